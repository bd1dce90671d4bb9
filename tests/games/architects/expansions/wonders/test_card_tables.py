"""Every card of the expansion is that of the facts, and every card is played by some test."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from royaume.games.architects.cards import deeds
from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.cards.buildings import Building
from royaume.games.architects.cards.deeds import Deed
from royaume.games.architects.expansions.wonders import vocabulary as own
from royaume.games.architects.expansions.wonders.cards import REWARD_FACES
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS, FAVOUR_IDS, FAVOURS, PENALTY_IDS
from royaume.games.architects.expansions.wonders.kept import GOLD_OF_COURT, INFLUENCE_OF_COOP
from royaume.games.architects.expansions.wonders.trades import TRADES
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_CARDS
from royaume.games.architects.prices import INFLUENCE_DUE, TAXES
from royaume.games.architects.vocabulary import (
    CATHEDRAL_LEVEL,
    GOOD_IDS,
    INFLUENCE,
    LEVELS_WITH_BUILDING,
    PLACE_IDS,
    PLAN,
    REWARD,
    SILVER,
    TRAINED_CARPENTERS,
    TRAINED_MASONS,
    TRAINED_TILERS,
    VIRTUE,
)

from ...builder import GAME
from ...test_card_tables import by_id, cost_of, played, skills
from . import (
    test_rules_apprentices,
    test_rules_buildings,
    test_rules_characters,
    test_rules_contributions,
    test_rules_rewards,
    test_rules_wonders,
)
from .builder import facts

Row = dict[str, Any]

APPRENTICES: list[Row] = facts("apprentices.yaml")["cards"]
BUILDINGS: list[Row] = facts("buildings.yaml")["cards"]
CHARACTERS: list[Row] = facts("characters.yaml")["characters"]
CONTRIBUTIONS: list[Row] = facts("contributions.yaml")["cards"]
REWARDS: list[Row] = facts("rewards.yaml")["cards"]
WONDERS: list[Row] = facts("wonders.yaml")["wonders"]
TRACK = facts("influence.yaml")
SHOWN: dict[str, Row] = {str(card["id"]): card for card in GAME.cards() if card.get("expansion") == "wonders"}
PACKS = GAME.edition.catalogue.packs
PACK = PACKS[3]
PLAYED_BY: dict[str, ModuleType] = {
    "apprentices": test_rules_apprentices,
    "buildings": test_rules_buildings,
    "characters": test_rules_characters,
    "contributions": test_rules_contributions,
    "rewards": test_rules_rewards,
}


def apprentice(card: str) -> Apprentice:
    (found,) = [other for other in GAME.edition.catalogue.apprentices if other.id == card]
    return found


def building(card: str) -> Building:
    (found,) = [other for other in GAME.edition.catalogue.buildings if other.id == card]
    return found


# apprentices -----------------------------------------------------------------------------------------


def test_there_are_24_apprentices_of_13_kinds_after_all_others() -> None:
    mine = [card.id for card in GAME.edition.catalogue.apprentices][55:]
    assert (PACK.module, mine) == ("wonders", [row["id"] for row in APPRENTICES])
    assert len(mine) == facts("apprentices.yaml")["meta"]["total"] == sum(row["count"] for row in APPRENTICES) == 24
    assert len({row["name"]["fr"] for row in APPRENTICES}) == facts("apprentices.yaml")["meta"]["kinds"] == 13


def test_the_skills_are_balanced() -> None:
    shown = [skill for card in PACK.apprentices for skill in skills(int(card.skills))]
    assert {skill: shown.count(skill) for skill in shown} == {"carpentry": 8, "tiling": 8, "masonry": 8}


@pytest.mark.parametrize("row", APPRENTICES, ids=by_id)
def test_an_apprentice_is_that_of_the_facts(row: Row) -> None:
    card = apprentice(row["id"])
    assert skills(int(card.skills)) == row["skills"]
    assert (card.virtue, card.source) == (row["virtue_on_hire"], row["source"])
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"], shown["promo"]) == ("apprentices", 1, row["source"], False)
    assert (shown["virtue"], shown["skills"]) == (row["virtue_on_hire"], row["skills"])


@pytest.mark.parametrize("row", [row for row in APPRENTICES if row["trigger"] == "storehouse_action"], ids=by_id)
def test_a_trade_is_that_of_the_facts(row: Row) -> None:
    (op,) = row["ops"]
    ability = apprentice(row["id"]).ability
    if ability.question != own.OWN_TRADE:
        assert {GOOD_IDS[ability.paid]: ability.price} == op["pay"]
        assert {GOOD_IDS[ability.thing]: ability.amount} == op["gain"]
        return
    ways = TRADES[ability.thing]
    paid = [{kind: int(way.price.of(n)) for n, kind in enumerate(GOOD_IDS[:7]) if way.price.of(n)} for way in ways]
    gained = [{GOOD_IDS[thing]: n for thing, n in way.gains} for way in ways]
    if "any_one_of" in op["pay"]:
        assert sorted(next(iter(way)) for way in paid) == sorted(op["pay"]["any_one_of"])
        assert all(set(way.values()) == {1} for way in paid)
        assert gained == [op["gain"]] * len(ways)
    else:
        assert paid == [op["pay"]] * len(ways)
        assert gained == op.get("gain_choice", [op.get("gain")])


# buildings -------------------------------------------------------------------------------------------


def test_there_are_24_buildings_after_all_others_and_then_the_wonders() -> None:
    mine = [card.id for card in GAME.edition.catalogue.buildings][55:]
    assert mine == [row["id"] for row in BUILDINGS] + [row["id"] for row in WONDERS]
    assert len(PACK.buildings) == facts("buildings.yaml")["meta"]["total"] == sum(row["count"] for row in BUILDINGS)


@pytest.mark.parametrize("row", BUILDINGS, ids=by_id)
def test_a_building_is_that_of_the_facts(row: Row) -> None:
    card = building(row["id"])
    assert sorted(skills(int(card.skills))) == sorted(row["skills_required"])
    assert cost_of(card) == row["cost"]
    assert (card.points, card.virtue, card.source) == (row["vp"], row["virtue_on_build"], row["source"])
    assert numbers(card.deed) == numbers(deed(row))
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"], shown["promo"]) == ("buildings", 1, row["source"], False)
    assert (shown["points"], shown["virtue"], shown["cost"]) == (row["vp"], row["virtue_on_build"], row["cost"])
    assert (sorted(shown["skills"]), shown["timing"]) == (sorted(row["skills_required"]), row["timing"])


def numbers(deed: Deed) -> tuple[int, ...]:
    return int(deed.kind), int(deed.thing), int(deed.n), int(deed.other), int(deed.m)


COUNTED = {
    "influence": INFLUENCE,
    "silver": SILVER,
    "cathedral_level": CATHEDRAL_LEVEL,
    "pairs_of_building_and_cathedral_level": LEVELS_WITH_BUILDING,
    "apprentices_with_masonry": TRAINED_MASONS,
    "apprentices_with_carpentry": TRAINED_CARPENTERS,
    "apprentices_with_tiling": TRAINED_TILERS,
}
GAINED = {"influence": INFLUENCE, "reward_card": REWARD, "virtue": VIRTUE, "building_card": PLAN}


def deed(row: Row) -> Deed:
    """The effect that the facts describe."""
    op = row["ops"][0]
    kind = op["op"]
    if kind == "gain":
        gains = [(GAINED[name], n) for name, n in op.items() if name != "op"]
        if len(gains) == 1:
            return Deed(deeds.GAIN, *gains[0])
        return Deed(own.GAINS_BOTH, *gains[0], *gains[1])
    if kind == "all_players":
        then = op["then"]
        if then["op"] == "gain":
            return Deed(deeds.ALL_GAIN, PLAN, then["building_card"])
        assert then == {"op": "release_prison", "up_to": "all"}
        return Deed(own.RELEASES_EVERYBODY)
    if kind == "extra_placement":
        return Deed(own.PLACES_WORKER, 0, PLACE_IDS.index(op["location"]))
    if kind == "vp_per":
        return Deed(deeds.POINTS_PER, COUNTED[op["what"]], op["per"], 0, op["vp"])
    if kind == "virtue_per":
        assert op["virtue"] == 1
        return Deed(deeds.VIRTUE_PER, COUNTED[op["what"]], op["per"])
    if kind == "gain_per":
        assert op["gain"] == {"influence": 1}
        return Deed(deeds.GAIN_PER, COUNTED[op["what"]], op["per"], INFLUENCE)
    return simple_deed(kind, op, row["timing"])


def simple_deed(kind: str, op: Row, timing: str) -> Deed:
    if kind == "capture":
        assert op["cost"] == "free"
        return Deed(deeds.CAPTURE_FREE, 0, op["count"])
    if kind == "pay_debt":
        assert op == {"op": "pay_debt", "up_to": 1, "cost": "free"}
        return Deed(own.TURNS_DEBT)
    if kind == "virtue_if":
        assert op["condition"] == "own_workers_in_prison == 0"
        return Deed(deeds.VIRTUE_WITHOUT_PRISONERS, 0, op["virtue"])
    if kind == "release_prison":
        assert timing == "end_game"
        return Deed(deeds.RELEASE_AT_END)
    assert kind == "refresh_apprentices"
    return Deed(own.RENEWS_APPRENTICES)


# characters ------------------------------------------------------------------------------------------


def test_there_are_six_characters() -> None:
    assert [card.id for card in GAME.edition.catalogue.characters][12:] == [row["id"] for row in CHARACTERS]
    assert len(PACK.characters) == facts("characters.yaml")["meta"]["count"] == 6


@pytest.mark.parametrize("row", CHARACTERS, ids=by_id)
def test_the_start_of_a_character_is_that_of_the_facts(row: Row) -> None:
    (card,) = [card for card in GAME.edition.catalogue.characters if card.id == row["id"]]
    start = {"workers_in_prison": int(card.prison), "virtue": int(card.virtue), "influence": int(card.influence)}
    start |= {"debt": int(card.debts)} | {GOOD_IDS[thing]: n for thing, n in card.things.items()}
    expected = {"debt": 0, "silver": 0} | row["start"]
    assert {"silver": 0} | start == expected
    assert card.source == row["source"] == "seed"
    assert len(card.powers) == len(row["ops"])
    shown = SHOWN[row["id"]]
    assert (shown["virtue"], shown["prison"], shown["debts"]) == (card.virtue, card.prison, card.debts)


# rewards, wonders, contribution cards ------------------------------------------------------------------


def test_the_twelve_rewards_have_the_copies_of_the_facts() -> None:
    assert {face.id: int(face.count) for face in REWARD_FACES} == {row["id"]: row["count"] for row in REWARDS}
    assert len(PACK.rewards) == facts("rewards.yaml")["meta"]["total"] == 12
    assert len(GAME.edition.catalogue.rewards) == facts("rewards.yaml")["meta"]["with_base"] == 23


@pytest.mark.parametrize("row", REWARDS, ids=by_id)
def test_a_reward_is_that_of_the_facts(row: Row) -> None:
    (face,) = [face for face in REWARD_FACES if face.id == row["id"]]
    assert ({GOOD_IDS[thing]: n for thing, n in face.gains}, face.source) == (row["gain"], row["source"])
    assert [card.id for card in GAME.edition.catalogue.rewards].count(row["id"]) == row["count"]
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["gains"]) == ("rewards", row["count"], row["gain"])


@pytest.mark.parametrize("row", WONDERS, ids=by_id)
def test_a_wonder_is_that_of_the_facts(row: Row) -> None:
    number = [other["id"] for other in WONDERS].index(row["id"])
    card = WONDER_CARDS[number]
    assert GOOD_IDS[card.good] == row["resource"] == facts("wonders.yaml")["meta"]["display_order"][number]
    whole = card.price(0)
    assert {GOOD_IDS[good]: int(whole.of(good)) for good in range(6) if whole.of(good)} == row["cost"]
    assert (whole.of(INFLUENCE_DUE), whole.of(TAXES)) == (row["influence"], row["taxes"])
    assert (card.building.points, card.building.source, card.building.skills) == (row["vp"], row["source"], 0)
    shown = SHOWN[row["id"]]
    gain = facts("wonders.yaml")["meta"]["on_build"]["gain"]
    assert (shown["deck"], shown["points"], shown["cost"]) == ("wonders", row["vp"], row["cost"])
    assert (shown["influence"], shown["taxes"], shown["virtue"]) == (row["influence"], row["taxes"], gain["virtue"])
    assert (shown["source"], shown["count"]) == (row["source"], 1)


def test_there_are_five_wonders_and_seven_places_for_them() -> None:
    meta = facts("wonders.yaml")["meta"]
    assert len(WONDER_CARDS) == len(PACK.monuments) == meta["count"] == 5
    assert [PLACE_IDS[place] for place in own.WONDER_PLACES] == meta["token"]["allowed_locations"]


@pytest.mark.parametrize("row", CONTRIBUTIONS, ids=by_id)
def test_a_contribution_card_is_that_of_the_facts(row: Row) -> None:
    (card,) = [card for card in CARDS if card.id == row["id"]]
    gifts = {
        GOOD_IDS[good]: {
            what: int(n)
            for what, n in (("influence", gift.influence), ("virtue", gift.virtue), ("reward_card", gift.rewards))
            if n
        }
        for good, gift in enumerate(card.gifts)
    }
    assert gifts == row["contribution"]
    princess, profiteer = row["consequence"]["princess"], row["consequence"]["profiteer"]
    assert (PLACE_IDS[card.princess], PLACE_IDS[card.profiteer]) == (princess["location"], profiteer["location"])
    assert PENALTY_IDS[card.penalty] == profiteer["penalty"]
    rewards = princess["reward"].get("choose", [princess["reward"]])
    mine = [{FAVOUR_IDS[FAVOURS.index(thing)]: n} for thing, n in card.favours]
    assert mine == [{what.replace("destroy_debt", "debt_destroyed"): n for what, n in one.items()} for one in rewards]
    shown = SHOWN[row["id"]]
    assert (shown["deck"], shown["count"], shown["source"]) == ("contributions", row["count"], row["source"])
    assert (shown["princess"], shown["profiteer"], shown["penalty"], shown["favours"]) == (
        princess["location"],
        profiteer["location"],
        profiteer["penalty"],
        mine,
    )
    assert {good: {k: n for k, n in gift.items() if n} for good, gift in shown["gifts"].items()} == row["contribution"]


def test_there_are_seven_contribution_cards() -> None:
    assert [card.id for card in CARDS] == [row["id"] for row in CONTRIBUTIONS]
    assert len(CARDS) == facts("contributions.yaml")["meta"]["count"] == 7


def test_the_track_is_that_of_the_facts() -> None:
    track = TRACK["track"]
    assert (track["min"], track["max"]) == (0, own.MOST_INFLUENCE)
    assert [bonus["at"] for bonus in track["bonuses"]] == [own.FIRST_MARK, own.SECOND_MARK]
    exchanges = {row["id"]: row["lose"]["influence"] for row in TRACK["substitutions"]}
    assert exchanges == {
        "influence_for_silver": own.FOR_SILVER,
        "influence_for_virtue": own.FOR_VIRTUE,
        "influence_for_gold_or_marble": own.FOR_PRECIOUS,
    }
    assert TRACK["end_of_game"]["gain"] == {"gold": GOLD_OF_COURT}
    assert TRACK["end_of_game"]["coop_condition"] == f"influence must be more than {INFLUENCE_OF_COOP}"
    assert TRACK["board"]["apprentice_display_shape"]["columns"] == own.COLUMNS


# the list of all cards -------------------------------------------------------------------------------


def test_the_list_shows_every_card_of_the_expansion_once() -> None:
    rows = APPRENTICES + BUILDINGS + CHARACTERS + REWARDS + WONDERS + CONTRIBUTIONS
    mine = [str(card["id"]) for card in GAME.cards() if card.get("expansion") == "wonders"]
    listed = [card for card in mine if card in {row["id"] for row in rows}]
    assert sorted(listed) == sorted(row["id"] for row in rows)
    assert len(listed) == 24 + 24 + 6 + 7 + 5 + 7


def test_house_values_are_marked() -> None:
    from_book = {card for card, shown in SHOWN.items() if shown["source"] == "seed"}
    assert {row["id"] for row in CHARACTERS} <= from_book


@pytest.mark.parametrize("deck", PLAYED_BY)
def test_every_card_is_played_by_some_test(deck: str) -> None:
    rows = {
        "apprentices": APPRENTICES,
        "buildings": BUILDINGS,
        "characters": CHARACTERS,
        "contributions": CONTRIBUTIONS,
        "rewards": REWARDS,
    }[deck]
    assert {row["id"] for row in rows} - played(PLAYED_BY[deck]) == set()


def test_every_wonder_is_played_by_some_test() -> None:
    assert [cost[0] for cost in test_rules_wonders.COSTS] == [row["resource"] for row in WONDERS]
