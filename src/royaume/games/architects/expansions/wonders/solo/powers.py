"""The powers of the boards, and what an opponent does outside its cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.awaiting import Waiting
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.captures import one_capture
from royaume.games.architects.expansions.wonders.solo.conditions import FAVOUR_POSSIBLE
from royaume.games.architects.expansions.wonders.solo.deeds import (
    Gain,
    ReceiveFavour,
    TakePrisonerBack,
    WinOneBack,
)
from royaume.games.architects.expansions.wonders.solo.priorities import AFFORDABLE_WONDERS, OWN_GROUPS
from royaume.games.architects.solo.conditions import HAS_HELD, HAS_PRISONERS, WORKER_ON_BOARD
from royaume.games.architects.solo.deeds import Pass, TakeOneBack
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import INFLUENCE, MARBLE, SILVER, STOREHOUSE
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.ints import bit
from royaume.kernel.module import Answer, Effect, Listener
from royaume.kernel.phase import PhaseStep

MARBLE_SPARED: Final = 2

NO_WORKER_LEFT: Final[Deed[ArchitectsTable]] = FirstOf(
    Entry("take_back", headings.SCHEMES, TakeOneBack(OWN_GROUPS), [WORKER_ON_BOARD]),
    Entry("take_back_prison", headings.SCHEMES, TakePrisonerBack(), [HAS_PRISONERS]),
    Entry("take_back_held", headings.SCHEMES, WinOneBack(), [HAS_HELD]),
    Entry("pass", headings.SCHEMES, Pass()),
)
CHOICE_OF_FAVOURS: Final[Deed[ArchitectsTable]] = FirstOf(
    Entry("favour_left", headings.TRACK, ReceiveFavour(0), [FAVOUR_POSSIBLE]),
    Entry("favour_right", headings.TRACK, ReceiveFavour(1)),
)
OF_ENFORCER: Final[Deed[ArchitectsTable]] = FirstOf(Entry("power_enforcer", headings.BOARDS, Gain(MARBLE, 1)))
OF_GOSSIP: Final[Deed[ArchitectsTable]] = FirstOf(one_capture("power_gossip"))
OF_PATRON: Final[Deed[ArchitectsTable]] = FirstOf(Entry("power_patron", headings.BOARDS, Gain(INFLUENCE, 1)))
OF_PEDDLER: Final[Deed[ArchitectsTable]] = FirstOf(
    Entry("power_peddler", headings.BOARDS, AllOf(Gain(INFLUENCE, 1), Gain(SILVER, 2)))
)
# what no card names
BESIDE_CARDS: Final[list[Deed[ArchitectsTable]]] = [
    NO_WORKER_LEFT,
    CHOICE_OF_FAVOURS,
    OF_ENFORCER,
    OF_GOSSIP,
    OF_PATRON,
    OF_PEDDLER,
]


@final
class ChoosingFavour(Effect[ArchitectsTable]):
    """Of two favours of the Princess."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        t.push(Doing(seat, CHOICE_OF_FAVOURS.number, 1))


@final
class InfluenceAsRival(Answer[ArchitectsTable]):
    """Whoever compares goods with an opponent looks at its influence: it keeps none of them."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return wonders_of(t).influence[seat] if t.players[seat].automatic and about <= SILVER else n


@final
class WonderWithinReach(Answer[ArchitectsTable]):
    """The first to the right of its marker of those that it can pay for."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return AFFORDABLE_WONDERS.best(t, seat)


@final
class CheaperWonders(Answer[ArchitectsTable]):
    """The Aristocrat's."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n - MARBLE_SPARED if t.players[seat].automatic else n


@final
class VirtueSparedAtMarket(Answer[ArchitectsTable]):
    """The Illusionist's."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return 0 if t.players[seat].automatic else n


@final
class UsingPower(Listener[ArchitectsTable]):
    """Each time that the event happens to the opponent, the deed follows what it is doing."""

    def __init__(self, deed: Deed[ArchitectsTable]) -> None:
        self.deed: Final = deed

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        if t.players[seat].automatic:
            t.push(Doing(seat, self.deed.number, 1))


@final
class ArrivingAtStorehouse(Waiting):
    """The Patron's power; `x` is the place."""

    def awaits(self, t: ArchitectsTable, seat: i64) -> i64:
        return bit(STOREHOUSE) if t.players[seat].automatic else 0

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        if x == STOREHOUSE and t.players[seat].automatic:
            t.push(Doing(seat, OF_PATRON.number, 1))


@final
class PeddlersReset(PhaseStep[ArchitectsTable]):
    """With the other cards that react to a reset."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        t.push(Doing(t.seats - 1, OF_PEDDLER.number, 1))
