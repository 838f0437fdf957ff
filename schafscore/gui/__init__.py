"""The window: the parts of the table and the rooms made of them. Qt lives here."""
