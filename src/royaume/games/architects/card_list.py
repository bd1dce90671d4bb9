"""Every card as plain data, with its source, for card lists and screens."""

from __future__ import annotations

from royaume.games.architects.cards.abilities import Ability
from royaume.games.architects.cards.catalogue import BASE, Catalogue
from royaume.games.architects.cards.deeds import FIRST_AT_END
from royaume.games.architects.cards.market import Goods
from royaume.games.architects.edition import Edition
from royaume.games.architects.events import EVENTS, MOMENT_IDS
from royaume.games.architects.solo.schemes import OPPONENTS, SOURCE
from royaume.games.architects.vocabulary import GOOD_IDS, NO_QUESTION, PLACE_IDS, SILVER, SKILL_IDS
from royaume.kernel.price import Price

Card = dict[str, object]


def every_card(edition: Edition) -> list[Card]:
    catalogue = edition.catalogue
    printed = (
        apprentice_cards(catalogue) + building_cards(catalogue) + reward_cards(catalogue) + market_cards(catalogue)
    )
    printed += character_cards(catalogue) + scheme_cards()
    for expansion in edition.expansions:
        printed += expansion.listed
    return printed


def bringer(module: str) -> Card:
    return {"promo": module == "promos", "expansion": "" if module == BASE else module}


def apprentice_cards(catalogue: Catalogue) -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "apprentices",
            "count": 1,
            "source": card.source,
            **bringer(pack.module),
            "skills": skills_shown(int(card.skills)),
            "virtue": int(card.virtue),
            **ability_shown(card.ability),
        }
        for pack in catalogue.packs
        for card in pack.apprentices
    ]


def skills_shown(skills: int) -> list[str]:
    return [skill for i, skill in enumerate(SKILL_IDS) if skills >> i & 1]


def ability_shown(ability: Ability) -> Card:
    if ability.price > 0:
        price = int(ability.price)
        gained: Card = {"thing": GOOD_IDS[ability.thing], "amount": int(ability.amount)}
        return {"kind": "trade", "paid": GOOD_IDS[ability.paid], "price": price, **gained}
    if ability.event > 0:
        event = MOMENT_IDS.get(int(ability.event)) or EVENTS[ability.event].key
        return {"kind": "when", "event": event, "thing": GOOD_IDS[ability.thing], "amount": int(ability.amount)}
    if ability.question != NO_QUESTION:
        return {"kind": "changes", "by": int(ability.by)}
    return {"kind": "none"}


def goods_shown(goods: Goods) -> dict[str, int]:
    return {GOOD_IDS[i]: n for i, n in enumerate(goods) if n > 0}


def goods_of(price: Price) -> dict[str, int]:
    return {GOOD_IDS[good]: int(price.of(good)) for good in range(SILVER) if price.of(good) > 0}


def building_cards(catalogue: Catalogue) -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "buildings",
            "count": 1,
            "source": card.source,
            **bringer(pack.module),
            "points": int(card.points),
            "skills": skills_shown(int(card.skills)),
            "cost": goods_of(card.price),
            "virtue": int(card.virtue),
            "timing": "end_game" if card.deed.kind >= FIRST_AT_END else "immediate",
        }
        for pack in catalogue.packs
        for card in pack.buildings
    ]


def reward_cards(catalogue: Catalogue) -> list[Card]:
    faces = {card.id: (pack.module, card) for pack in catalogue.packs for card in pack.rewards}
    return [
        {
            "id": card.id,
            "deck": "rewards",
            "count": int(card.count),
            "source": card.source,
            **bringer(module),
            "gains": {GOOD_IDS[thing]: n for thing, n in card.gains},
        }
        for module, card in faces.values()
    ]


def market_cards(catalogue: Catalogue) -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "black_market",
            "count": 1,
            "source": card.source,
            "small": goods_shown(card.small),
            "large": goods_shown(card.large),
        }
        for card in catalogue.market
    ]


def character_cards(catalogue: Catalogue) -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "characters",
            "count": 1,
            "source": card.source,
            **bringer(pack.module),
            "virtue": int(card.virtue),
            "prison": int(card.prison),
            "debts": int(card.debts),
            "influence": int(card.influence),
            "things": {GOOD_IDS[thing]: n for thing, n in card.things.items()},
        }
        for pack in catalogue.packs
        for card in pack.characters
    ]


def scheme_cards() -> list[Card]:
    return [
        {
            "id": face.id,
            "deck": "schemes",
            "count": int(face.count),
            "source": SOURCE,
            "opponent": opponent.id,
            "place": PLACE_IDS[face.place],
        }
        for opponent in OPPONENTS
        for face in opponent.faces
    ]
