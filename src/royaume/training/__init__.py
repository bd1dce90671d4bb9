"""Learning an eye from games that bots play against themselves. Needs numpy; playing does not."""
