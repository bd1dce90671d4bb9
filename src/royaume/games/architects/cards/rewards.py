"""The rewards of the Cathedral: eleven cards, which bear no names of their own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.vocabulary import GOLD, PLAN, SILVER, STONE, VIRTUE, WOOD


@final
class Reward:
    """So much virtue, and something besides."""

    def __init__(self, id: str, count: i64, virtue: i64, thing: i64, n: i64, source: str = "picture") -> None:  # noqa: A002
        self.id: Final = id
        self.count: Final = count
        self.virtue: Final = virtue
        self.thing: Final = thing
        self.n: Final = n
        self.source: Final = source


FACES: Final = [
    Reward("reward_silver", 2, 1, SILVER, 3),
    Reward("reward_wood", 2, 1, WOOD, 2),
    Reward("reward_stone", 2, 1, STONE, 2),
    Reward("reward_card", 2, 1, PLAN, 1),
    Reward("reward_virtue", 2, 2, VIRTUE, 0),
    Reward("reward_gold", 1, 1, GOLD, 1),
]
# one entry a physical card
REWARDS: Final = [face for face in FACES for _ in range(face.count)]
