"""The window, where Qt lives: the parts of the table and the rooms made of them."""
