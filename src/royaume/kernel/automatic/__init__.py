"""A seat that the rules play: its cards, what they tell it to do, and how it chooses."""
