"""What an opponent can be told to do, one thing each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.acting import MOST_WORKERS, NOBLES_FOR
from royaume.games.viscounts.buildings import COST
from royaume.games.viscounts.castle import place_workers
from royaume.games.viscounts.constructing import put_up
from royaume.games.viscounts.debts import A_DEBT, A_DEED
from royaume.games.viscounts.events import VISCOUNT_MOVED
from royaume.games.viscounts.gaining import take
from royaume.games.viscounts.hiring import dismiss
from royaume.games.viscounts.moving import meet
from royaume.games.viscounts.solo.funding import fund, means
from royaume.games.viscounts.solo.outer_path import along_outer_path, first_spot_at_viscount
from royaume.games.viscounts.solo.priorities import AFFORDABLE_BUILDINGS, CARDS_TO_FLIP, RESOURCES
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.transcribing import cost_at, transcribe
from royaume.games.viscounts.verbs import gain_corruption, gain_goods, turn_debt_over, turn_deed_over
from royaume.games.viscounts.vocabulary import CONSTRUCT, TRANSCRIBE, WORKERS, segment_of, type_of
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.priority import Priority


@final
class Take(Deed[ViscountsTable]):
    """One step of an effect."""

    def __init__(self, op: i64, n: i64) -> None:
        super().__init__()
        self.op: Final = op
        self.n: Final = n

    def act(self, t: ViscountsTable, seat: i64) -> None:
        take(t, seat, self.op, self.n)


@final
class TakeCorruption(Deed[ViscountsTable]):
    """1 for each Criminal icon on its board."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        gain_corruption(t, seat, t.players[seat].criminals)


@final
class TakeResource(Deed[ViscountsTable]):
    """Any one, by the order of its board."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        take_resource(t, seat)

    def priorities(self) -> list[Priority[ViscountsTable]]:
        return [RESOURCES]


def take_resource(t: ViscountsTable, seat: i64) -> None:
    gain_goods(t, seat, RESOURCES.choose(t, seat), 1)


@final
class Move(Deed[ViscountsTable]):
    """So many spaces clockwise on the outer path. Whoever is found on the last one may rearrange their cards."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: Final = n

    def act(self, t: ViscountsTable, seat: i64) -> None:
        p = t.players[seat]
        p.space = along_outer_path(t, p.space, self.n)
        t.tell(VISCOUNT_MOVED, seat, p.space, 0)
        meet(t, seat)


@final
class Dismiss(Deed[ViscountsTable]):
    """The card beside its Viscount, free of charge, for its effect only."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        dismiss(t, seat, 0)


# flipping -----------------------------------------------------------------------------------


@final
class Flip(Deed[ViscountsTable]):
    """A Debt or a Deed, by the type flipped less often."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        flip(t, seat, CARDS_TO_FLIP.choose(t, seat))

    def priorities(self) -> list[Priority[ViscountsTable]]:
        return [CARDS_TO_FLIP]


@final
class FlipOne(Deed[ViscountsTable]):
    """Of this type."""

    def __init__(self, which: i64) -> None:
        super().__init__()
        self.which: Final = which

    def act(self, t: ViscountsTable, seat: i64) -> None:
        flip(t, seat, self.which)


def flip(t: ViscountsTable, seat: i64, which: i64) -> None:
    """A Debt pays a resource as anybody's does."""
    if which == A_DEED:
        turn_deed_over(t, seat)
    elif which == A_DEBT:
        turn_debt_over(t, seat)
        take_resource(t, seat)


# primary actions, from the outer path -------------------------------------------------------


@final
class Construct(Deed[ViscountsTable]):
    """The left-most building that it can pay for, on the first free spot at its space."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        slot = AFFORDABLE_BUILDINGS.choose(t, seat)
        fund(t, seat, CONSTRUCT, COST[type_of(slot)])
        put_up(t, seat, slot, first_spot_at_viscount(t, seat))

    def priorities(self) -> list[Priority[ViscountsTable]]:
        return [AFFORDABLE_BUILDINGS]


@final
class PlaceWorkers(Deed[ViscountsTable]):
    """As many as it can pay for and has, on the section that faces its Viscount."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        n = most_workers(t, seat)
        fund(t, seat, WORKERS, NOBLES_FOR[n])
        place_workers(t, seat, t.facing(seat), n)


def most_workers(t: ViscountsTable, seat: i64) -> i64:
    n = min(MOST_WORKERS, t.players[seat].supply)
    most = means(t, seat, WORKERS)
    while NOBLES_FOR[n] > most:
        n -= 1
    return n


@final
class Transcribe(Deed[ViscountsTable]):
    """The manuscript of its segment; where none is left, the printed one for its effect."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        fund(t, seat, TRANSCRIBE, cost_at(t, segment_of(t.players[seat].space)))
        transcribe(t, seat)
