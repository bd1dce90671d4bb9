"""The games as other programs expect them: PettingZoo, OpenSpiel, and many tables at once. See docs/environments.md."""
