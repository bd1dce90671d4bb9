"""Each of the 24 Scheme cards in play: where it sends the opponent, with its condition and without."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import SCHEME_REVEALED
from royaume.games.architects.expansions.artisans.kept import artisans_of

from ....builder import SCHEMES, of, player, told
from .builder import FACTS, discards, followed, marble, marker, opponents_turn, reasons, story, where

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in FACTS["scheme_cards"]}
TWO_PLACES = [card for card, row in CARDS.items() if "if" in row["place"][0]]
ONE_PLACE = [card for card in CARDS if card not in TWO_PLACES]

Setting = dict[str, Any]
# the table where a condition holds, and where it just does not
HOLDS: dict[str, Setting] = {
    "own_prison_2": {"ai": {"prison": 2}},
    "cathedral_low_virtue": {"ai": {"virtue": 9, "level": 4}},
    "influence_5": {"influence": [0, 5]},
    "group_3": {"human": {"at": {"forest": 3}}},
    "group_4": {"human": {"at": {"forest": 4}}},
    "taxes_4": {"taxes": 4},
    "taxes_8": {"taxes": 8},
    "can_build": {"ai": {"level": 5, "marble": 7}, "influence": [0, 3]},
    "cathedral_no_future": {"ai": {"level": 4}, "future": 0},
    "has_captives": {"ai": {"held": {0: 1}}},
    "princess_lead": {"ai": {"at": {"quarry": 2}}, "human": {"at": {"quarry": 1}}},
    "can_stack": {"guildhall": [1]},
}
FAILS: dict[str, list[tuple[Setting, str]]] = {
    "own_prison_2": [({"ai": {"prison": 1}}, "own_prison_2")],
    "cathedral_low_virtue": [({"ai": {"virtue": 10}}, "virtue_9"), ({"ai": {"level": 5}}, "cathedral_open")],
    "influence_5": [({"influence": [0, 6]}, "influence_5")],
    "group_3": [({"human": {"at": {"forest": 2, "mines": 2}}}, "group_3")],
    "group_4": [({"human": {"at": {"forest": 3, "mines": 3}}}, "group_4")],
    "taxes_4": [({"taxes": 3}, "taxes_4")],
    "taxes_8": [({"taxes": 7}, "taxes_8")],
    "can_build": [({"ai": {"level": 5, "marble": 6}, "influence": [0, 3]}, "can_build")],
    "cathedral_no_future": [
        ({"ai": {"level": 4}, "future": 1}, "no_future_left"),
        ({"ai": {"level": 5}, "future": 0}, "cathedral_open"),
    ],
    "has_captives": [({}, "has_captives")],
    "princess_lead": [({"ai": {"at": {"quarry": 1}}, "human": {"at": {"quarry": 1}}}, "princess_lead")],
    "can_stack": [
        ({}, "can_stack"),
        ({"guildhall": [0]}, "can_stack"),
        ({"guildhall": [1], "stacked": {1: 1}}, "can_stack"),
        ({"guildhall": [1], "crafts": [None] * 4, "craft_pile": False}, "craft_left"),
    ],
}
# the Princess is at the Quarry, the specialisation is the Peddler's; with nobody in the way the right space is free
PLACED = {"princess": "quarry", "specialisation": "silversmith", "black_market": "black_market_right"}


def follow(card: str, setting: Setting, **more: Any) -> Any:
    human, ai = player(**setting.get("human", {})), player(**setting.get("ai", {}))
    beside = {key: value for key, value in setting.items() if key not in ("human", "ai")}
    return opponents_turn(card, human, ai=ai, card=1, artisans=CARDS[card]["requires_artisans"], **beside, **more)


def went_to(card: str, entry: int, setting: Setting) -> None:
    """One worker, to the place of this entry, and nobody anywhere else."""
    row = CARDS[card]["place"][entry]
    before = follow_nothing(card, setting)
    t = follow(card, setting)
    after = where(t)
    if row["at"] == "guildhall_stack":
        assert after == before
        assert [line[0] for line in story(t, "worker_stacked", "adornment_taken")] == [
            "worker_stacked",
            "adornment_taken",
        ]
    else:
        place = PLACED.get(row["at"], row["at"])
        assert after == {**before, place: before.get(place, 0) + 1}
    assert discards(t)[0] == card
    if row.get("then") == "future_scheme" or row["at"] == "workshop":
        assert len(discards(t)) == 2
        assert discards(t)[1].startswith("fu_")
    elif row["at"] != "guardhouse":
        assert len(discards(t)) == 1


def follow_nothing(card: str, setting: Setting) -> dict[str, int]:
    """Where its workers are before."""
    at = setting.get("ai", {}).get("at", {})
    there = {"guildhall": setting["guildhall"].count(1)} if 1 in setting.get("guildhall", []) else {}
    return {**at, **there}


@pytest.mark.parametrize("card", TWO_PLACES)
def test_where_its_condition_holds_it_sends_to_the_upper_place(card: str) -> None:
    setting = HOLDS[CARDS[card]["place"][0]["if"]]
    if setting.get("future") == 0:
        t = follow(card, setting)
        assert followed(t)[:1] == ["guildhall_cathedral"]
        assert of(t, 1).level == 5
        return
    went_to(card, 0, setting)


@pytest.mark.parametrize("card", [card for card in TWO_PLACES if "at" in CARDS[card]["place"][1]])
def test_where_its_condition_fails_it_sends_to_the_lower_place_and_says_why(card: str) -> None:
    for setting, why in FAILS[CARDS[card]["place"][0]["if"]]:
        t = follow(card, setting)
        assert reasons(t)[0][0] == "entry_impossible"
        assert reasons(t)[0][2:] == (why, "wonders_solo_schemes")
        if setting.get("future") != 0:
            went_to(card, 1, setting)


@pytest.mark.parametrize("card", ONE_PLACE)
def test_a_card_with_one_place_always_sends_there(card: str) -> None:
    went_to(card, 0, {})


@pytest.mark.parametrize(("setting", "why"), FAILS["can_stack"])
def test_the_second_ornament_card_turns_up_the_next_one_instead(setting: Setting, why: str) -> None:
    beside = {key: value for key, value in setting.items() if key not in ("human", "ai")}
    t = opponents_turn("fu_ornament_2", card=1, artisans=True, **beside)
    assert reasons(t)[:2] == [
        ("entry_impossible", "guildhall_stack", why, "wonders_solo_schemes"),
        ("entry_followed", "next_scheme", "wonders_solo_schemes"),
    ]
    assert [SCHEMES[line[1]] for line in told(t, SCHEME_REVEALED)] == ["fu_ornament_2", "st_guildhall"]
    assert where(t)["guildhall"] == 1 + setting.get("guildhall", []).count(1)


# what is done at each place -----------------------------------------------------------------------


@pytest.mark.parametrize(("before", "space"), [(0, "stone"), (1, "gold"), (2, "marble")])
def test_at_the_silversmith_it_gains_one_silver_and_one_for_each_worker(before: int, space: str) -> None:
    t = opponents_turn("fu_capture_4", solo="gossip", ai=player(at={"silversmith": before}))
    assert (marker(t), marble(t)) == (space, 0)


@pytest.mark.parametrize(("before", "space"), [(0, "wood"), (2, "gold")])
def test_at_the_mines_it_gains_one_marble_and_a_silver_for_each_worker(before: int, space: str) -> None:
    t = opponents_turn("fu_taxes", ai=player(at={"mines": before}), taxes=0)
    assert (marker(t), marble(t)) == (space, 1)


@pytest.mark.parametrize(("before", "gained", "virtue"), [(0, 0, 8), (1, 1, 7), (2, 1, 7), (3, 2, 7)])
def test_at_the_storehouse_it_gains_marble_for_pairs_or_virtue(before: int, gained: int, virtue: int) -> None:
    t = opponents_turn("fu_captives", ai=player(at={"kings_storehouse": before}))
    assert (marble(t), of(t, 1).virtue) == (gained, virtue)


def test_at_the_workshop_two_apprentices_leave_by_the_marker_and_two_taxes_and_a_scheme_come() -> None:
    rows = {"top": ["thief", "miner_1", "miner_2"], "bottom": ["labourer", "squire_gold", "patron_clay"]}
    t = opponents_turn("st_workshop", marker="wood", coins={"miner_1": 2, "patron_clay": 1}, taxes=1, **rows)
    assert story(t, "apprentice_removed") == [("apprentice_removed", "miner_1"), ("apprentice_removed", "squire_gold")]
    assert (int(t.taxes), sum(t.coins)) == (3, 1)
    assert len(discards(t)) == 2


def test_at_the_tax_stand_the_silver_moves_the_marker_and_two_virtue_are_lost() -> None:
    t = opponents_turn("st_taxes", taxes=8, ai=player(virtue=7))
    assert (int(t.taxes), marker(t), marble(t), of(t, 1).virtue) == (0, "gold", 1, 5)


@pytest.mark.parametrize(
    ("market", "space", "gained"),
    [({}, "right", 3), ({"right": 0}, "left", 2), ({"right": 0, "left": 0}, "middle", 0)],
)
def test_at_the_black_market_it_takes_the_first_free_space_of_its_list(
    market: dict[str, int], space: str, gained: int
) -> None:
    t = opponents_turn("st_prison_check", market=market, solo="gossip", ai=player(virtue=12))
    assert of(t, 1).virtue == 11
    assert marble(t) == gained
    if space == "middle":
        assert marker(t) == "stone"
        assert [line[0] for line in story(t, "apprentice_removed", "future_scheme_gained")][:3] == [
            "apprentice_removed",
            "apprentice_removed",
            "future_scheme_gained",
        ]
        assert of(t, 1).prison == 1  # the third worker sets off a reset
    else:
        assert where(t) == {f"black_market_{space}": 1}


def test_the_middle_of_the_market_moves_the_marker_before_it_points_at_apprentices() -> None:
    rows = {"top": ["thief", "miner_1", "miner_2"], "bottom": ["labourer", "squire_gold", "patron_clay"]}
    t = opponents_turn("st_prison_check", market={"right": 0, "left": 0}, **rows)
    assert story(t, "apprentice_removed") == [("apprentice_removed", "miner_2"), ("apprentice_removed", "patron_clay")]


def test_a_full_market_leads_to_the_next_card() -> None:
    t = opponents_turn("st_prison_check", market={"left": 0, "middle": 0, "right": 0})
    assert followed(t)[0] == "next_scheme"
    assert reasons(t)[1] == ("entry_impossible", "black_market", "space_free", "wonders_solo_schemes")


def test_beside_the_princess_it_contributes_by_the_marker_and_does_nothing_else() -> None:
    t = opponents_turn("st_princess", princess="silversmith", marker="gold", contribution=1)
    assert (where(t), marker(t), marble(t)) == ({"silversmith": 1}, "gold", 0)
    assert story(t, "contributed") == [("contributed", "gold")]


def test_at_the_town_centre_it_captures_once_for_each_worker_at_any_number_of_places() -> None:
    human = player(at={"quarry": 3, "forest": 2, "mines": 1, "workshop": 1})
    t = opponents_turn("fu_capture_3", human, ai=player(at={"town_centre": 3}), taxes=0)
    assert [line[1] for line in story(t, "workers_captured")] == ["quarry", "forest", "mines", "workshop"]
    assert int(t.taxes) == 1


def test_an_ornament_is_taken_by_the_marker_for_its_points_alone() -> None:
    t = opponents_turn("fu_ornament_1", artisans=True, guildhall=[1], marker="stone", crafts=[3, 5, 7, 9])
    assert [line[0] for line in story(t, "adornment_taken", "craft_revealed")] == ["adornment_taken", "craft_revealed"]
    assert ("priority_decided", "right_of_marker", 5, "wonders_solo_icons") in reasons(t)
    assert of(t, 1).supply == 18


@pytest.mark.parametrize(
    ("marker_at", "crafts", "taken"),
    [("clay", [3, 5, 7, 9], 0), ("wood", [3, 5, 7, 9], 3), ("marble", [3, 5, 7, 9], 9), ("stone", [3, None, 7, 9], 7)],
)
def test_the_first_space_of_the_track_is_the_craft_pile_the_others_are_the_row(
    marker_at: str, crafts: list[int | None], taken: int
) -> None:
    t = opponents_turn("fu_ornament_1", artisans=True, guildhall=[1], marker=marker_at, crafts=crafts)
    assert artisans_of(t).taken == (taken,)
