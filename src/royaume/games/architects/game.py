"""Architects as everybody meets it: players, options, words, and what is asked of its table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects import laws, reading, resampling, scoring, view, worth
from royaume.games.architects.card_list import every_card
from royaume.games.architects.carrying import CARRYING
from royaume.games.architects.frames import FRAMES
from royaume.games.architects.language import LANGUAGE
from royaume.games.architects.modules import EXPANSIONS, SOLOS
from royaume.games.architects.setup import CHARACTERS, set_up
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config, Option
from royaume.kernel.data import Reader
from royaume.kernel.game import Game

VERSION: Final = 1

OPTIONS: Final = (
    Option("characters", ("random", "chosen")),
    Option("release_scope", ("one", "all")),
    Option("conspirator_scope", ("visit", "capture")),
    Option("recover_anywhere", ("off", "on")),
)


@final
class Architects(Game[ArchitectsTable]):
    """Two to five players, six with artisans, or one or two against an opponent that the rules play."""

    def set_up(self, config: Config, chance: Chance) -> ArchitectsTable:
        return set_up(config, chance)

    def read_table(self, config: Config, chance: Chance, data: Reader) -> ArchitectsTable:
        return reading.read_table(config, chance, data)

    def violation(self, t: ArchitectsTable) -> str:
        return laws.violation(t)

    def view(self, t: ArchitectsTable, seat: i64) -> dict[str, object]:
        return view.view(t, seat)

    def resample(self, t: ArchitectsTable, seat: i64, dice: Dice) -> ArchitectsTable:
        return resampling.resample(t, seat, dice)

    def scores(self, t: ArchitectsTable) -> list[int]:
        return [int(scoring.final_score(t, seat)) for seat in range(t.seats)]

    def score_sheet(self, t: ArchitectsTable) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(t)

    def winners(self, t: ArchitectsTable, config: Config) -> list[int]:
        return scoring.winners(t)

    def ending(self, t: ArchitectsTable) -> str:
        return "complete" if t.turns_left == 0 else "stuck"

    def worth(self, t: ArchitectsTable, seat: i64) -> i64:
        return worth.worth(t, seat)

    def cards(self) -> list[dict[str, object]]:
        return every_card()


GAME: Final[Architects] = Architects(
    "architects",
    VERSION,
    fewest=2,
    most=5,
    options=OPTIONS,
    language=LANGUAGE,
    frames=FRAMES,
    expansions=tuple(EXPANSIONS),
    solos=tuple(SOLOS),
    setups=("standard", CHARACTERS),
    solo_fewest=1,
    solo_most=2,
    more_players={"artisans": 6},
    carrying=CARRYING,
)
