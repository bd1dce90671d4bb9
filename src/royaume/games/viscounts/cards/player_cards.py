"""The ten Player Cards: where a player begins, and with what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.effects import effect


@final
class PlayerCard:
    """The space of the Viscount, what is gained at once, and one extra step."""

    def __init__(
        self,
        number: i64,
        extra: str,
        *,
        silver: i64,
        debts: i64,
        deeds: i64,
        stone: i64 = 0,
        gold: i64 = 0,
        ink: i64 = 0,
        any_resource: i64 = 0,
        source: str = "picture",
    ) -> None:
        self.number: Final = number
        self.extra: Final[i64] = effect(extra)
        self.goods: Final = (int(silver), int(stone), int(gold), int(ink))
        self.any_resource: Final = any_resource
        self.debts: Final = debts
        self.deeds: Final = deeds
        self.source: Final = source


PLAYER_CARDS: Final = [
    PlayerCard(1, "virtue:1", silver=8, stone=1, ink=2, debts=1, deeds=2),
    PlayerCard(2, "flip_deed:1", silver=6, any_resource=2, debts=1, deeds=3),
    PlayerCard(3, "free_hire", silver=4, stone=1, gold=1, debts=1, deeds=1, source="reconstructed"),
    PlayerCard(4, "flip_debt:1", silver=6, gold=2, stone=1, debts=3, deeds=1, source="reconstructed"),
    PlayerCard(5, "place_workers:2", silver=3, ink=1, gold=1, debts=1, deeds=1, source="reconstructed"),
    PlayerCard(6, "manuscript:3-4", silver=2, any_resource=1, debts=1, deeds=1, source="reconstructed"),
    PlayerCard(7, "corruption:1", silver=8, gold=2, ink=1, debts=2, deeds=1, source="reconstructed"),
    PlayerCard(8, "build_here:trading_post", silver=1, any_resource=1, debts=1, deeds=1),
    PlayerCard(9, "destroy_any:1", silver=5, stone=2, debts=1, deeds=1),
    PlayerCard(10, "corruption:2", silver=10, stone=1, gold=1, ink=1, debts=2, deeds=1),
]
PLAYER_CARD_IDS: Final = tuple(["player_card_" + str(int(card.number)) for card in PLAYER_CARDS])


def start_space(card: i64) -> i64:
    """Odd numbers are the left, even ones the right outer spaces, from the Lake on."""
    return card // 2 * 3 + card % 2
