"""The wonders and the contribution cards as plain data, with their sources."""

from __future__ import annotations

from royaume.games.architects.expansions.wonders.contribution_cards import (
    CARDS,
    FAVOUR_IDS,
    FAVOURS,
    PENALTY_IDS,
    ContributionCard,
)
from royaume.games.architects.expansions.wonders.vocabulary import TOKENS
from royaume.games.architects.expansions.wonders.wonder_cards import POINTS, VIRTUE_GAINED, WONDER_CARDS
from royaume.games.architects.vocabulary import GOOD_IDS, PLACE_IDS

FROM: dict[str, object] = {"promo": False, "expansion": "wonders"}
HOUSE = "reconstructed"
# parts of a card with a better source than the card as a whole
KNOWN_OF_WONDERS: dict[str, dict[str, str]] = {
    "clay_wonder": {"cost": "list"},
    "wood_wonder": {"influence": "seed", "taxes": "seed"},
    "stone_wonder": {"cost": "seed", "influence": "seed", "taxes": "seed"},
}
KNOWN_GIFTS: dict[str, dict[str, str]] = {"contribution_1": {"wood": "seed", "marble": "seed"}}
KNOWN_PLACES: dict[str, str] = {"contribution_2": "list"}


def court_cards() -> list[dict[str, object]]:
    return wonder_cards() + [contribution_card(card) for card in CARDS]


def wonder_cards() -> list[dict[str, object]]:
    return [
        {
            "id": wonder.building.id,
            "deck": "wonders",
            "count": 1,
            "source": wonder.building.source,
            **FROM,
            "points": POINTS,
            "cost": {GOOD_IDS[wonder.good]: int(wonder.amount)},
            "influence": int(wonder.influence),
            "taxes": int(wonder.taxes),
            "virtue": VIRTUE_GAINED,
            "sources": sources_of_wonder(wonder.building.id),
        }
        for wonder in WONDER_CARDS
    ]


def sources_of_wonder(identity: str) -> dict[str, str]:
    house = dict.fromkeys(("cost", "influence", "taxes", "points"), HOUSE)
    return house | KNOWN_OF_WONDERS.get(identity, {})


def sources_of_gifts(identity: str) -> dict[str, str]:
    house = dict.fromkeys(GOOD_IDS[:TOKENS], HOUSE)
    return house | KNOWN_GIFTS.get(identity, {})


def contribution_card(card: ContributionCard) -> dict[str, object]:
    return {
        "id": card.id,
        "deck": "contributions",
        "count": 1,
        "source": card.source,
        **FROM,
        "gifts": {
            GOOD_IDS[good]: {
                "influence": int(card.gifts[good].influence),
                "virtue": int(card.gifts[good].virtue),
                "reward_card": int(card.gifts[good].rewards),
            }
            for good in range(TOKENS)
        },
        "princess": PLACE_IDS[card.princess],
        "favours": [{FAVOUR_IDS[FAVOURS.index(thing)]: n} for thing, n in card.favours],
        "profiteer": PLACE_IDS[card.profiteer],
        "penalty": PENALTY_IDS[card.penalty],
        "sources": {"gifts": sources_of_gifts(card.id), "places": KNOWN_PLACES.get(card.id, HOUSE)},
    }
