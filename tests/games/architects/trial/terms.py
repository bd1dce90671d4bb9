"""Influence instead of silver, virtue, gold and marble."""

from __future__ import annotations

from typing import ClassVar

from royaume.games.architects.prices import INFLUENCE_DUE as INFLUENCE
from royaume.games.architects.prices import PRECIOUS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOLD, MARBLE, MOST_VIRTUE, SILVER, VIRTUE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.paying import Term
from royaume.kernel.price import Price

from .influence import influence_left
from .kept import trial
from .vocabulary import (
    CREDIT_USED,
    FOR_PRECIOUS,
    FOR_SILVER,
    FOR_VIRTUE,
    INFLUENCE_MISSING,
    MOST_INFLUENCE,
    REST_UNPAYABLE,
)

SILVER_OF_EXCHANGE = 2
MARBLE_SPAN = 10  # a way to pay is so many gold, times this, and so many marble


class UsingCredit(Term[ArchitectsTable]):
    """The second silver of an exchange pays for the next cost of the turn: nobody gains by keeping it."""

    span: ClassVar[int] = 1

    def concerns(self, t: ArchitectsTable, seat: int, price: Price) -> bool:
        return trial(t).credit[seat] > 0

    def offers(self, t: ArchitectsTable, seat: int, price: Price, out: Choices) -> None:
        out.add(0)

    def only_way(self, t: ArchitectsTable, seat: int, price: Price) -> int:
        return 0

    def left(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Price:
        return price.with_more(SILVER, -1)

    def take(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> None:
        trial(t).credit[seat] -= 1
        t.tell(CREDIT_USED, seat, 1)


class Exchange(Term[ArchitectsTable]):
    """So much influence for something; a way says how much of it. Asked only where there is a choice."""

    def __init__(self, name: str, kinds: int, before: str = "") -> None:
        super().__init__(name, kinds, before=before, unasked=True)

    def concerns(self, t: ArchitectsTable, seat: int, price: Price) -> bool:
        return influence_left(t, seat, price) >= self.influence(price, 1)

    def influence(self, price: Price, way: int) -> int:
        raise NotImplementedError

    def refusal(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> int:
        enough = self.influence(price, way) <= influence_left(t, seat, price)
        return ALLOWED if enough else INFLUENCE_MISSING

    def unpayable(self, price: Price, way: int) -> int:
        return REST_UNPAYABLE


class InsteadOfSilver(Exchange):
    """Ways are exchanges, each for up to 2 silver; never for tax, which is another kind."""

    span: ClassVar[int] = MOST_INFLUENCE

    def influence(self, price: Price, way: int) -> int:
        return FOR_SILVER * way

    def silver(self, price: Price, way: int) -> int:
        return min(int(price.of(SILVER)), SILVER_OF_EXCHANGE * way)

    def offers(self, t: ArchitectsTable, seat: int, price: Price, out: Choices) -> None:
        for way in range((int(price.of(SILVER)) + 1) // SILVER_OF_EXCHANGE + 1):
            out.add(way)

    def left(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Price:
        return price.exchanged(SILVER, self.silver(price, way), INFLUENCE, self.influence(price, way))

    def take(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> None:
        trial(t).credit[seat] += SILVER_OF_EXCHANGE * way - self.silver(price, way)

    def describe(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Meaning:
        args = {"silver": self.silver(price, way), "influence": self.influence(price, way)}
        return Meaning("silver_by_influence", args)

    def asks(self, t: ArchitectsTable, seat: int, price: Price) -> Meaning:
        return Meaning("sparing_silver", {"silver": int(price.of(SILVER))})


class InsteadOfVirtue(Exchange):
    """Ways are points of virtue."""

    span: ClassVar[int] = MOST_VIRTUE + 1

    def influence(self, price: Price, way: int) -> int:
        return FOR_VIRTUE * way

    def offers(self, t: ArchitectsTable, seat: int, price: Price, out: Choices) -> None:
        for way in range(int(price.of(VIRTUE)) + 1):
            out.add(way)

    def left(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Price:
        return price.exchanged(VIRTUE, way, INFLUENCE, self.influence(price, way))

    def describe(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Meaning:
        return Meaning("virtue_by_influence", {"virtue": way, "influence": self.influence(price, way)})

    def asks(self, t: ArchitectsTable, seat: int, price: Price) -> Meaning:
        return Meaning("sparing_virtue", {"virtue": int(price.of(VIRTUE))})


class InsteadOfPrecious(Exchange):
    """Ways are how many gold and how many marble."""

    span: ClassVar[int] = MARBLE_SPAN * MARBLE_SPAN

    def influence(self, price: Price, way: int) -> int:
        return FOR_PRECIOUS * (way // MARBLE_SPAN + way % MARBLE_SPAN)

    def offers(self, t: ArchitectsTable, seat: int, price: Price, out: Choices) -> None:
        for gold in range(int(price.of(GOLD)) + 1):
            for marble in range(int(price.of(MARBLE)) + 1):
                out.add(gold * MARBLE_SPAN + marble)

    def left(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Price:
        spared = price.exchanged(GOLD, way // MARBLE_SPAN, INFLUENCE, self.influence(price, way))
        return spared.with_more(MARBLE, -(way % MARBLE_SPAN))

    def describe(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Meaning:
        return Meaning("precious_by_influence", {"gold": way // MARBLE_SPAN, "marble": way % MARBLE_SPAN})

    def asks(self, t: ArchitectsTable, seat: int, price: Price) -> Meaning:
        return Meaning("sparing_precious", {"gold": int(price.of(GOLD)), "marble": int(price.of(MARBLE))})


TERMS: list[Term[ArchitectsTable]] = [
    UsingCredit("credit", bit(SILVER), before="debts"),
    InsteadOfSilver("influence_for_silver", bit(SILVER), before="debts"),
    InsteadOfVirtue("influence_for_virtue", bit(VIRTUE)),
    InsteadOfPrecious("influence_for_precious", PRECIOUS),
]
