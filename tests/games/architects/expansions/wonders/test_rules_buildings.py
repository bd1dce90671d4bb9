"""Section 9: the buildings of the expansion, each with its effect."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import REWARD_REVEALED, WORKER_PLACED
from royaume.games.architects.scoring import bonus
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS

from ...builder import (
    BUILDINGS,
    CATALOGUE,
    asked,
    at,
    built,
    coins_on,
    covers,
    crew,
    goods,
    hand,
    held,
    legal,
    of,
    pile_bottom,
    play,
    player,
    prisons,
    row,
    sheet,
    told,
    why_not,
)
from .builder import facts, influence, last_wonders_turn, pay_plainly, wonders_table

ROWS = facts("buildings.yaml")["cards"]
COSTS = {row["id"]: row["cost"] for row in ROWS}
TOP = ["merchant_clay", "merchant_wood", "merchant_stone", "merchant_gold", "miner_1"]


def constructing(card: str, *others: Any, influence: int = 0, more: dict[str, Any] | None = None, **has: Any) -> Any:
    """Whoever has just chosen to construct the card, with all that it costs and every skill."""
    wish = {good: has.pop(good, 0) + n for good, n in COSTS[card].items()} | has
    crew_ = ["labourer", *wish.pop("apprentices", [])]
    t = wonders_table(
        player(hand=[card], apprentices=crew_, **wish), *others, influence=[influence], **({"card": 4} | (more or {}))
    )
    return play(t, "place guildhall", f"construct {card}")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_it_costs_what_the_card_says_and_needs_its_skills(row: dict[str, Any]) -> None:
    skilled = {"carpentry": "woodcutter_1", "tiling": "miner_1", "masonry": "stonecutter_1"}
    needed = [skilled[skill] for skill in row["skills_required"]]
    t = wonders_table(player(hand=[row["id"], "castle"], apprentices=needed, gold=9, marble=9, stone=9, wood=9, clay=9))
    assert why_not(play(t, "place guildhall"), f"construct {row['id']}") == "allowed"
    for n in range(len(needed)):
        less = needed[:n] + needed[n + 1 :]
        t = wonders_table(player(hand=[row["id"]], apprentices=less, gold=9, marble=9, stone=9, wood=9, clay=9))
        assert why_not(play(t, "place guildhall"), f"construct {row['id']}") == "skill_missing"
    for good in row["cost"]:
        cost = row["cost"] | {good: row["cost"][good] - 1}
        t = wonders_table(player(hand=[row["id"], "castle"], apprentices=needed, level=3, **cost))
        assert why_not(t, "place guildhall") == "nothing_to_build"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_its_virtue_is_applied_and_its_points_score(row: dict[str, Any]) -> None:
    t = constructing(row["id"], more={"rewards": ["reward_influence_wood"]})
    gained = 1 if row["id"] == "stage" else 0  # its effect
    assert of(t).virtue == 7 + row["virtue_on_build"] + gained
    assert (built(t), CATALOGUE.buildings[BUILDINGS.index(row["id"])].points) == ([row["id"]], row["vp"])


# for everybody -----------------------------------------------------------------------------------


@covers("abbey")
def test_abbey_frees_everybody() -> None:
    t = constructing("abbey", player(prison=4), player(prison=1), prison=2)
    assert prisons(t) == [0, 0, 0]


@covers("painters_studio")
def test_painters_studio_gives_everybody_a_building_card() -> None:
    t = constructing("painters_studio", player(), player())
    assert [len(hand(t, seat)) for seat in range(3)] == [1, 1, 1]


# at once -----------------------------------------------------------------------------------------


@covers("arena")
def test_arena_3_influence() -> None:
    t = constructing("arena", influence=2, more={"plans": ["well"]})
    assert (influence(t), hand(t)) == (5, ["well"])


@covers("baths")
def test_baths_a_reward_card() -> None:
    t = constructing("baths", more={"rewards": ["reward_influence_marble"]})
    assert (len(told(t, REWARD_REVEALED)), goods(t), influence(t)) == (1, {"marble": 1}, 1)


@covers("stage")
def test_stage_2_influence_and_1_virtue() -> None:
    t = constructing("stage")
    assert (influence(t), of(t).virtue) == (2, 8)


@covers("pillory")
def test_pillory_a_capture_free_of_cost() -> None:
    t = constructing("pillory", player(at={"forest": 3}))
    assert (asked(t), of(t).virtue) == ((0, "capturing_free"), 6)
    play(t, "capture forest P2")
    assert (held(t, 0), asked(t), t.taxes) == ({1: 3}, (1, "placing"), 4)


@covers("pillory")
def test_pillory_may_be_left_alone() -> None:
    t = constructing("pillory", player(at={"forest": 3}))
    play(t, "stop")
    assert held(t, 0) == {}


@covers("courthouse")
def test_courthouse_turns_a_debt_without_paying() -> None:
    t = constructing("courthouse", debts=2, apprentices=["debt_collector_clay"], silver=0)
    assert (asked(t), legal(t)) == ((0, "turning_debt"), ["turn debt", "decline"])
    play(t, "turn debt")
    assert (of(t).debts, of(t).paid, of(t).virtue, goods(t)) == (1, 1, 8, {"clay": 2})


@covers("courthouse")
def test_courthouse_may_be_left_alone_and_asks_nothing_of_who_has_no_debt() -> None:
    t = constructing("courthouse", debts=1)
    assert of(play(t, "decline")).debts == 1
    assert asked(constructing("courthouse")) == (1, "placing")


@covers("monastery")
@pytest.mark.parametrize("level", [0, 1, 3, 5])
def test_monastery_1_influence_for_each_level_of_the_cathedral(level: int) -> None:
    t = constructing("monastery", level=level)
    assert (influence(t), of(t).virtue) == (level, 8)


# a worker is placed ------------------------------------------------------------------------------

PLACED = [
    ("mint", "silversmith"),
    ("depot", "kings_storehouse"),
    ("gaol", "guardhouse"),
    ("mill", "forest"),
    ("pavilion", "town_centre"),
    ("theatre", "workshop"),
]


@pytest.mark.parametrize(("card", "place"), PLACED)
def test_a_worker_is_placed_at_once(card: str, place: str) -> None:
    t = constructing(card)
    assert (at(t, 0, place), len(t.guildhall)) == (1, 1)
    assert [PLACE_IDS[where] for _, where, _ in told(t, WORKER_PLACED)] == ["guildhall", place]


@pytest.mark.parametrize(("card", "place"), PLACED)
def test_the_place_is_resolved_as_usual(card: str, place: str) -> None:
    asks = {
        "silversmith": (1, "placing"),
        "kings_storehouse": (0, "trading"),
        "guardhouse": (0, "guarding"),
        "forest": (1, "placing"),
        "town_centre": (0, "capturing"),
        "workshop": (0, "hiring"),
    }
    t = constructing(card, at={place: 1})
    assert asked(t) == asks[place]
    if place in ("silversmith", "forest"):
        assert goods(t) == {"silversmith": {"silver": 3}, "forest": {"wood": 2}}[place]


@pytest.mark.parametrize(("card", "place"), PLACED)
def test_without_a_worker_in_the_supply_nothing_comes_of_it(card: str, place: str) -> None:
    t = constructing(card, supply=1)
    assert (at(t, 0, place), built(t), asked(t)) == (0, [card], (1, "placing"))


def test_its_prices_are_to_be_paid() -> None:
    t = constructing("theatre", silver=3, more={"top": TOP, "card": 4})
    assert why_not(t, "hire merchant_clay") == "hiring_unpayable"
    t = constructing("theatre", silver=4, more={"top": TOP, "card": 4})
    play(t, "hire merchant_clay")
    assert (goods(t), crew(t)) == ({}, ["labourer", "merchant_clay"])


def test_the_princess_the_profiteer_an_own_wonder_and_apprentices_are_met_there() -> None:
    t = constructing("mill", more={"profiteer": "forest", "card": 5})
    assert (influence(t), goods(t)) == (1, {"wood": 1})
    t = constructing("mint", wood=1, more={"princess": "silversmith", "card": 2})
    assert asked(t) == (0, "contributing")
    t = constructing("gaol", apprentices=["knight"])
    assert influence(t) == 1
    t = constructing("mill", more={"wonders": {"clay": 0}, "standing": {"forest": "clay"}})
    assert asked(t) == (0, "visiting_wonder")
    assert goods(play(t, "wonder as worker")) == {"wood": 2}


def test_the_captures_of_the_pavilion_are_paid_like_any_other() -> None:
    t = constructing("pavilion", player(at={"forest": 2}), silver=1, more={"taxes": 0})
    play(t, "capture forest P2")
    assert (held(t, 0), t.taxes, of(t).silver) == ({1: 2}, 1, 0)


# the School --------------------------------------------------------------------------------------


@covers("school")
def test_school_renews_the_eight_left_most_and_hires_one_for_nothing() -> None:
    bottom = ["trader_clay", "trader_wood", "trader_stone", "squire_gold", "thief"]
    coins = {"merchant_clay": 1, "miner_1": 2}
    t = constructing("school", more={"top": TOP, "bottom": bottom, "coins": coins})
    assert (asked(t), row(t, "top")[0], row(t, "bottom")[0]) == ((0, "hiring_free"), "miner_1", "thief")
    gone = set(TOP[:4] + bottom[:4])
    assert not gone & set(row(t, "top") + row(t, "bottom"))
    assert len([card for card in row(t, "top") + row(t, "bottom") if card]) == 10
    assert coins_on(t) == {"miner_1": 2}
    play(t, "hire miner_1")
    assert (crew(t), goods(t), len(row(t, "top"))) == (["labourer", "miner_1"], {"silver": 2}, 5)


@covers("school")
def test_school_any_of_the_ten() -> None:
    t = constructing("school")
    hires = [choice for choice in legal(t) if choice.startswith("hire")]
    assert len(hires) == 10
    assert why_not(t, "decline") == "room_for_one"


@covers("school")
def test_school_puts_the_others_under_the_pile() -> None:
    t = constructing("school", more={"top": TOP})
    under = [t.catalogue.apprentices[card].id for card in t.people.rest()[-8:]]
    assert set(TOP[:4]) <= set(under)
    assert pile_bottom(t, 1)


@covers("school")
def test_school_at_the_limit_somebody_is_discarded_or_nobody_hired() -> None:
    t = constructing("school", apprentices=["thief", "miner_2", "jeweller_1", "jeweller_2"], more={"top": TOP})
    assert why_not(t, "hire miner_1") == "no_room"
    play(t, "decline")
    assert (len(crew(t)), asked(t)) == (5, (1, "placing"))


# at the end --------------------------------------------------------------------------------------


def at_the_end(*cards: str, held_: int = 0, **has: Any) -> ArchitectsTable:
    t = last_wonders_turn(player(built=cards, **has), player(), influence=[held_, 12], card=4)
    play(t, "place silversmith")
    assert t.over
    return t


@covers("outpost")
@pytest.mark.parametrize(("prison", "virtue"), [(0, 9), (1, 7)])
def test_outpost_2_virtue_without_prisoners(prison: int, virtue: int) -> None:
    assert of(at_the_end("outpost", prison=prison)).virtue == virtue


@covers("mansion")
@pytest.mark.parametrize(("n", "virtue"), [(0, 7), (2, 7), (3, 8), (11, 10)])
def test_mansion_1_virtue_for_3_influence(n: int, virtue: int) -> None:
    assert of(at_the_end("mansion", held_=n)).virtue == virtue


@covers("manor")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_manor_1_point_for_3_influence(n: int, points: int) -> None:
    assert sheet(at_the_end("manor", held_=n))["buildings"] == 8 + points


@covers("wall")
@pytest.mark.parametrize(
    ("others", "level", "pairs"), [([], 0, 0), ([], 3, 1), (["arena"], 3, 2), (["arena", "well", "keep"], 2, 2)]
)
def test_wall_1_point_for_each_pair_of_a_building_and_a_level(others: list[str], level: int, pairs: int) -> None:
    t = at_the_end("wall", *others, level=level)
    assert bonus(t, 0, BUILDINGS.index("wall")) == pairs


@covers("vault")
@pytest.mark.parametrize(("silver", "points"), [(2, 0), (3, 1), (12, 2), (18, 4)])  # and 2 of the last turn
def test_vault_1_point_for_5_silver(silver: int, points: int) -> None:
    t = at_the_end("vault", silver=silver)
    assert (bonus(t, 0, BUILDINGS.index("vault")), sheet(t)["silver"]) == (points, (silver + 2) // 10)


@covers("stronghold")
def test_stronghold_releases_all_at_the_end() -> None:
    t = at_the_end("stronghold", prison=6)
    assert (of(t).prison, sheet(t)["prison"]) == (0, 0)


@pytest.mark.parametrize(
    ("card", "crew_", "virtue"),
    [
        ("masons_lodge", ["abbot_influence", "stonecutter_1", "knight"], 9),
        ("masons_lodge", ["knight"], 7),
        ("joinery", ["knight", "woodcutter_1", "labourer"], 10),
        ("joinery", ["diplomat"], 7),
        ("tilers_hall", ["diplomat", "miner_1", "thief"], 9),
        ("tilers_hall", [], 7),
    ],
)
def test_1_virtue_for_each_apprentice_with_the_skill(card: str, crew_: list[str], virtue: int) -> None:
    assert of(at_the_end(card, apprentices=crew_)).virtue == virtue


def test_nothing_of_these_happens_before_the_end() -> None:
    for card in ("outpost", "mansion", "masons_lodge", "stronghold"):
        t = pay_plainly(constructing(card, prison=2, influence=6), "sparing_precious", "sparing_virtue")
        virtue = next(row["virtue_on_build"] for row in ROWS if row["id"] == card)
        assert (of(t).virtue, of(t).prison, influence(t)) == (7 + virtue, 2, 6)
