"""Abilities of the cards in the line that answer something: after an action, a collision, a Debt gained or flipped."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.cards.townsfolk import TIMINGS
from royaume.games.viscounts.gaining import Granting, give
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import LINE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame, Step
from royaume.kernel.ints import bit


def hears(t: ViscountsTable, seat: i64, timing: i64) -> bool:
    return t.players[seat].hears & bit(timing) != 0


def react(t: ViscountsTable, seat: i64, timing: i64) -> None:
    """Each ability of this timing once what is above is settled, if there is any."""
    if hears(t, seat, timing):
        t.push(Reacts(seat, timing))


@final
@mypyc_attr(free_list_len=1)
class Reacts(Step[ViscountsTable]):
    """Whatever answers now; of several the owner says which comes first."""

    def __init__(self, who: i64, timing: i64) -> None:
        super().__init__(who)
        self.timing: Final = timing

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        found: list[i64] = []
        for card in t.players[self.who].line:
            if card != NO_CARD and CARDS[card].ability.timing == self.timing:
                found.append(card)
        answer(t, self.who, found)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.timing)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.who < t.seats and 0 <= self.timing < TIMINGS


def answer(t: ViscountsTable, seat: i64, cards: list[i64]) -> None:
    if len(cards) == 1:
        give(t, seat, CARDS[cards[0]].ability.effect)
    elif len(cards) == 2:
        t.push(ChoosingAbility(seat, cards[0], cards[1], NO_CARD))
    elif len(cards) == LINE:
        t.push(ChoosingAbility(seat, cards[0], cards[1], cards[2]))


@final
@mypyc_attr(free_list_len=1)
class ChoosingAbility(Frame[ViscountsTable]):
    """Which of two or three abilities comes first."""

    span: ClassVar[int] = LINE

    def __init__(self, seat: i64, first: i64, second: i64, third: i64) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        out.add(0)
        out.add(1)
        if self.third != NO_CARD:
            out.add(2)

    def card(self, a: i64) -> i64:
        return self.first if a == 0 else self.second if a == 1 else self.third

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        card = self.card(a)
        left = [other for other in (self.first, self.second, self.third) if other != card and other != NO_CARD]
        if len(left) == 1:
            t.push(Granting(self.seat, CARDS[left[0]].ability.effect))
        else:
            t.push(ChoosingAbility(self.seat, left[0], left[1], NO_CARD))
        give(t, self.seat, CARDS[card].ability.effect)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("first_ability", {"card": int(self.card(a))})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_ability")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.first), int(self.second), int(self.third)]

    def fits(self, t: ViscountsTable) -> bool:
        cards = (self.first, self.second) if self.third == NO_CARD else (self.first, self.second, self.third)
        return 0 <= self.seat < t.seats and all(card in t.players[self.seat].line for card in cards)
