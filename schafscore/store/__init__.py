"""Keeps evenings in one SQLite file: append-only, on disk before anything is said to be kept."""
