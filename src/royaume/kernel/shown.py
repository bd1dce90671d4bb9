"""What a match shows to programs: choices, reasons, events, outlooks."""

from __future__ import annotations

from dataclasses import dataclass

from royaume.kernel.words import Args


@dataclass(frozen=True)
class Why:
    """Why a choice is not allowed, and where the rulebook says so; `rule` is the key of the translated heading.

    The sentence may name what is in `args`: which of several reasons it is, and what the choice would really cost.
    """

    key: str
    book: str
    heading: str
    page: int
    rule: str
    args: Args


@dataclass(frozen=True)
class Choice:
    """One thing that may be chosen (or, with a refusal, may not). Its id is its notation, stable across versions."""

    id: str
    key: str
    args: Args
    refusal: Why | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat may know it."""

    key: str
    args: Args


@dataclass(frozen=True)
class Outlook:
    """What a choice brings about, and each answer to the question that follows it with what that brings in turn."""

    events: list[Event]
    then: list[tuple[Event, list[Event]]]


@dataclass(frozen=True)
class Played:
    """A choice that was made, and where the log and the hidden information stood before it."""

    seat: int
    number: int
    id: str
    turn: int
    active: int
    revealed: int
    logged: int
