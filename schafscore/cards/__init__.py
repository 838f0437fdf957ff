"""Cards, packs, trump orders and tricks: one piece of code for every game of the family."""
