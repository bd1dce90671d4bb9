"""Costs and losses of rules 1, which were paid in parts by several frames, as prices of rules 2.

What was paid already is left out; the terms that were asked about before have had their say.
"""

from __future__ import annotations

from typing import Final

from royaume.games.architects.prices import (
    CAPTURE,
    CRAFT,
    DEBT,
    DEBTS_ACCEPTED,
    HIRING,
    LEVEL,
    LOSS,
    MARKET,
    RANSOM,
    TAXES,
    TRADE,
    WORK,
    price_in,
    price_of,
)
from royaume.games.architects.rules_1.carried import Carried, Entry
from royaume.games.architects.vocabulary import MARKET_VIRTUE, SILVER
from royaume.kernel.price import Price

SETTLING: Final = "Settling"
# what silver is paid for, by what it brings
BOUGHT: Final[dict[str, int]] = {
    "ChoosingAdornment": CRAFT,
    "Gaining": TRADE,
    "PayingOffDebt": DEBT,
    "Recovering": RANSOM,
    "Seizing": CAPTURE,
}


def settling(seat: int, price: Price, settled: int = 0) -> Entry:
    return [SETTLING, seat, price.settled_by(settled).numbers()]


def engaging(carried: Carried, entry: Entry) -> list[Entry]:
    """It spent the coins itself, once the rest of the price was paid."""
    _, who, slot, coins = entry
    return [["Engaging", who, slot, coins], settling(who, price_of(HIRING, coins=coins))]


def paying_virtue(carried: Carried, entry: Entry) -> list[Entry]:
    """The virtue that the Black Market costs, once the silver was paid."""
    _, who, place = entry
    virtue = carried.changed(who, MARKET_VIRTUE, 1)
    return [["UsingMarket", who, place], settling(who, price_of(MARKET, virtue=virtue))]


def discounting(carried: Carried, entry: Entry) -> list[Entry]:
    return in_silver(carried, entry, 0)


def paying(carried: Carried, entry: Entry) -> list[Entry]:
    """The discount was asked for before."""
    return in_silver(carried, entry, carried.term("discount"))


def in_silver(carried: Carried, entry: Entry, settled: int) -> list[Entry]:
    """Silver, some of it tax; it joins what is to be paid right after it for the same thing."""
    _, who, silver, tax = entry
    below = carried.stack[-1]
    if below[0] != SETTLING:
        return [settling(who, price_of(BOUGHT[below[0]], silver=silver, tax=tax), settled)]
    numbers = carried.stack.pop()[2]
    numbers[1] |= settled
    numbers[2 + SILVER] += silver
    numbers[2 + TAXES] += tax
    return [[SETTLING, who, numbers]]


def spending(carried: Carried, entry: Entry) -> list[Entry]:
    """Whatever could be chosen was."""
    _, who, clay, wood, stone, gold, marble = entry
    return [
        settling(who, price_of(LOSS, clay=clay, wood=wood, stone=stone, gold=gold, marble=marble), all_work(carried))
    ]


def sparing(carried: Carried, entry: Entry) -> list[Entry]:
    _, seat, clay, wood, stone, gold, marble = entry
    return [settling(seat, price_of(WORK, clay=clay, wood=wood, stone=stone, gold=gold, marble=marble))]


def wood_or_stone(carried: Carried, entry: Entry) -> list[Entry]:
    """Only levels of the Cathedral cost them in any mix; what is spared was spared before."""
    _, seat, n = entry
    return [settling(seat, price_of(LEVEL, either=n), carried.term("sparing"))]


def gold_or_marble(carried: Carried, entry: Entry) -> list[Entry]:
    _, seat, clay, wood, stone, n = entry
    purpose = WORK if carried.stack[-1][0] == "Constructing" else LEVEL
    return [settling(seat, price_of(purpose, clay=clay, wood=wood, stone=stone, gold=n), carried.term("sparing"))]


def all_work(carried: Carried) -> int:
    return carried.term("sparing") | carried.term("wood_or_stone") | carried.term("gold_or_marble")


def losing_virtue(carried: Carried, entry: Entry) -> list[Entry]:
    """Rules 1 looked for the Artisan's grace when the loss came up; what has none by now had none then."""
    _, who, virtue = entry
    return [settling(who, price_of(LOSS, virtue=virtue))]


def taking_debts(carried: Carried, entry: Entry) -> list[Entry]:
    _, who, debts = entry
    return [settling(who, price_of(LOSS, debts=debts))]


def accepting_debts(carried: Carried, entry: Entry) -> list[Entry]:
    _, who, debts = entry
    return [settling(who, price_in(LOSS, DEBTS_ACCEPTED, debts))]


def avoiding_debt(carried: Carried, entry: Entry) -> list[Entry]:
    """Of several debts, the first; the others wait below."""
    _, seat = entry
    return [settling(seat, price_of(LOSS, debts=1))]
