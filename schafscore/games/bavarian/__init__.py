"""Bavarian Schafkopf at the table: contracts, deals, their text, and the entry they end in."""
