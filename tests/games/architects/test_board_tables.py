"""The values printed on the board are those of the facts: tracks, levels, places, limits, prices, scoring."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.cathedral import LEVELS, TOP
from royaume.games.architects.draft import DEALT
from royaume.games.architects.edition import PRINTED_COLUMNS
from royaume.games.architects.hiring import PRINTED_LIMIT
from royaume.games.architects.plans import HAND_LIMIT
from royaume.games.architects.prices import EITHER
from royaume.games.architects.scoring import DEBT_POINTS, PRISONERS_PER_POINT, SILVER_PER_POINT
from royaume.games.architects.table import guildhall_spaces, is_reset_space
from royaume.games.architects.virtue import BARRED_FROM_MARKET, CATHEDRAL_FROM, TRACK_POINTS
from royaume.games.architects.vocabulary import GOLD, MARBLE, OPEN_PLACES, PLACE_IDS, ROWS, WORKERS

from .builder import (
    draft_out,
    facts,
    finish,
    goods,
    hand,
    held,
    last_turn,
    legal,
    new_game,
    of,
    play,
    player,
    points_of,
    silver,
    table,
    why_not,
)

BOARD = facts("board.yaml")
MARKET = facts("black_market.yaml")
PLACES: dict[str, dict[str, Any]] = {row["id"]: row for row in BOARD["locations"]}
STEPS = [(step["virtue"], step["vp"], step["tax_avoid"]) for step in BOARD["virtue_track"]["steps"]]
FOUR = ("1", "2", "3", "4")


# set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_a_table_is_set_up_with_the_values_of_the_facts(people: int) -> None:
    t = draft_out(new_game(people))
    start = BOARD["setup"]
    assert t.taxes == start["tax_stand_start"]["silver"]
    assert t.rewards.left() == 2 * people + 1
    assert t.people.left() == 40 - start["apprentices_face_up"]["rows"] * start["apprentices_face_up"]["columns"]
    assert (ROWS, PRINTED_COLUMNS) == (2, 4)
    by_seat = list(start["starting_silver_by_seat"].values())[:people]
    assert [silver(t)[(t.first + k) % people] for k in range(people)] == by_seat
    for p in t.players:
        assert (p.virtue, p.level, p.supply) == (7, 0, BOARD["components"]["workers_per_player"])
        assert len(p.hand) == start["draft"]["kept"] == 3
    assert start["draft"]["dealt"] == DEALT
    assert (len(t.small), len(t.large)) == (BOARD["components"]["black_market_cards"], 0)


def test_workers_and_limits_are_those_of_the_facts() -> None:
    assert BOARD["components"]["workers_per_player"] == WORKERS == 20
    assert BOARD["limits"]["hand"]["max"] == HAND_LIMIT == 6
    assert BOARD["limits"]["apprentices"]["max"] == PRINTED_LIMIT == 5


def test_the_nine_places_with_an_open_circle_are_those_of_the_facts() -> None:
    assert list(PLACE_IDS[:OPEN_PLACES]) == BOARD["location_types"]["open_circle"]["members"]


# places that give something -------------------------------------------------------------------------


@pytest.mark.parametrize("nth", FOUR)
@pytest.mark.parametrize(("place", "good"), [("quarry", "stone"), ("forest", "wood"), ("silversmith", "silver")])
def test_a_place_gives_by_the_number_of_own_workers(place: str, good: str, nth: str) -> None:
    t = table(player(at={place: int(nth) - 1}), player(at={place: 5}))
    play(t, f"place {place}")
    assert goods(t) == {good: PLACES[place]["per_worker_table"][nth]}


@pytest.mark.parametrize("nth", FOUR)
@pytest.mark.parametrize("good", ["clay", "gold"])
def test_the_mines_give_clay_or_gold_by_the_number_of_own_workers(good: str, nth: str) -> None:
    t = table(player(at={"mines": int(nth) - 1}), player(at={"mines": 5}))
    play(t, "place mines")
    n = PLACES["mines"]["per_worker_table"][good][nth]
    if n == 0:
        assert why_not(t, f"mine {good}") == "no_gold_for_one"
    else:
        play(t, f"mine {good}")
        assert goods(t) == {good: n}


@pytest.mark.parametrize("nth", FOUR)
def test_the_workshop_gives_cards_by_the_number_of_own_workers(nth: str) -> None:
    t = table(player(at={"workshop": int(nth) - 1}))
    play(t, "place workshop", "draw plans")
    assert len(hand(t)) == PLACES["workshop"]["choice"][1]["per_worker_table"][nth]


def test_hiring_costs_what_the_facts_say() -> None:
    cost = PLACES["workshop"]["choice"][0]["cost"]
    t = table(player(silver=9), top=["thief"], taxes=0)
    play(t, "place workshop", "hire thief")
    assert (silver(t)[0], t.taxes) == (9 - cost["silver"] - cost["tax"], cost["tax"])


@pytest.mark.parametrize("action", ["ransom from P2", "pay debt"])
def test_the_guardhouse_costs_what_the_facts_say(action: str) -> None:
    rows = {row["id"]: row["cost"] for row in PLACES["guardhouse"]["action_list"]}
    cost = rows["pay_debt"] if action == "pay debt" else rows["release_captured"][0]
    t = table(player(silver=9, debts=1), player(held={0: 2}), taxes=0)
    play(t, "place guardhouse", action)
    assert (silver(t)[0], t.taxes) == (9 - cost["silver"] - cost["tax"], cost["tax"])


def test_the_tax_stand_costs_the_virtue_of_the_facts() -> None:
    t = table(player(virtue=7), taxes=6)
    play(t, "place tax_stand")
    assert (goods(t), of(t).virtue) == ({"silver": 6}, 7 - PLACES["tax_stand"]["virtue_loss"])


@pytest.mark.parametrize("space", MARKET["meta"]["spaces"], ids=lambda space: space["id"])
def test_a_market_space_costs_what_the_facts_say(space: dict[str, Any]) -> None:
    t = table(player(silver=9, virtue=7), taxes=0)
    play(t, f"place black_market_{space['id']}")
    assert (silver(t)[0], of(t).virtue, t.taxes) == (9 - space["silver"], 7 - space["virtue_loss"], 0)


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_captures_reach_as_many_places_as_the_facts_say(people: int) -> None:
    limits = BOARD["limits"]["capture_locations_per_turn"]
    places = limits["players_1_to_3"] if people <= 3 else limits["players_4_plus"]
    t = table(player(silver=9, at={"town_centre": 4}), player(at={"forest": 1, "mines": 1, "quarry": 1}), seats=people)
    play(t, "place town_centre")
    for place in ("forest", "mines", "quarry")[:places]:
        play(t, f"capture {place} P2")
    assert held(t, 0) == {1: places}
    assert [choice for choice in legal(t) if choice.endswith("P2")] == []


# the Guildhall, the Cathedral, the Virtue track, the score ----------------------------------------------


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_the_guildhall_has_the_spaces_of_the_facts(people: int) -> None:
    row = BOARD["guildhall"]["by_player_count"][people]
    t = table(seats=people)
    assert guildhall_spaces(t) == row["spaces_to_end"] == row["rows"] * row["columns"]
    resets = [space for space in range(1, row["spaces_to_end"] + 1) if is_reset_space(t, space)]
    assert resets == row["reset_spaces"]


def test_the_guildhall_of_a_solo_game_is_that_of_one_player() -> None:
    row = BOARD["guildhall"]["by_player_count"][1]
    t = table(solo="helena")
    assert guildhall_spaces(t) == row["spaces_to_end"]
    assert [space for space in range(1, 13) if is_reset_space(t, space)] == row["reset_spaces"]


def test_the_levels_of_the_cathedral_are_those_of_the_facts() -> None:
    rows = BOARD["cathedral"]["levels"]
    assert [int(level.points) for level in LEVELS] == [row["vp"] for row in rows]
    assert [int(level.spaces) for level in LEVELS[1:]] == [row["spaces"] for row in rows[1:]]
    costs = [
        {"gold": int(lv.price.of(GOLD)), "marble": int(lv.price.of(MARBLE)), "stone_or_wood": int(lv.price.of(EITHER))}
        for lv in LEVELS[1:]
    ]
    assert [{good: n for good, n in cost.items() if n} for cost in costs] == [row["cost"] for row in rows[1:]]
    assert rows[-1]["level"] == TOP == 5


@pytest.mark.parametrize(("virtue", "vp", "avoided"), STEPS)
def test_a_step_of_the_virtue_track_is_worth_its_points(virtue: int, vp: int, avoided: int) -> None:
    assert TRACK_POINTS[virtue] == vp
    t = finish(last_turn(player(virtue=virtue)))
    assert points_of(t) == ({"virtue": vp} if vp else {})


@pytest.mark.parametrize(("virtue", "vp", "avoided"), STEPS)
def test_a_step_of_the_virtue_track_avoids_its_taxes(virtue: int, vp: int, avoided: int) -> None:
    t = table(player(virtue=virtue, silver=4), top=["thief"], taxes=0)
    play(t, "place workshop", "hire thief")
    assert (silver(t)[0], t.taxes) == (avoided, 2 - avoided)


def test_the_bans_of_the_virtue_track_are_those_of_the_facts() -> None:
    track = BOARD["virtue_track"]
    assert (track["black_market_banned_from"], track["cathedral_banned_up_to"]) == (BARRED_FROM_MARKET, 4)
    assert CATHEDRAL_FROM == 5


def test_the_score_uses_the_values_of_the_facts() -> None:
    scoring = BOARD["scoring"]
    assert (scoring["unpaid_debt"], scoring["silver_per_vp"]) == (DEBT_POINTS, SILVER_PER_POINT)
    assert scoring["workers_in_prison_per_minus_vp"] == PRISONERS_PER_POINT
    t = finish(last_turn(player(virtue=7, debts=2, paid=3, gold=3, marble=2, silver=29, prison=5)))
    assert points_of(t) == {"debts": -4, "gold_marble": 5, "silver": 2, "prison": -2}
