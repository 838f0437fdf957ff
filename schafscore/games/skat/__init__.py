"""Skat at the table: contracts, deals, and the entry they end in."""
