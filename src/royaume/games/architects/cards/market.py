"""The Black Market's ten cards: a small side and a large one behind it. Goods are clay, wood, stone, gold, marble."""

from __future__ import annotations

from typing import Final, final

Goods = tuple[int, int, int, int, int]


@final
class MarketCard:
    """Both sides were read from pictures; which belong together rests on one implementation."""

    def __init__(self, id: str, small: Goods, large: Goods, source: str = "picture") -> None:  # noqa: A002
        self.id: Final = id
        self.small: Final = small
        self.large: Final = large
        self.source: Final = source


MARKET_CARDS: Final = [
    MarketCard("black_market_01", (0, 0, 0, 0, 1), (0, 2, 0, 0, 2)),
    MarketCard("black_market_02", (0, 0, 0, 2, 0), (0, 1, 1, 1, 1)),
    MarketCard("black_market_03", (0, 0, 1, 0, 1), (0, 0, 2, 0, 2)),
    MarketCard("black_market_04", (0, 1, 0, 1, 0), (0, 2, 1, 1, 0)),
    MarketCard("black_market_05", (0, 1, 0, 0, 1), (0, 1, 2, 0, 1)),
    MarketCard("black_market_06", (0, 0, 0, 0, 1), (0, 0, 2, 0, 2)),
    MarketCard("black_market_07", (0, 0, 0, 2, 0), (0, 1, 2, 0, 1)),
    MarketCard("black_market_08", (0, 0, 1, 0, 1), (0, 2, 1, 1, 0)),
    MarketCard("black_market_09", (0, 1, 0, 1, 0), (0, 1, 1, 1, 1)),
    MarketCard("black_market_10", (0, 1, 0, 0, 1), (0, 2, 0, 0, 2)),
]
# printed on the board: what an empty pile gives
PRINTED_SMALL: Final[Goods] = (0, 0, 0, 1, 1)
PRINTED_LARGE: Final[Goods] = (0, 1, 1, 0, 2)
