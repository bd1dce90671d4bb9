"""Every card as plain data, with its source, for card lists and screens."""

from __future__ import annotations

from royaume.games.architects.box import BASE, CATALOGUE, SHARES, module_of
from royaume.games.architects.cards.abilities import Ability
from royaume.games.architects.cards.deeds import FIRST_AT_END
from royaume.games.architects.cards.market import Goods
from royaume.games.architects.cards.rewards import FACES
from royaume.games.architects.events import EVENTS
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, HOUSE, SPECIAL_IDS, TOOL_KIND_IDS, Tool
from royaume.games.architects.solo.schemes import OPPONENTS, SOURCE
from royaume.games.architects.vocabulary import GOOD_IDS, NO_QUESTION, PLACE_IDS, SILVER, SKILL_IDS
from royaume.kernel.price import Price

Card = dict[str, object]


def every_card() -> list[Card]:
    printed = apprentice_cards() + building_cards() + reward_cards() + market_cards() + character_cards()
    return printed + scheme_cards() + craft_cards()


def bringer(module: str) -> Card:
    return {"promo": module == "promos", "expansion": "" if module == BASE else module}


def apprentice_cards() -> list[Card]:
    cards: list[Card] = []
    for number, card in enumerate(CATALOGUE.apprentices):
        shown: Card = {
            "id": card.id,
            "deck": "apprentices",
            "count": 1,
            "source": card.source,
            **bringer(module_of(number, [share.apprentices for share in SHARES])),
            "skills": skills_shown(int(card.skills)),
            "virtue": int(card.virtue),
        }
        shown.update(ability_shown(card.ability))
        cards.append(shown)
    return cards


def skills_shown(skills: int) -> list[str]:
    return [skill for i, skill in enumerate(SKILL_IDS) if skills >> i & 1]


def ability_shown(ability: Ability) -> Card:
    if ability.price > 0:
        price = int(ability.price)
        gained: Card = {"thing": GOOD_IDS[ability.thing], "amount": int(ability.amount)}
        return {"kind": "trade", "paid": GOOD_IDS[ability.paid], "price": price, **gained}
    if ability.event > 0:
        event = EVENTS[ability.event].key
        return {"kind": "when", "event": event, "thing": GOOD_IDS[ability.thing], "amount": int(ability.amount)}
    if ability.question != NO_QUESTION:
        return {"kind": "changes", "by": int(ability.by)}
    return {"kind": "none"}


def goods_shown(goods: Goods) -> dict[str, int]:
    return {GOOD_IDS[i]: n for i, n in enumerate(goods) if n > 0}


def goods_of(price: Price) -> dict[str, int]:
    return {GOOD_IDS[good]: int(price.of(good)) for good in range(SILVER) if price.of(good) > 0}


def building_cards() -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "buildings",
            "count": 1,
            "source": card.source,
            **bringer(module_of(number, [share.buildings for share in SHARES])),
            "points": int(card.points),
            "skills": skills_shown(int(card.skills)),
            "cost": goods_of(card.price),
            "virtue": int(card.virtue),
            "timing": "end_game" if card.deed.kind >= FIRST_AT_END else "immediate",
        }
        for number, card in enumerate(CATALOGUE.buildings)
    ]


def reward_cards() -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "rewards",
            "count": int(card.count),
            "source": card.source,
            "virtue": int(card.virtue),
            "thing": GOOD_IDS[card.thing],
            "n": int(card.n),
        }
        for card in FACES
    ]


def market_cards() -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "black_market",
            "count": 1,
            "source": card.source,
            "small": goods_shown(card.small),
            "large": goods_shown(card.large),
        }
        for card in CATALOGUE.market
    ]


def character_cards() -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "characters",
            "count": 1,
            "source": card.source,
            **bringer(module_of(number, [share.characters for share in SHARES])),
            "virtue": int(card.virtue),
            "prison": int(card.prison),
            "debts": int(card.debts),
            "things": {GOOD_IDS[thing]: n for thing, n in card.things.items()},
        }
        for number, card in enumerate(CATALOGUE.characters)
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


def tool_shown(tool: Tool) -> Card:
    """What it pays and gains, if it is that simple."""
    shown: Card = {"kind": TOOL_KIND_IDS[tool.kind]}
    if tool.n > 0:
        shown.update({"thing": GOOD_IDS[tool.thing], "amount": int(tool.n)})
    if tool.price > 0:
        shown.update({"paid": GOOD_IDS[tool.paid], "price": int(tool.price)})
    return shown


def craft_cards() -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "crafts",
            "count": 1,
            "source": HOUSE,
            "expansion": "artisans",
            "points": int(card.points),
            "gains": [{"thing": GOOD_IDS[thing], "amount": n} for thing, n in card.gains],
            "virtue_lost": int(card.virtue_lost),
            "debts": int(card.debts),
            "special": SPECIAL_IDS[card.special],
            "tool": card.tool.id,
            "tool_effect": tool_shown(card.tool),
            "sources": {"effect": card.effect_source, "points": card.points_source, "tool": card.tool.source},
        }
        for card in CRAFTS
    ]
