"""The cards: facts only."""
