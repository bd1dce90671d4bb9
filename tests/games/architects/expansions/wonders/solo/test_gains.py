"""What an opponent gains: silver moves its marker, and much else becomes something else."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.expansions.wonders.vocabulary import APPRENTICE, DEBT_DESTROYED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    CLAY,
    GOLD,
    INFLUENCE,
    MARBLE,
    PLAN,
    RELEASE,
    REWARD,
    SILVER,
    STONE,
    VIRTUE,
    WOOD,
)

from ....builder import GAME, Wish, finish, goods, of, play, player, prisons, virtues
from .builder import (
    OPPONENTS,
    discards,
    give,
    influence_of,
    marble,
    marker,
    opponents_turn,
    reasons,
    solo_table,
    story,
    virtue_of,
)

RULE = "wonders_solo_track"


@pytest.mark.parametrize("silver", range(1, 13))
@pytest.mark.parametrize("space", ["clay", "gold"])
def test_each_silver_moves_the_marker_and_each_round_brings_a_marble(space: str, silver: int) -> None:
    spaces = ["clay", "wood", "stone", "gold", "marble"]
    t = give(solo_table(marker=space), SILVER, silver)
    reached = spaces.index(space) + silver
    assert (marker(t), marble(t)) == (spaces[reached % 5], reached // 5)
    assert story(t, "marker_moved") == [("marker_moved", spaces[reached % 5], silver)]


def test_gold_becomes_marble() -> None:
    t = give(solo_table(), GOLD, 2)
    assert goods(t, 1) == {"marble": 2}
    assert reasons(t) == [("gain_replaced", "marble_for_gold", 2, RULE)]


def test_marble_and_virtue_stay_what_they_are() -> None:
    t = give(give(solo_table(), MARBLE, 2), VIRTUE, 3)
    assert (goods(t, 1), virtue_of(t)) == ({"marble": 2}, 10)
    assert reasons(t) == []


@pytest.mark.parametrize("thing", [CLAY, WOOD, STONE, PLAN])
def test_other_resources_and_building_cards_are_ignored(thing: int) -> None:
    before = solo_table()
    t = give(solo_table(), thing, 2)
    assert (goods(t, 1), len(of(t, 1).hand), t.plans.left()) == ({}, 0, before.plans.left())
    kind = "nothing_for_plan" if thing == PLAN else "nothing_for_resource"
    assert reasons(t) == [("gain_replaced", kind, 2, RULE)]


def test_a_reward_card_becomes_virtue_and_stays_in_the_pile() -> None:
    t = solo_table()
    left = t.rewards.left()
    give(t, REWARD, 1)
    assert (virtue_of(t), t.rewards.left()) == (8, left)
    assert reasons(t) == [("gain_replaced", "virtue_for_reward", 1, RULE)]


@pytest.mark.parametrize(("before", "n", "after", "virtue"), [(10, 2, 12, 7), (11, 3, 12, 9), (12, 1, 12, 8)])
def test_influence_beyond_the_track_becomes_virtue(before: int, n: int, after: int, virtue: int) -> None:
    t = give(solo_table(influence=[0, before]), INFLUENCE, n)
    assert (influence_of(t), virtue_of(t)) == (after, virtue)
    over = [("gain_replaced", "virtue_for_influence", before + n - 12, RULE)] if before + n > 12 else []
    assert reasons(t) == over


def test_influence_brings_it_no_building_card() -> None:
    t = solo_table(influence=[4, 4])
    left = t.plans.left()
    give(t, INFLUENCE, 5)
    assert (influence_of(t), t.plans.left()) == (9, left)


def test_an_apprentice_becomes_two_silver() -> None:
    t = give(solo_table(), APPRENTICE, 1)
    assert (marker(t), of(t, 1).crew) == ("stone", ())
    assert reasons(t) == [("gain_replaced", "silver_for_apprentice", 1, RULE)]


@pytest.mark.parametrize(("debts", "left", "space"), [(2, 1, "clay"), (0, 0, "stone")])
def test_a_debt_is_destroyed_or_else_two_silver_are_gained(debts: int, left: int, space: str) -> None:
    t = give(solo_table(ai=player(debts=debts)), DEBT_DESTROYED, 1)
    assert (of(t, 1).debts, of(t, 1).paid, marker(t)) == (left, 0, space)


def test_whoever_releases_prisoners_for_everybody_asks_it_nothing() -> None:
    t = give(solo_table(ai=player(prison=3)), RELEASE, 2)
    assert of(t, 1).prison == 1


@pytest.mark.parametrize(("future", "space", "gained"), [(1, "clay", 1), (0, "wood", 0)])
def test_without_a_future_scheme_it_gains_a_silver(future: int, space: str, gained: int) -> None:
    t = opponents_turn("st_workshop", future=future)
    assert (marker(t), len(story(t, "future_scheme_gained"))) == (space, gained)
    if future == 0:
        assert reasons(t)[-2:] == [
            ("entry_impossible", "future_scheme", "future_left", "wonders_solo_icons"),
            ("entry_followed", "silver", RULE),
        ]


def test_a_future_scheme_joins_the_revealed_ones_before_everybodys_eyes() -> None:
    t = opponents_turn("st_workshop")
    ((_, gained),) = story(t, "future_scheme_gained")
    assert discards(t) == ["st_workshop", gained]


@pytest.mark.parametrize("solo", OPPONENTS)
def test_a_contribution_brings_influence_virtue_and_virtue_for_a_reward(solo: str) -> None:
    t = opponents_turn("st_princess", solo=solo, princess="quarry", contribution=2, marker="gold", influence=[0, 3])
    assert (influence_of(t), virtue_of(t)) == (3 + 2, 7 + 1)
    assert ("gain_replaced", "virtue_for_reward", 1, RULE) in reasons(t)
    t = opponents_turn("st_princess", solo=solo, princess="quarry", contribution=2, marker="wood", influence=[0, 3])
    assert (influence_of(t), virtue_of(t)) == (3 + 1, 7 + 1)


# what people build for everybody -------------------------------------------------------------------


def constructed(building: str, ai: Wish, **more: Any) -> ArchitectsTable:
    """Somebody with everything constructs it; then the opponent contributes."""
    rich = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}
    human = player(hand=[building], apprentices=["labourer"], **rich)
    t = solo_table(human, ai=ai, princess="quarry", contribution=6, schemes=["st_princess"], **more)
    return play(t, "place guildhall", f"construct {building}")


def test_the_abbey_frees_its_prisoners() -> None:
    t = constructed("abbey", player(prison=4))
    assert prisons(t) == [0, 0]


def test_the_painters_studio_brings_it_no_card() -> None:
    t = constructed("painters_studio", player())
    assert ("gain_replaced", "nothing_for_plan", 1, RULE) in reasons(t)


def test_the_monument_brings_it_virtue() -> None:
    t = constructed("monument", player(virtue=5))
    assert virtues(t)[1] == 6


def test_the_watchtower_costs_it_virtue_with_three_prisoners() -> None:
    t = constructed("watchtower", player(virtue=5, prison=3))
    assert virtues(t)[1] == 4


def test_the_pillar_moves_its_marker() -> None:
    t = constructed("pillar", player(), artisans=True)
    assert story(t, "marker_moved") == [("marker_moved", "gold", 3)]


# the end of the game --------------------------------------------------------------------------------


def last_turn_against(influence: list[int], **ai: int) -> ArchitectsTable:
    spaces = [i % 2 for i in range(12)]
    return solo_table(
        solo="gossip", ai=player(**ai), influence=influence, guildhall=spaces, final_round=1, princess="quarry"
    )


@pytest.mark.parametrize(
    ("influence", "gained", "human"), [([4, 6], 4, 0), ([5, 5], 2, 2), ([6, 4], 0, 4), ([0, 0], 2, 2)]
)
def test_the_gold_for_most_influence_becomes_marble(influence: list[int], gained: int, human: int) -> None:
    t = finish(last_turn_against(influence))
    assert (marble(t), goods(t, 0).get("gold", 0)) == (gained, human)
    assert t.over


def test_at_equal_points_virtue_decides_and_then_silver_as_between_people() -> None:
    config = GAME.configure(1, ("wonders",), "gossip")
    t = finish(last_turn_against([3, 3], virtue=8))
    assert GAME.scores(t) == [2, 2]
    assert GAME.winners(t, config) == [1]
    t = finish(last_turn_against([3, 3]))
    assert GAME.winners(t, config) == [0, 1]
    of(t, 0).goods[SILVER] = 1
    assert GAME.winners(t, config) == [0]
