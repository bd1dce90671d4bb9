"""The seven cards with two sides: what a contribution brings, and what a reset brings to those beside the figures."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.vocabulary import APPRENTICE, DEBT_DESTROYED
from royaume.games.architects.vocabulary import (
    FOREST,
    GOLD,
    GUARDHOUSE,
    MARBLE,
    MINES,
    QUARRY,
    REWARD,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TOWN_CENTRE,
    VIRTUE,
    WORKSHOP,
)
from royaume.kernel.ints import filled

# what befalls those who have a worker beside the Profiteer, before all workers there go to Prison
TAKE_DEBT: Final = 0
GAIN_INFLUENCE: Final = 1
LOSE_VIRTUE: Final = 2
PENALTY_IDS: Final = ("take_debt", "gain_influence", "lose_virtue")

# what the Princess may give
FAVOURS: Final = (GOLD, MARBLE, SILVER, VIRTUE, REWARD, DEBT_DESTROYED, APPRENTICE)
FAVOUR_IDS: Final = ("gold", "marble", "silver", "virtue", "reward_card", "debt_destroyed", "apprentice")

SOURCE: Final = "reconstructed"  # all but the sides that the rulebook and a review show in part


@final
class Gift:
    """What a token brings to whoever contributes it."""

    def __init__(self, influence: i64, virtue: i64 = 0, rewards: i64 = 0) -> None:
        self.influence: Final = influence
        self.virtue: Final = virtue
        self.rewards: Final = rewards


@final
class ContributionCard:
    """Gifts by token; where the figures are; what the Princess gives, perhaps a choice of two; the penalty."""

    def __init__(
        self,
        number: i64,
        gifts: list[Gift],
        princess: i64,
        favours: tuple[tuple[int, int], ...],
        profiteer: i64,
        penalty: i64,
    ) -> None:
        self.id: Final = "contribution_" + str(int(number))
        self.gifts: Final = gifts
        self.princess: Final = princess
        self.favours: Final = favours
        self.profiteer: Final = profiteer
        self.penalty: Final = penalty
        self.source: Final = SOURCE


CARDS: Final = [
    ContributionCard(
        1,
        [Gift(1), Gift(2), Gift(1, virtue=1), Gift(3), Gift(2, rewards=1)],
        QUARRY,
        ((GOLD, 1), (MARBLE, 1)),
        TOWN_CENTRE,
        LOSE_VIRTUE,
    ),
    ContributionCard(
        2,
        [Gift(1), Gift(1, virtue=1), Gift(2), Gift(2, rewards=1), Gift(3)],
        SILVERSMITH,
        ((REWARD, 1),),
        GUARDHOUSE,
        TAKE_DEBT,
    ),
    ContributionCard(
        3,
        [Gift(2), Gift(1), Gift(2), Gift(2, virtue=1), Gift(2, virtue=1)],
        FOREST,
        ((DEBT_DESTROYED, 1),),
        SILVERSMITH,
        GAIN_INFLUENCE,
    ),
    ContributionCard(
        4,
        [Gift(0, virtue=1), Gift(2), Gift(2), Gift(3), Gift(2, rewards=1)],
        STOREHOUSE,
        ((APPRENTICE, 1),),
        MINES,
        TAKE_DEBT,
    ),
    ContributionCard(
        5,
        [Gift(1), Gift(2), Gift(1, virtue=1), Gift(2, rewards=1), Gift(3)],
        WORKSHOP,
        ((VIRTUE, 2),),
        FOREST,
        LOSE_VIRTUE,
    ),
    ContributionCard(
        6,
        [Gift(1), Gift(1, virtue=1), Gift(2), Gift(2, virtue=1), Gift(3)],
        MINES,
        ((DEBT_DESTROYED, 1), (SILVER, 4)),
        STOREHOUSE,
        GAIN_INFLUENCE,
    ),
    ContributionCard(
        7,
        [Gift(0, virtue=1), Gift(2), Gift(1, virtue=1), Gift(3), Gift(2, virtue=1)],
        GUARDHOUSE,
        ((MARBLE, 1),),
        QUARRY,
        LOSE_VIRTUE,
    ),
]
# by card, for whoever looks often
PRINCESS_AT: Final = filled([int(card.princess) for card in CARDS])
PROFITEER_AT: Final = filled([int(card.profiteer) for card in CARDS])
NO_FAVOUR: Final = -1
NUMBER_OF_FAVOUR: Final = filled(
    [FAVOURS.index(thing) if thing in FAVOURS else NO_FAVOUR for thing in range(max(FAVOURS) + 1)]
)
CARD_IDS: Final = tuple([card.id for card in CARDS])
