"""What is in play: the base game, promo cards, expansions, a solo opponent; listed here and nowhere else."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.beginning import SET_UP
from royaume.games.architects.cards.deeds import PLACES_AGAIN
from royaume.games.architects.ending import END_OF_GAME
from royaume.games.architects.events import (
    BUILDING_CONSTRUCTED,
    CAPTIVES_SENT,
    DEBT_PAID,
    MARKET_USED,
    MOMENTS,
    TAXES_TAKEN,
)
from royaume.games.architects.expansions.artisans import vocabulary as artisans
from royaume.games.architects.expansions.artisans.module import ARTISANS_MODULE
from royaume.games.architects.expansions.artisans.reading import read_artisans
from royaume.games.architects.gaining import OwnersCards
from royaume.games.architects.placing import Craning
from royaume.games.architects.purse import OWN_GOODS, LowVirtueEvadesTax
from royaume.games.architects.reset import RESET
from royaume.games.architects.solo import schemes
from royaume.games.architects.solo.kept import read_schemes
from royaume.games.architects.solo.module import CONSTANTINE, HELENA
from royaume.games.architects.solo.playbook import PLAYBOOK
from royaume.games.architects.table import NOTHING_KEPT, Kept, Slot
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
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.module import Module, Rules, Sizes
from royaume.kernel.names import Names

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
)
PROMOS: Final = Module("promos", effects={PLACES_AGAIN: Craning()})
EXPANSIONS: Final[dict[str, Module]] = {"promos": PROMOS, "artisans": ARTISANS_MODULE}
SOLOS: Final[dict[str, Module]] = {"constantine": CONSTANTINE, "helena": HELENA}
SIZES: Final = Sizes(ABILITIES, MOMENTS, STEPS, PHASES, DECISIONS)
PRINTED_COLUMNS: Final = 4

COMPOSED: Final[dict[str, Rules]] = {}


def rules_of(config: Config) -> Rules:
    """Tables of the same composition share their rules."""
    names = [name for name in EXPANSIONS if name in config.expansions]
    key = "+".join(names) + "/" + config.solo
    if key not in COMPOSED:
        modules = [BASE] + [EXPANSIONS[name] for name in names]
        if config.solo:
            modules.append(SOLOS[config.solo])
        COMPOSED[key] = Rules(modules, SIZES, OWN_GOODS, PLAYBOOK)
    return COMPOSED[key]


def columns_of(config: Config) -> int:
    """Of each row of apprentices."""
    return PRINTED_COLUMNS


def slots_of(config: Config) -> int:
    return 1 + artisans.SLOT if "artisans" in config.expansions else 1 + schemes.SLOT


def kept_at_start(config: Config) -> list[Slot]:
    """Each module lays out its own things when the table is set."""
    return [Slot(NOTHING_KEPT) for _ in range(slots_of(config))]


def kept_from(config: Config, data: Reader, apprentices: Names, buildings: Names) -> list[Slot]:
    slots = slots_of(config)
    parts = data.parts(slots, slots)
    kept = [Slot(read_solo(config.solo, parts[schemes.SLOT]))]
    if slots > artisans.SLOT:
        kept.append(Slot(read_artisans(config, parts[artisans.SLOT], apprentices, buildings)))
    return kept


def read_solo(name: str, data: Reader) -> Kept:
    if name:
        return read_schemes(schemes.opponent_named(name), data)
    data.only()
    return NOTHING_KEPT
