"""What can stand in a table's log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from royaume.server.clocks import Reading
from royaume.server.types.asked import ClockTerms
from royaume.server.types.basics import StandIn


class Written(Struct, frozen=True, kw_only=True, tag_field="what", omit_defaults=True):
    """`clocks`: what they showed just before, at tables that have any."""

    clocks: Reading | None = None


class Joined(Written, frozen=True, tag="joined"):
    """Somebody took an open seat. `holder` is the hash of the token that holds it from then on, made with `salt`."""

    seat: int
    name: str
    holder: str = ""
    salt: str = ""


class Chosen(Written, frozen=True, tag="chosen"):
    """A choice in the words of a record."""

    seat: int
    choice: str


class Undone(Written, frozen=True, tag="undone"):
    """A seat took back its last choice and all that followed: so many are left."""

    seat: int
    left: int


class Resigned(Written, frozen=True, tag="resigned"):
    """A bot took over a seat; unless `why` says more, because somebody wanted it."""

    seat: int
    bot: str
    why: StandIn = ""


class GoneAway(Written, frozen=True, tag="away"):
    """Somebody is away until then, and a bot plays in the meantime if there is one; 0: is there again."""

    seat: int
    until: int
    bot: str = ""


class Returned(Written, frozen=True, tag="returned"):
    """Whoever holds the seat plays it again, instead of the bot."""

    seat: int


class Opened(Written, frozen=True, tag="opened"):
    """The host gave a seat away anew: nobody holds it but the new invitation, whose hash is `holder`."""

    seat: int
    holder: str
    salt: str


class Watching(Written, frozen=True, tag="watching"):
    """The host lets spectators look on, or not."""

    allowed: bool


class Rated(Written, frozen=True, tag="rated"):
    """The game counts for the ratings, if everybody who plays it has a name that lasts."""


class Clocked(Written, frozen=True, tag="clocked"):
    """From here on the seats have clocks."""

    terms: ClockTerms


class OpenToAll(Written, frozen=True, tag="open_to_all"):
    """The host lets anybody take the open seats, or not."""

    allowed: bool


class CarriedOver(Written, frozen=True, tag="carried"):
    """From here on newer rules: the table goes on from this state, and what came before cannot be taken back."""

    theirs: int
    ours: int
    state: dict[str, Any]


class Taught(Written, frozen=True, tag="taught"):
    """From here on a chapter of a lesson, the first being 0; the table goes on from its state, if there is one."""

    lesson: str
    chapter: int
    state: dict[str, Any] | None = None


Seated = Joined | Resigned | Returned | Opened | GoneAway
What = Seated | Chosen | Undone | Watching | OpenToAll | Rated | Clocked | CarriedOver | Taught

DECODER = msgspec.json.Decoder(What)
CHOICE = b'{"what":"chosen"'  # so each one begins


def encode(what: What) -> bytes:
    return msgspec.json.encode(what)


def decode(data: bytes) -> What:
    what: What = DECODER.decode(data)
    return what


def taken_back(log: Iterable[tuple[int, What]]) -> set[int]:
    """The versions of the choices that no longer stand."""
    standing: list[int] = []
    gone: set[int] = set()
    for version, what in log:
        if isinstance(what, Chosen):
            standing.append(version)
        elif isinstance(what, Undone):
            gone.update(standing[what.left :])
            del standing[what.left :]
        elif begins_anew(what):
            standing = []
    return gone


def begins_anew(what: What) -> bool:
    """Whether the table goes on from a state that the entry brings."""
    return isinstance(what, CarriedOver) or (isinstance(what, Taught) and what.state is not None)
