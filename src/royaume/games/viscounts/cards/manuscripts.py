"""The 35 manuscripts, and the Cleric Bonus cards for three of a ribbon."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.effects import NOTHING, effect
from royaume.games.viscounts.vocabulary import BLACK, BLUE, BUILDER, CLERIC, GREY, ICONS, MERCHANT, NOBLE, YELLOW

# what end scores count; the first five are icons, by their numbers
MERCHANT_ICON: Final = 0
BUILDER_ICON: Final = 1
NOBLE_ICON: Final = 2
CLERIC_ICON: Final = 3
CRIMINAL_ICON: Final = 4
BUILDING: Final = 5
WORKER_IN_CASTLE: Final = 6
MANUSCRIPT: Final = 7
FLIPPED_DEED: Final = 8
FLIPPED_DEBT: Final = 9
RESOURCE: Final = 10
SILVER: Final = 11
COUNTED_IDS: Final = (
    "merchant_icon",
    "builder_icon",
    "noble_icon",
    "cleric_icon",
    "criminal_icon",
    "building",
    "worker_in_castle",
    "manuscript",
    "flipped_deed",
    "flipped_debt",
    "resource",
    "silver",
)
UNCOUNTED: Final = -1


@final
class Text:
    """What a manuscript says: an effect at once, or 1 point for so many of something at the end."""

    def __init__(self, effect: i64 = NOTHING, per: i64 = 1, counted: i64 = UNCOUNTED) -> None:
        self.effect: Final = effect
        self.per: Final = per
        self.counted: Final = counted


def instant(words: str) -> Text:
    return Text(effect(words))


def each(per: i64, counted: i64) -> Text:
    return Text(NOTHING, per, counted)


@final
class Manuscript:
    """One tile: the Cleric icons that it costs, its ribbon, what it says. Five with grey backs lie on top at first."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        ribbon: i64,
        cost: i64,
        text: Text,
        back: i64 = BLACK,
        source: str = "picture",
    ) -> None:
        self.id: Final = id
        self.ribbon: Final = ribbon
        self.cost: Final = cost
        self.text: Final = text
        self.back: Final = back
        self.source: Final = source


MANUSCRIPTS: Final = [
    Manuscript("grey_3_virtue", GREY, 3, instant("virtue:1"), back=GREY),
    Manuscript("grey_3_flip", GREY, 3, instant("flip_any:1")),
    Manuscript("grey_4_workshop", GREY, 4, instant("build:workshop")),
    Manuscript("grey_4_stone", GREY, 4, instant("stone:2"), source="reconstructed"),
    Manuscript("grey_5_builder_icons", GREY, 5, each(1, BUILDER_ICON), source="reconstructed"),
    Manuscript("grey_5_resources", GREY, 5, each(2, RESOURCE)),
    Manuscript("grey_6_buildings", GREY, 6, each(1, BUILDING)),
    Manuscript("grey_6_trading_post", GREY, 6, instant("build:trading_post"), source="reconstructed"),
    Manuscript("grey_7_guildhall", GREY, 7, instant("build:guildhall")),
    Manuscript("black_3_flip", BLACK, 3, instant("flip_any:1")),
    Manuscript("black_3_destroy", BLACK, 3, instant("destroy:1"), back=GREY, source="reconstructed"),
    Manuscript("black_4_ink", BLACK, 4, instant("ink:2")),
    Manuscript("black_4_virtue", BLACK, 4, instant("virtue:2")),
    Manuscript("black_5_cleric_icons", BLACK, 5, each(1, CLERIC_ICON), source="reconstructed"),
    Manuscript("black_5_free_manuscript", BLACK, 5, instant("manuscript:3-4"), source="reconstructed"),
    Manuscript("black_6_manuscripts", BLACK, 6, each(2, MANUSCRIPT)),
    Manuscript("black_6_flipped_deeds", BLACK, 6, each(1, FLIPPED_DEED)),
    Manuscript("yellow_3_resource", YELLOW, 3, instant("resource:1"), back=GREY),
    Manuscript("yellow_3_flip", YELLOW, 3, instant("flip_any:1")),
    Manuscript("yellow_4_virtue", YELLOW, 4, instant("virtue:2")),
    Manuscript("yellow_4_gold", YELLOW, 4, instant("gold:2"), source="reconstructed"),
    Manuscript("yellow_4_workers", YELLOW, 4, instant("place_workers:2"), source="reconstructed"),
    Manuscript("yellow_5_noble_icons", YELLOW, 5, each(1, NOBLE_ICON)),
    Manuscript("yellow_6_workers_vp", YELLOW, 6, each(2, WORKER_IN_CASTLE)),
    Manuscript("yellow_6_flipped_debts", YELLOW, 6, each(1, FLIPPED_DEBT)),
    Manuscript("yellow_7_four_workers", YELLOW, 7, instant("place_workers:4"), source="reconstructed"),
    Manuscript("blue_3_hire", BLUE, 3, instant("free_hire"), back=GREY),
    Manuscript("blue_3_silver", BLUE, 3, instant("silver:4"), back=GREY),
    Manuscript("blue_3_flip", BLUE, 3, instant("flip_any:1"), source="reconstructed"),
    Manuscript("blue_4_resource", BLUE, 4, instant("resource:2")),
    Manuscript("blue_4_virtue", BLUE, 4, instant("virtue:2"), source="reconstructed"),
    Manuscript("blue_4_double_hire", BLUE, 4, instant("free_hire + free_hire"), source="reconstructed"),
    Manuscript("blue_5_merchant_icons", BLUE, 5, each(2, MERCHANT_ICON)),
    Manuscript("blue_5_silver_vp", BLUE, 5, each(3, SILVER), source="reconstructed"),
    Manuscript("blue_6_criminal_icons", BLUE, 6, each(1, CRIMINAL_ICON)),
]
MANUSCRIPT_IDS: Final = tuple([tile.id for tile in MANUSCRIPTS])
PRINTED_COST: Final = 3  # of the manuscripts printed on the board


@final
class ClericBonus:
    """For the first to own three of a ribbon: icons that stay, and points."""

    def __init__(self, ribbon: i64, icon: i64, n: i64) -> None:
        self.ribbon: Final = ribbon
        self.icons: Final = vec[i64]([n if other == icon else 0 for other in range(ICONS)])


BONUSES: Final = vec[ClericBonus](
    [
        ClericBonus(GREY, BUILDER, 1),
        ClericBonus(BLACK, CLERIC, 1),
        ClericBonus(YELLOW, NOBLE, 1),
        ClericBonus(BLUE, MERCHANT, 2),
    ]
)


def icons_of_bonuses(bonuses: int) -> vec[i64]:
    """Of several, as bits by ribbon."""
    held = [BONUSES[ribbon].icons for ribbon in range(len(BONUSES)) if bonuses >> ribbon & 1]
    return vec[i64]([sum([int(icons[icon]) for icons in held]) for icon in range(ICONS)])


ICONS_OF_BONUSES: Final = vec[vec[i64]]([icons_of_bonuses(bonuses) for bonuses in range(1 << len(BONUSES))])
BONUS_IDS: Final = ("cleric_bonus_grey", "cleric_bonus_black", "cleric_bonus_yellow", "cleric_bonus_blue")
BONUS_POINTS: Final = 3
NEEDED_FOR_BONUS: Final = 3
