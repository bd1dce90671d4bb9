"""What the server says when it does not do what was asked: a status, a key and arguments."""

from __future__ import annotations

import logging
from typing import Any

from royaume.kernel.errors import BadInput, Phrase, fitting
from royaume.server.types.basics import ErrorAnswer, ErrorShown
from royaume.texts import Argument

LOG = logging.getLogger("royaume.server")


class Refused(Exception):
    """Not done. `version` is the table's current one, where there is a table."""

    def __init__(self, status: int, key: str, /, version: int | None = None, **args: Argument) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.version = version
        self.said: dict[str, Any] = dict(args)

    def shown(self) -> ErrorAnswer:
        return ErrorAnswer(ErrorShown(self.key, self.said), self.version)


def refused(error: BadInput, version: int | None = None) -> Refused:
    """Bad input was understood, but is not possible."""
    answer = Refused(422, error.key, version)
    answer.said = {name: plain(value) for name, value in error.details.items()}
    return answer


def plain(value: Argument | Phrase | BadInput) -> Any:
    """A part that is itself a text travels as its key and arguments."""
    if isinstance(value, Phrase):
        return {"key": value.key, "args": dict(value.args)}
    if isinstance(value, BadInput):
        return {"key": f"error-{value.key}", "args": {name: plain(part) for name, part in value.details.items()}}
    return fitting(value, "")
