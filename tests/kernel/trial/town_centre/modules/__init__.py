"""What changes the game: rules of the base game, apprentices, expansions."""
