"""Viscounts as everybody meets it: players, options, words, and what is asked of its table."""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import Struct
from mypy_extensions import i64

from royaume.games.viscounts import harm, laws, observing, progress, reading, resampling, scoring, turn, view, worth
from royaume.games.viscounts.card_list import every_card
from royaume.games.viscounts.effects import WAY_IDS
from royaume.games.viscounts.frames import DECISIONS, LAYOUT, STEPS
from royaume.games.viscounts.language import language_of
from royaume.games.viscounts.setup import set_up
from royaume.games.viscounts.shown import ViscountsView
from royaume.games.viscounts.solo.boards import BOARD_IDS
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import SILVER
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config, Option
from royaume.kernel.data import Reader
from royaume.kernel.frame import Frame
from royaume.kernel.game import CALM, LOOMING, Game
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.shown import Choice, Outlook

VERSION: Final = 1
OPTIONS: Final = (
    Option("card_8_scope", ("segment", "space"), variant=True),
    Option("three_card_shuffle_check", ("off", "on"), variant=True),
    Option("difficulty", ("0", "1", "2", "3"), solo=True),  # future Scheme cards mixed in
)


@final
class Viscounts(Game[ViscountsTable]):
    """Two to four players, or one against an opponent that the rules play."""

    def set_up(self, config: Config, chance: Chance) -> ViscountsTable:
        return set_up(config, chance)

    def read_table(self, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> ViscountsTable:
        return reading.read_table(config, chance, data)

    def start_turn(self, t: ViscountsTable, seat: i64) -> None:
        turn.start_turn(t, seat)

    def violation(self, t: ViscountsTable) -> str:
        return laws.violation(t)

    def contradiction(self, t: ViscountsTable, config: Config) -> str:
        return progress.contradiction(t, config)

    def shown(self, t: ViscountsTable, seat: i64) -> Struct:
        return view.view(t, seat)

    def view_type(self) -> type[Struct]:
        return ViscountsView

    def harm(self, t: ViscountsTable, choice: Choice, outlook: Outlook, seat: i64) -> str:
        return harm.harm(t, choice, outlook, seat)

    def looms(self, t: ViscountsTable) -> i64:
        """Markers that have met collide at the end of the turn; they may still go on before."""
        return LOOMING if t.turn > 0 and t.players[t.active].has_met() else CALM

    def resample(self, t: ViscountsTable, seat: i64, dice: Dice) -> ViscountsTable:
        return resampling.resample(t, seat, dice)

    def observation_names(self) -> list[str]:
        return observing.names()

    def observe(self, t: ViscountsTable, seat: i64, out: Observation) -> None:
        observing.observe(t, seat, self.layout, out)

    def know(self, t: ViscountsTable, seat: i64, out: Knowledge) -> None:
        observing.know(t, seat, out)

    def scores(self, t: ViscountsTable) -> list[int]:
        return [int(scoring.final_score(t, seat)) for seat in range(t.seats)]

    def holdings(self, t: ViscountsTable, seat: i64) -> dict[str, int]:
        return {"own_silver": int(t.players[seat].goods[SILVER])}

    def score_sheet(self, t: ViscountsTable) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(t)

    def winners(self, t: ViscountsTable, config: Config) -> list[int]:
        return scoring.winners(t)

    def worth(self, t: ViscountsTable, seat: i64) -> i64:
        return worth.worth(t, seat)

    def prospect_names(self) -> list[str]:
        return list(worth.PROSPECTS)

    def prospects(self, t: ViscountsTable, seat: i64, out: Observation) -> None:
        worth.sum_up(t, seat, out)

    def unharmed(self, t: ViscountsTable, seat: i64) -> i64:
        """Workers are driven out of the castle."""
        return scoring.worker_points(t, seat)

    def cards(self) -> list[dict[str, object]]:
        return every_card()


GAME: Final[Viscounts] = Viscounts(
    "viscounts",
    VERSION,
    fewest=2,
    most=4,
    options=OPTIONS,
    solos=BOARD_IDS,
    solo_fewest=1,
    solo_most=1,
    language=language_of(tuple(WAY_IDS)),
    frames=DECISIONS + STEPS,
    layout=LAYOUT,
)
