"""Every card of the expansion is that of the facts, all have words, and every card is played by some test."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from royaume.games.architects.cards import deeds
from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.cards.buildings import Building
from royaume.games.architects.cards.deeds import Deed
from royaume.games.architects.expansions.artisans import craft_cards
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, GAINS, Craft, Tool
from royaume.games.architects.expansions.artisans.prices import ADORNMENT_PRICE
from royaume.games.architects.expansions.artisans.vocabulary import ADORNMENTS, CRAFTS_ADORNMENT, CRAFTS_TOOL, TOOLS
from royaume.games.architects.prices import TAXES
from royaume.games.architects.vocabulary import BASIC_GOODS, CATHEDRAL_LEVEL, GOOD_IDS, PLAN, SILVER, SKILL_SETS, VIRTUE
from royaume.kernel.words import cards_in_words
from royaume.texts import say, typeset

from ...builder import GAME
from ...test_card_tables import by_id, cost_of, played, skills
from . import (
    test_rules_adornments,
    test_rules_apprentices,
    test_rules_buildings,
    test_rules_characters,
    test_tools,
)
from .builder import facts

Row = dict[str, Any]


def one_row_each(rows: list[Row]) -> list[Row]:
    """Cards of which there are two are numbered."""
    return [
        row | {"id": f"{row['id']}_{n + 1}" if row["count"] > 1 else row["id"]}
        for row in rows
        for n in range(row["count"])
    ]


APPRENTICES = one_row_each(facts("apprentices.yaml")["cards"])
BUILDINGS: list[Row] = facts("buildings.yaml")["cards"]
CHARACTERS: list[Row] = facts("characters.yaml")["cards"]
CRAFT_ROWS: list[Row] = facts("craft_cards.yaml")["cards"]
TOOL_ROWS: dict[str, Row] = {row["tool"]["id"]: row["tool"] for row in CRAFT_ROWS}
GUILDHALL = facts("guildhall.yaml")
SHOWN: dict[str, Row] = {str(card["id"]): card for card in GAME.cards() if card.get("expansion") == "artisans"}
IN_WORDS: dict[str, Row] = {str(card["id"]): card for card in cards_in_words(GAME) if card["id"] in SHOWN}
PLAYED_BY: dict[str, ModuleType] = {
    "apprentices": test_rules_apprentices,
    "buildings": test_rules_buildings,
    "characters": test_rules_characters,
    "crafts": test_rules_adornments,
    "tools": test_tools,
}
PACKS = GAME.edition.catalogue.packs
PACK = PACKS[2]


def apprentice(card: str) -> Apprentice:
    (found,) = [other for other in GAME.edition.catalogue.apprentices if other.id == card]
    return found


def building(card: str) -> Building:
    (found,) = [other for other in GAME.edition.catalogue.buildings if other.id == card]
    return found


def craft(card: str) -> Craft:
    (found,) = [other for other in CRAFTS if other.id == card]
    return found


def thing(name: str) -> int:
    return GOOD_IDS.index(name)


# apprentices -----------------------------------------------------------------------------------------


def test_there_are_twelve_apprentices_after_those_of_the_base_game_and_the_promos() -> None:
    mine = [card.id for card in GAME.edition.catalogue.apprentices][43:55]
    assert (PACK.module, len(PACK.apprentices), PACKS[0].module) == ("artisans", 12, "base")
    assert sorted(mine) == sorted(row["id"] for row in APPRENTICES)
    assert len(mine) == facts("apprentices.yaml")["meta"]["total"] == 12


@pytest.mark.parametrize("row", APPRENTICES, ids=by_id)
def test_an_apprentice_is_that_of_the_facts(row: Row) -> None:
    card = apprentice(row["id"])
    assert sorted(skills(int(card.skills))) == sorted(row["skills"])
    assert (card.virtue, card.source) == (row["virtue_on_hire"], row["source"])


@pytest.mark.parametrize("row", APPRENTICES, ids=by_id)
def test_an_apprentice_is_shown_with_what_the_facts_say(row: Row) -> None:
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"], shown["promo"]) == ("apprentices", 1, row["source"], False)
    assert (shown["virtue"], sorted(shown["skills"])) == (row["virtue_on_hire"], sorted(row["skills"]))
    assert {key: shown[key] for key in ability(row)} == ability(row)


def ability(row: Row) -> Row:
    """What the card list says of an ability of the facts."""
    (op,) = row["ops"]
    if row["trigger"] == "on_send_captured_to_prison":
        ((_, _), (gained, n)) = op.items()
        return {"kind": "when", "event": "captives_sent", "thing": gained, "amount": n}
    if row["trigger"] == "on_black_market_reset":
        return {"kind": "when", "event": "market_reset", "thing": "release", "amount": op["up_to"]}
    by = op["amount"] if "amount" in op else op["silver"] if "silver" in op else op["colours"]
    return {"kind": "changes", "by": by}


# buildings -------------------------------------------------------------------------------------------


def test_there_are_twelve_buildings_after_those_of_the_base_game_and_the_promos() -> None:
    mine = [card.id for card in GAME.edition.catalogue.buildings][43:55]
    assert mine == [row["id"] for row in BUILDINGS]
    assert len(mine) == len(PACK.buildings) == facts("buildings.yaml")["meta"]["total"] == 12


@pytest.mark.parametrize("row", BUILDINGS, ids=by_id)
def test_a_building_is_that_of_the_facts(row: Row) -> None:
    card = building(row["id"])
    assert sorted(skills(int(card.skills))) == sorted(row["skills_required"])
    assert cost_of(card) == row["cost"]
    assert (card.points, card.virtue, card.source) == (row["vp"], row["virtue_on_build"], row["source"])
    assert numbers(card.deed) == numbers(deed(row))


@pytest.mark.parametrize("row", BUILDINGS, ids=by_id)
def test_a_building_is_shown_with_what_the_facts_say(row: Row) -> None:
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"], shown["promo"]) == ("buildings", 1, row["source"], False)
    assert (shown["points"], shown["virtue"], shown["cost"]) == (row["vp"], row["virtue_on_build"], row["cost"])
    assert (sorted(shown["skills"]), shown["timing"]) == (sorted(row["skills_required"]), row["timing"])


def numbers(deed: Deed) -> tuple[int, ...]:
    return int(deed.kind), int(deed.thing), int(deed.n), int(deed.other), int(deed.m)


COUNTED = {
    "cathedral_level": CATHEDRAL_LEVEL,
    "tools": TOOLS,
    "adornments": ADORNMENTS,
    "sets_of_three_skills": SKILL_SETS,
}


def deed(row: Row) -> Deed:
    """The effect that the facts describe."""
    (op,) = row["ops"]
    what = COUNTED.get(op.get("what", ""), 0)
    if op["op"] == "take_debt":
        return Deed(deeds.TAKES_DEBT, 0, op["count"])
    if op["op"] == "gain":
        assert op == {"op": "gain", "stone": 1, "wood": 1, "clay": 1}
        return Deed(deeds.GAIN_EACH)
    if op["op"] == "gain_per":
        ((gained, n),) = op["gain"].items()
        assert (gained, n) == ("building_card", 1)
        return Deed(deeds.GAIN_PER, what, op["per"], PLAN)
    if op["op"] == "all_players":
        return Deed(deeds.ALL_GAIN, SILVER, op["then"]["silver"])
    if op["op"] == "vp_per":
        return Deed(deeds.POINTS_PER, what, op["per"], 0, op["vp"])
    if op["op"] == "virtue_per":
        assert op["virtue"] == 1
        return Deed(deeds.VIRTUE_PER, what, op["per"])
    return Deed(CRAFTS_ADORNMENT if op["op"] == "craft_adornment" else CRAFTS_TOOL)


def test_what_the_new_buildings_count_is_nothing_that_was_counted_before() -> None:
    assert min(SKILL_SETS, TOOLS, ADORNMENTS) > BASIC_GOODS
    assert len({SKILL_SETS, TOOLS, ADORNMENTS, CATHEDRAL_LEVEL}) == 4


# characters ------------------------------------------------------------------------------------------


def test_there_are_two_characters() -> None:
    assert [card.id for card in GAME.edition.catalogue.characters][10:12] == [row["id"] for row in CHARACTERS]
    assert len(PACK.characters) == facts("characters.yaml")["meta"]["total"] == 2


@pytest.mark.parametrize("row", CHARACTERS, ids=by_id)
def test_the_start_of_a_character_is_that_of_the_facts(row: Row) -> None:
    (card,) = [card for card in GAME.edition.catalogue.characters if card.id == row["id"]]
    start = {"workers_in_prison": int(card.prison), "virtue": int(card.virtue), "debt": int(card.debts)}
    start |= {GOOD_IDS[good]: n for good, n in card.things.items()}
    expected = {"debt": 0} | {what: n for what, n in row["start"].items() if what != "tool"}
    assert start | {"silver": start.get("silver", 0)} == expected
    assert card.source == row["source"] == "seed"
    shown = SHOWN[row["id"]]
    assert (shown["virtue"], shown["prison"], shown["debts"]) == (card.virtue, card.prison, card.debts)


# craft cards -----------------------------------------------------------------------------------------

SPECIAL = {
    "reactivate_linked_building": craft_cards.REACTIVATES,
    "choose": craft_cards.RECOVERS_OR_CAPTURES,
    "refresh_apprentices": craft_cards.NEW_APPRENTICES,
    "release_prison": craft_cards.OPENS_PRISON,
}


def test_there_are_24_craft_cards_and_15_different_tools() -> None:
    assert [card.id for card in CRAFTS] == [row["id"] for row in CRAFT_ROWS]
    assert len(CRAFTS) == facts("craft_cards.yaml")["meta"]["total"] == 24
    assert {row["count"] for row in CRAFT_ROWS} == {1}
    assert len(TOOL_ROWS) == len({card.tool.id for card in CRAFTS}) == 15


@pytest.mark.parametrize("row", CRAFT_ROWS, ids=by_id)
def test_the_upper_half_is_that_of_the_facts(row: Row) -> None:
    card = craft(row["id"])
    half = row["adornment"]
    sources = half["field_sources"]
    assert (card.points, card.effect_source, card.points_source) == (half["vp"], sources["effect"], sources["vp"])
    gains = [(name, n) for op in half["ops"] if op["op"] == "gain" for name, n in op.items() if name != "op"]
    assert [(GOOD_IDS[good], n) for good, n in card.gains] == gains
    assert card.virtue_lost == sum(op["virtue"] for op in half["ops"] if op["op"] == "lose")
    assert card.debts == sum(op["count"] for op in half["ops"] if op["op"] == "take_debt")
    assert card.special == SPECIAL.get(half["ops"][0]["op"], craft_cards.PLAIN)


@pytest.mark.parametrize("row", CRAFT_ROWS, ids=by_id)
def test_the_lower_half_is_that_of_the_facts(row: Row) -> None:
    tool = craft(row["id"]).tool
    assert (tool.id, tool.source) == (row["tool"]["id"], row["tool"]["source"])
    assert (tool.kind == craft_cards.STATIC) == row["tool"]["static"]
    (op,) = row["tool"]["ops"]
    assert tool_numbers(tool) == tool_numbers(described(tool.id, op))


def tool_numbers(tool: Tool) -> tuple[int, ...]:
    return int(tool.kind), int(tool.thing), int(tool.n), int(tool.paid), int(tool.price)


def described(name: str, op: Row) -> Tool:
    """The tool that the facts describe."""
    if op["op"] == "gain":
        ((_, _), (gained, n)) = op.items()
        return Tool(name, craft_cards.GAINS, "", thing(gained), n)
    if op["op"] == "trade":
        ((gained, n),) = op["gain"].items()
        if "any_of" in op["pay"]:
            assert op["pay"] == {"any_of": ["clay", "wood", "stone"], "count": 1}
            return Tool(name, craft_cards.CARTS, "", thing(gained), n)
        ((paid, price),) = op["pay"].items()
        return Tool(name, craft_cards.TRADES, "", thing(gained), n, thing(paid), price)
    if op["op"] == "skills":
        assert op == {"op": "skills", "carpentry": 1, "tiling": 1, "masonry": 1}
        return Tool(name, craft_cards.STATIC, "")
    kinds = {
        "release_prison": craft_cards.RELEASES,
        "capture_here": craft_cards.CAPTURES,
        "avoid_tax": craft_cards.EVADES,
    }
    assert op.get("up_to", op.get("count", 1)) == 1
    return Tool(name, kinds[op["op"]], "")


@pytest.mark.parametrize("row", CRAFT_ROWS, ids=by_id)
def test_a_craft_card_is_shown_with_what_the_facts_say(row: Row) -> None:
    sources = row["adornment"]["field_sources"]
    card = craft(row["id"])
    lower = described(row["tool"]["id"], row["tool"]["ops"][0])
    effect: Row = {"kind": craft_cards.TOOL_KIND_IDS[lower.kind]}
    effect |= {"thing": GOOD_IDS[lower.thing], "amount": lower.n} if lower.n else {}
    effect |= {"paid": GOOD_IDS[lower.paid], "price": lower.price} if lower.price else {}
    assert SHOWN[row["id"]] == {
        "id": row["id"],
        "deck": "crafts",
        "count": row["count"],
        "source": row["source"],
        "expansion": "artisans",
        "points": row["adornment"]["vp"],
        "gains": [{"thing": GOOD_IDS[good], "amount": n} for good, n in card.gains],
        "virtue_lost": card.virtue_lost,
        "debts": card.debts,
        "special": craft_cards.SPECIAL_IDS[card.special],
        "tool": row["tool"]["id"],
        "tool_effect": effect,
        "sources": {"effect": sources["effect"], "points": sources["vp"], "tool": row["tool"]["source"]},
    }


# prices, track ---------------------------------------------------------------------------------------


def test_an_adornment_costs_what_the_facts_say() -> None:
    costs = {action["id"]: action.get("cost") for action in GUILDHALL["actions"]}
    assert costs["craft_adornment"] == {"tax": ADORNMENT_PRICE.of(TAXES), "silver": ADORNMENT_PRICE.of(SILVER)}
    assert costs["craft_tool"] == {"tax": 0, "silver": 0}


def test_the_track_of_tools_is_that_of_the_facts() -> None:
    track = facts("scoring.yaml")["tools_track"]
    assert [int(points) for points in craft_cards.TOOL_POINTS] == [row["vp"] for row in track]
    assert [row["tools"] for row in track] == list(range(7))


# the list of all cards -------------------------------------------------------------------------------


def test_the_list_shows_every_card_of_the_expansion_once() -> None:
    rows = APPRENTICES + BUILDINGS + CHARACTERS + CRAFT_ROWS
    mine = [card["id"] for card in GAME.cards() if card.get("expansion") == "artisans"]
    assert sorted(str(card) for card in mine) == sorted(row["id"] for row in rows)
    assert len(mine) == 12 + 12 + 2 + 24


def test_house_values_are_marked() -> None:
    assert {card for card, shown in SHOWN.items() if shown["source"] != "reconstructed"} == {"walaric", "gisela"}


@pytest.mark.parametrize("card", IN_WORDS)
def test_every_card_has_a_name_and_a_text_in_both_languages(card: str) -> None:
    for what in ("name", "text"):
        assert set(IN_WORDS[card][what]) == {"fr", "en"}
        assert all(len(IN_WORDS[card][what][language]) > 2 for language in ("fr", "en"))
    assert IN_WORDS[card]["text"]["fr"] != IN_WORDS[card]["text"]["en"]


@pytest.mark.parametrize("row", APPRENTICES + BUILDINGS + CHARACTERS + CRAFT_ROWS, ids=by_id)
def test_a_card_bears_the_names_of_the_facts(row: Row) -> None:
    assert IN_WORDS[row["id"]]["name"] == {language: typeset(language, name) for language, name in row["name"].items()}


@pytest.mark.parametrize("row", CRAFT_ROWS, ids=by_id)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_both_halves_bear_the_names_of_the_facts(row: Row, language: str) -> None:
    assert say(language, f"architects-adornment-{row['id']}") == typeset(language, row["adornment"]["name"][language])
    assert say(language, f"architects-tool-{row['tool']['id']}") == typeset(language, row["tool"]["name"][language])


@pytest.mark.parametrize("row", CRAFT_ROWS, ids=by_id)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_texts_of_both_halves_name_every_amount_of_the_facts(row: Row, language: str) -> None:
    text = say(language, f"architects-adornment-text-{row['id']}")
    for op in row["adornment"]["ops"]:
        for n in op.values():
            assert not isinstance(n, int) or str(n) in text
    assert len(say(language, f"architects-tool-text-{row['tool']['id']}")) > 5


# every card is played --------------------------------------------------------------------------------


def known(deck: str) -> set[str]:
    return set(TOOL_ROWS) if deck == "tools" else {card for card, shown in SHOWN.items() if shown["deck"] == deck}


@pytest.mark.parametrize("deck", PLAYED_BY)
def test_every_card_of_a_deck_is_played_by_a_test_of_its_own(deck: str) -> None:
    assert known(deck) - played(PLAYED_BY[deck]) == set()


@pytest.mark.parametrize("deck", PLAYED_BY)
def test_no_test_claims_to_play_a_card_that_does_not_exist(deck: str) -> None:
    assert played(PLAYED_BY[deck]) - known(deck) == set()


def test_the_decks_are_complete() -> None:
    assert {deck: len(known(deck)) for deck in PLAYED_BY} == {
        "apprentices": 12,
        "buildings": 12,
        "characters": 2,
        "crafts": 24,
        "tools": 15,
    }


def test_tools_that_simply_gain_bring_goods_or_plans() -> None:
    """So nothing that one has enough for can come out of reach; virtue could bar a place, or raise taxes."""
    brought = {craft.tool.thing for craft in CRAFTS if craft.tool.kind == GAINS}
    assert brought
    assert brought <= {*range(VIRTUE), PLAN}
