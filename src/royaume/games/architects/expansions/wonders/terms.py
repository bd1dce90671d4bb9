"""Influence instead of silver, virtue and goods, and silver instead of influence."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.events import ABILITY_USED
from royaume.games.architects.expansions.wonders.events import CREDIT_USED, INFLUENCE_KEPT
from royaume.games.architects.expansions.wonders.influence import BIT_OF_SILVER, influence_for_silver, influence_left
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.refusals import INFLUENCE_MISSING, REST_UNPAYABLE
from royaume.games.architects.expansions.wonders.vocabulary import (
    CLAY_BY_INFLUENCE,
    FOR_BASIC,
    FOR_PRECIOUS,
    FOR_SILVER,
    FOR_VIRTUE,
    INFLUENCE_PRICE,
    MOST_INFLUENCE,
    NOTES,
    SILVER_OF_EXCHANGE,
    STONE_BY_INFLUENCE,
    WOOD_BY_INFLUENCE,
)
from royaume.games.architects.prices import COINS, DEBTS_BOUGHT_OFF, INFLUENCE_DUE, PRECIOUS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import CLAY, GOLD, MARBLE, MOST_VIRTUE, SILVER, STONE, VIRTUE, WOOD
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import allowed_if
from royaume.kernel.ints import bit
from royaume.kernel.paying import NO_WAY, Term, note_relief, short_of
from royaume.kernel.price import Price

MARBLE_SPAN: Final = 10  # a way to pay is so many gold, times this, and so many marble
GOOD_SPAN: Final = MOST_INFLUENCE + 1
IN_SILVER: Final = bit(SILVER) | bit(DEBTS_BOUGHT_OFF)


def silver_to_spend(price: Price) -> i64:
    """Without taxes, and without what is laid on apprentices."""
    return price.of(SILVER) + price.of(DEBTS_BOUGHT_OFF)


def spared(price: Price, silver: i64) -> Price:
    """The same with so much less silver to spend."""
    plain = price.of(SILVER)
    if silver <= plain:
        return price.with_more(SILVER, -silver)
    return price.exchanged(SILVER, plain, DEBTS_BOUGHT_OFF, plain - silver)


@final
class UsingCredit(Term[ArchitectsTable]):
    """The second silver of an exchange pays for the next cost of the turn: nobody gains by keeping it."""

    span: ClassVar[int] = 1

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return wonders_of(t).credit[seat] > 0

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        out.add(0)

    def only_way(self, t: ArchitectsTable, seat: i64, price: Price) -> i64:
        return 0

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        return spared(price, 1)

    def take(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> None:
        wonders_of(t).credit[seat] -= 1
        note_relief(t, seat)
        t.tell(CREDIT_USED, seat, 1)

    def unpayable(self, price: Price, way: i64) -> i64:
        return REST_UNPAYABLE

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("use_credit")

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("using_credit")


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Term[ArchitectsTable]):
    """So much influence for something; a way says how much of it. Asked only where there is a choice."""

    def __init__(self, name: str, kinds: i64, least: i64) -> None:
        super().__init__(name, kinds, unasked=True, by_relief=True)
        self.least: Final = least  # the influence of one exchange

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return influence_left(t, seat, price) >= self.least

    def influence(self, price: Price, way: i64) -> i64:
        raise NotImplementedError

    def leaves_choice(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        """Who has everything that the price asks for may still lose influence instead, as much as there is."""
        if t.players[seat].sums[INFLUENCE_PRICE] > 0:
            return False
        left = wonders_of(t).influence[seat] - price.of(INFLUENCE_DUE)
        return self.least <= left and short_of(t, seat, price) == 0

    def refusal(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> i64:
        enough = self.influence(price, way) <= influence_left(t, seat, price)
        return allowed_if(enough, INFLUENCE_MISSING)

    def open_ways(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        """How much influence there is, is looked at once."""
        left = influence_left(t, seat, price)
        out.n = 0
        self.offers(t, seat, price, out)
        kept: i64 = 0
        for i in range(out.n):
            if self.influence(price, out.items[i]) <= left:
                out.items[kept] = out.items[i]
                kept += 1
        out.n = kept

    def unpayable(self, price: Price, way: i64) -> i64:
        return REST_UNPAYABLE


@final
class InsteadOfSilver(Exchange):
    """Ways are exchanges, each for up to 2 silver; never for tax."""

    span: ClassVar[int] = MOST_INFLUENCE

    def influence(self, price: Price, way: i64) -> i64:
        return FOR_SILVER * way

    def silver(self, price: Price, way: i64) -> i64:
        return min(silver_to_spend(price), SILVER_OF_EXCHANGE * way)

    def most(self, price: Price) -> i64:
        return (silver_to_spend(price) + 1) // SILVER_OF_EXCHANGE

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for way in range(self.most(price) + 1):
            out.add(way)

    def only_way(self, t: ArchitectsTable, seat: i64, price: Price) -> i64:
        """Who lacks silver alone, and can give no more influence than stands for that, has no choice."""
        if t.players[seat].sums[INFLUENCE_PRICE] > 0 or short_of(t, seat, price) != BIT_OF_SILVER:
            return NO_WAY
        needed = influence_for_silver(t, seat, price)
        most = min(FOR_SILVER * self.most(price), influence_left(t, seat, price))
        return needed // FOR_SILVER if most - FOR_SILVER < needed <= most else NO_WAY

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        silver = self.silver(price, way)
        if silver <= price.of(SILVER):
            return price.exchanged(SILVER, silver, INFLUENCE_DUE, self.influence(price, way))
        return spared(price, silver).with_more(INFLUENCE_DUE, self.influence(price, way))

    def take(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> None:
        unspent = SILVER_OF_EXCHANGE * way - self.silver(price, way)
        if unspent > 0:
            wonders_of(t).credit[seat] += unspent
            t.note(NOTES)
            note_relief(t, seat)

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        args = {"silver": int(self.silver(price, way)), "influence": int(self.influence(price, way))}
        return Meaning("silver_by_influence", args)

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("sparing_silver", {"silver": int(silver_to_spend(price))})


@final
class InsteadOfVirtue(Exchange):
    """Ways are points of virtue."""

    span: ClassVar[int] = MOST_VIRTUE + 1

    def influence(self, price: Price, way: i64) -> i64:
        return FOR_VIRTUE * way

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for way in range(min(price.of(VIRTUE), MOST_VIRTUE) + 1):
            out.add(way)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        return price.exchanged(VIRTUE, way, INFLUENCE_DUE, self.influence(price, way))

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("virtue_by_influence", {"virtue": int(way), "influence": int(self.influence(price, way))})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("sparing_virtue", {"virtue": int(price.of(VIRTUE))})


@final
class InsteadOfPrecious(Exchange):
    """Ways are how many gold and how many marble."""

    span: ClassVar[int] = MARBLE_SPAN * MARBLE_SPAN

    def influence(self, price: Price, way: i64) -> i64:
        return FOR_PRECIOUS * (way // MARBLE_SPAN + way % MARBLE_SPAN)

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for gold in range(price.of(GOLD) + 1):
            for marble in range(price.of(MARBLE) + 1):
                out.add(gold * MARBLE_SPAN + marble)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        less = price.exchanged(GOLD, way // MARBLE_SPAN, INFLUENCE_DUE, self.influence(price, way))
        return less.with_more(MARBLE, -(way % MARBLE_SPAN))

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        gold, marble = int(way) // MARBLE_SPAN, int(way) % MARBLE_SPAN
        args = {"gold": gold, "marble": marble, "influence": int(self.influence(price, way))}
        return Meaning("precious_by_influence", args)

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("sparing_precious", {"gold": int(price.of(GOLD)), "marble": int(price.of(MARBLE))})


@final
class WithCharlatan(Exchange):
    """1 influence for 1 of a good. Ways are how many, counted apart for each good."""

    span: ClassVar[int] = GOOD_SPAN * (STONE + 1)

    def __init__(self, name: str, good: i64, ability: i64) -> None:
        super().__init__(name, bit(good), FOR_BASIC)
        self.good: Final = good
        self.ability: Final = ability

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return t.players[seat].sums[self.ability] > 0 and influence_left(t, seat, price) > 0

    def influence(self, price: Price, way: i64) -> i64:
        return way % GOOD_SPAN

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for n in range(min(price.of(self.good), MOST_INFLUENCE) + 1):
            out.add(self.good * GOOD_SPAN + n)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        n = self.influence(price, way)
        return price.exchanged(self.good, n, INFLUENCE_DUE, n)

    def take(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> None:
        if self.influence(price, way) > 0:
            t.notify(ABILITY_USED, seat, self.ability)

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("good_by_influence", {"n": int(self.influence(price, way)), "good": int(self.good)})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("sparing_good", {"n": int(price.of(self.good)), "good": int(self.good)})


@final
class KeepingInfluence(Term[ArchitectsTable]):
    """Who may spend silver to ignore a loss of influence. Ways are how much of it; nothing stands for that silver."""

    span: ClassVar[int] = 2 * MOST_INFLUENCE + 1

    def __init__(self) -> None:
        super().__init__("keeping_influence", bit(INFLUENCE_DUE), unasked=True)

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        each = t.players[seat].sums[INFLUENCE_PRICE]
        return each > 0 and t.players[seat].goods[SILVER] >= each

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for way in range(min(price.of(INFLUENCE_DUE), 2 * MOST_INFLUENCE) + 1):
            out.add(way)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        return price.exchanged(INFLUENCE_DUE, way, COINS, self.silver(t, seat, way))

    def silver(self, t: ArchitectsTable, seat: i64, way: i64) -> i64:
        return way * t.players[seat].sums[INFLUENCE_PRICE]

    def take(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> None:
        if way > 0:
            t.tell(INFLUENCE_KEPT, seat, way, self.silver(t, seat, way))

    def unpayable(self, price: Price, way: i64) -> i64:
        return REST_UNPAYABLE

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("keep_influence", {"influence": int(way), "silver": int(self.silver(t, seat, way))})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("keeping_influence", {"influence": int(price.of(INFLUENCE_DUE))})


TERMS: Final[list[Term[ArchitectsTable]]] = [
    UsingCredit("credit", IN_SILVER, by_relief=True),
    InsteadOfSilver("influence_for_silver", IN_SILVER, FOR_SILVER),
    InsteadOfVirtue("influence_for_virtue", bit(VIRTUE), FOR_VIRTUE),
    InsteadOfPrecious("influence_for_precious", PRECIOUS, FOR_PRECIOUS),
    WithCharlatan("influence_for_clay", CLAY, CLAY_BY_INFLUENCE),
    WithCharlatan("influence_for_wood", WOOD, WOOD_BY_INFLUENCE),
    WithCharlatan("influence_for_stone", STONE, STONE_BY_INFLUENCE),
    KeepingInfluence(),
]
