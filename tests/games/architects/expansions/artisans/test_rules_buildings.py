"""Section 8: the new buildings, each in play; six act at once, six at the end."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import END_EFFECT
from royaume.games.architects.expansions.artisans.events import CRAFT_REVEALED, WORKER_STACKED
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    BUILDINGS,
    Wish,
    asked,
    built,
    covers,
    debts,
    finish,
    goods,
    hand,
    legal,
    of,
    play,
    player,
    points_of,
    silver,
    told,
    virtues,
    why_not,
)
from .builder import CRAFT_IDS, adornments, artisans_table, craft_row, facts, last_artisans_turn, stacked, tools

CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in facts("buildings.yaml")["cards"]}
AT_ONCE = [card for card, row in CARDS.items() if row["timing"] == "immediate"]
AT_THE_END = [card for card, row in CARDS.items() if row["timing"] == "end_game"]
QUIET = {"craft_row": ["craft_16_golden_tapestry"], "craft_pile": []}


def ready(card: str, *others: Wish, table_of: dict[str, Any] | None = None, **more: Any) -> ArchitectsTable:
    """Seat 0 holds the card, a Labourer, and just what it costs."""
    people = more.pop("apprentices", ["labourer"])
    wish = player(hand=[card], apprentices=people, **{**CARDS[card]["cost"], **more})
    return artisans_table(wish, *others, **(table_of or {}))


def construct(card: str, *others: Wish, table_of: dict[str, Any] | None = None, **more: Any) -> ArchitectsTable:
    return play(ready(card, *others, table_of=table_of, **more), "place guildhall", f"construct {card}")


def ended(card: str, *, apprentices: list[str] | None = None, virtue: int = 5, **more: Any) -> ArchitectsTable:
    """The game ends with the card constructed, beside whatever carries adornments."""
    others = list(more.get("adornments", {}))
    wish = player(built=[card, *others], apprentices=apprentices or (), virtue=virtue)
    return finish(last_artisans_turn(wish, **more))


# all of them -----------------------------------------------------------------------------------------


def test_six_act_at_once_and_six_at_the_end() -> None:
    assert AT_ONCE == ["archway", "courtyard", "gallery", "garrison", "parish", "pillar"]
    assert AT_THE_END == ["academy", "arcade", "cellar", "dormitory", "meeting_hall", "warehouse"]


@pytest.mark.parametrize("building", CARDS)
def test_it_is_constructed_for_its_printed_cost_and_virtue(building: str) -> None:
    t = construct(building, apprentices=["labourer", "miner_1"], table_of=QUIET)
    assert built(t) == [building]
    assert of(t).virtue == 7 + CARDS[building]["virtue_on_build"]
    gained = {"courtyard": {"clay": 1, "wood": 1, "stone": 1}, "pillar": {"silver": 3}}
    assert goods(t) == gained.get(building, {})


@pytest.mark.parametrize("building", CARDS)
def test_without_a_good_of_its_cost_it_is_not_constructed(building: str) -> None:
    for good, n in CARDS[building]["cost"].items():
        assert why_not(ready(building, virtue=4, **{good: n - 1}), "place guildhall") == "nothing_to_build"


@pytest.mark.parametrize("building", CARDS)
def test_without_a_skill_that_it_requires_it_is_not_constructed(building: str) -> None:
    one_of_each = {"carpentry": "thief", "tiling": "miner_1", "masonry": "trickster"}
    needed = CARDS[building]["skills_required"]
    people = [one_of_each[skill] for skill in needed]
    assert "place guildhall" in legal(ready(building, virtue=4, apprentices=people))
    for missing in people:
        others = [person for person in people if person != missing]
        assert why_not(ready(building, virtue=4, apprentices=others), "place guildhall") == "nothing_to_build"


@pytest.mark.parametrize("building", CARDS)
def test_it_scores_its_printed_points(building: str) -> None:
    assert points_of(ended(building))["buildings"] == CARDS[building]["vp"]


# at once ---------------------------------------------------------------------------------------------


@covers("archway")
def test_the_archway_takes_2_debts() -> None:
    assert debts(construct("archway", player())) == [2, 0]


@covers("courtyard")
def test_the_courtyard_gains_1_stone_1_wood_and_1_clay() -> None:
    assert goods(construct("courtyard")) == {"stone": 1, "wood": 1, "clay": 1}


@covers("gallery")
def test_the_gallery_crafts_an_adornment_for_nothing() -> None:
    row = ["craft_01_glazed_tiles", "craft_04_gilding", "craft_12_votive_candles", "craft_13_rose_window"]
    t = construct("gallery", built=["well"], table_of={"craft_row": row, "craft_pile": ["craft_24_mercy_window"]})
    assert (asked(t), legal(t)) == ((0, "choosing_adornment"), [f"take {card}" for card in row])
    play(t, "take craft_04_gilding")
    assert legal(t) == ["under well", "under gallery"]
    play(t, "under well")
    assert (adornments(t), goods(t), t.taxes) == ({"well": "craft_04_gilding"}, {"gold": 1}, 4)
    assert (stacked(t), t.guildhall, told(t, WORKER_STACKED)) == (0, (0,), [])
    assert craft_row(t)[1] == "craft_24_mercy_window"


@covers("gallery")
def test_the_gallery_may_carry_its_own_adornment() -> None:
    t = construct("gallery", table_of={"craft_row": ["craft_01_glazed_tiles"]})
    play(t, "take craft_01_glazed_tiles")
    assert (adornments(t), goods(t)) == ({"gallery": "craft_01_glazed_tiles"}, {"clay": 3})


@covers("garrison")
def test_the_garrison_crafts_a_tool_for_nothing() -> None:
    row = ["craft_01_glazed_tiles", "craft_04_gilding"]
    people = ["labourer", "miner_1"]
    t = construct("garrison", apprentices=people, table_of={"craft_row": row, "craft_pile": []})
    assert (asked(t), of(t).virtue) == ((0, "choosing_tool"), 6)
    play(t, "take craft_04_gilding", "under miner_1")
    assert (tools(t), goods(t), of(t).virtue, t.taxes) == ({"miner_1": "purse"}, {}, 6, 4)
    assert (stacked(t), craft_row(t)) == (0, ["craft_01_glazed_tiles", None, None, None])


@covers("garrison")
def test_without_a_free_apprentice_the_garrison_crafts_nothing() -> None:
    t = construct("garrison", table_of={"tools": {"labourer": "purse"}})
    assert (asked(t), tools(t), told(t, CRAFT_REVEALED)) == ((1, "placing"), {"labourer": "purse"}, [])


@covers("gallery", "garrison")
@pytest.mark.parametrize("card", ["gallery", "garrison"])
def test_without_a_face_up_card_nothing_is_crafted(card: str) -> None:
    row = CRAFT_IDS[:1]
    t = ready(card, player(apprentices=["miner_1"]), table_of={"guildhall": [1], "craft_row": row, "craft_pile": []})
    play(t, "place forest", "craft tool", f"take {row[0]}")
    assert craft_row(t) == [None] * 4
    play(t, "place guildhall", f"construct {card}")
    assert (asked(t), built(t), adornments(t), tools(t)) == ((1, "placing"), [card], {}, {})


@covers("parish")
@pytest.mark.parametrize("level", [0, 1, 3, 5])
def test_the_parish_gains_a_building_card_for_each_level_reached(level: int) -> None:
    t = construct("parish", level=level)
    assert len(hand(t)) == level


@covers("pillar")
def test_the_pillar_gives_everybody_3_silver() -> None:
    t = construct("pillar", player(silver=1), player())
    assert silver(t) == [3, 4, 3]


# at the end ------------------------------------------------------------------------------------------

TWO_TOOLS = {"miner_1": "chisel", "thief": "purse"}
TWO_ADORNMENTS = {"well": "craft_01_glazed_tiles", "smithy": "craft_04_gilding"}
SETS = [
    (["miner_1", "miner_2", "thief"], 0),
    (["miner_1", "thief", "trickster"], 1),
    (["labourer"], 1),
    (["labourer", "strongman_capture", "trickster"], 2),
    (["labourer", "strongman_capture", "strongman_discount", "strongman_release"], 3),
]


def points_and_virtue(card: str, **more: Any) -> tuple[int, int]:
    """What the card itself adds to the buildings' points beyond the printed ones, and to virtue."""
    t = ended(card, **more)
    printed = {"well": 3, "smithy": 3}
    others = sum(printed[building] for building in more.get("adornments", {}))
    return points_of(t)["buildings"] - others - CARDS[card]["vp"], int(of(t).virtue) - 5


@covers("academy")
def test_the_academy_is_worth_1_more_point_for_each_tool() -> None:
    assert points_and_virtue("academy", apprentices=list(TWO_TOOLS), tools=TWO_TOOLS) == (2, 0)
    assert points_and_virtue("academy", adornments=TWO_ADORNMENTS) == (0, 0)


@covers("meeting_hall")
def test_the_meeting_hall_gains_1_virtue_for_each_tool() -> None:
    assert points_and_virtue("meeting_hall", apprentices=list(TWO_TOOLS), tools=TWO_TOOLS) == (0, 2)
    assert points_and_virtue("meeting_hall", adornments=TWO_ADORNMENTS) == (0, 0)


@covers("cellar")
def test_the_cellar_is_worth_1_more_point_for_each_adornment() -> None:
    assert points_and_virtue("cellar", adornments=TWO_ADORNMENTS) == (2, 0)
    assert points_and_virtue("cellar", apprentices=list(TWO_TOOLS), tools=TWO_TOOLS) == (0, 0)


@covers("arcade")
def test_the_arcade_gains_1_virtue_for_each_adornment() -> None:
    assert points_and_virtue("arcade", adornments=TWO_ADORNMENTS) == (0, 2)
    assert points_and_virtue("arcade", apprentices=list(TWO_TOOLS), tools=TWO_TOOLS) == (0, 0)


@covers("cellar", "arcade")
@pytest.mark.parametrize(("card", "expected"), [("cellar", (1, 0)), ("arcade", (0, 1))])
def test_its_own_adornment_counts_too(card: str, expected: tuple[int, int]) -> None:
    t = finish(last_artisans_turn(player(built=[card], virtue=5), adornments={card: "craft_04_gilding"}))
    assert (points_of(t)["buildings"] - CARDS[card]["vp"], int(of(t).virtue) - 5) == expected


@covers("dormitory")
@pytest.mark.parametrize(("people", "sets"), SETS)
def test_the_dormitory_is_worth_2_more_points_for_each_set_of_the_3_skills(people: list[str], sets: int) -> None:
    assert points_and_virtue("dormitory", apprentices=people) == (2 * sets, 0)


@covers("warehouse")
@pytest.mark.parametrize(("people", "sets"), SETS)
def test_the_warehouse_gains_1_virtue_for_each_set_of_the_3_skills(people: list[str], sets: int) -> None:
    assert points_and_virtue("warehouse", apprentices=people) == (0, sets)


@covers("dormitory", "warehouse")
def test_the_symbols_of_tools_make_sets() -> None:
    two = {"miner_1": "craft_07_timber_porch", "miner_2": "craft_22_watch_bell"}
    assert points_and_virtue("dormitory", apprentices=list(two), tools=two) == (4, 0)
    assert points_and_virtue("warehouse", apprentices=list(two), tools=two) == (0, 2)


@covers("arcade", "meeting_hall", "warehouse")
@pytest.mark.parametrize("card", ["arcade", "meeting_hall", "warehouse"])
def test_nothing_is_gained_when_it_is_constructed(card: str) -> None:
    wish = {"apprentices": ["labourer"], "built": ["well"]}
    under = {"tools": {"labourer": "chisel"}, "adornments": {"well": "craft_04_gilding"}}
    t = construct(card, table_of=under, **wish)
    assert (virtues(t), told(t, END_EFFECT)) == ([7, 7], [])


def test_the_buildings_that_change_virtue_at_the_end_are_told() -> None:
    t = ended("arcade", adornments=TWO_ADORNMENTS)
    assert told(t, END_EFFECT) == [(0, BUILDINGS.index("arcade"))]
