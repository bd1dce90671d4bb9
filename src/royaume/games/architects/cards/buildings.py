"""The buildings: points, skills needed, cost, virtue when built, effect. Read from pictures, or told by the book."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import (
    ALL_GAIN_VIRTUE,
    ALL_PRISONERS_LOSE_VIRTUE,
    DESTROY_DEBT,
    DISCARD_APPRENTICE,
    HIRE_FREE,
    PLACE_AGAIN,
    PLAN_FOR_GOLD,
    RECOVER_OR_CAPTURE,
    RELEASE_ALL,
    TAKE_DEBT,
    Deed,
    captures,
    debt_penalty,
    gain,
    gain_either,
    gain_per,
    lose_virtue_at_end,
    points_if_most,
    points_per,
    points_without_debt,
    virtue_if_most,
    virtue_per,
)
from royaume.games.architects.cards.profit import effort_of, profit_of
from royaume.games.architects.prices import WORK, price_of
from royaume.games.architects.vocabulary import (
    ALL_SKILLS,
    BASIC_GOODS,
    BUILDINGS_CONSTRUCTED,
    CAPTIVES,
    CARPENTERS,
    CARPENTRY,
    CATHEDRAL_LEVEL,
    CLAY,
    GOLD,
    MARBLE,
    MASONRY,
    MASONS,
    PAID_DEBTS,
    PLAN,
    SILVER,
    STONE,
    TILERS,
    TILING,
    VIRTUE,
    WOOD,
)

NO_SKILLS: Final = 0


@final
class Building:
    """One card. The cost is clay, wood, stone, gold, marble; a deed is done at once or at the end, never both."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        points: i64,
        skills: i64,
        cost: tuple[int, int, int, int, int],
        virtue: i64,
        deed: Deed,
        source: str = "picture",
    ) -> None:
        self.id: Final = id
        self.points: Final = points
        self.skills: Final = skills
        clay, wood, stone, gold, marble = cost
        self.price: Final = price_of(WORK, clay=clay, wood=wood, stone=stone, gold=gold, marble=marble)
        self.virtue: Final = virtue
        self.profit: Final = profit_of(points, virtue, self.price)
        self.effort: Final = effort_of(self.price)
        self.deed: Final = deed
        self.source: Final = source


BASE: Final = [
    Building("smithy", 3, NO_SKILLS, (4, 2, 0, 0, 0), +0, gain(STONE, 4)),
    Building("steeple", 4, NO_SKILLS, (0, 2, 0, 2, 0), +1, points_if_most(CATHEDRAL_LEVEL, 2)),
    Building("stone_market", 7, MASONRY, (2, 0, 4, 0, 1), +0, points_if_most(STONE, 2)),
    Building("tavern", 6, CARPENTRY, (0, 3, 2, 1, 0), +0, HIRE_FREE),
    Building("thieves_den", 8, MASONRY, (1, 2, 3, 0, 0), -2, gain(SILVER, 4)),
    Building("tilers_hut", 5, NO_SKILLS, (2, 1, 2, 0, 0), +0, points_per(1, TILERS)),
    Building("trading_post", 7, MASONRY, (0, 1, 3, 2, 0), +0, virtue_per(4, BASIC_GOODS)),
    Building("treasury", 6, TILING, (0, 1, 3, 1, 0), +0, gain_either(GOLD, 1, SILVER, 3)),
    Building("university", 11, ALL_SKILLS, (4, 2, 3, 0, 2), +1, points_without_debt(2)),
    Building("watchtower", 11, ALL_SKILLS, (3, 4, 0, 1, 1), -1, ALL_PRISONERS_LOSE_VIRTUE),
    Building("well", 3, NO_SKILLS, (0, 2, 2, 0, 0), +0, gain(CLAY, 4), "seed"),
    Building("wood_market", 7, CARPENTRY, (2, 4, 0, 1, 0), +0, points_if_most(WOOD, 2)),
    Building("aqueduct", 3, NO_SKILLS, (2, 3, 0, 1, 0), +0, points_per(1, BUILDINGS_CONSTRUCTED)),
    Building("armoury", 9, CARPENTRY | MASONRY, (0, 3, 5, 1, 0), +0, captures(1)),
    Building("barracks", 10, ALL_SKILLS, (2, 6, 0, 2, 0), +0, RECOVER_OR_CAPTURE),
    Building("betting_house", 7, NO_SKILLS, (1, 0, 2, 1, 0), -1, TAKE_DEBT),
    Building("carpenters_hut", 5, NO_SKILLS, (3, 1, 1, 0, 0), +0, points_per(1, CARPENTERS)),
    Building("castle", 10, ALL_SKILLS, (2, 4, 0, 1, 2), +0, virtue_per(2, GOLD)),
    Building("chapel", 6, CARPENTRY, (2, 1, 4, 0, 0), +1, virtue_if_most(CATHEDRAL_LEVEL, 2)),
    Building("church", 5, NO_SKILLS, (3, 0, 3, 0, 0), +1, DESTROY_DEBT),
    Building("clay_market", 6, TILING, (3, 0, 2, 1, 0), +0, points_if_most(CLAY, 2)),
    Building("clay_pit", 3, NO_SKILLS, (4, 1, 0, 0, 0), +0, gain_either(GOLD, 1, MARBLE, 1)),
    Building("drafting_room", 8, CARPENTRY | TILING, (0, 0, 4, 3, 0), +0, gain(PLAN, 2)),
    Building("dungeon", 14, ALL_SKILLS, (0, 0, 4, 2, 2), -1, lose_virtue_at_end(2)),
    Building("factory", 7, MASONRY, (0, 2, 2, 3, 0), +0, gain(MARBLE, 2)),
    Building("fortress", 12, ALL_SKILLS, (3, 0, 4, 1, 2), -2, captures(2)),
    Building("fountain", 4, NO_SKILLS, (0, 0, 3, 0, 1), +1, debt_penalty(+1)),
    Building("gamblers_den", 10, CARPENTRY | TILING, (0, 0, 1, 1, 3), -2, debt_penalty(-1)),
    Building("hideout", 8, CARPENTRY | MASONRY, (1, 3, 2, 0, 0), -2, RELEASE_ALL),
    Building("keep", 12, ALL_SKILLS, (0, 5, 2, 2, 0), -2, points_per(3, CAPTIVES), "seed"),
    Building("library", 8, CARPENTRY | TILING, (0, 4, 2, 0, 1), +0, PLAN_FOR_GOLD),
    Building("lighthouse", 6, TILING, (0, 3, 1, 0, 2), +0, points_per(4, VIRTUE)),
    Building("lumber_camp", 3, NO_SKILLS, (4, 0, 2, 0, 0), +0, gain(WOOD, 4)),
    Building("masons_hut", 5, NO_SKILLS, (0, 2, 4, 0, 0), +0, points_per(1, MASONS)),
    Building("moneylender", 5, MASONRY, (4, 2, 0, 1, 0), -1, points_per(1, PAID_DEBTS)),
    Building("monument", 9, TILING | MASONRY, (0, 2, 3, 0, 2), +1, ALL_GAIN_VIRTUE),
    Building("observatory", 7, CARPENTRY, (1, 3, 1, 1, 0), +0, virtue_per(2, MARBLE)),
    Building("palace", 9, TILING | MASONRY, (0, 3, 3, 0, 2), +0, gain_per(GOLD, 4, VIRTUE)),
    Building("reservoir", 4, NO_SKILLS, (6, 1, 0, 0, 0), +0, virtue_per(2, PAID_DEBTS)),
    Building("silver_market", 6, TILING, (0, 2, 0, 1, 1), +0, points_if_most(SILVER, 2)),
]
PROMOS: Final = [
    Building("crane", 3, NO_SKILLS, (0, 3, 1, 0, 0), +0, PLACE_AGAIN),
    Building("graveyard", 12, ALL_SKILLS, (4, 1, 2, 0, 2), -1, DISCARD_APPRENTICE),
    Building("museum", 4, NO_SKILLS, (1, 5, 1, 0, 0), +0, virtue_per(2, BUILDINGS_CONSTRUCTED)),
]
