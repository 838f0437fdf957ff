"""Recorded games, each kind of record against the rules of its game."""
