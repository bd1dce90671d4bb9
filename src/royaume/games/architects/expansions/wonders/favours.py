"""What the Princess gives at a reset to whoever has the most workers beside her."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.effects import HiringFree
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS, FAVOURS, NUMBER_OF_FAVOUR
from royaume.games.architects.expansions.wonders.events import FAVOUR_WON
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.refusals import NO_DEBT_FOR_FAVOUR, ROOM_BY_FAVOUR
from royaume.games.architects.expansions.wonders.vocabulary import DEBT_DESTROYED, OPPONENT_CHOOSES_FAVOUR
from royaume.games.architects.gaining import gain
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import DestroyingDebts
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, allowed_if
from royaume.kernel.module import Effect


def why_no_favour(t: ArchitectsTable, seat: i64, choice: i64) -> i64:
    thing = wonders_of(t).card().favours[choice][0]
    return allowed_if(thing != DEBT_DESTROYED or t.players[seat].debts > 0, NO_DEBT_FOR_FAVOUR)


def win_favour(t: ArchitectsTable, seat: i64) -> None:
    """Asked where there is a choice. Whoever is played by the rules has a way of its own to choose."""
    favours = wonders_of(t).card().favours
    possible = [choice for choice in range(len(favours)) if why_no_favour(t, seat, choice) == ALLOWED]
    if len(favours) > 1 and t.players[seat].automatic:
        t.rules.effects[OPPONENT_CHOOSES_FAVOUR].take(t, seat, 0, 0)
    elif len(possible) > 1:
        t.push(ChoosingFavour(seat, wonders_of(t).consequence))
    else:
        receive_favour(t, seat, possible[0] if len(possible) > 0 else 0)


def receive_favour(t: ArchitectsTable, seat: i64, choice: i64) -> None:
    thing, n = wonders_of(t).card().favours[choice]
    t.tell(FAVOUR_WON, seat, NUMBER_OF_FAVOUR[thing], n)
    gain(t, seat, thing, n)


@final
class ChoosingFavour(Frame[ArchitectsTable]):
    """One of two, as the card says. Choices are left and right."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for choice in range(len(CARDS[self.card].favours)):
            out.add(choice)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return why_no_favour(t, self.seat, a)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        receive_favour(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        thing, n = CARDS[self.card].favours[a]
        return Meaning("choose_favour", {"favour": FAVOURS.index(thing), "n": n})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("choosing_favour")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.card == wonders_of(t).consequence and len(wonders_of(t).card().favours) > 1


@final
class DestroyingOne(Effect[ArchitectsTable]):
    """One of one's unpaid debts, if there is any."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].debts > 0:
            t.push(DestroyingDebts(seat, n))


@final
class HiringByFavour(Effect[ArchitectsTable]):
    """Any face-up apprentice for nothing."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        t.push(HiringFree(seat, ROOM_BY_FAVOUR))
