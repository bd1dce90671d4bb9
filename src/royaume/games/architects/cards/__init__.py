"""The printed cards: tables that a player can proof-read beside them."""
