"""The Guardhouse: captives to Prison, own workers out of it, ransom, debts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.actions import CAPTIVES, FORTUNES
from royaume.games.architects.events import CAPTIVES_SENT
from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.prices import DEBT, RANSOM, price_of
from royaume.games.architects.purse import silver_due
from royaume.games.architects.refusals import (
    DEBT_UNPAYABLE,
    NO_CAPTIVES,
    NO_UNPAID_DEBT,
    NOBODY_IN_PRISON,
    NONE_HELD_THERE,
    RANSOM_UNPAYABLE,
)
from royaume.games.architects.table import ArchitectsTable, ask, captives_of, held_elsewhere
from royaume.games.architects.verbs import JAILED_FOR, gain_goods, jail_captives, recover, recover_all, release
from royaume.games.architects.virtue import pay_off_debt
from royaume.games.architects.vocabulary import (
    GUARDHOUSE,
    GUARDHOUSE_ARRIVAL,
    GUARDHOUSE_WORKERS,
    MOST_SEATS,
    PAYING_DEBT,
    SENDING_CAPTIVES,
    SILVER,
    WORKERS,
)
from royaume.kernel.action import Action
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Step
from royaume.kernel.ints import bit
from royaume.kernel.paying import charge, payable
from royaume.kernel.price import Price
from royaume.kernel.seats import seat_after, seen_from

STOP: Final = 0
SEND: Final = 1
RELEASE_OWN: Final = 2
PAY_DEBT: Final = 3
PAY_RANSOM: Final = 10  # plus the owner of the board, or EVERY_BOARD; RANSOM_BY_DEBT likewise
RANSOM_BY_DEBT: Final = 20
EVERY_BOARD: Final[i64] = MOST_SEATS
INDEX_OF_RANSOM: Final = PAY_DEBT + 1

RANSOM_PRICE: Final = price_of(RANSOM, silver=3, tax=2)
PRICE_IN_DEBT: Final = price_of(RANSOM, debts=1, virtue=1)
DEBT_PRICE: Final = price_of(DEBT, silver=3, tax=3)


@final
class Guardhouse(Place):
    """Up to one action for each worker, in any order."""

    def __init__(self) -> None:
        super().__init__(bit(GUARDHOUSE_ARRIVAL))

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(Guarding(seat, ask(t, seat, GUARDHOUSE_WORKERS, strength(t, seat, GUARDHOUSE))))


@final
@mypyc_attr(free_list_len=1)
class Guarding(Action[ArchitectsTable]):
    """One of the four actions, or stop."""

    span: ClassVar[int] = INDEX_OF_RANSOM + 2 * (EVERY_BOARD + 1)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for a in range(PAY_DEBT + 1):
            out.add(a)
        if t.variants.release_all:
            out.add(PAY_RANSOM + EVERY_BOARD)
            out.add(RANSOM_BY_DEBT + EVERY_BOARD)
            return
        for owner in range(t.seats):
            if owner != self.seat:
                out.add(PAY_RANSOM + owner)
                out.add(RANSOM_BY_DEBT + owner)

    def plainly_legal(self, t: ArchitectsTable, out: Choices) -> None:
        """A board is looked at once for both kinds of ransom."""
        out.n = 0
        for a in range(PAY_DEBT + 1):
            if self.barred(t, a) == ALLOWED and self.lacks(t, a) == ALLOWED:
                out.add(a)
        if t.variants.release_all:
            self.add_ransoms(t, EVERY_BOARD, out)
            return
        for owner in range(t.seats):
            if owner != self.seat:
                self.add_ransoms(t, owner, out)

    def add_ransoms(self, t: ArchitectsTable, board: i64, out: Choices) -> None:
        if held_at(t, self.seat, board) > 0:
            if self.lacks(t, PAY_RANSOM + board) == ALLOWED:
                out.add(PAY_RANSOM + board)
            out.add(RANSOM_BY_DEBT + board)

    def barred(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= PAY_RANSOM:
            return NONE_HELD_THERE if held_at(t, self.seat, board_of(a)) == 0 else ALLOWED
        if a == RELEASE_OWN:
            return NOBODY_IN_PRISON if t.players[self.seat].prison == 0 else ALLOWED
        return ALLOWED

    def lacks(self, t: ArchitectsTable, a: i64) -> i64:
        p = t.players[self.seat]
        if a == SEND:
            return NO_CAPTIVES if captives_of(p) == 0 else ALLOWED
        if a == PAY_DEBT:
            if p.debts == 0:
                return NO_UNPAID_DEBT
            return ALLOWED if payable(t, self.seat, DEBT_PRICE) else DEBT_UNPAYABLE
        if PAY_RANSOM <= a < RANSOM_BY_DEBT and not payable(t, self.seat, RANSOM_PRICE):
            return RANSOM_UNPAYABLE
        return ALLOWED

    def lacks_price_alone(self, t: ArchitectsTable, a: i64) -> bool:
        return a >= PAY_RANSOM or (a == PAY_DEBT and t.players[self.seat].debts > 0)

    def price(self, t: ArchitectsTable, a: i64) -> Price | None:
        if a == PAY_DEBT:
            return DEBT_PRICE
        if a < PAY_RANSOM:
            return None
        return PRICE_IN_DEBT if a >= RANSOM_BY_DEBT else RANSOM_PRICE

    def uses(self, t: ArchitectsTable, a: i64) -> i64:
        if a == STOP:
            return 0
        abilities = bit(GUARDHOUSE_WORKERS)
        if a == SEND:
            return abilities | bit(SENDING_CAPTIVES)
        return abilities | bit(PAYING_DEBT) if a == PAY_DEBT else abilities

    def order_matters(self, t: ArchitectsTable, a: i64) -> i64:
        return CAPTIVES | FORTUNES if a == SEND else 0

    def ends(self, a: i64) -> bool:
        return a == STOP

    def open(self, t: ArchitectsTable, a: i64) -> None:
        if a != STOP and self.left > 1:
            t.push(Guarding(self.seat, self.left - 1))

    def act(self, t: ArchitectsTable, a: i64) -> None:
        if a == SEND:
            send_captives(t, self.seat)
        elif a == RELEASE_OWN:
            release(t, self.seat, t.players[self.seat].prison)
        elif a == PAY_DEBT:
            t.push(PayingOffDebt(self.seat))
            charge(t, self.seat, DEBT_PRICE)
        elif a >= PAY_RANSOM:
            t.push(Recovering(self.seat, board_of(a)))
            charge(t, self.seat, PRICE_IN_DEBT if a >= RANSOM_BY_DEBT else RANSOM_PRICE)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        if a < PAY_RANSOM:
            return a
        board = board_of(a)
        seen = EVERY_BOARD if board == EVERY_BOARD else seen_from(t, self.seat, board)
        return INDEX_OF_RANSOM + 2 * seen + (1 if a >= RANSOM_BY_DEBT else 0)

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        if index < INDEX_OF_RANSOM:
            return index
        seen = (index - INDEX_OF_RANSOM) // 2
        board = EVERY_BOARD if seen == EVERY_BOARD else seat_after(t, self.seat, seen)
        return (RANSOM_BY_DEBT if (index - INDEX_OF_RANSOM) % 2 == 1 else PAY_RANSOM) + board

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        p = t.players[self.seat]
        if a == STOP:
            return Meaning("stop")
        if a == SEND:
            return Meaning("send_to_prison", {"workers": int(captives_of(p))})
        if a == RELEASE_OWN:
            return Meaning("release_prison", {"workers": int(p.prison)})
        if a == PAY_DEBT:
            return Meaning("pay_debt", {"cost": int(silver_due(t, self.seat, DEBT_PRICE))})
        return self.describe_ransom(t, a)

    def describe_ransom(self, t: ArchitectsTable, a: i64) -> Meaning:
        owner = board_of(a)
        args = {"workers": int(held_at(t, self.seat, owner))}
        if owner != EVERY_BOARD:
            args["owner"] = int(owner)
        if a < RANSOM_BY_DEBT:
            args["cost"] = int(silver_due(t, self.seat, RANSOM_PRICE))
        every = "_all" if owner == EVERY_BOARD else ""
        return Meaning("ransom" + every + ("_by_debt" if a >= RANSOM_BY_DEBT else ""), args)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("guarding", {"left": int(self.left)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.left <= 2 * WORKERS


def board_of(a: i64) -> i64:
    return a - RANSOM_BY_DEBT if a >= RANSOM_BY_DEBT else a - PAY_RANSOM


def held_at(t: ArchitectsTable, seat: i64, owner: i64) -> i64:
    return held_elsewhere(t, seat) if owner == EVERY_BOARD else t.players[owner].held[seat]


def send_captives(t: ArchitectsTable, seat: i64) -> None:
    """All at once; cards that react do so once, whatever the number."""
    sent = jail_captives(t, seat)
    gain_goods(t, seat, SILVER, sent * JAILED_FOR)
    t.tell(CAPTIVES_SENT, seat, sent)


@final
class Recovering(Step[ArchitectsTable]):
    """The ransom is paid: own workers return from one board, or from all."""

    def __init__(self, who: i64, owner: i64) -> None:
        super().__init__(who)
        self.owner: Final = owner

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if self.owner == EVERY_BOARD:
            recover_all(t, self.who)
        else:
            recover(t, self.who, self.owner)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.owner)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and (0 <= self.owner < t.seats or self.owner == EVERY_BOARD)


@final
class PayingOffDebt(Step[ArchitectsTable]):
    """The price is paid: the debt is turned, and virtue gained."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        pay_off_debt(t, self.who)
