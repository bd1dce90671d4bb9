"""The 60 cards and the 16 building faces are those of the facts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from documents import document
from royaume.games.majesty.buildings import (
    ATTACK,
    BUILDING_IDS,
    EVERY_PLAYER_WITH,
    GAIN_IF_ALL_PRESENT,
    GAIN_PER_CHARACTER,
    GAIN_PER_LARGEST,
    HEAL,
    SIDES_A,
    SIDES_B,
    TRADE,
    Building,
    Effect,
)
from royaume.games.majesty.characters import (
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    FACES,
    PRINTED,
    TIER_1,
    TIER_2,
    Face,
    is_split,
    shows,
)
from royaume.games.majesty.realm import TURNS_EACH
from royaume.games.majesty.setup import TIER_1_KEPT

Facts = dict[str, Any]

# an effect as plain data: code, characters, coins, meeples, whether the wounded count
Plain = tuple[int, tuple[int, ...], int, int, bool]


def facts(name: str) -> Facts:
    return document(Path(__file__).parent / "facts" / name)


CHARACTERS = facts("characters.yaml")
BUILDINGS = facts("buildings.yaml")
BUILDING_SIDES = [(row, side) for row in BUILDINGS["buildings"] for side in "AB"]


def row_of(face: Face) -> Facts:
    """A face in the words of the facts."""
    return {
        "id": face.id,
        "tier": face.tier,
        "kind": "single" if "/" not in face.printed else "split",
        "characters": face.printed.split("/"),
        "count": face.count,
        "source": face.source,
        "single_witness": face.one_witness,
    }


def test_every_face_is_a_row_of_the_facts() -> None:
    rows = [{"single_witness": False} | row for row in CHARACTERS["cards"]]
    assert [row_of(face) for face in FACES] == [{k: v for k, v in row.items() if k != "note"} for row in rows]


@pytest.mark.parametrize("row", CHARACTERS["cards"], ids=lambda row: row["id"])
def test_there_are_as_many_physical_cards_as_the_facts_say(row: Facts) -> None:
    cards = [card for card in range(len(CARDS)) if CARD_IDS[card] == row["id"]]
    assert len(cards) == row["count"]
    assert all(CARDS[card].tier == row["tier"] for card in cards)
    assert all(PRINTED[card].split("/") == row["characters"] for card in cards)


def test_the_totals_of_both_tiers_are_right() -> None:
    split = [card for card in range(len(CARDS)) if is_split(card)]
    totals = {
        "cards": len(CARDS),
        "tier1": len(TIER_1),
        "tier2": len(TIER_2),
        "tier1_single": len(set(TIER_1) - set(split)),
        "tier1_split": len(set(TIER_1) & set(split)),
        "tier2_single": len(set(TIER_2) - set(split)),
        "tier2_split": len(set(TIER_2) & set(split)),
    }
    assert totals == {key: CHARACTERS["totals"][key] for key in totals}


def test_the_totals_over_both_tiers_agree_with_a_second_witness() -> None:
    witness = CHARACTERS["cross_check_totals"]
    assert {kind: PRINTED.count(kind) for kind in CHARACTER_IDS} == witness["single"]
    pairs = {"/".join(row["characters"]): row["count"] for row in witness["split"]}
    assert {name: PRINTED.count(name) for name in PRINTED if "/" in name} == pairs


@pytest.mark.parametrize("row", CHARACTERS["characters"], ids=lambda row: row["id"])
def test_each_character_stands_at_its_building_and_on_so_many_cards(row: Facts) -> None:
    kind = CHARACTER_IDS.index(row["id"])
    assert row["order"] == kind + 1
    assert row["building"] == BUILDING_IDS[kind]
    for split, where in ((False, "single"), (True, "on_split")):
        for tier, cards in (("tier1", TIER_1), ("tier2", TIER_2)):
            found = [card for card in cards if shows(card, kind) and is_split(card) == split]
            assert len(found) == row["printed"][where][tier]


def test_the_deck_by_number_of_players_is_that_of_the_facts() -> None:
    kept = {row["players"]: row["tier1_kept"] for row in CHARACTERS["deck_by_players"]}
    assert kept == TIER_1_KEPT
    assert CHARACTERS["turns_per_player"]["value"] == TURNS_EACH


def plain(effect: Effect) -> Plain:
    return effect.code, tuple(effect.characters), effect.coins, effect.meeples, effect.wounded


def kinds(names: list[str]) -> tuple[int, ...]:
    return tuple(CHARACTER_IDS.index(name) for name in names)


def at_least_one(names: Facts) -> tuple[int, ...]:
    assert set(names.values()) == {1}
    return kinds(list(names))


def gain(per: list[str], coins: int = 0, meeples: int = 0, per_infirmary: bool = False, times: str = "") -> Plain:
    assert times in ("", "largest_building")
    return GAIN_PER_LARGEST if times else GAIN_PER_CHARACTER, kinds(per), coins, meeples, per_infirmary


def trade(terms: Facts) -> Plain:
    assert terms == {"optional": True, "direction": "sell_or_buy", "max": terms["max"], "coins_per_meeple": 1}
    return TRADE, (), 0, terms["max"], False


SPECIAL: dict[str, list[Plain]] = {
    "attack": [(ATTACK, (), 0, 0, False)],
    "heal_top_card": [(HEAL, (), 0, 0, False)],
    "defend": [],  # passive: guards are counted when somebody attacks
    "end_game_only": [],  # nothing happens before the final scoring
}


def effects_of(step: Facts) -> list[Plain]:
    """What the engine should do for a step of the facts."""
    said = {key: value for key, value in step.items() if key not in ("source", "passive")}
    if "special" in said:
        return SPECIAL[said["special"]]
    if "trade_meeples" in said:
        return [trade(said["trade_meeples"])]
    if "all_if_min" in said:
        return [(EVERY_PLAYER_WITH, at_least_one(said["all_if_min"]), said["coins"], 0, False)]
    if "self_if_min" in said:
        return [(GAIN_IF_ALL_PRESENT, at_least_one(said["self_if_min"]), said["coins"], 0, False)]
    return [gain(**said)]


def is_final_scoring(step: Facts) -> bool:
    return step.get("per_infirmary", False) and "per" not in step


def face_of(row: Facts, side: str) -> Building:
    return (SIDES_A if side == "A" else SIDES_B)[row["number"] - 1]


def side_name(value: Any) -> str:
    return value if isinstance(value, str) else value["id"]


def test_the_buildings_lie_in_the_order_of_the_facts() -> None:
    assert list(BUILDING_IDS) == BUILDINGS["order_left_to_right"]
    assert [row["id"] for row in BUILDINGS["buildings"]] == list(BUILDING_IDS)
    assert len(SIDES_A) == len(SIDES_B) == 8


@pytest.mark.parametrize(("row", "side"), BUILDING_SIDES, ids=side_name)
def test_a_building_does_what_the_facts_say_from_top_to_bottom(row: Facts, side: str) -> None:
    steps = row["sides"][side]["steps"]
    expected = [effect for step in steps if not is_final_scoring(step) for effect in effects_of(step)]
    assert [plain(effect) for effect in face_of(row, side).effects] == expected


@pytest.mark.parametrize(("row", "side"), BUILDING_SIDES, ids=side_name)
def test_only_the_infirmary_costs_coins_at_the_end(row: Facts, side: str) -> None:
    costs = [step["coins"] for step in row["sides"][side]["steps"] if is_final_scoring(step)]
    assert face_of(row, side).wounded_coins == sum(costs)
    assert len(costs) == (1 if row["id"] == "infirmary" else 0)


@pytest.mark.parametrize(("row", "side"), BUILDING_SIDES, ids=side_name)
def test_the_majority_of_a_building_is_worth_what_the_facts_say(row: Facts, side: str) -> None:
    majority = row["sides"][side]["majority"]
    assert face_of(row, side).majority == (majority["coins"] if majority else 0)
    assert face_of(row, side).majority == (BUILDINGS["majority_values"][side][row["id"]] or 0)
    assert face_of(row, side).majority_source == (majority["source"] if majority else "seed")


@pytest.mark.parametrize(("row", "side"), BUILDING_SIDES, ids=side_name)
def test_a_building_names_its_source_and_its_section_of_the_appendix(row: Facts, side: str) -> None:
    facts_of_side = row["sides"][side]
    assert face_of(row, side).source == facts_of_side["source"]
    assert {step["source"] for step in facts_of_side["steps"]} == {face_of(row, side).source}
    assert face_of(row, side).rule == f"{row['number']} {side}"
