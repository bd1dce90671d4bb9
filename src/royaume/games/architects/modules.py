"""What is in play: the base game, the promo cards, a solo opponent; listed here and nowhere else."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.events import (
    BUILDING_CONSTRUCTED,
    CAPTIVES_SENT,
    DEBT_PAID,
    EVENTS,
    MARKET_USED,
    TAXES_TAKEN,
)
from royaume.games.architects.gaining import OwnersCards
from royaume.games.architects.paying import LowVirtueEvadesTax
from royaume.games.architects.places.guildhall import Craning
from royaume.games.architects.solo.module import CONSTANTINE, HELENA
from royaume.games.architects.vocabulary import QUESTIONS, STEPS, TAX
from royaume.kernel.config import Config
from royaume.kernel.module import Module, Rules

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
)
PROMOS: Final = Module("promos", listeners={BUILDING_CONSTRUCTED: Craning()})
EXPANSIONS: Final[dict[str, Module]] = {"promos": PROMOS}
SOLOS: Final[dict[str, Module]] = {"constantine": CONSTANTINE, "helena": HELENA}

COMPOSED: Final[dict[str, Rules]] = {}


def rules_of(config: Config) -> Rules:
    """Tables of the same composition share their rules."""
    names = [name for name in EXPANSIONS if name in config.expansions]
    key = "+".join(names) + "/" + config.solo
    if key not in COMPOSED:
        modules = [BASE] + [EXPANSIONS[name] for name in names]
        if config.solo:
            modules.append(SOLOS[config.solo])
        COMPOSED[key] = Rules(modules, QUESTIONS, len(EVENTS), STEPS)
    return COMPOSED[key]
