"""What cards, spots, links and the castle give, written as the reference writes it.

"free_hire | destroy:1" is a choice of two ways, "debt:1 + silver:1" one way of two steps, done in order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.vocabulary import BUILDING_IDS

SILVER_GAINED: Final = 0  # the first four are goods, by their numbers
STONE_GAINED: Final = 1
GOLD_GAINED: Final = 2
INK_GAINED: Final = 3
RESOURCE: Final = 4
VIRTUE: Final = 5
CORRUPTION: Final = 6
DEBT: Final = 7
DEED: Final = 8
FLIP_DEBT: Final = 9
FLIP_DEED: Final = 10
FLIP_ANY: Final = 11
REARRANGE: Final = 12
DISCARD: Final = 13
DESTROY: Final = 14
SHUFFLE: Final = 15
FREE_HIRE: Final = 16
MOVE_WORKER: Final = 17
PLACE_WORKERS: Final = 18
BUILD: Final = 19  # a type, on any spot
BUILD_HERE: Final = 20  # at one's Viscount
MANUSCRIPT: Final = 21  # of this cost at most
DESTROY_ANY: Final = 22  # any card that one owns
OPS: Final = 23
OP_IDS: Final = (
    "silver",
    "stone",
    "gold",
    "ink",
    "resource",
    "virtue",
    "corruption",
    "debt",
    "deed",
    "flip_debt",
    "flip_deed",
    "flip_any",
    "rearrange",
    "discard",
    "destroy",
    "shuffle",
    "free_hire",
    "move_worker",
    "place_workers",
    "build",
    "build_here",
    "manuscript",
    "destroy_any",
)
NOTHING: Final = 0


@final
class Way:
    """Steps to be done in order: what, and how much of it. `number` is its place among all ways."""

    def __init__(self, number: i64, ops: list[int], amounts: list[int]) -> None:
        self.number: Final = number
        self.ops: Final = vec[i64](ops)
        self.amounts: Final = vec[i64](amounts)


@final
class Effect:
    """One or several ways, of which one is chosen. `words` is how it is written."""

    def __init__(self, words: str, ways: list[Way]) -> None:
        self.words: Final = words
        self.ways: Final = vec[Way](ways)


WAYS: Final[list[Way]] = []
WAY_IDS: Final[list[str]] = []


def way_of(words: str) -> Way:
    """The same words are the same way."""
    id_ = words.replace(" + ", "_and_").replace(":", "_").replace("-", "_to_")
    if id_ in WAY_IDS:
        return WAYS[WAY_IDS.index(id_)]
    WAY_IDS.append(id_)
    WAYS.append(steps_of(len(WAYS), words))
    return WAYS[-1]


def steps_of(number: int, words: str) -> Way:
    ops: list[int] = []
    amounts: list[int] = []
    for step in corruption_first(words.split(" + ")):
        name, _, amount = step.partition(":")
        ops.append(OP_IDS.index(name))
        amounts.append(amount_of(amount))
    return Way(number, ops, amounts)


def corruption_first(steps: list[str]) -> list[str]:
    """Of Virtue and Corruption that are gained together, Corruption moves first."""
    first = [step for step in steps if step.startswith(OP_IDS[CORRUPTION])]
    return first + [step for step in steps if step not in first]


def amount_of(words: str) -> int:
    """A number, a building, or the largest of a range; one where nothing is said."""
    if words in BUILDING_IDS:
        return BUILDING_IDS.index(words)
    return int(words.rpartition("-")[2]) if words else 1


# saved decisions know effects by their numbers: the order is for ever, and what is new comes last
LISTED: Final = (
    "",
    "gold:1",
    "virtue:1",
    "free_hire",
    "flip_any:1",
    "ink:1",
    "destroy:1",
    "move_worker",
    "resource:1",
    "debt:1",
    "deed:1",
    "silver:2",
    "stone:1",
    "resource:2",
    "rearrange",
    "corruption:1",
    "virtue:1 + resource:1",
    "virtue:2",
    "move_worker | virtue:1",
    "debt:1 + flip_deed:1 | deed:1 + flip_debt:1",
    "destroy:1 | flip_any:1",
    "stone:1 + gold:1 + ink:1",
    "rearrange | discard:1",
    "destroy:2 | resource:2",
    "discard:1 + virtue:2",
    "discard:1",
    "rearrange | discard:2",
    "destroy:1 | discard:1",
    "destroy:1 | discard:2",
    "shuffle",
    "flip_deed:1",
    "free_hire | destroy:1",
    "silver:1 + virtue:1",
    "deed:1 + debt:1",
    "ink:2",
    "gold:2",
    "destroy:1 | silver:2",
    "stone:2",
    "discard:1 + silver:2",
    "free_hire + virtue:1",
    "debt:1 + silver:1",
    "silver:1",
    "build:workshop",
    "build:trading_post",
    "build:guildhall",
    "manuscript:3-4",
    "place_workers:2",
    "place_workers:4",
    "silver:4",
    "free_hire + free_hire",
    "flip_debt:1",
    "build_here:trading_post",
    "destroy_any:1",
    "corruption:2",
    "ink:1 + stone:1",
    "gold:1 | move_worker",
    "silver:1 + deed:3",
    "silver:1 + deed:2",
    "silver:1 + deed:1",
    "silver:2 + deed:1 + debt:1",
    "silver:2 + debt:1",
    "silver:3 + debt:2",
    "silver:4 + debt:3",
    "deed:3",
    "deed:2",
    "resource:1 + deed:1",
    "resource:1 + deed:1 + debt:1",
    "resource:1 + debt:1",
    "resource:1 + debt:2",
    "resource:2 + debt:3",
)
EFFECTS: Final = [Effect(words, [way_of(way) for way in words.split(" | ") if way]) for words in LISTED]
NUMBERS: Final = {words: number for number, words in enumerate(LISTED)}


def effect(words: str) -> int:
    """The number under which frames know it; one that is not listed has none."""
    return NUMBERS[words]
