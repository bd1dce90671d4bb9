"""The main board: five segments with their trades, spots and links, on a side for few players and one for many."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.cards.townsfolk import NO_ABILITY, Townsfolk
from royaume.games.viscounts.effects import effect, way_of
from royaume.games.viscounts.vocabulary import (
    BUILDER,
    CLERIC,
    CRIMINAL,
    LEFT,
    MOST_SITES,
    NOBLE,
    RIGHT,
)

MANY_PLAYERS: Final = 3  # from here on the other side of the board is used


@final
class Trade:
    """So many Merchant icons for this."""

    def __init__(self, icons: i64, gain: str) -> None:
        step = way_of(gain)
        self.icons: Final = icons
        self.words: Final = gain
        self.way: Final[i64] = step.number
        self.op: Final[i64] = step.ops[0]
        self.amount: Final[i64] = step.amounts[0]


@final
class Site:
    """A spot for a building, on one side of the river; `link` joins it to the next spot clockwise."""

    def __init__(self, side: i64, gain: str, link: str = "") -> None:
        self.side: Final = side
        self.gain: Final[i64] = effect(gain)
        self.link: Final[i64] = effect(link)


@final
class Segment:
    """What is printed on one of the five, `few` and `many` on its two sides."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        trades: tuple[Trade, Trade],
        few: tuple[Site, ...],
        many: tuple[Site, ...],
        townsfolk: Townsfolk,
        manuscript: str,
    ) -> None:
        self.id: Final = id
        self.trades: Final = vec[Trade](list(trades))
        self.few: Final = few
        self.many: Final = many
        self.townsfolk: Final = townsfolk
        self.manuscript: Final[i64] = effect(manuscript)


def printed(id: str, value: i64, icons: tuple[int, ...], on_dismissal: str) -> Townsfolk:  # noqa: A002
    """A card of the board itself: it can be dismissed, never hired."""
    return Townsfolk(id, value, icons, NO_ABILITY, on_dismissal, "picture")


# spots run clockwise along the rim; the last one is linked to the first of the next segment
BOARD: Final = [
    Segment(
        "lake",
        trades=(Trade(1, "silver:1"), Trade(2, "ink:1")),
        few=(
            Site(LEFT, "gold:1", link="virtue:1"),
            Site(LEFT, "free_hire"),
            Site(RIGHT, "flip_any:1", link="ink:1"),
            Site(RIGHT, "destroy:1", link="move_worker"),
        ),
        many=(
            Site(LEFT, "ink:1", link="virtue:1"),
            Site(LEFT, "free_hire"),
            Site(LEFT, "resource:1", link="debt:1"),
            Site(RIGHT, "flip_any:1", link="move_worker"),
            Site(RIGHT, "destroy:1", link="virtue:1"),
        ),
        townsfolk=printed("printed_lake", 2, (NOBLE, CLERIC), "virtue:1"),
        manuscript="deed:1",
    ),
    Segment(
        "hills",
        trades=(Trade(1, "silver:1"), Trade(2, "stone:1")),
        few=(
            Site(LEFT, "ink:1", link="silver:2"),
            Site(LEFT, "stone:1"),
            Site(RIGHT, "free_hire", link="virtue:1"),
            Site(RIGHT, "destroy:1", link="gold:1"),
        ),
        many=(
            Site(LEFT, "ink:1", link="silver:2"),
            Site(LEFT, "stone:1", link="debt:1"),
            Site(RIGHT, "deed:1"),
            Site(RIGHT, "free_hire", link="destroy:1"),
            Site(RIGHT, "flip_any:1", link="gold:1"),
        ),
        townsfolk=printed("printed_hills", 2, (BUILDER, NOBLE), "virtue:1"),
        manuscript="resource:2",
    ),
    Segment(
        "forest",
        trades=(Trade(2, "ink:1"), Trade(4, "flip_any:1")),
        few=(
            Site(LEFT, "virtue:1"),
            Site(LEFT, "ink:1", link="virtue:1"),
            Site(RIGHT, "deed:1"),
            Site(RIGHT, "stone:1", link="virtue:1"),
        ),
        many=(
            Site(LEFT, "virtue:1", link="flip_any:1"),
            Site(LEFT, "gold:1", link="virtue:1"),
            Site(RIGHT, "rearrange"),
            Site(RIGHT, "flip_any:1", link="virtue:1"),
            Site(RIGHT, "stone:1", link="free_hire"),
        ),
        townsfolk=printed("printed_forest", 1, (CRIMINAL,), "corruption:1"),
        manuscript="virtue:1 + resource:1",
    ),
    Segment(
        "coast",
        trades=(Trade(2, "gold:1"), Trade(3, "destroy:1")),
        few=(
            Site(LEFT, "deed:1"),
            Site(LEFT, "destroy:1", link="move_worker"),
            Site(RIGHT, "flip_any:1", link="debt:1"),
            Site(RIGHT, "gold:1", link="virtue:1"),
        ),
        many=(
            Site(LEFT, "deed:1"),
            Site(LEFT, "ink:1", link="free_hire"),
            Site(LEFT, "destroy:1", link="move_worker"),
            Site(RIGHT, "resource:1", link="virtue:1"),
            Site(RIGHT, "gold:1", link="ink:1"),
        ),
        townsfolk=printed("printed_coast", 2, (CLERIC, BUILDER), "virtue:1"),
        manuscript="virtue:2",
    ),
    Segment(
        "mountain",
        trades=(Trade(2, "stone:1"), Trade(2, "gold:1")),
        few=(
            Site(LEFT, "flip_any:1"),
            Site(LEFT, "rearrange", link="deed:1"),
            Site(RIGHT, "resource:1", link="stone:1"),
            Site(RIGHT, "virtue:1", link="rearrange"),
        ),
        many=(
            Site(LEFT, "rearrange", link="silver:2"),
            Site(LEFT, "flip_any:1", link="deed:1"),
            Site(RIGHT, "gold:1", link="virtue:1"),
            Site(RIGHT, "deed:1"),
            Site(RIGHT, "resource:1", link="move_worker"),
        ),
        townsfolk=printed("printed_mountain", 1, (CRIMINAL,), "corruption:1"),
        manuscript="flip_any:1",
    ),
]
NO_SITE: Final = Site(LEFT, "")


def sites_on(many: bool) -> vec[Site]:
    """All spots of a side, five numbers to a segment."""
    sites: list[Site] = []
    for segment in BOARD:
        there = list(segment.many if many else segment.few)
        sites += there + [NO_SITE] * (MOST_SITES - len(there))
    return vec[Site](sites)


FEW: Final = sites_on(False)
MANY: Final = sites_on(True)


def sites_for(players: i64) -> vec[Site]:
    return MANY if players >= MANY_PLAYERS else FEW
