"""Every card of the engine is that of the facts, all cards have words, and every card is played by some test."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from royaume.games.architects.cards.buildings import Building
from royaume.games.architects.cards.market import PRINTED_LARGE, PRINTED_SMALL, Goods
from royaume.games.architects.cards.rewards import FACES
from royaume.games.architects.solo.schemes import OPPONENTS, SCHEMES, SOURCE, deck_of
from royaume.games.architects.vocabulary import GOOD_IDS, PLACE_IDS, SKILL_IDS
from royaume.kernel.words import cards_in_words
from royaume.texts import typeset

from . import (
    test_apprentices,
    test_apprentices_market_and_reset,
    test_buildings_end_game,
    test_buildings_immediate,
    test_characters,
    test_promos,
    test_rewards_and_market_cards,
    test_solo_schemes,
)
from .builder import GAME, facts

Row = dict[str, Any]

PACKS = GAME.edition.catalogue.packs
APPRENTICES = facts("apprentices.yaml")
BUILDINGS = facts("buildings.yaml")
CHARACTERS = facts("characters.yaml")
REWARDS = facts("rewards.yaml")
MARKET = facts("black_market.yaml")
SOLO = facts("solo.yaml")["reconstructed_variant"]
SCHEME_ROWS = [row | {"opponent": who} for who, rows in SOLO["scheme_decks"].items() for row in rows]
PRINTED: list[Row] = [card for card in GAME.cards() if card.get("expansion", "") in ("", "promos")]
SHOWN: dict[str, Row] = {str(card["id"]): card for card in PRINTED}

PLAYED_BY: dict[str, list[ModuleType]] = {
    "apprentices": [test_apprentices, test_apprentices_market_and_reset, test_promos],
    "buildings": [test_buildings_immediate, test_buildings_end_game, test_promos],
    "rewards": [test_rewards_and_market_cards],
    "black_market": [test_rewards_and_market_cards],
    "characters": [test_characters],
    "schemes": [test_solo_schemes],
}


def both(deck: Row) -> list[Row]:
    rows: list[Row] = deck["base"] + deck["promo"]
    return rows


def by_id(row: Any) -> str:
    return str(row["id"])


def skills(bits: int) -> list[str]:
    return [skill for i, skill in enumerate(SKILL_IDS) if bits >> i & 1]


def named(goods: Goods) -> dict[str, int]:
    return {GOOD_IDS[i]: n for i, n in enumerate(goods) if n}


# apprentices --------------------------------------------------------------------------------------


def test_there_are_forty_apprentices_and_three_promos() -> None:
    assert len(PACKS[0].apprentices) == len(APPRENTICES["base"]) == APPRENTICES["meta"]["base_total"] == 40
    assert [card.id for card in GAME.edition.catalogue.apprentices[:43]] == [row["id"] for row in both(APPRENTICES)]
    assert len(PACKS[1].apprentices) == APPRENTICES["meta"]["promo_total"] == 3


@pytest.mark.parametrize("row", both(APPRENTICES), ids=by_id)
def test_an_apprentice_is_that_of_the_facts(row: Row) -> None:
    card = GAME.edition.catalogue.apprentices[row["number"] - 1]
    assert card.id == row["id"]
    assert sorted(skills(int(card.skills))) == sorted(row["skills"])
    assert (card.virtue, card.source) == (row["virtue_on_hire"], row["source"])
    assert [other.id for other in GAME.edition.catalogue.apprentices].count(row["id"]) == row["count"]


@pytest.mark.parametrize("row", both(APPRENTICES), ids=by_id)
def test_an_apprentice_is_shown_with_what_the_facts_say(row: Row) -> None:
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"]) == ("apprentices", row["count"], row["source"])
    assert (shown["virtue"], sorted(shown["skills"])) == (row["virtue_on_hire"], sorted(row["skills"]))
    assert shown["promo"] == (row["number"] > 40)
    if row["trigger"] == "storehouse_action":
        (op,) = row["ops"]
        assert {shown["paid"]: shown["price"]} == op["pay"]
        assert {shown["thing"]: shown["amount"]} == op["gain"]


# buildings ----------------------------------------------------------------------------------------


def cost_of(card: Building) -> dict[str, int]:
    return named(tuple(int(card.price.of(good)) for good in range(5)))


def test_there_are_forty_buildings_and_three_promos() -> None:
    assert len(PACKS[0].buildings) == len(BUILDINGS["base"]) == BUILDINGS["meta"]["base_total"] == 40
    assert [card.id for card in GAME.edition.catalogue.buildings[:43]] == [row["id"] for row in both(BUILDINGS)]
    assert len(PACKS[1].buildings) == BUILDINGS["meta"]["promo_total"] == 3


@pytest.mark.parametrize("row", both(BUILDINGS), ids=by_id)
def test_a_building_is_that_of_the_facts(row: Row) -> None:
    card = GAME.edition.catalogue.buildings[row["number"] - 1]
    assert card.id == row["id"]
    assert sorted(skills(int(card.skills))) == sorted(row["skills_required"])
    assert cost_of(card) == row["cost"]
    assert (card.points, card.virtue, card.source) == (row["vp"], row["virtue_on_build"], row["source"])
    assert [other.id for other in GAME.edition.catalogue.buildings].count(row["id"]) == row["count"]


@pytest.mark.parametrize("row", both(BUILDINGS), ids=by_id)
def test_a_building_is_shown_with_what_the_facts_say(row: Row) -> None:
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"]) == ("buildings", row["count"], row["source"])
    assert (shown["points"], shown["virtue"], shown["cost"]) == (row["vp"], row["virtue_on_build"], row["cost"])
    assert (sorted(shown["skills"]), shown["timing"]) == (sorted(row["skills_required"]), row["timing"])
    assert shown["promo"] == (row["number"] > 40)


# rewards, market cards, characters ------------------------------------------------------------------


def test_the_eleven_rewards_have_the_copies_of_the_facts() -> None:
    assert {face.id: int(face.count) for face in FACES} == {row["id"]: row["count"] for row in REWARDS["cards"]}
    assert len(GAME.edition.catalogue.rewards_of(())) == REWARDS["meta"]["total"] == 11


@pytest.mark.parametrize("row", REWARDS["cards"], ids=by_id)
def test_a_reward_is_that_of_the_facts(row: Row) -> None:
    (face,) = [face for face in FACES if face.id == row["id"]]
    gain = {GOOD_IDS[thing]: n for thing, n in face.gains}
    assert (gain, face.source) == (row["gain"], row["source"])
    assert [card.id for card in GAME.edition.catalogue.rewards].count(row["id"]) == row["count"]


def test_the_market_cards_are_those_of_the_facts() -> None:
    cards = [(card.id, named(card.small), named(card.large), card.source) for card in GAME.edition.catalogue.market]
    assert cards == [(row["id"], row["small"], row["large"], row["source"]) for row in MARKET["cards"]]
    assert len(cards) == MARKET["meta"]["total"] == 10


def test_the_values_printed_below_the_market_piles_are_those_of_the_facts() -> None:
    printed = MARKET["meta"]["printed_on_board"]
    assert (named(PRINTED_SMALL), named(PRINTED_LARGE)) == (printed["small"], printed["large"])


def test_there_are_five_characters_and_five_promos() -> None:
    assert len(PACKS[0].characters) == len(CHARACTERS["base"]) == 5
    assert [card.id for card in GAME.edition.catalogue.characters[:10]] == [row["id"] for row in both(CHARACTERS)]


@pytest.mark.parametrize("row", both(CHARACTERS), ids=by_id)
def test_the_start_of_a_character_is_that_of_the_facts(row: Row) -> None:
    (card,) = [card for card in GAME.edition.catalogue.characters if card.id == row["id"]]
    start = {"workers_in_prison": int(card.prison), "virtue": int(card.virtue)}
    start |= {GOOD_IDS[thing]: n for thing, n in card.things.items()}
    start |= {"debt": int(card.debts)} if card.debts else {}
    assert start == {thing: n for thing, n in row["start"].items() if n or thing == "workers_in_prison"}
    assert card.source == row["source"]


# scheme cards ---------------------------------------------------------------------------------------


def test_the_scheme_cards_are_those_of_the_facts() -> None:
    mine = [(opponent.id, face.id, int(face.count)) for opponent in OPPONENTS for face in opponent.faces]
    assert mine == [(row["opponent"], row["id"], row["count"]) for row in SCHEME_ROWS]


@pytest.mark.parametrize("row", SCHEME_ROWS, ids=by_id)
def test_a_scheme_card_sends_the_worker_where_the_facts_say(row: Row) -> None:
    (face,) = [face for face in SCHEMES if face.id == row["id"]]
    place = "black_market_left" if row["place"] == "black_market" else row["place"]
    assert PLACE_IDS[face.place] == place
    assert SHOWN[row["id"]]["place"] == place
    assert SHOWN[row["id"]]["source"] == row["source"] == SOURCE == "reconstructed"


def test_each_opponent_has_fifteen_scheme_cards() -> None:
    counts = facts("solo.yaml")["meta"]["counts"]
    assert [len(deck_of(opponent)) for opponent in OPPONENTS] == [counts["per_opponent"]] * counts["opponents"]
    assert sum(int(face.count) for face in SCHEMES) == counts["scheme_cards"] == 30


def test_the_opponents_start_where_the_facts_say() -> None:
    assert {o.id: int(o.virtue) for o in OPPONENTS} == {o["id"]: o["start"]["virtue"] for o in SOLO["opponents"]}


# the list of all cards ---------------------------------------------------------------------------------


def test_the_list_shows_every_card_once() -> None:
    rows = both(APPRENTICES) + both(BUILDINGS) + REWARDS["cards"] + MARKET["cards"] + both(CHARACTERS) + SCHEME_ROWS
    assert [card["id"] for card in PRINTED] == [row["id"] for row in rows]
    assert len(SHOWN) == 43 + 43 + 6 + 10 + 10 + 19


def test_every_card_has_a_source() -> None:
    assert {card["source"] for card in SHOWN.values()} == {"picture", "seed", "reconstructed"}
    assert {card["id"] for card in SHOWN.values() if card["source"] == "seed"} == {"well", "keep"}
    assert {card["deck"] for card in SHOWN.values() if card["source"] == "reconstructed"} == {"schemes"}


@pytest.mark.parametrize("card", cards_in_words(GAME), ids=by_id)
def test_every_card_has_a_name_and_a_text_in_both_languages(card: Row) -> None:
    for what in ("name", "text"):
        assert set(card[what]) == {"fr", "en"}
        assert all(len(card[what][language]) > 2 for language in ("fr", "en"))
    assert card["text"]["fr"] != card["text"]["en"]


@pytest.mark.parametrize("row", both(APPRENTICES) + both(BUILDINGS) + both(CHARACTERS), ids=by_id)
def test_a_card_bears_the_names_of_the_facts(row: Row) -> None:
    (card,) = [card for card in cards_in_words(GAME) if card["id"] == row["id"]]
    assert card["name"] == {language: typeset(language, name) for language, name in row["name"].items()}


# every card is played ------------------------------------------------------------------------------------


def played(module: ModuleType) -> set[str]:
    """The cards that a module's tests say they play: by `covers`, or as values of a parameter `card`."""
    cards: set[str] = set()
    for name, test in vars(module).items():
        if name.startswith("test_") and callable(test):
            cards |= set(getattr(test, "covers", ()))
            for mark in getattr(test, "pytestmark", ()):
                cards |= cards_among(mark)
    return cards


def cards_among(mark: pytest.Mark) -> set[str]:
    if mark.name != "parametrize":
        return set()
    names = [mark.args[0]] if isinstance(mark.args[0], str) else list(mark.args[0])
    if names == ["card"]:
        return set(mark.args[1])
    return {values[names.index("card")] for values in mark.args[1]} if "card" in names else set()


@pytest.mark.parametrize("deck", PLAYED_BY)
def test_every_card_of_a_deck_is_played_by_a_test_of_its_own(deck: str) -> None:
    known = {card["id"] for card in SHOWN.values() if card["deck"] == deck}
    tested = {card for module in PLAYED_BY[deck] for card in played(module)}
    assert known - tested == set()


def test_no_test_claims_to_play_a_card_that_does_not_exist() -> None:
    tested = {card for modules in PLAYED_BY.values() for module in modules for card in played(module)}
    assert tested == set(SHOWN)
