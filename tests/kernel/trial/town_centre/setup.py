"""Setting up: the modules in play, equal players, the first turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.kernel.chance import Chance
from royaume.kernel.module import Module, Rules, Sizes
from trial.town_centre.events import EVENTS, TABLE_SET
from trial.town_centre.modules.apprentices import APPRENTICES
from trial.town_centre.modules.artisans import ARTISANS_MODULE
from trial.town_centre.modules.base import BASE
from trial.town_centre.modules.wonders import WONDERS_MODULE
from trial.town_centre.table import TownTable, nothing_kept, player_at_start
from trial.town_centre.turn import start_turn
from trial.town_centre.vocabulary import QUESTIONS, STEPS

SILVER: Final = 3
VIRTUE: Final = 7
WORKERS: Final = 8
TAX_AT_START: Final = 4

EXPANSIONS: Final = {"artisans": ARTISANS_MODULE, "wonders": WONDERS_MODULE}


def rules_of(expansions: tuple[str, ...] = ()) -> Rules:
    modules: list[Module] = [BASE, APPRENTICES] + [EXPANSIONS[name] for name in expansions]
    return Rules(modules, Sizes(QUESTIONS, len(EVENTS), STEPS))


def bare_table(seats: i64, rules: Rules, apprentices: tuple[int, ...] = ()) -> TownTable:
    """A table at which nobody has begun: tests put on it what they need."""
    players = [player_at_start(seats, SILVER, VIRTUE, WORKERS, apprentices) for _ in range(seats)]
    t = TownTable(rules, Chance.from_seed("town centre"), players, TAX_AT_START, nothing_kept())
    t.tell(TABLE_SET, 0)
    return t


def set_up(seats: i64, rules: Rules, apprentices: tuple[int, ...] = ()) -> TownTable:
    """Everybody has the same apprentices; the first seat begins."""
    t = bare_table(seats, rules, apprentices)
    start_turn(t, 0)
    return t
