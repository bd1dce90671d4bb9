"""An opponent as a module: it takes the turns of its own seat, and gains in its own way."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.viscounts.events import (
    BUILDING_BUILT,
    DEBT_FLIPPED,
    DEED_FLIPPED,
    GAME_ENDED,
    SCHEME_GAINED,
    SCHEMES_SHUFFLED,
)
from royaume.games.viscounts.solo.abilities import (
    BuildingLeavesSlot,
    CardIsFlipped,
    OpponentReacts,
    SchemeIsGained,
    SchemesAreShuffled,
)
from royaume.games.viscounts.solo.beginning import SITTING_DOWN
from royaume.games.viscounts.solo.kept import opponent_of
from royaume.games.viscounts.solo.replacing import EFFECTS
from royaume.games.viscounts.solo.turn import TURN
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import COLLISION_PHASE, STARTING_PLAY, TAKING_TURN
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Listener, Module, Replacement
from royaume.kernel.phase import Insertion


@final
class PlayingByScheme(Replacement[ViscountsTable]):
    """The turn of the opponent's seat is its own."""

    def instead(self, t: ViscountsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, Step)
        return Doing(frame.who, TURN.number, 1) if t.players[frame.who].automatic else frame


@final
class SittingDown(Replacement[ViscountsTable]):
    """Once the person has chosen, before everything begins."""

    def instead(self, t: ViscountsTable, frame: Frame[Any]) -> Frame[Any]:
        return Doing(t.seats - 1, SITTING_DOWN.number, 1)


@final
class PileIsCounted(Listener[ViscountsTable]):
    """At the end its whole pile is looked at: manuscripts count the icons there."""

    def hear(self, t: ViscountsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        opponent_of(t).cards.look_through(t)


MODULE: Final = Module(
    "solo",
    listeners={
        BUILDING_BUILT: BuildingLeavesSlot(),
        DEBT_FLIPPED: CardIsFlipped(),
        DEED_FLIPPED: CardIsFlipped(),
        SCHEME_GAINED: SchemeIsGained(),
        SCHEMES_SHUFFLED: SchemesAreShuffled(),
        GAME_ENDED: PileIsCounted(),
    },
    replacements={TAKING_TURN: PlayingByScheme(), STARTING_PLAY: SittingDown()},
    insertions=[Insertion(COLLISION_PHASE, OpponentReacts("opponent"), after="workshops")],
    effects=EFFECTS,
)
