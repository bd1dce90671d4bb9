"""The Guildhall: advancing the Cathedral."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import (
    CATHEDRAL_ADVANCED,
    GOODS_GAINED,
    GOODS_SPENT,
    NO_REWARD_LEFT,
    PLAN_DISCARDED,
    REWARD_REVEALED,
    VIRTUE_GAINED,
)
from royaume.games.architects.places.guildhall import ADVANCE, BUILDINGS
from royaume.games.architects.table import ArchitectsTable

from .builder import (
    REWARDS,
    asked,
    cited,
    facts,
    goods,
    hand,
    legal,
    of,
    offered,
    order_told,
    pile_bottom,
    play,
    player,
    sheet,
    table,
    told,
)

CATHEDRAL = "Avancer le chantier de la Cathédrale"
LEVELS = facts("board.yaml")["cathedral"]["levels"]
COSTS = {1: {"gold": 1}, 2: {"wood": 4}, 3: {"marble": 1}, 4: {"stone": 8}, 5: {"gold": 2, "marble": 2}}
SPACES = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1}
POINTS = {0: 0, 1: 2, 2: 4, 3: 7, 4: 12, 5: 20}


def advance(t: ArchitectsTable, *pay: str) -> ArchitectsTable:
    """Pay, and give up the first card of the hand."""
    play(t, "place guildhall", "advance cathedral", *pay)
    return play(t, legal(t)[0])


def paying(level: int) -> list[str]:
    return {2: ["pay 4 wood 0 stone"], 4: ["pay 0 wood 8 stone"]}.get(level, [])


def why_not_advance(t: ArchitectsTable) -> tuple[str, str]:
    """Inside the Guildhall, though no worker may come here for nothing."""
    if "place guildhall" in legal(t):
        play(t, "place guildhall")
    else:
        assert offered(t)["place guildhall"] == "nothing_to_build"
        t.push(BUILDINGS[0])
    return offered(t)["advance cathedral"], cited(t, "advance cathedral")


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_has_its_cost(level: int) -> None:
    t = table(player(level=level - 1, hand=1, **COSTS[level]), rewards=["reward_virtue"])
    advance(t, *paying(level))
    assert of(t).level == level
    assert goods(t) == {}
    assert told(t, CATHEDRAL_ADVANCED) == [(0, level)]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_with_one_piece_less_it_cannot_be_paid(level: int) -> None:
    cost = dict(COSTS[level])
    cost[next(iter(cost))] -= 1
    t = table(player(level=level - 1, hand=["keep"], **cost))
    assert why_not_advance(t) == ("level_unpayable", CATHEDRAL)


def test_above_the_top_there_is_no_price_to_be_told() -> None:
    """Whoever is at the Guildhall is told why not, with what it would cost if it costs anything."""
    t = table(player(level=5, hand=["keep"]))
    assert BUILDINGS[0].price(t, ADVANCE) is None
    assert why_not_advance(t)[0] == "cathedral_complete"


@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_each_level_has_its_points(level: int) -> None:
    assert sheet(table(player(level=level)))["cathedral"] == POINTS[level] == LEVELS[level]["vp"]


@pytest.mark.parametrize(("level", "n"), [(2, 4), (4, 8)])
def test_levels_two_and_four_are_paid_in_any_mix_of_wood_and_stone(level: int, n: int) -> None:
    for wood in range(n + 1):
        t = table(player(level=level - 1, hand=1, wood=n, stone=n), rewards=["reward_virtue"])
        play(t, "place guildhall", "advance cathedral")
        assert legal(t) == [f"pay {k} wood {n - k} stone" for k in range(n + 1)]
        play(t, f"pay {wood} wood {n - wood} stone")
        play(t, legal(t)[0])
        assert (of(t).goods[1], of(t).goods[2]) == (n - wood, wood)
        assert of(t).level == level


def test_a_mix_needs_what_is_there() -> None:
    t = table(player(level=1, hand=1, wood=1, stone=3))
    play(t, "place guildhall", "advance cathedral")
    assert legal(t) == ["pay 1 wood 3 stone"]
    assert offered(t)["pay 2 wood 2 stone"] == "not_that_many"
    assert cited(t, "pay 2 wood 2 stone") == CATHEDRAL


def test_clay_never_helps() -> None:
    t = table(player(level=1, hand=["keep"], wood=1, stone=2, clay=9))
    assert why_not_advance(t) == ("level_unpayable", CATHEDRAL)


def test_one_building_of_choice_goes_under_the_pile() -> None:
    t = table(player(hand=["well", "keep", "castle"], gold=1), rewards=["reward_virtue"])
    play(t, "place guildhall", "advance cathedral")
    assert asked(t) == (0, "discarding_for_cathedral")
    assert legal(t) == ["discard well", "discard keep", "discard castle"]
    play(t, "discard keep")
    assert (hand(t), pile_bottom(t, 1)) == (["well", "castle"], ["keep"])


def test_without_a_building_in_hand_it_is_impossible() -> None:
    t = table(player(gold=1))
    assert why_not_advance(t) == ("no_plan_to_discard", CATHEDRAL)


@pytest.mark.parametrize("virtue", [0, 3, 4])
def test_with_four_virtue_or_less_it_is_forbidden(virtue: int) -> None:
    t = table(player(gold=1, hand=["keep"], virtue=virtue))
    assert why_not_advance(t) == ("too_little_virtue", "PISTE DE VERTU")


@pytest.mark.parametrize("virtue", [5, 14])
def test_with_five_virtue_it_is_allowed(virtue: int) -> None:
    t = table(player(gold=1, hand=["keep"], virtue=virtue))
    assert "advance cathedral" in legal(play(t, "place guildhall"))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_holds_only_so_many_markers(level: int) -> None:
    assert SPACES[level] == LEVELS[level]["spaces"]
    others = [player(level=level) for _ in range(SPACES[level])]
    t = table(player(level=level - 1, hand=["keep"], **COSTS[level]), *others)
    assert why_not_advance(t) == ("level_full", CATHEDRAL)
    one_less = table(player(level=level - 1, hand=["keep"], **COSTS[level]), *others[1:], player())
    assert "place guildhall" in legal(one_less)


def test_a_marker_frees_its_space_when_it_climbs() -> None:
    climber = player(level=3, hand=1, stone=8)
    t = table(climber, player(level=3), player(level=2, marble=1, hand=["keep"]), rewards=["reward_virtue"])
    assert offered(table(player(level=2, marble=1, hand=["keep"]), player(level=3), player(level=3)))[
        "place guildhall"
    ] == ("nothing_to_build")
    advance(t, "pay 0 wood 8 stone")
    play(t, "place forest")
    assert asked(t) == (2, "placing")
    assert "place guildhall" in legal(t)


def test_nobody_climbs_above_the_fifth_level() -> None:
    t = table(player(level=5, hand=["keep"], gold=9, marble=9, wood=9, stone=9))
    assert why_not_advance(t) == ("cathedral_complete", CATHEDRAL)


def test_pay_discard_climb_then_the_reward() -> None:
    t = table(player(gold=1, hand=2), rewards=["reward_silver"])
    advance(t)
    wanted = (GOODS_SPENT, PLAN_DISCARDED, CATHEDRAL_ADVANCED, REWARD_REVEALED, VIRTUE_GAINED, GOODS_GAINED)
    assert [event for event in order_told(t) if event in wanted] == list(wanted)


@pytest.mark.parametrize(
    ("reward", "gained", "virtue"),
    [
        ("reward_silver", {"silver": 3}, 8),
        ("reward_wood", {"wood": 2}, 8),
        ("reward_stone", {"stone": 2}, 8),
        ("reward_gold", {"gold": 1}, 8),
        ("reward_virtue", {}, 9),
        ("reward_card", {}, 8),
    ],
)
def test_the_top_reward_is_gained(reward: str, gained: dict[str, int], virtue: int) -> None:
    t = table(player(gold=1, hand=2), rewards=[reward])
    advance(t)
    assert (goods(t), of(t).virtue) == (gained, virtue)
    assert len(hand(t)) == (2 if reward == "reward_card" else 1)


def test_the_reward_leaves_the_game() -> None:
    t = table(player(gold=1, hand=2), rewards=["reward_gold", "reward_wood"])
    out = len(t.box)
    advance(t)
    assert [REWARDS[card] for card in t.rewards.rest()] == ["reward_wood"]
    assert REWARDS[t.box[-1]] == "reward_gold"
    assert len(t.box) == out + 1


def test_without_a_reward_left_one_virtue_is_gained() -> None:
    t = table(player(gold=1, hand=2), rewards=[])
    advance(t)
    assert (of(t).virtue, of(t).level, goods(t)) == (8, 1, {})
    assert told(t, NO_REWARD_LEFT) == [(0,)]


def test_acolytes_follow_the_reward() -> None:
    t = table(player(gold=1, hand=2, apprentices=["acolyte_clay", "acolyte_card"]), rewards=["reward_wood"])
    advance(t)
    assert goods(t) == {"wood": 2, "clay": 2}
    assert len(hand(t)) == 2
    assert [good for _, good, _ in told(t, GOODS_GAINED)] == [1, 0]


def test_one_worker_advances_one_level() -> None:
    t = table(player(gold=1, wood=4, hand=3), rewards=["reward_virtue"])
    advance(t)
    assert asked(t) == (1, "placing")


def test_a_card_gained_as_reward_may_exceed_the_limit_until_the_end_of_the_turn() -> None:
    t = table(player(gold=1, hand=7), rewards=["reward_card"])
    advance(t)
    assert asked(t) == (0, "hand_limit")
    assert len(hand(t)) == 7


def test_frederick_discards_no_building_and_needs_none() -> None:
    t = table(player(gold=1, character="frederick"), rewards=["reward_virtue"])
    play(t, "place guildhall", "advance cathedral")
    assert asked(t) == (1, "placing")
    assert of(t).level == 1
