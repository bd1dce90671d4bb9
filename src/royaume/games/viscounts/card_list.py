"""Every card as plain data, with its source, for card lists and screens."""

from __future__ import annotations

from royaume.games.viscounts.cards.heroes import HEROES
from royaume.games.viscounts.cards.manuscripts import COUNTED_IDS, MANUSCRIPTS, UNCOUNTED
from royaume.games.viscounts.cards.neutral import NEUTRAL
from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS, PLAYER_CARDS, start_space
from royaume.games.viscounts.cards.starters import STARTERS
from royaume.games.viscounts.cards.townsfolk import HELP_IDS, TIMING_IDS, Townsfolk
from royaume.games.viscounts.effects import EFFECTS
from royaume.games.viscounts.solo.card_list import scheme_cards
from royaume.games.viscounts.view import shown_icons
from royaume.games.viscounts.vocabulary import ACTION_IDS, GOOD_IDS, GOODS, MOST_SEATS, RIBBON_IDS, SPACE_IDS

Card = dict[str, object]


def every_card() -> list[Card]:
    return (
        [townsfolk_card(card, "townsfolk", 1) for card in NEUTRAL]
        + [townsfolk_card(card, "starters", MOST_SEATS) for card in STARTERS]
        + [townsfolk_card(card, "heroes", 1) for card in HEROES]
        + manuscript_cards()
        + player_cards()
        + scheme_cards()
    )


def townsfolk_card(card: Townsfolk, deck: str, count: int) -> Card:
    ability = card.ability
    return {
        "id": card.id,
        "deck": deck,
        "count": count,
        "source": card.source,
        "value": int(card.value),
        "icons": shown_icons(card.icons),
        "timing": TIMING_IDS[ability.timing],
        "effect": EFFECTS[ability.effect].words,
        "helps": HELP_IDS[ability.helps],
        "action": ACTION_IDS[ability.action] if ability.helps > 0 else "",
        "on_hire": EFFECTS[card.on_hire].words,
    }


def manuscript_cards() -> list[Card]:
    return [
        {
            "id": tile.id,
            "deck": "manuscripts",
            "count": 1,
            "source": tile.source,
            "ribbon": RIBBON_IDS[tile.ribbon],
            "back": RIBBON_IDS[tile.back],
            "cost": int(tile.cost),
            "effect": EFFECTS[tile.text.effect].words,
            "per": int(tile.text.per),
            "counted": "" if tile.text.counted == UNCOUNTED else COUNTED_IDS[tile.text.counted],
        }
        for tile in MANUSCRIPTS
    ]


def player_cards() -> list[Card]:
    return [
        {
            "id": PLAYER_CARD_IDS[i],
            "deck": "player_cards",
            "count": 1,
            "source": card.source,
            "number": int(card.number),
            "space": SPACE_IDS[start_space(i)],
            **{GOOD_IDS[good]: card.goods[good] for good in range(GOODS)},
            "any_resource": int(card.any_resource),
            "debts": int(card.debts),
            "deeds": int(card.deeds),
            "extra": EFFECTS[card.extra].words,
        }
        for i, card in enumerate(PLAYER_CARDS)
    ]
