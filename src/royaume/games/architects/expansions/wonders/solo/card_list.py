"""The Scheme cards as plain data, with their sources."""

from __future__ import annotations

from royaume.games.architects.expansions.wonders.solo.cards import FUTURE, STARTING, SchemeCard


def scheme_cards() -> list[dict[str, object]]:
    return [listed(card, future=False) for card in STARTING] + [listed(card, future=True) for card in FUTURE]


def listed(card: SchemeCard, future: bool) -> dict[str, object]:
    return {
        "id": card.id,
        "deck": "schemes",
        "count": 1,
        "source": card.source,
        "promo": False,
        "expansion": "wonders",
        "future": future,
        "artisans": card.artisans,
    }
