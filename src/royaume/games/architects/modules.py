"""The base game as a module."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.beginning import SET_UP
from royaume.games.architects.counsel.advisers import ADVISERS
from royaume.games.architects.ending import END_OF_GAME
from royaume.games.architects.events import (
    BUILDING_CONSTRUCTED,
    CAPTIVES_SENT,
    DEBT_PAID,
    MARKET_USED,
    MOMENTS,
    TAXES_TAKEN,
)
from royaume.games.architects.gaining import OwnersCards
from royaume.games.architects.purse import LowVirtueEvadesTax
from royaume.games.architects.reset import RESET
from royaume.games.architects.terms import TERMS
from royaume.games.architects.turn import END_OF_TURN
from royaume.games.architects.vocabulary import (
    ABILITIES,
    DECISIONS,
    ENDING_GAME,
    ENDING_TURN,
    PHASES,
    RESETTING,
    SETTING_UP,
    STEPS,
    TAX,
)
from royaume.kernel.module import Module, Sizes

CARDS: Final = OwnersCards()
BASE: Final = Module(
    "base",
    answers={TAX: LowVirtueEvadesTax()},
    listeners={
        MARKET_USED: CARDS,
        TAXES_TAKEN: CARDS,
        DEBT_PAID: CARDS,
        CAPTIVES_SENT: CARDS,
        BUILDING_CONSTRUCTED: CARDS,
    },
    phases={SETTING_UP: SET_UP, ENDING_TURN: END_OF_TURN, RESETTING: RESET, ENDING_GAME: END_OF_GAME},
    terms=TERMS,
    advisers=ADVISERS,
)
SIZES: Final = Sizes(ABILITIES, MOMENTS, STEPS, PHASES, DECISIONS)
