"""Majesty: For the Realm."""
