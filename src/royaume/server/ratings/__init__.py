"""Ratings of people: what counts, what it is worth, and how it is shown. The finished games are what is kept."""
