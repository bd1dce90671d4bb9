"""The Scheme cards as plain data, with their sources."""

from __future__ import annotations

from royaume.games.viscounts.solo.schemes import FIRST_FUTURE, SCHEME_IDS, SCHEMES
from royaume.games.viscounts.solo.showing import shown_icons


def scheme_cards() -> list[dict[str, object]]:
    return [listed(card) for card in range(len(SCHEME_IDS))]


def listed(card: int) -> dict[str, object]:
    scheme = SCHEMES[card]
    return {
        "id": scheme.id,
        "deck": "schemes",
        "count": 1,
        "source": scheme.source,
        "future": card >= FIRST_FUTURE,
        "icons": shown_icons(scheme.icons),
        "corruption": scheme.corruption,
        "gains": scheme.gains,
        "move": int(scheme.move),
        "options": list(scheme.options),
    }
