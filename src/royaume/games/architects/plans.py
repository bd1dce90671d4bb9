"""Building cards: choosing among those drawn, and the limit of six in hand."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.events import PLAN_DISCARDED, PLAN_DRAWN
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import discard_plan
from royaume.games.architects.vocabulary import BUILDING_ROOM
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.hand import Hand, deal

HAND_LIMIT: Final = 6


def look_at_plans(t: ArchitectsTable, seat: i64, n: i64, kept: i64) -> None:
    """Draw n cards (as many as are left), keep some of them, and put the rest under the pile."""
    keep_among(t, seat, kept, deal(t, t.plans, n))


def keep_among(t: ArchitectsTable, seat: i64, left: i64, looked_at: Hand) -> None:
    if len(looked_at) == 0:
        return
    if left > 0:
        t.push(KeepingPlan(seat, left, looked_at.cards))
        return
    for card in looked_at:
        looked_at = looked_at.bury(card, t.plans)
        t.tell(PLAN_DISCARDED, seat, card)


@final
class KeepingPlan(Frame[ArchitectsTable]):
    """Keep one of the cards drawn. They are in nobody's hand yet: this frame holds them."""

    span: ClassVar[int] = BUILDING_ROOM
    tail: ClassVar[int] = 2

    def __init__(self, seat: i64, left: i64, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.looked_at: Final = Hand(cards)

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in self.looked_at:
            out.add(card)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        p = t.players[self.seat]
        rest, p.hand = self.looked_at.move(a, p.hand)
        t.tell(PLAN_DRAWN, self.seat, a)
        keep_among(t, self.seat, self.left - 1, rest)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("keep", {"building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("keeping_plan", {"left": int(self.left)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.left)] + list(self.looked_at)

    def known(self, seat: i64) -> list[int]:
        return self.numbers() if seat == self.seat else [int(self.seat), int(self.left), len(self.looked_at)]

    def fits(self, t: ArchitectsTable) -> bool:
        known = [0 <= card < len(t.catalogue.buildings) for card in self.looked_at]
        return super().fits(t) and 0 < self.left <= len(self.looked_at) <= 5 and all(known)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardingOne(Frame[ArchitectsTable]):
    """One building card from hand goes under the pile. Choices are the cards."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in t.players[self.seat].hand:
            out.add(card)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        discard_plan(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("discard_plan", {"building": int(a)})


@final
class DiscardingPlan(DiscardingOne):
    """At the end of one's turn: down to six cards."""

    span: ClassVar[int] = BUILDING_ROOM

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("hand_limit", {"n": len(t.players[self.seat].hand) - HAND_LIMIT})

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and len(t.players[self.seat].hand) > HAND_LIMIT
