"""The 24 craft cards: an adornment above, a tool below. Which halves share a card is not known: all pairs are ours."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.prices import TOOL, price_in
from royaume.games.architects.vocabulary import CLAY, GOLD, MARBLE, PLAN, SILVER, STONE, VIRTUE, WOOD

# what tools do
STATIC: Final = 0  # one more symbol of each skill, always
GAINS: Final = 1
TRADES: Final = 2  # something is paid, then something is gained
CARTS: Final = 3  # a clay, wood or stone is paid, then something is gained
RELEASES: Final = 4  # a worker leaves Prison
CAPTURES: Final = 5  # one worker at the place where one was placed this turn
EVADES: Final = 6  # one tax of the action is not paid
TOOL_KIND_IDS: Final = ("skills", "gain", "trade", "cart", "release", "capture", "evade_tax")


@final
class Tool:
    """The lower half. It works once a turn, or once a reset, when its apprentice's ability is used."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        kind: i64,
        source: str,
        thing: i64 = 0,
        n: i64 = 0,
        paid: i64 = 0,
        price: i64 = 0,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.source: Final = source
        self.thing: Final = thing
        self.n: Final = n
        self.paid: Final = paid
        self.price: Final = price
        self.cost: Final = price_in(TOOL, paid, price)


BOOK: Final = "seed"
HOUSE: Final = "reconstructed"
REVIEW: Final = "list"

CHISEL: Final = Tool("chisel", GAINS, HOUSE, STONE, 1)
SAW: Final = Tool("saw", GAINS, HOUSE, WOOD, 1)
TROWEL: Final = Tool("trowel", GAINS, HOUSE, CLAY, 1)
PURSE: Final = Tool("purse", GAINS, BOOK, SILVER, 1)
KEY_RING: Final = Tool("key_ring", RELEASES, BOOK)
FALSE_SEAL: Final = Tool("false_seal", TRADES, BOOK, MARBLE, 1, VIRTUE, 1)
MASTER_TOOLBOX: Final = Tool("master_toolbox", STATIC, BOOK)
COMPASS: Final = Tool("compass", GAINS, BOOK, PLAN, 1)
TOUCHSTONE: Final = Tool("touchstone", TRADES, HOUSE, GOLD, 1, SILVER, 2)
SHACKLES: Final = Tool("shackles", CAPTURES, BOOK)
LOADED_SCALES: Final = Tool("loaded_scales", TRADES, HOUSE, GOLD, 1, VIRTUE, 1)
PRAYER_BEADS: Final = Tool("prayer_beads", TRADES, HOUSE, VIRTUE, 1, SILVER, 2)
HANDCART: Final = Tool("handcart", CARTS, HOUSE, SILVER, 2)
DOUBLE_LEDGER: Final = Tool("double_ledger", EVADES, HOUSE)
POLISHING_WHEEL: Final = Tool("polishing_wheel", TRADES, HOUSE, MARBLE, 1, SILVER, 3)

# what adornments do besides gains and losses
PLAIN: Final = 0
REACTIVATES: Final = 1
RECOVERS_OR_CAPTURES: Final = 2
NEW_APPRENTICES: Final = 3
OPENS_PRISON: Final = 4
SPECIAL_IDS: Final = ("", "reactivate", "recover_or_capture", "new_apprentices", "open_prison")

Gains = tuple[tuple[int, int], ...]  # things and how many of each


@final
class Craft:
    """One card: the points and the effect of the adornment, and the tool."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        points: i64,
        tool: Tool,
        gains: Gains = (),
        virtue_lost: i64 = 0,
        debts: i64 = 0,
        special: i64 = PLAIN,
        effect: str = HOUSE,
        pointed: str = HOUSE,
    ) -> None:
        self.id: Final = id
        self.points: Final = points
        self.tool: Final = tool
        self.gains: Final = gains
        self.virtue_lost: Final = virtue_lost
        self.debts: Final = debts
        self.special: Final = special
        self.effect_source: Final = effect
        self.points_source: Final = pointed


CRAFTS: Final = [
    Craft("craft_01_glazed_tiles", 3, CHISEL, ((CLAY, 3),), effect=BOOK, pointed=BOOK),
    Craft("craft_02_stone_statue", 2, SAW, ((STONE, 3),), effect=REVIEW, pointed=REVIEW),
    Craft("craft_03_carved_panels", 2, TROWEL, ((WOOD, 3),)),
    Craft("craft_04_gilding", 3, PURSE, ((GOLD, 1),)),
    Craft("craft_05_marble_font", 3, KEY_RING, ((MARBLE, 1),)),
    Craft("craft_06_jewelled_altar", 1, FALSE_SEAL, ((GOLD, 1), (MARBLE, 1))),
    Craft("craft_07_timber_porch", 1, MASTER_TOOLBOX, ((STONE, 2), (WOOD, 2))),
    Craft("craft_08_alms_box", 3, COMPASS, ((SILVER, 3),)),
    Craft("craft_09_gaudy_banner", 4, PURSE, ((SILVER, 3),), virtue_lost=1),
    Craft("craft_10_drafting_mural", 2, TOUCHSTONE, ((PLAN, 1),), effect=REVIEW, pointed=REVIEW),
    Craft("craft_11_painted_ceiling", 1, COMPASS, ((PLAN, 2),)),
    Craft("craft_12_votive_candles", 4, SHACKLES, ((VIRTUE, 1),)),
    Craft("craft_13_rose_window", 3, LOADED_SCALES, ((VIRTUE, 2),)),
    Craft("craft_14_saints_reliquary", 2, SHACKLES, ((VIRTUE, 3),)),
    Craft("craft_15_illuminated_lectern", 1, PURSE, ((PLAN, 1), (VIRTUE, 1))),
    Craft("craft_16_golden_tapestry", 5, PRAYER_BEADS, debts=1),
    Craft("craft_17_gargoyles", 5, HANDCART, virtue_lost=2),
    Craft("craft_18_borrowed_splendour", 3, DOUBLE_LEDGER, ((GOLD, 1), (MARBLE, 1)), debts=1),
    Craft("craft_19_plundered_relief", 2, TROWEL, ((GOLD, 2),), virtue_lost=1),
    Craft("craft_20_restored_facade_a", 2, SAW, special=REACTIVATES, effect=BOOK),
    Craft("craft_21_restored_facade_b", 2, CHISEL, special=REACTIVATES, effect=BOOK),
    Craft("craft_22_watch_bell", 3, MASTER_TOOLBOX, special=RECOVERS_OR_CAPTURES, effect=BOOK),
    Craft("craft_23_guild_signboard", 2, KEY_RING, special=NEW_APPRENTICES, effect=BOOK),
    Craft("craft_24_mercy_window", 3, POLISHING_WHEEL, special=OPENS_PRISON, effect=BOOK),
]
IN_ROW: Final = 4
TOOL_POINTS: Final[list[i64]] = [0, 1, 2, 4, 6, 9, 12]


def has_bonus(craft: Craft) -> bool:
    """Whether the upper half brings anything without a building: a mere penalty does not."""
    return len(craft.gains) > 0 or craft.special > REACTIVATES
