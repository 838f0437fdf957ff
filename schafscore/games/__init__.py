"""How each game is dealt and played; a finished deal becomes the entry a person would type."""
