"""The Princess and the Profiteer: what comes of placing a worker beside them, and of capturing there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from royaume.games.architects.awaiting import ARRIVAL_AT, EVERYWHERE, Waiting
from royaume.games.architects.expansions.wonders.contributing import allow_contribution
from royaume.games.architects.expansions.wonders.influence import gain_influence
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.owed_influence import owe_influence
from royaume.games.architects.expansions.wonders.visiting import stop_working, visit_wonder, works_for
from royaume.games.architects.expansions.wonders.vocabulary import NOTES, PRINCESS_COUNTS, PROFITEER_SILVER, WONDERS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import gain_goods, recover_all, release
from royaume.games.architects.virtue import charge_virtue, gain_virtue
from royaume.games.architects.vocabulary import (
    OPEN_PLACES,
    SILVER,
    TAX_STAND,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit
from royaume.kernel.module import Answer, Listener


@final
class Arriving(Waiting):
    """A worker has come to a place; what is asked last is asked first. `x` is the place."""

    def awaits(self, t: ArchitectsTable, seat: i64) -> i64:
        """Wherever the next piece comes, a wonder that counted as a worker does so no more."""
        kept = wonders_of(t)
        places = bit(kept.princess()) | bit(kept.profiteer())
        for wonder in range(WONDERS):
            if kept.owner[wonder] == seat:
                return EVERYWHERE if works_for(kept, seat) else places | kept.wonders_of_seat(seat)
        return places

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        kept = wonders_of(t)
        stop_working(t)
        if x >= OPEN_PLACES:
            return
        if x == kept.princess() and not t.players[seat].automatic:
            allow_contribution(t, seat)
        elif x == kept.profiteer():
            owe_influence(t, seat, x)
            gain_goods(t, seat, SILVER, t.players[seat].sums[PROFITEER_SILVER])
        if kept.wonder_of(seat, x) != NO_CARD:
            visit_wonder(t, seat, x)
        greeting = t.players[seat].sums[ARRIVAL_AT[x]]
        if greeting > 0:
            cards_greet(t, seat, x, greeting)


def cards_greet(t: ArchitectsTable, seat: i64, place: i64, n: i64) -> None:
    """Apprentices who bring something when a worker comes to their place."""
    if place == TAX_STAND:
        release(t, seat, t.players[seat].prison)
        recover_all(t, seat)
    else:
        gain_influence(t, seat, n)


@final
class CountingForMore(Answer[ArchitectsTable]):
    """An own wonder that was asked to, and the Princess for whom she counts, where a worker was just placed."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        if seat != t.active or (t.awaited[seat] >> about) & 1 == 0:
            return n
        kept = wonders_of(t)
        if kept.extra == about:
            n += 1
        if t.players[seat].sums[PRINCESS_COUNTS] > 0 and about == kept.princess():
            n += 1
        return n


@final
class CapturingThere(Listener[ArchitectsTable]):
    """Capturing others' workers costs virtue beside the Princess and brings some beside the Profiteer, once a turn.

    `x` is the place, `y` whose workers they are.
    """

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        kept = wonders_of(t)
        if y == seat or kept.seized & bit(x) != 0:
            return
        if x == kept.princess():
            seize(t, x)
            charge_virtue(t, seat, 1)
        elif x == kept.profiteer():
            seize(t, x)
            gain_virtue(t, seat, 1)


def seize(t: ArchitectsTable, place: i64) -> None:
    wonders_of(t).seized |= bit(place)
    t.note(NOTES)
