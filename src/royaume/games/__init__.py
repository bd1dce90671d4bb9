"""The games, each in a folder of its own. No game imports another."""
