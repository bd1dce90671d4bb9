"""What a match shows to programs: choices, reasons, events, outlooks. Many are made, and none refers back: no `gc`."""

from __future__ import annotations

from msgspec import Struct

Args = dict[str, str | int]


class Why(Struct, frozen=True, gc=False):
    """Why a choice is not allowed, and where the rulebook says so; `{game}-rule-{rule}` is the translated heading.

    The sentence may name what is in `args`: which of several reasons it is, what the choice would really cost, and what
    the seat has (`own_...`). `{game}-refused-{key}` is the fact in a few words, which may name the choice's `args` too.
    """

    key: str
    book: str
    heading: str
    page: int
    rule: str
    args: Args


class Choice(Struct, frozen=True, gc=False):
    """One thing that may be chosen (or, with a refusal, may not). Its id is its notation, stable across versions."""

    id: str
    key: str
    args: Args
    refusal: Why | None = None


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as one seat may know it: a key and arguments, the texts are in the catalogues.

    Likewise what is asked and what may be answered.
    """

    key: str
    args: Args


class Outlook(Struct, frozen=True, gc=False):
    """What a choice brings about, and each answer to the question that follows it with what that brings in turn.

    `reveals`: it will show something hidden, so that it cannot be undone. `later`: what is sure to follow in the same
    turn, whatever is answered.
    """

    events: list[Event]
    then: list[tuple[Event, list[Event]]]
    reveals: bool = False
    later: list[Event] = []


class Advice(Struct, frozen=True, gc=False):
    """What a seat should mind: a key and arguments, and the ids of the choices that heed it now, the best first."""

    key: str
    args: Args
    choices: list[str]


class Suggestion(Struct, frozen=True, gc=False):
    """A choice by its number, the answers that would follow it in the same turn, and what all of it brings about.

    It is foreseen like an outlook, up to what is hidden; `points` are those that the seat gains or loses by it, unless
    something hidden has its share in them.
    """

    number: int
    then: list[Event]
    events: list[Event]
    points: int | None


class Played(Struct, frozen=True, gc=False):
    """A choice that was made, and where the log and the hidden information stood before it."""

    seat: int
    number: int
    id: str
    turn: int
    active: int
    barrier: int
    logged: int
