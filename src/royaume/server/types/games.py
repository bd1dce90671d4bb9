"""What can be played here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PlayersShown(Struct, frozen=True):
    """How many can play."""

    min: int
    max: int


class OptionShown(Struct, frozen=True):
    """A setting: its values, the first by default, and a pattern for further ones."""

    key: str
    values: list[str]
    pattern: str
    expansion: Annotated[str, Meta(description="the expansion that it needs, if any")]
    solo: Annotated[bool, Meta(description="whether it needs a solo opponent")]
    variant: Annotated[bool, Meta(description="a rule that tables play differently, or that the rulebook leaves open")]


class LessonOffered(Struct, frozen=True):
    """A first game with a coach, of the game itself or of one of its expansions."""

    id: str
    expansions: list[str]
    chapters: int
    minutes: int


class GameShown(Struct, frozen=True):
    """What can be played."""

    id: str
    players: PlayersShown
    more_players: dict[str, int]
    solo_players: PlayersShown
    expansions: list[str]
    solos: list[str]
    solos_of: Annotated[
        dict[str, list[str]], Meta(description="those of an expansion, which take the place of all others there")
    ]
    setups: list[str]
    options: list[OptionShown]
    bots: list[str]
    lessons: list[LessonOffered]
