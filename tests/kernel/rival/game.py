"""Enough of a game to save a table in the middle of the rival's turn and read it back."""

from __future__ import annotations

from typing import Any, Final, final

from rival.cards import BOOK, CARD_IDS, CARDS, RULES
from rival.deeds import PayingTribute
from rival.table import EVENTS, SPOTS, RivalTable
from royaume.kernel.automatic.instructions import read_instructions
from royaume.kernel.automatic.steps import Doing, TurningUp
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.frame import Frame
from royaume.kernel.game import Game, Language
from royaume.kernel.ints import filled
from royaume.kernel.names import Names

MANY: Final = 99


@final
class RivalGame(Game[RivalTable]):
    """One person."""

    def read_table(self, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> RivalTable:
        return RivalTable(
            RULES,
            chance,
            filled(data.at("stones").numbers(0, MANY, SPOTS, SPOTS)),
            filled(data.at("coins").numbers(0, MANY, 2, 2)),
            read_instructions(data.at("cards"), Names(CARD_IDS), range(len(CARDS))),
        )

    def violation(self, t: RivalTable) -> str:
        return t.cards.violation(t.cards.all_cards(), CARD_IDS)


GAME: Final = RivalGame(
    "rival",
    1,
    1,
    1,
    (),
    Language(BOOK.ids(), {"pay": "pay {n}"}, {}, [], EVENTS),
    (Doing, PayingTribute, TurningUp),
)
