"""The rewards of the Cathedral: eleven cards, which bear no names of their own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.vocabulary import GOLD, PLAN, SILVER, STONE, VIRTUE, WOOD


@final
class Reward:
    """What it brings: so much of one thing, and perhaps of another."""

    def __init__(self, id: str, count: i64, gains: tuple[tuple[int, int], ...], source: str = "picture") -> None:  # noqa: A002
        self.id: Final = id
        self.count: Final = count
        self.gains: Final = gains
        self.source: Final = source


FACES: Final = [
    Reward("reward_silver", 2, ((VIRTUE, 1), (SILVER, 3))),
    Reward("reward_wood", 2, ((VIRTUE, 1), (WOOD, 2))),
    Reward("reward_stone", 2, ((VIRTUE, 1), (STONE, 2))),
    Reward("reward_card", 2, ((VIRTUE, 1), (PLAN, 1))),
    Reward("reward_virtue", 2, ((VIRTUE, 2),)),
    Reward("reward_gold", 1, ((VIRTUE, 1), (GOLD, 1))),
]


def each_card(faces: list[Reward]) -> list[Reward]:
    """One entry a physical card."""
    return [face for face in faces for _ in range(face.count)]
