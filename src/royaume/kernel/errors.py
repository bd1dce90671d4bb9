"""What is wrong with something that came from outside: a key and arguments, put into words by the catalogues."""

from __future__ import annotations

from royaume.texts import Argument, say


class BadInput(ValueError):
    """A command line, file, record or choice that cannot be used. Nothing has been changed."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args

    def sentence(self, language: str) -> str:
        """What, where, and what to do, in one line."""
        return say(language, f"error-{self.key}", self.args_said)

    def __str__(self) -> str:
        return self.sentence("en")


class RecordDiffers(BadInput):
    """A readable record that does not give what it says it gives."""
