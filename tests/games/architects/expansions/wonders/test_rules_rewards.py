"""The reward cards of the expansion, and all of them in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.cathedral import gain_reward
from royaume.games.architects.table import ArchitectsTable

from ...builder import REWARDS, draft_out, goods, hand, of, play, player
from .builder import facts, influence, wonders_begun, wonders_table

ROWS = facts("rewards.yaml")["cards"]


@pytest.mark.parametrize(("card", "gain"), [(row["id"], row["gain"]) for row in ROWS])
def test_it_brings_what_the_card_says(card: str, gain: dict[str, int]) -> None:
    t = wonders_table(player(), rewards=[card])
    gain_reward(t, 0)
    assert gained(t) == gain


def gained(t: ArchitectsTable) -> dict[str, Any]:
    all_ = goods(t) | {"influence": influence(t), "virtue": int(of(t).virtue) - 7, "building_card": len(hand(t))}
    return {what: n for what, n in all_.items() if n}


def test_for_a_level_of_the_cathedral() -> None:
    t = wonders_table(player(hand=["well"], gold=1), rewards=["reward_influence_gold"])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert (goods(t), influence(t), t.rewards.left()) == ({"gold": 1}, 1, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_23_are_in_play_whatever_the_number_of_players(players: int) -> None:
    t = draft_out(wonders_begun(players))
    assert (t.rewards.left(), len(t.box)) == (23, 0)
    assert sorted(REWARDS[card] for card in t.rewards.rest()) == sorted(REWARDS)


def test_also_with_six() -> None:
    t = draft_out(wonders_begun(6, ("artisans",)))
    assert t.rewards.left() == 23
