"""The terminal: the same evenings as in the window, as commands."""
