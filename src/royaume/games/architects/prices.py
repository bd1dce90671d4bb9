"""Prices: what they are made of and what they are for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.vocabulary import CLAY, GOLD, MARBLE, SILVER, STONE, VIRTUE, WOOD
from royaume.kernel.ints import bit, zeros
from royaume.kernel.price import Price

# kinds besides goods and virtue, which have their own numbers; silver is the part that is no tax
TAXES: Final = 7  # silver that goes to the Tax Stand, as printed
COINS: Final = 8  # silver that nothing stands for: laid on apprentices, or spent to keep influence
EITHER: Final = 9  # wood and stone in any mix
DEBTS: Final = 10
DEBTS_ACCEPTED: Final = 11  # debts that are sure to be taken
DEBTS_BOUGHT_OFF: Final = 12  # silver spent instead of taking debts
INFLUENCE_DUE: Final = 13
KINDS: Final = 14

BASIC: Final = bit(WOOD) | bit(STONE) | bit(EITHER)
PRECIOUS: Final = bit(GOLD) | bit(MARBLE)

# what a price is for
LOSS: Final = 0  # a consequence, which cannot be refused
WORK: Final = 1  # a building
HIRING: Final = 2
MARKET: Final = 3
CAPTURE: Final = 4
RANSOM: Final = 5
DEBT: Final = 6
TRADE: Final = 7
CRAFT: Final = 8
TOOL: Final = 9
LEVEL: Final = 10  # a level of the Cathedral


def price_of(
    purpose: i64,
    *,
    silver: i64 = 0,
    tax: i64 = 0,
    coins: i64 = 0,
    clay: i64 = 0,
    wood: i64 = 0,
    stone: i64 = 0,
    gold: i64 = 0,
    marble: i64 = 0,
    either: i64 = 0,
    virtue: i64 = 0,
    debts: i64 = 0,
    influence: i64 = 0,
) -> Price:
    amounts = zeros(KINDS)
    amounts[SILVER] = silver
    amounts[TAXES] = tax
    amounts[COINS] = coins
    amounts[CLAY] = clay
    amounts[WOOD] = wood
    amounts[STONE] = stone
    amounts[GOLD] = gold
    amounts[MARBLE] = marble
    amounts[EITHER] = either
    amounts[VIRTUE] = virtue
    amounts[DEBTS] = debts
    amounts[INFLUENCE_DUE] = influence
    return Price(purpose, amounts)


def price_in(purpose: i64, kind: i64, n: i64) -> Price:
    """So much of one kind."""
    amounts = zeros(KINDS)
    amounts[kind] = n
    return Price(purpose, amounts)


def at_least_nothing(n: i64) -> i64:
    if n > 0:
        return n  # in an expression together with 0, compiled code would make an object of it
    return 0
