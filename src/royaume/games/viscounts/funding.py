"""What pays for a primary action: icons first, which cost nothing, then goods; a dismissed card adds its icons.

Criminal icons count as any. Cards in the line may let silver, Merchant icons or other resources count as well.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.cards.townsfolk import (
    ANY_RESOURCE,
    MERCHANT_PAIRS,
    ONE_DOUBLED,
    SILVER_PAIRS,
)
from royaume.games.viscounts.player import Player, helps_with
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import spend_goods
from royaume.games.viscounts.vocabulary import ACTIONS, CRIMINAL, GOLD, GOODS, MERCHANT, SILVER, STONE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame

PAIR: Final = 2
MOST_DUE: Final = 20


def icons_for(p: Player, action: i64, dismissed: i64) -> i64:
    """All that counts for an action without being spent."""
    n = p.icons[action] + p.icons[CRIMINAL]
    merchants = p.icons[MERCHANT]
    if dismissed != NO_CARD:
        icons = CARDS[dismissed].icons
        n += icons[action] + icons[CRIMINAL]
        merchants += icons[MERCHANT]
    if p.helps != 0 and helps_with(p, action, MERCHANT_PAIRS):
        n += merchants // PAIR
    return n


@final
class Funding:
    """What pays for an action that needs so many icons, in the order in which it is spent."""

    def __init__(self, p: Player, action: i64, dismissed: i64, needed: i64) -> None:
        criminals = p.icons[CRIMINAL] + (0 if dismissed == NO_CARD else CARDS[dismissed].icons[CRIMINAL])
        own = p.icons[action] + (0 if dismissed == NO_CARD else CARDS[dismissed].icons[action])
        pairs = icons_for(p, action, dismissed) - own - criminals
        self.needed: Final = needed
        self.own: Final[i64] = min(needed, own)
        self.pairs: Final[i64] = min(needed - self.own, pairs)  # of Merchant icons
        self.criminals: Final[i64] = min(needed - self.own - self.pairs, criminals)
        self.due: Final[i64] = needed - self.own - self.pairs - self.criminals  # to be paid with goods

    def numbers(self) -> dict[str, int]:
        return {
            "icons": int(self.needed),
            "own": int(self.own),
            "pairs": int(self.pairs),
            "criminals": int(self.criminals),
            "due": int(self.due),
        }


def goods_for(p: Player, action: i64, silver: i64) -> i64:
    """How many more icons goods can stand for, with so much silver."""
    if action == SILVER:
        return silver
    n = p.goods[action]
    if p.helps == 0:
        return n
    if n > 0 and helps_with(p, action, ONE_DOUBLED):
        n += 1
    if helps_with(p, action, ANY_RESOURCE):
        n += p.goods[STONE] + p.goods[GOLD]
    if helps_with(p, action, SILVER_PAIRS):
        n += silver // PAIR
    return n


def counts_for(p: Player, card: i64, action: i64) -> bool:
    """Whether a dismissed card helps with an action."""
    icons = CARDS[card].icons
    if icons[action] > 0 or icons[CRIMINAL] > 0:
        return True
    return icons[MERCHANT] > 0 and helps_with(p, action, MERCHANT_PAIRS)


# paying -------------------------------------------------------------------------------------


def pay(t: ViscountsTable, seat: i64, action: i64, due: i64) -> None:
    """So many icons that are lacking, with goods; whoever has a choice of goods is asked, one kind after the other."""
    if due > 0:
        pay_from(t, seat, action, due, SILVER)


def pay_from(t: ViscountsTable, seat: i64, action: i64, due: i64, good: i64) -> None:
    """With this kind of goods or later ones; the action's own good comes last."""
    p = t.players[seat]
    while good < GOODS:
        least, most = fewest_with(p, action, due, good), most_with(p, action, due, good)
        if least < most:
            t.push(Paying(seat, action, due, good))
            return
        spend_for(t, seat, action, good, least)
        due -= least
        good += 1
    pay_with_own(t, seat, action, due)


def stands_for(p: Player, action: i64, good: i64) -> i64:
    """How many icons of an action goods of this kind can stand for, where it is not the action's own."""
    if good == action:
        return 0
    if good == SILVER:
        return p.goods[SILVER] // PAIR if helps_with(p, action, SILVER_PAIRS) else 0
    return p.goods[good] if helps_with(p, action, ANY_RESOURCE) else 0


def own_stands_for(p: Player, action: i64) -> i64:
    """Likewise those of the action's own kind."""
    n = p.goods[action]
    return n + 1 if n > 0 and helps_with(p, action, ONE_DOUBLED) else n


def most_with(p: Player, action: i64, due: i64, good: i64) -> i64:
    return min(due, stands_for(p, action, good))


def fewest_with(p: Player, action: i64, due: i64, good: i64) -> i64:
    """What the kinds that come later cannot pay."""
    later = own_stands_for(p, action)
    for other in range(good + 1, GOODS):
        later += stands_for(p, action, other)
    return max(0, due - later)


def spend_for(t: ViscountsTable, seat: i64, action: i64, good: i64, icons: i64) -> None:
    spend_goods(t, seat, good, icons * PAIR if good == SILVER else icons)


def pay_with_own(t: ViscountsTable, seat: i64, action: i64, due: i64) -> None:
    """What is left, with the action's own good; where one counts twice, with one less."""
    if due > 1 and helps_with(t.players[seat], action, ONE_DOUBLED):
        due -= 1
    spend_goods(t, seat, action, due)


@final
@mypyc_attr(free_list_len=1)
class Paying(Frame[ViscountsTable]):
    """How many of the icons that are lacking are paid with one kind of goods."""

    span: ClassVar[int] = MOST_DUE

    def __init__(self, seat: i64, action: i64, due: i64, good: i64) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.due: Final = due
        self.good: Final = good

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        p = t.players[self.seat]
        least = fewest_with(p, self.action, self.due, self.good)
        for n in range(least, most_with(p, self.action, self.due, self.good) + 1):
            out.add(n)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        spend_for(t, self.seat, self.action, self.good, a)
        if a < self.due:
            pay_from(t, self.seat, self.action, self.due - a, self.good + 1)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("pay", {"n": int(a * PAIR if self.good == SILVER else a), "good": int(self.good)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("paying", {"action": int(self.action), "n": int(self.due), "good": int(self.good)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.due), int(self.good)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not 1 <= self.action < ACTIONS or not 0 <= self.good < GOODS:
            return False
        p = t.players[self.seat]
        least = fewest_with(p, self.action, self.due, self.good)
        return 1 <= self.due < MOST_DUE and least < most_with(p, self.action, self.due, self.good)

    def is_payment(self) -> bool:
        return True
