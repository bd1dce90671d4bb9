"""The influence track: gained and lost, and the purse that pays with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.events import INFLUENCE_GAINED, INFLUENCE_LOST
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.solo.telling import VIRTUE_FOR_INFLUENCE, tell_replaced
from royaume.games.architects.expansions.wonders.vocabulary import (
    CLAY_BY_INFLUENCE,
    COSTS_OF_EXCHANGES,
    FIRST_MARK,
    FOR_PRECIOUS,
    FOR_SILVER,
    FOR_VIRTUE,
    INFLUENCE_PRICE,
    MOST_INFLUENCE,
    SECOND_MARK,
    SILVER_OF_EXCHANGE,
    STONE_BY_INFLUENCE,
    WOOD_BY_INFLUENCE,
)
from royaume.games.architects.prices import DEBTS_BOUGHT_OFF, EITHER, INFLUENCE_DUE
from royaume.games.architects.purse import silver_due
from royaume.games.architects.table import ArchitectsTable, Player
from royaume.games.architects.verbs import draw_plans
from royaume.games.architects.virtue import gain_virtue
from royaume.games.architects.vocabulary import CLAY, GOLD, INFLUENCE, MARBLE, SILVER, STONE, VIRTUE, WOOD
from royaume.kernel.ints import bit, filled
from royaume.kernel.module import Answer, Effect
from royaume.kernel.paying import OUT_OF_REACH, PAYABLE, UNSURE, Purse, note_relief, relieved_beside
from royaume.kernel.price import Price

NEVER: Final = -1
# how many kinds of exchange so much influence is enough for, besides those of charlatans
EXCHANGES: Final = filled([sum(n >= cost for cost in COSTS_OF_EXCHANGES) for n in range(MOST_INFLUENCE + 1)])
NOT_KNOWN: Final = 0  # what is short
BIT_OF_INFLUENCE: Final = bit(INFLUENCE_DUE)
BIT_OF_EITHER: Final = bit(EITHER)
BIT_OF_SILVER: Final = bit(SILVER)
BIT_OF_VIRTUE: Final = bit(VIRTUE)
BITS_OF_PRECIOUS: Final = bit(GOLD) | bit(MARBLE)
BIT_OF_CLAY: Final = bit(CLAY)
BITS_OF_BASIC: Final = bit(CLAY) | bit(WOOD) | bit(STONE) | bit(EITHER)
BITS_OF_WOOD: Final = bit(WOOD) | bit(EITHER)
BITS_OF_STONE: Final = bit(STONE) | bit(EITHER)
EXCHANGED: Final = ((FOR_SILVER, BIT_OF_SILVER), (FOR_VIRTUE, BIT_OF_VIRTUE), (FOR_PRECIOUS, BITS_OF_PRECIOUS))


def relieved_by(influence: int) -> int:
    """The kinds, as bits, of which so much influence may leave less to pay, besides those of charlatans."""
    return sum(int(kinds) for cost, kinds in EXCHANGED if influence >= cost)


RELIEVED: Final = filled([relieved_by(influence) for influence in range(MOST_INFLUENCE + 1)])


def gain_influence(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """Never above 12: there, whoever is played by the rules gains virtue instead."""
    track = wonders_of(t).influence
    before = track[seat]
    over = before + n - MOST_INFLUENCE
    if over > 0:
        n -= over
    if n > 0:
        track[seat] = before + n
        note_influence(t, seat, before, before + n)
        t.tell(INFLUENCE_GAINED, seat, n)
    if not t.players[seat].automatic:
        pass_marks(t, seat, before, before + n)
    elif over > 0:
        tell_replaced(t, seat, VIRTUE_FOR_INFLUENCE, over)
        gain_virtue(t, seat, over)


def pass_marks(t: ArchitectsTable, seat: i64, before: i64, after: i64) -> None:
    """Whoever comes up to 5 or 9 draws a building card, each time."""
    if before < FIRST_MARK <= after:
        draw_plans(t, seat, 1)
    if before < SECOND_MARK <= after:
        draw_plans(t, seat, 1)


def lose_influence(t: ArchitectsTable, seat: i64, n: i64) -> None:
    track = wonders_of(t).influence
    before = track[seat]
    track[seat] = before - n
    note_influence(t, seat, before, before - n)
    t.tell(INFLUENCE_LOST, seat, n)


def note_influence(t: ArchitectsTable, seat: i64, before: i64, after: i64) -> None:
    """It has changed: perhaps other things than before may be had for it."""
    if EXCHANGES[before] != EXCHANGES[after] or ((before == 0 or after == 0) and has_charlatan(t.players[seat])):
        note_relief(t, seat)


def influence_left(t: ArchitectsTable, seat: i64, price: Price) -> i64:
    """Besides what this price takes already, with what may be bought off. Who is played by the rules never pays so."""
    p = t.players[seat]
    if p.automatic:
        return 0
    return influence_within(p, wonders_of(t).influence[seat]) - price.amounts[INFLUENCE_DUE]


def influence_within(p: Player, influence: i64) -> i64:
    """With what silver could keep of it, whatever else that has to pay for."""
    each = p.sums[INFLUENCE_PRICE]
    if each == 0:
        return influence
    return influence + p.goods[SILVER] // each


@final
class InfluencePurse(Purse[ArchitectsTable]):
    """Influence pays for wonders; and it may stand for silver, virtue, gold and marble."""

    def kept(self) -> i64:
        return BIT_OF_INFLUENCE

    def short(self, t: ArchitectsTable, seat: i64, price: Price) -> i64:
        if price.of(INFLUENCE_DUE) > wonders_of(t).influence[seat]:
            return BIT_OF_INFLUENCE
        return 0

    def relief(self, t: ArchitectsTable, seat: i64) -> i64:
        """Whom silver may keep any influence is taken to have enough of it: nobody asks again when silver changes."""
        p = t.players[seat]
        if p.automatic:
            return 0
        kept = wonders_of(t)
        influence = kept.influence[seat]
        kinds = RELIEVED[influence]
        if p.sums[INFLUENCE_PRICE] > 0:
            kinds = RELIEVED[MOST_INFLUENCE] | BIT_OF_INFLUENCE | relieved_by_charlatans(p)
        elif influence > 0:
            kinds |= relieved_by_charlatans(p)
        if kept.credit[seat] > 0:
            kinds |= BIT_OF_SILVER
        return kinds

    def verdict(self, t: ArchitectsTable, seat: i64, price: Price, short: i64, others: i64) -> i64:
        influence = wonders_of(t).influence[seat]
        if short & others == 0 and is_beyond(t, seat, short, influence):
            return OUT_OF_REACH
        return verdict_with(t, seat, price, short, others, influence)

    def spend(self, t: ArchitectsTable, seat: i64, price: Price) -> None:
        lose_influence(t, seat, price.of(INFLUENCE_DUE))


INFLUENCE_PURSE: Final = InfluencePurse()


def is_beyond(t: ArchitectsTable, seat: i64, short: i64, influence: i64) -> bool:
    """Whether not even one of what is short could be had for so much influence; a quick look."""
    p = t.players[seat]
    if short & BITS_OF_BASIC != 0:
        return not has_charlatan(p)
    if p.sums[INFLUENCE_PRICE] > 0:
        return False
    if short == BIT_OF_SILVER:
        return influence < FOR_SILVER and wonders_of(t).credit[seat] == 0
    return short & BITS_OF_PRECIOUS != 0 and influence < FOR_PRECIOUS


def verdict_with(t: ArchitectsTable, seat: i64, price: Price, short: i64, others: i64, influence: i64) -> i64:
    """Whether so much influence pays for what is short; unsure where other terms, or silver for influence, may help.

    Likewise where a term has had its say already. Where silver is the first kind that is short, no good is.
    """
    p = t.players[seat]
    other_ways = price.settled != 0 or price.kinds & (others | BIT_OF_EITHER) != 0
    if other_ways or p.sums[INFLUENCE_PRICE] > 0:
        return UNSURE
    left = influence - price.amounts[INFLUENCE_DUE]
    if short != BIT_OF_SILVER:
        goods = influence_for_goods(p, price)
        if goods == NEVER:
            return OUT_OF_REACH
        left -= goods
    if left < 0:
        return OUT_OF_REACH
    silver = influence_for_silver(t, seat, price)
    return OUT_OF_REACH if silver == NEVER or silver > left else PAYABLE


def relieved_otherwise(t: ArchitectsTable, seat: i64) -> i64:
    """The kinds, as bits, for which something else than influence may stand."""
    return relieved_beside(t, seat, INFLUENCE_PURSE)


def might_pay(t: ArchitectsTable, seat: i64, price: Price | None, more: i64) -> bool:
    """Whether so much more influence could be what a price lacks."""
    return price is not None and more > 0 and verdict_after(t, seat, price, more) != OUT_OF_REACH


def will_pay(t: ArchitectsTable, seat: i64, price: Price, more: i64) -> bool:
    """Whether it is sure to be."""
    room = MOST_INFLUENCE - wonders_of(t).influence[seat]
    return verdict_after(t, seat, price, more if more < room else room) == PAYABLE


def verdict_after(t: ArchitectsTable, seat: i64, price: Price, more: i64) -> i64:
    influence = wonders_of(t).influence[seat] + more
    return verdict_with(t, seat, price, NOT_KNOWN, t.rules.purse.relief(t, seat), influence)


def influence_for_goods(p: Player, price: Price) -> i64:
    """How much influence stands for the goods that are short."""
    needed: i64 = 0
    for good in range(SILVER):
        short = price.amounts[good] - p.goods[good]
        if short > 0:
            each = influence_for_one(p, good)
            if each == NEVER:
                return NEVER
            needed += each * short
    return needed


def influence_for_one(p: Player, good: i64) -> i64:
    if good in (GOLD, MARBLE):
        return FOR_PRECIOUS
    return 1 if p.sums[CLAY_BY_INFLUENCE + good] > 0 else NEVER


def influence_for_silver(t: ArchitectsTable, seat: i64, price: Price) -> i64:
    """Likewise for the silver; none stands for taxes, nor for what is laid on apprentices."""
    short = silver_due(t, seat, price) - t.players[seat].goods[SILVER]
    spendable = price.of(SILVER) + price.of(DEBTS_BOUGHT_OFF)
    if short > spendable:
        return NEVER
    if spendable > 0:
        short -= wonders_of(t).credit[seat]
    if short <= 0:
        return 0
    return (short + SILVER_OF_EXCHANGE - 1) // SILVER_OF_EXCHANGE * FOR_SILVER


def has_charlatan(p: Player) -> bool:
    sums = p.sums
    return sums[CLAY_BY_INFLUENCE] + sums[WOOD_BY_INFLUENCE] + sums[STONE_BY_INFLUENCE] > 0


def relieved_by_charlatans(p: Player) -> i64:
    kinds: i64 = 0
    if p.sums[CLAY_BY_INFLUENCE] > 0:
        kinds |= BIT_OF_CLAY
    if p.sums[WOOD_BY_INFLUENCE] > 0:
        kinds |= BITS_OF_WOOD
    if p.sums[STONE_BY_INFLUENCE] > 0:
        kinds |= BITS_OF_STONE
    return kinds


@final
class GainingInfluence(Effect[ArchitectsTable]):
    """What cards give."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        gain_influence(t, seat, n)


@final
class InfluenceCounted(Answer[ArchitectsTable]):
    """For buildings that look at it."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n + wonders_of(t).influence[seat] if about == INFLUENCE else n


@final
class MoreInfluential(Answer[ArchitectsTable]):
    """Of equally virtuous characters, the one with more influence begins."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n + wonders_of(t).influence[seat]
