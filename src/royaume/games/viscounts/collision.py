"""Phase 5: what happens once the active player's markers of Virtue and Corruption have met."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.buildings import is_empty
from royaume.games.viscounts.cards.townsfolk import ON_COLLISION
from royaume.games.viscounts.events import COLLISION_RESOLVED, MARKERS_RESET
from royaume.games.viscounts.gaining import Granting, give
from royaume.games.viscounts.reacting import react
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.track import MEETINGS
from royaume.games.viscounts.verbs import gain_virtue
from royaume.games.viscounts.vocabulary import COLLISION_PHASE, FIRST_SPACE, LAST_SPACE, VIRTUE_ON_COLLISION
from royaume.kernel.phase import Phase, PhaseStep


@final
class Collision(Phase[ViscountsTable]):
    """Of the active player: everybody gains by it in one way or another, then the markers part."""

    def number(self) -> i64:
        return COLLISION_PHASE

    def from_step(self, at: i64) -> Collision:
        return Collision(self.who, at)


@final
class WorkshopsReact(PhaseStep[ViscountsTable]):
    """1 Virtue for everybody with that slot empty and no Criminal icon."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        for k in range(t.seats):
            seat = (who + k) % t.seats
            p = t.players[seat]
            if not p.automatic and is_empty(p.slots, VIRTUE_ON_COLLISION) and p.criminals == 0:
                gain_virtue(t, seat, 1)


@final
class CardsReact(PhaseStep[ViscountsTable]):
    """Those in everybody's line, the active player's first."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            react(t, (who + k) % t.seats, ON_COLLISION)


@final
class ActiveGains(PhaseStep[ViscountsTable]):
    """What is printed above the space where the markers are now."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        p = t.players[who]
        t.tell(COLLISION_RESOLVED, who, p.virtue)
        give(t, who, t.opponent.gains_at(p.virtue) if p.automatic else MEETINGS[p.virtue].active)


@final
class OthersGain(PhaseStep[ViscountsTable]):
    """What is printed below it, for those of whom the condition holds."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        meeting = MEETINGS[t.players[who].virtue]
        for k in range(t.seats - 1, 0, -1):
            seat = (who + k) % t.seats
            if meeting.concerns(t.players[seat].criminals):
                t.push(Granting(seat, meeting.others))


@final
class MarkersPart(PhaseStep[ViscountsTable]):
    """Back to both ends of the track."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        p = t.players[who]
        p.corruption = FIRST_SPACE
        p.virtue = LAST_SPACE
        t.tell(MARKERS_RESET, who)


COLLISION_STEPS: Final[list[PhaseStep[ViscountsTable]]] = [
    WorkshopsReact("workshops"),
    CardsReact("cards"),
    ActiveGains("active"),
    OthersGain("others"),
    MarkersPart("part"),
]
