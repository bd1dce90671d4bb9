"""The eight buildings, both sides: what they do from top to bottom, and what their majority is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.majesty.characters import (
    BREWER,
    GUARD,
    INNKEEPER,
    KINDS,
    KNIGHT,
    MILLER,
    NOBLE,
    WITCH,
)
from royaume.kernel.ints import filled

# a building has the number of its character; the infirmary comes last
MILL: Final = 0
BREWERY: Final = 1
COTTAGE: Final = 2
GUARDHOUSE: Final = 3
BARRACKS: Final = 4
INN: Final = 5
CASTLE: Final = 6
INFIRMARY: Final = 7
BUILDINGS: Final = 8
BUILDING_IDS: Final = ("mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle", "infirmary")
SIDE_A: Final = 0
SIDE_B: Final = 1

GAIN_PER_CHARACTER: Final = 1
EVERY_PLAYER_WITH: Final = 2
GAIN_IF_ALL_PRESENT: Final = 3
GAIN_PER_LARGEST: Final = 4
ATTACK: Final = 5
HEAL: Final = 6
TRADE: Final = 7


@final
class Effect:
    """One line of a building card."""

    def __init__(self, code: i64, characters: tuple[int, ...], coins: i64, meeples: i64, wounded: bool) -> None:
        self.code: Final = code
        self.characters: Final = filled(list(characters))
        self.coins: Final = coins
        self.meeples: Final = meeples
        self.wounded: Final = wounded


def per(*characters: int, coins: i64 = 0, meeples: i64 = 0, wounded: bool = False) -> Effect:
    """Gain for each of your characters of these kinds (and each wounded card)."""
    return Effect(GAIN_PER_CHARACTER, characters, coins, meeples, wounded)


def every_player_with(character: int, coins: i64) -> Effect:
    """Every player who has at least one, you included, gains once."""
    return Effect(EVERY_PLAYER_WITH, (character,), coins, 0, False)


def if_you_have(*characters: int, coins: i64) -> Effect:
    """Gain once if you have at least one of each."""
    return Effect(GAIN_IF_ALL_PRESENT, characters, coins, 0, False)


def per_largest_building(character: int, coins: i64) -> Effect:
    """Gain, for each such character, as often as your largest building has characters."""
    return Effect(GAIN_PER_LARGEST, (character,), coins, 0, False)


def attack() -> Effect:
    return Effect(ATTACK, (), 0, 0, False)


def heal() -> Effect:
    return Effect(HEAL, (), 0, 0, False)


def trade_meeples(most: i64) -> Effect:
    """You may sell or buy up to that many meeples, 1 coin each."""
    return Effect(TRADE, (), 0, most, False)


@final
class Building:
    """One side of a building card. `rule` is its section of the appendix; effects and majority have a source each."""

    def __init__(
        self,
        rule: str,
        source: str,
        majority: i64,
        effects: tuple[Effect, ...],
        wounded_coins: i64 = 0,
        majority_source: str = "picture",
    ) -> None:
        self.rule: Final = rule
        self.source: Final = source
        self.majority: Final = majority
        self.majority_source: Final = majority_source
        self.effects: Final = vec[Effect](effects)
        self.wounded_coins: Final = wounded_coins


MOST_TRADED: Final = 5
NO_EFFECTS: Final[tuple[Effect, ...]] = ()

SIDES_A: Final = [
    Building("1 A", "seed", 10, (per(MILLER, coins=2),)),
    Building("2 A", "seed", 11, (per(BREWER, coins=2, meeples=1), every_player_with(MILLER, coins=2))),
    Building("3 A", "seed", 12, (heal(), per(MILLER, BREWER, WITCH, coins=2))),
    Building("4 A", "seed", 13, (per(GUARD, KNIGHT, INNKEEPER, coins=2),)),
    Building("5 A", "seed", 14, (attack(), per(KNIGHT, coins=3))),
    Building("6 A", "seed", 15, (per(INNKEEPER, coins=4), every_player_with(BREWER, coins=3))),
    Building("7 A", "seed", 16, (per(NOBLE, coins=5, meeples=1),)),
    Building("8 A", "seed", 0, NO_EFFECTS, wounded_coins=-1, majority_source="seed"),
]

SIDES_B: Final = [
    Building("1 B", "picture", 14, (per(MILLER, coins=2), every_player_with(WITCH, coins=3))),
    Building("2 B", "seed", 12, (per(MILLER, BREWER, meeples=1), if_you_have(INNKEEPER, NOBLE, coins=10))),
    Building("3 B", "picture", 12, (heal(), per(WITCH, coins=3))),
    Building("4 B", "picture", 8, (per(BREWER, WITCH, GUARD, coins=2), every_player_with(INNKEEPER, coins=3))),
    Building("5 B", "picture", 8, (attack(), per(KNIGHT, INNKEEPER, NOBLE, coins=3))),
    Building("6 B", "seed", 12, (per_largest_building(INNKEEPER, coins=2),)),
    Building("7 B", "seed", 16, (trade_meeples(MOST_TRADED), per(NOBLE, coins=4, wounded=True))),
    Building("8 B", "seed", -10, NO_EFFECTS, wounded_coins=-2, majority_source="seed"),
]

SIDES: Final = [SIDES_A, SIDES_B]
SIDE_LETTERS: Final = "AB"


CHOSEN: Final[dict[str, vec[Building]]] = {}


def chosen(letters: str) -> vec[Building]:
    """The buildings of a game, from eight letters such as AABABBAA; tables of the same letters share them."""
    if letters not in CHOSEN:
        CHOSEN[letters] = vec[Building]([SIDES[SIDE_LETTERS.index(letters[b])][b] for b in range(BUILDINGS)])
    return CHOSEN[letters]


assert INFIRMARY == KINDS
