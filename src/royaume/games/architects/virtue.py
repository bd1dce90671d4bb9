"""The Virtue track and debts: overflow above 14, missing points below 0."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import (
    DEBT_BOUGHT_OFF,
    DEBT_PAID,
    DEBTS_DESTROYED,
    DEBTS_TAKEN,
    VIRTUE_DUE,
    VIRTUE_GAINED,
    VIRTUE_LOST,
)
from royaume.games.architects.prices import DEBTS, LOSS, price_in
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import spend_goods
from royaume.games.architects.vocabulary import MOST_VIRTUE, SILVER, VIRTUE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.paying import charge

VIRTUE_AT_START: Final = 7
BARRED_FROM_MARKET: Final = 10
CATHEDRAL_FROM: Final = 5
MOST_DESTROYED: Final = 40  # more than the debts that are ever destroyed at once
TRACK_POINTS: Final[list[i64]] = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


def gain_virtue(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """Each point above 14 may destroy an unpaid debt."""
    p = t.players[seat]
    over = p.virtue + n - MOST_VIRTUE
    gained = n - over if over > 0 else n
    if gained > 0:
        p.virtue += gained
        t.tell(VIRTUE_GAINED, seat, gained)
    if over > 0 and p.debts > 0:
        overflow(t, seat, over if over < p.debts else p.debts)


def overflow(t: ArchitectsTable, seat: i64, most: i64) -> None:
    """Whoever is played by the rules destroys all that may be destroyed."""
    if t.players[seat].automatic:
        destroy_debts(t, seat, most)
    else:
        t.push(DestroyingDebts(seat, most))


def lose_virtue(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """Each point below 0 is a debt."""
    p = t.players[seat]
    lost = n if n < p.virtue else p.virtue
    if n > lost:
        charge_debts(t, seat, n - lost)
    if lost > 0:
        p.virtue -= lost
        t.tell(VIRTUE_LOST, seat, lost)
    t.notify(VIRTUE_DUE, seat, n)


def take_debts(t: ArchitectsTable, seat: i64, n: i64) -> None:
    t.players[seat].debts += n
    t.tell(DEBTS_TAKEN, seat, n)


def buy_off_debt(t: ArchitectsTable, seat: i64, silver: i64) -> None:
    """Silver instead of a debt that was never taken."""
    spend_goods(t, seat, SILVER, silver)
    t.tell(DEBT_BOUGHT_OFF, seat, silver)


def destroy_debts(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """Back to the pile: they are not paid, and no apprentice gains."""
    if n == 0:
        return
    t.players[seat].debts -= n
    t.tell(DEBTS_DESTROYED, seat, n)


def pay_off_debt(t: ArchitectsTable, seat: i64) -> None:
    """The card is turned to its paid side and stays with the player."""
    p = t.players[seat]
    p.debts -= 1
    p.paid += 1
    t.tell(DEBT_PAID, seat)
    gain_virtue(t, seat, 1)


def charge_virtue(t: ArchitectsTable, seat: i64, virtue: i64) -> None:
    """A loss of virtue, as a consequence."""
    if virtue > 0:
        charge(t, seat, VIRTUE_LOSSES[virtue] if virtue <= MOST_VIRTUE else price_in(LOSS, VIRTUE, virtue))


def charge_debts(t: ArchitectsTable, seat: i64, debts: i64) -> None:
    if debts > 0:
        charge(t, seat, ONE_DEBT if debts == 1 else price_in(LOSS, DEBTS, debts))


def apply_virtue(t: ArchitectsTable, seat: i64, virtue: i64) -> None:
    """What is printed on a card: virtue gained or lost."""
    if virtue > 0:
        gain_virtue(t, seat, virtue)
    else:
        charge_virtue(t, seat, -virtue)


@final
class DestroyingDebts(Frame[ArchitectsTable]):
    """Destroy up to so many of one's unpaid debts. Choices are how many."""

    span: ClassVar[int] = MOST_DESTROYED

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for n in range(self.most, -1, -1):
            out.add(n)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        destroy_debts(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("destroy_debts", {"debts": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("destroying_debts", {"debts": int(self.most)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.most)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.most <= t.players[self.seat].debts


VIRTUE_LOSSES: Final = [price_in(LOSS, VIRTUE, n) for n in range(MOST_VIRTUE + 1)]
ONE_DEBT: Final = price_in(LOSS, DEBTS, 1)
