"""What is wrong with something that came from outside: a key and arguments, put into words by the catalogues."""

from __future__ import annotations

from royaume.texts import Argument, say


class Phrase:
    """A part of a sentence that is itself a text of the catalogues."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args = args

    def sentence(self, language: str) -> str:
        return say(language, self.key, self.args)


class BadInput(ValueError):
    """A command line, file, record or choice that cannot be used. Nothing has been changed."""

    def __init__(self, key: str, /, **args: Argument | Phrase | BadInput) -> None:
        super().__init__(key)
        self.key = key
        self.details = args

    def sentence(self, language: str) -> str:
        """What, where, and what to do, in one line."""
        return say(language, f"error-{self.key}", self.arguments(language))

    def arguments(self, language: str) -> dict[str, Argument]:
        return {
            name: value if isinstance(value, str | int | float) else value.sentence(language)
            for name, value in self.details.items()
        }

    def __str__(self) -> str:
        return self.sentence("en")


class RecordDiffers(BadInput):
    """A readable record that does not give what it says it gives."""


class OtherRules(BadInput):
    """A record made by another version of the rules: it cannot be checked here. `older`: but it can be retold."""

    def __init__(self, game: str, theirs: int, ours: int, line: int) -> None:
        super().__init__("record-rules-version", line=line, game=game, theirs=theirs, ours=ours)
        self.older = theirs < ours
