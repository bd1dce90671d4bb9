"""Setting up: buildings, worker cards, the deck by number of players, the display."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.majesty.buildings import BUILDINGS, SIDE_LETTERS, chosen
from royaume.games.majesty.characters import TIER_1, TIER_2
from royaume.games.majesty.counsel import ADVISERS
from royaume.games.majesty.events import EVENTS
from royaume.games.majesty.realm import Realm
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.games.majesty.turn import STARTING_TURN
from royaume.kernel.chance import Chance
from royaume.kernel.deck import Deck
from royaume.kernel.ints import filled, zeros
from royaume.kernel.module import Module, Rules, Sizes

TIER_1_KEPT: Final = {2: 6, 3: 14, 4: 26}
BASE: Final = Module("base", advisers=ADVISERS)
RULES: Final = Rules([BASE], Sizes(events=len(EVENTS)))
MIXED: Final = "mixed"


def set_up(players: i64, chance: Chance, buildings: str, mixed_tiers: bool) -> MajestyTable:
    sides = sides_of(buildings, chance)
    cards, box = mixed_deck(chance) if mixed_tiers else stacked_deck(players, chance)
    t = MajestyTable(
        RULES,
        chance,
        sides,
        chosen(sides),
        vec[Realm]([Realm.at_start() for _ in range(players)]),
        filled(list(cards[:DISPLAY])),
        zeros(DISPLAY),
        Deck(cards, DISPLAY),
        box,
    )
    t.push(STARTING_TURN[seat_with_the_knight_card(players, chance)])
    return t


def stacked_deck(players: i64, chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Some cards of tier 1 on top of all of tier 2, and the other cards of tier 1, which go back to the box unseen."""
    kept = TIER_1_KEPT[players]
    tier_1 = chance.dealt(TIER_1, kept)
    return tuple(tier_1[:kept]) + chance.shuffled(TIER_2), tuple(tier_1[kept:])


def mixed_deck(chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The variant: both tiers shuffled together, none returned."""
    return chance.shuffled(TIER_1 + TIER_2), ()


def seat_with_the_knight_card(players: i64, chance: Chance) -> i64:
    """As many worker cards as players are dealt; the knight is on one of them, and its owner goes first."""
    return chance.below(players)


def sides_of(buildings: str, chance: Chance) -> str:
    """Eight letters: as chosen, or by chance for each building."""
    if buildings == MIXED:
        return "".join([SIDE_LETTERS[chance.below(2)] for _ in range(BUILDINGS)])
    return buildings * BUILDINGS if len(buildings) == 1 else buildings
