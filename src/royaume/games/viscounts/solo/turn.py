"""An opponent's turn: cards shift, the next one is turned up and followed, then its markers may have met."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.events import SCHEME_DROPPED
from royaume.games.viscounts.player import LAST, MIDDLE
from royaume.games.viscounts.solo import headings
from royaume.games.viscounts.solo.conditions import MARKERS_MET
from royaume.games.viscounts.solo.kept import NOTHING_PAID, opponent_of
from royaume.games.viscounts.table import ViscountsTable, reindex
from royaume.games.viscounts.turn import NEWEST, end_turn
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf, NextCard
from royaume.kernel.deck import NO_CARD


@final
class ShiftSchemes(Deed[ViscountsTable]):
    """All cards of its line go one space to the right; one that leaves it is discarded."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        kept = opponent_of(t)
        kept.paid_for = NOTHING_PAID
        kept.paid_with = ()
        dropped = kept.line[LAST]
        kept.line[LAST] = kept.line[MIDDLE]
        kept.line[MIDDLE] = kept.line[NEWEST]
        kept.line[NEWEST] = NO_CARD
        reindex(t, seat)
        if dropped != NO_CARD:
            kept.cards.lay_down(dropped)
            t.tell(SCHEME_DROPPED, seat, dropped)


@final
class ResolveCollision(Deed[ViscountsTable]):
    """Phase 5, as anybody's."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        t.push(Collision(seat))


@final
class EndTurn(Deed[ViscountsTable]):
    """It neither hires nor draws."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        end_turn(t, seat)


TURN: Final[Deed[ViscountsTable]] = AllOf(
    ShiftSchemes(),
    NextCard(),
    FirstOf(Entry("collision", headings.COLLISION, ResolveCollision(), [MARKERS_MET])),
    EndTurn(),
)
