"""A draft: everybody keeps one card of the hand at the same time, then hands pass to the left."""
