"""A played game looked at again: how the chances stood, which moves cost most, what chance gave and choices made of it.

Everything is judged by what each seat knew: what it did not know is dealt again.
"""
