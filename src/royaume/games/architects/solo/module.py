"""A solo opponent of the house as a module: it takes the turns of its own seat and keeps its cards on the table."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import TABLE_SET
from royaume.games.architects.solo import schemes
from royaume.games.architects.solo.kept import house_schemes
from royaume.games.architects.solo.schemes import Opponent, deck_of
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MOST_SEATS, OPPONENT_SLOT, TAKING_TURN
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.steps import TurningUp
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Listener, Module, Replacement


@final
class SittingDown(Listener[ArchitectsTable]):
    """At set-up: the opponent's virtue and its shuffled cards."""

    def __init__(self, opponent: Opponent) -> None:
        self.opponent: Final = opponent

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        t.players[-1].virtue = self.opponent.virtue
        cards = Instructions(t.chance.shuffled(deck_of(self.opponent)))
        t.kept[OPPONENT_SLOT].kept = house_schemes(self.opponent.id, cards)


@final
class PlayingByScheme(Replacement[ArchitectsTable]):
    """The turn of the opponent's seat is its own; everybody else's stays as it is."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, Step)
        return TURNING_UP[frame.who] if t.players[frame.who].automatic else frame


TURNING_UP: Final = [TurningUp(seat) for seat in range(MOST_SEATS)]


def module_of(opponent: Opponent) -> Module:
    return Module(
        opponent.id,
        listeners={TABLE_SET: SittingDown(opponent)},
        replacements={TAKING_TURN: PlayingByScheme()},
    )


CONSTANTINE: Final = module_of(schemes.CONSTANTINE)
HELENA: Final = module_of(schemes.HELENA)
