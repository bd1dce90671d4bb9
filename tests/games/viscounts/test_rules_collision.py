"""Phase 5: what happens once the active player's markers have met."""

from __future__ import annotations

from typing import Any

import pytest

from .builder import Wish, asked, facts, goods, legal, of, play, player, story, table, track

REWARDS = facts("player_board.yaml")["track"]["rewards"]


def met(at: int, *line: str, **more: Any) -> Wish:
    return player(*line, corruption=at, virtue=at, **more)


def test_nothing_happens_while_the_markers_are_apart() -> None:
    t = table(player(corruption=3, virtue=4), at="collision")
    assert track(t) == (3, 4)
    assert "collision_resolved" not in story(t)


def test_only_the_markers_of_the_active_player_count() -> None:
    t = table(player(), met(4), at="collision")
    assert track(t, 1) == (4, 4)
    assert "collision_resolved" not in story(t)


def test_every_player_with_the_second_workshop_and_no_criminal_gains_virtue_first() -> None:
    clean = player("abbot", "squire", slots=["workshop_2"])
    dirty = player("thief", "squire", slots=["workshop_2"])
    t = table(met(3), clean, dirty, player("abbot"), at="collision")
    assert [track(t, seat)[1] for seat in (1, 2, 3)] == [6, 7, 7]


def test_cards_of_all_players_answer_the_active_player_s_first() -> None:
    line = ("peddler_ink", "abbot", "squire")
    others = (player("peddler_gold", "abbot"), player("peddler_stone", "peddler_silver"))
    t = table(met(3, *line), *others, at="collision")
    assert asked(t) == (2, "choosing_ability")
    assert (goods(t), goods(t, 1)) == ({"ink": 1}, {"gold": 1})
    play(t, "first peddler_silver")
    assert goods(t, 2) == {"stone": 1, "silver": 2}


@pytest.mark.parametrize("row", REWARDS, ids=lambda row: f"space-{row['space']}")
def test_the_active_player_gains_what_is_printed_above_the_space(row: dict[str, Any]) -> None:
    t = table(met(row["space"], "abbot", "squire", "labourer"), at="collision")
    gained = dict(step.split(":") for step in row["active"].split(" + "))
    assert goods(t) == {"silver": int(gained["silver"])}
    assert (of(t).debts, of(t).deeds) == (int(gained.get("debt", 0)), int(gained.get("deed", 0)))
    assert track(t) == (1, 7)


@pytest.mark.parametrize("row", REWARDS, ids=lambda row: f"space-{row['space']}")
def test_others_gain_what_is_printed_below_it_if_its_condition_holds(row: dict[str, Any]) -> None:
    condition, gain = row["others"]["if"], row["others"]["ops"]
    for line, criminals in ((("abbot", "squire"), 0), (("thief", "squire"), 1)):
        t = table(met(row["space"], "abbot", "squire", "labourer"), player(*line), at="collision")
        holds = {"always": True, "criminal_icons >= 1": criminals > 0, "criminal_icons == 0": criminals == 0}[condition]
        if gain == "rearrange":
            assert asked(t) == (1, "rearranging")
            continue
        before = {"debt:1": (1, 0), "deed:1": (0, 1)}.get(gain, (0, 0)) if holds else (0, 0)
        assert (of(t, 1).debts, of(t, 1).deeds) == before
        markers = {"corruption:1": (2, 7), "virtue:1": (1, 6)}.get(gain, (1, 7)) if holds else (1, 7)
        assert track(t, 1) == markers


def test_the_four_steps_come_in_order_and_then_the_markers_part() -> None:
    active = met(6, "peddler_ink", "abbot", "squire", slots=["workshop_2"])
    t = table(active, player("abbot"), at="collision")
    steps = ["virtue_gained", "goods_gained", "collision_resolved", "goods_gained", "debt_gained", "virtue_gained"]
    assert story(t)[1:8] == [*steps, "markers_reset"]
    assert of(t).debts == 1  # the pair moved to space 5 before


def test_others_gain_in_turn_order() -> None:
    others = [player("abbot", "squire") for _ in range(3)]
    t = table(others[0], met(4, "abbot", "squire"), *others[1:], at="collision", active=1)
    order = []
    while asked(t)[1] == "rearranging":
        order.append(asked(t)[0])
        play(t, legal(t)[0])
    assert order == [2, 3, 0]


def test_a_resource_of_one_s_own_card_is_chosen_before_the_reward() -> None:
    t = table(met(4, "ada", "abbot", "squire"), at="collision")
    assert asked(t) == (0, "choosing_resource")
    assert track(t) == (3, 3)
    play(t, "take ink")
    assert (of(t).deeds, of(t).debts) == (1, 0)  # what space 3 gives


def test_rewards_are_paid_even_if_a_reaction_moves_the_pair_to_the_end() -> None:
    t = table(met(1, "ada", "abbot", "squire"), at="collision")
    play(t, "take ink")
    assert of(t).deeds == 3
