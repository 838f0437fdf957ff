"""Paper: the pages that people take home."""
