"""From the table laid out to the first turn, as a list of steps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.draft import Dealing
from royaume.games.architects.events import PLAY_BEGINS
from royaume.games.architects.gaining import gain
from royaume.games.architects.starting_hires import FillingGaps, StartingHires
from royaume.games.architects.table import PLAIN_BOARD, ArchitectsTable
from royaume.games.architects.turn import start_turn
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.vocabulary import SETTING_UP, SILVER
from royaume.kernel.phase import Phase, PhaseStep

SILVER_OF_FIRST: Final = 3


@final
class SettingUp(Phase[ArchitectsTable]):
    """What is left of the set-up; see SET_UP."""

    def number(self) -> i64:
        return SETTING_UP

    def from_step(self, at: i64) -> SettingUp:
        return SettingUp(self.who, at)


@final
class StartingPlay(PhaseStep[ArchitectsTable]):
    """Silver and the characters' things are given, and the first player begins."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for k in range(t.seats):
            seat = (t.first + k) % t.seats
            if not t.players[seat].automatic:
                equip(t, seat, SILVER_OF_FIRST + k)
        t.tell(PLAY_BEGINS, t.first)
        start_turn(t, t.first)


def equip(t: ArchitectsTable, seat: i64, silver: i64) -> None:
    """A character's things, or silver by turn order."""
    character = t.players[seat].character
    if character == PLAIN_BOARD:
        gain_goods(t, seat, SILVER, silver)
        return
    for thing, n in t.catalogue.characters[character].things.items():
        gain(t, seat, thing, n)


SET_UP: Final[list[PhaseStep[ArchitectsTable]]] = [
    StartingHires("starting_hires"),
    FillingGaps("gaps_filled"),
    Dealing("draft"),
    StartingPlay("start"),
]
