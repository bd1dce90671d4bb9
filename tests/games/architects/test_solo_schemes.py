"""The Scheme cards of both solo opponents, each in play (a reconstructed variant: see facts/solo.yaml)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from royaume.games.architects.events import REWARD_REVEALED, SCHEME_REVEALED, WORKERS_CAPTURED

from .builder import (
    BUILDINGS,
    PLACE_IDS,
    ArchitectsTable,
    asked,
    at,
    built,
    coins_on,
    covers,
    debts,
    facts,
    goods,
    held,
    of,
    player,
    points_of,
    prisons,
    row,
    table,
    told,
    virtues,
)

SOLO = facts("solo.yaml")["reconstructed_variant"]
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for deck in SOLO["scheme_decks"].values() for row in deck}
GATHERING = [card for card, row in CARDS.items() if row["place"] in ("quarry", "forest", "mines", "silversmith")]
WORKSHOP = [card for card, row in CARDS.items() if row["place"] == "workshop"]
TOWN_CENTRE = [card for card, row in CARDS.items() if row["place"] == "town_centre"]
GUARDHOUSE = [card for card, row in CARDS.items() if row["place"] == "guardhouse"]
ORDER = SOLO["capture_priority"]["order"]
TOP = ["thief", "miner_1", "miner_2", "trickster"]
BOTTOM = ["labourer", "squire_gold", "patron_clay", "illusionist"]


def opponents_turn(card: str, human: dict[str, Any] | None = None, **more: Any) -> ArchitectsTable:
    """The opponent reveals this card and follows it; what it has comes first, `table_of` is for the table."""
    table_of = more.pop("table_of", {})
    t = table(player(**(human or {})), player(**more), solo=card.split("_")[0], active=1, schemes=[card], **table_of)
    assert asked(t) == (0, "placing")
    assert len(told(t, SCHEME_REVEALED)) == 1
    return t


# the places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "marble"), [(0, 0), (1, 1), (2, 1), (5, 1)])
@pytest.mark.parametrize("card", GATHERING)
def test_a_second_worker_at_a_gathering_place_brings_one_marble(card: str, before: int, marble: int) -> None:
    place = CARDS[card]["place"]
    t = opponents_turn(card, at={place: before})
    assert at(t, 1, place) == before + 1
    assert goods(t, 1) == ({"marble": marble} if marble else {})
    assert of(t, 1).supply == 20 - before - 1


@covers("constantine_storehouse")
@pytest.mark.parametrize(("before", "virtue", "marble"), [(0, 10, 0), (1, 9, 1), (2, 9, 1), (3, 9, 2), (4, 9, 2)])
def test_the_storehouse_brings_a_virtue_or_a_marble_for_each_two_workers(before: int, virtue: int, marble: int) -> None:
    t = opponents_turn("constantine_storehouse", at={"kings_storehouse": before}, virtue=9)
    assert (of(t, 1).virtue, goods(t, 1).get("marble", 0)) == (virtue, marble)


@pytest.mark.parametrize("card", WORKSHOP)
def test_the_workshop_clears_the_first_column_and_adds_two_taxes(card: str) -> None:
    coins = {"thief": 2, "miner_1": 1, "illusionist": 3}
    t = opponents_turn(card, table_of={"top": TOP, "bottom": BOTTOM, "coins": coins, "taxes": 4})
    assert row(t, "top")[:3] == TOP[1:]
    assert row(t, "bottom")[:3] == BOTTOM[1:]
    assert None not in row(t, "top") + row(t, "bottom")
    assert coins_on(t) == {"miner_1": 1, "illusionist": 3}
    assert (t.taxes, goods(t, 1), at(t, 1, "workshop")) == (6, {}, 1)


@covers("helena_guildhall")
def test_helena_constructs_the_top_building_card_at_no_cost() -> None:
    t = opponents_turn("helena_guildhall", virtue=5, table_of={"plans": ["keep", "well"], "taxes": 4})
    assert (built(t, 1), t.guildhall) == (["keep"], (1,))
    assert (goods(t, 1), of(t, 1).level, t.taxes) == ({}, 0, 4)
    assert points_of(t, 1)["buildings"] == 12
    assert BUILDINGS[t.plans.rest()[0]] == "well"


@covers("constantine_guildhall")
def test_constantine_advances_the_cathedral_for_a_virtue_and_removes_a_reward() -> None:
    t = opponents_turn("constantine_guildhall", virtue=9, table_of={"rewards": ["reward_gold", "reward_wood"]})
    assert (of(t, 1).level, of(t, 1).virtue, t.guildhall) == (1, 10, (1,))
    assert (goods(t, 1), built(t, 1)) == ({}, [])
    assert (t.rewards.left(), len(told(t, REWARD_REVEALED))) == (1, 1)


@covers("constantine_guildhall")
@pytest.mark.parametrize(
    ("mine", "human"),
    [({"virtue": 4}, {}), ({"virtue": 9, "level": 4}, {"level": 5}), ({"virtue": 9, "level": 5}, {})],
    ids=["too little virtue", "level full", "already at the top"],
)
def test_constantine_builds_where_the_cathedral_is_impossible(mine: dict[str, int], human: dict[str, int]) -> None:
    t = opponents_turn("constantine_guildhall", human, **mine, table_of={"plans": ["keep"]})
    assert (built(t, 1), of(t, 1).level, of(t, 1).virtue) == (["keep"], mine.get("level", 0), mine["virtue"])
    assert t.rewards.left() == 5


@covers("helena_black_market")
@pytest.mark.parametrize(
    ("taken", "space"), [({}, "left"), ({"left": 0}, "middle"), ({"left": 0, "middle": 0}, "right")]
)
def test_helena_takes_the_left_most_free_space_of_the_market(taken: dict[str, int], space: str) -> None:
    t = opponents_turn("helena_black_market", virtue=12, table_of={"market": taken})
    placed = [PLACE_IDS[entry[2]] for entry in t.log or [] if entry[0] == 6]
    assert placed == [f"black_market_{space}"]
    assert of(t, 1).virtue == 11
    assert goods(t, 1) == ({} if space == "middle" else {"marble": 1})


@covers("helena_black_market")
def test_helena_clears_the_first_column_at_the_middle_space() -> None:
    market = {"top": TOP, "bottom": BOTTOM, "coins": {"thief": 2}, "market": {"left": 0}, "taxes": 4}
    t = opponents_turn("helena_black_market", table_of=market)
    assert (row(t, "top")[0], row(t, "bottom")[0], coins_on(t), t.taxes) == ("miner_1", "squire_gold", {}, 4)


@covers("helena_black_market")
def test_helena_may_take_debts_for_virtue_that_she_has_not() -> None:
    t = opponents_turn("helena_black_market", virtue=0)
    assert (of(t, 1).virtue, of(t, 1).debts) == (0, 1)


@covers("helena_tax_stand")
@pytest.mark.parametrize(("taxes", "marble"), [(4, 1), (7, 1), (8, 2), (13, 3)])
def test_helena_takes_the_taxes_for_a_marble_for_each_four(taxes: int, marble: int) -> None:
    t = opponents_turn("helena_tax_stand", virtue=12, table_of={"taxes": taxes})
    assert (goods(t, 1), t.taxes, at(t, 1, "tax_stand")) == ({"marble": marble}, 0, 1)
    assert of(t, 1).virtue == 10


@covers("helena_tax_stand")
@pytest.mark.parametrize(("before", "marble"), [(0, 0), (1, 1)])
def test_helena_acts_at_the_silversmith_where_less_than_four_silver_lie(before: int, marble: int) -> None:
    t = opponents_turn("helena_tax_stand", at={"silversmith": before}, virtue=5, table_of={"taxes": 3})
    assert (at(t, 1, "tax_stand"), at(t, 1, "silversmith"), t.taxes) == (0, before + 1, 3)
    assert (goods(t, 1).get("marble", 0), of(t, 1).virtue) == (marble, 5)


# captures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", TOWN_CENTRE)
def test_the_town_centre_adds_a_tax_and_captures_the_largest_group(card: str) -> None:
    human = {"at": {"forest": 2, "quarry": 3, "mines": 1}}
    t = opponents_turn(card, human, at={"forest": 5}, table_of={"taxes": 4})
    assert (held(t, 1), at(t, 0, "quarry"), t.taxes) == ({0: 3}, 0, 5)
    assert (at(t, 1, "town_centre"), at(t, 1, "forest")) == (1, 5)


@pytest.mark.parametrize("card", TOWN_CENTRE)
def test_each_worker_at_the_town_centre_captures_at_two_places_at_most(card: str) -> None:
    human = {"at": {"forest": 2, "quarry": 3, "mines": 1}}
    t = opponents_turn(card, human, at={"town_centre": 3}, table_of={"taxes": 4})
    assert held(t, 1) == {0: 5}
    assert (at(t, 0, "mines"), t.taxes) == (1, 5)


@pytest.mark.parametrize("card", TOWN_CENTRE)
def test_nothing_is_captured_where_nobody_stands(card: str) -> None:
    t = opponents_turn(card, table_of={"taxes": 4})
    assert (held(t, 1), t.taxes) == ({}, 5)


@pytest.mark.parametrize(("first", "second"), list(pairwise(ORDER)))
def test_of_equal_groups_the_first_place_of_the_order_is_captured(first: str, second: str) -> None:
    t = opponents_turn("helena_town_centre", {"at": {first: 2, second: 2}})
    assert told(t, WORKERS_CAPTURED) == [(1, PLACE_IDS.index(first), 0, 2)]


def test_the_order_of_captures_names_all_nine_places() -> None:
    assert sorted(ORDER) == sorted(PLACE_IDS[:9])


# the Guardhouse -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("captives", "marble"), [(1, 0), (2, 0), (3, 1), (7, 2)])
@pytest.mark.parametrize("card", GUARDHOUSE)
def test_captives_are_sent_to_prison_first_for_a_marble_for_each_three(card: str, captives: int, marble: int) -> None:
    human = {"held": {1: 2}}
    t = opponents_turn(card, human, held={0: captives}, prison=2, debts=1, virtue=7)
    assert (held(t, 1), prisons(t)) == ({}, [captives, 2])
    assert goods(t, 1) == ({"marble": marble} if marble else {})
    assert (held(t, 0), debts(t), virtues(t)) == ({1: 2}, [0, 1], [7, 7])


@pytest.mark.parametrize("card", GUARDHOUSE)
def test_own_workers_are_released_from_prison_second(card: str) -> None:
    t = opponents_turn(card, {"held": {1: 2}}, prison=3, debts=1)
    assert (prisons(t), held(t, 0), debts(t)) == ([0, 0], {1: 2}, [0, 1])
    assert of(t, 1).supply == 20 - 2 - 1


@pytest.mark.parametrize("card", GUARDHOUSE)
def test_own_workers_on_a_humans_board_are_recovered_third_for_a_debt_and_a_virtue(card: str) -> None:
    t = opponents_turn(card, {"held": {1: 2}}, debts=1, virtue=7, table_of={"taxes": 4})
    assert (held(t, 0), of(t, 1).supply) == ({}, 20 - 1)
    assert (debts(t), virtues(t), t.taxes) == ([0, 2], [7, 6], 4)


@pytest.mark.parametrize("card", GUARDHOUSE)
def test_a_debt_is_paid_off_fourth_with_three_silver_of_the_supply(card: str) -> None:
    t = opponents_turn(card, debts=2, virtue=7, table_of={"taxes": 4})
    assert (of(t, 1).debts, of(t, 1).paid, of(t, 1).virtue) == (1, 1, 8)
    assert (t.taxes, goods(t, 1)) == (7, {})


@pytest.mark.parametrize("card", GUARDHOUSE)
def test_with_nothing_else_to_do_a_virtue_is_gained(card: str) -> None:
    t = opponents_turn(card, virtue=7, table_of={"taxes": 4})
    assert (of(t, 1).virtue, t.taxes) == (8, 4)


@pytest.mark.parametrize("card", GUARDHOUSE)
def test_each_worker_at_the_guardhouse_acts_once_down_the_list(card: str) -> None:
    mine: dict[str, Any] = {"held": {0: 3}, "prison": 2, "virtue": 7}
    t = opponents_turn(card, {"held": {1: 2}}, at={"guardhouse": 4}, **mine, table_of={"taxes": 4})
    assert (held(t, 1), prisons(t), goods(t, 1)) == ({}, [3, 0], {"marble": 1})
    assert (held(t, 0), of(t, 1).debts, of(t, 1).paid) == ({}, 0, 1)
    assert (of(t, 1).virtue, t.taxes) == (7 - 1 + 1 + 1, 7)
