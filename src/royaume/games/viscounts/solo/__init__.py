"""The four solo opponents."""
