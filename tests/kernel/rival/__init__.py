"""A person with stones on three spots, and a rival that the rules play: it turns up a card and follows it."""
