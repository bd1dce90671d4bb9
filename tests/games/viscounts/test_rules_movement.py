"""Phase 2: the Viscount rides clockwise along the arrows."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.table import ViscountsTable

from .builder import asked, goods, legal, line, play, player, space, table, why_not


def rides(t: ViscountsTable) -> dict[str, int]:
    """Spaces within reach and what they cost."""
    found = [choice.split() for choice in legal(t)]
    return {words[2]: int(words[4]) for words in found}


def test_one_moves_exactly_the_value_of_the_card_without_silver() -> None:
    assert rides(table(player(space="lake_left"), at="move", played="trader")) == {"lake_right": 0, "lake_inner": 0}
    assert rides(table(player(space="lake_right"), at="move", played="trader")) == {"hills_left": 0}
    assert rides(table(player(space="lake_inner"), at="move", played="trader")) == {"lake_right": 0, "hills_inner": 0}


def test_extra_spaces_cost_one_silver_each() -> None:
    t = table(player(space="lake_left", silver=2), at="move", played="trader")
    costs = {"lake_right": 0, "lake_inner": 0, "hills_left": 1, "hills_inner": 1}
    assert rides(t) == costs | {"hills_right": 2, "forest_inner": 2}
    play(t, "ride to forest_inner for 2")
    assert (space(t), goods(t)) == ("forest_inner", {})


def test_the_next_segment_is_the_one_that_lies_there() -> None:
    ring = ["lake", "coast", "hills", "mountain", "forest"]
    t = table(player(space="lake_right"), at="move", played="trader", ring=ring)
    assert rides(t) == {"coast_left": 0}
    assert rides(table(player(space="forest_right"), at="move", played="trader", ring=ring)) == {"lake_left": 0}


def test_one_cannot_stay_or_go_less_far() -> None:
    t = table(player(space="lake_left"), at="move", played="financier")
    assert "lake_left" not in rides(t)
    assert why_not(t, "ride to lake_left for 4") == "not_enough_silver"
    assert "lake_inner" not in rides(t)


def test_a_full_loop_back_is_allowed_if_it_is_paid_for() -> None:
    t = table(player(space="lake_inner", silver=4), at="move", played="trader")
    assert rides(t)["lake_inner"] == 4
    play(t, "ride to lake_inner for 4")
    assert (space(t), goods(t)) == ("lake_inner", {})


def test_the_first_trading_post_makes_one_extra_space_free() -> None:
    t = table(player(space="lake_right", slots=["trading_post_1"]), at="move", played="trader")
    assert rides(t) == {"hills_left": 0, "hills_right": 0, "hills_inner": 0}
    t = table(player(space="lake_right", slots=["trading_post_1"], silver=1), at="move", played="trader")
    assert rides(t)["forest_left"] == 1


def test_whoever_is_found_on_the_final_space_may_rearrange_before_the_action() -> None:
    other = player("abbot", "squire", "thief", space="lake_right")
    t = table(player(space="lake_left"), other, at="move", played="trader")
    play(t, "ride to lake_right for 0")
    assert asked(t) == (1, "rearranging")
    play(t, "arrange thief abbot squire")
    assert line(t, 1) == ["thief", "abbot", "squire"]
    assert asked(t) == (0, "acting")


def test_several_that_are_found_there_rearrange_in_turn_order() -> None:
    other = player("abbot", "squire", "thief", space="lake_right")
    t = table(other, player(space="lake_left"), other, other, at="move", active=1, played="trader")
    play(t, "ride to lake_right for 0")
    order = []
    while asked(t)[1] == "rearranging":
        order.append(asked(t)[0])
        play(t, legal(t)[0])
    assert order == [2, 3, 0]


def test_the_one_who_comes_gains_nothing_and_passing_does_nothing() -> None:
    mover = player("abbot", "squire", "thief", space="lake_left", silver=1)
    other = player("abbot", "squire", "thief", space="lake_right")
    t = table(mover, other, at="move", played="trader")
    play(t, "ride to hills_left for 1")
    assert asked(t) == (0, "acting")


@pytest.mark.parametrize("cards", [(), ("abbot",)])
def test_with_fewer_than_two_cards_there_is_nothing_to_rearrange(cards: tuple[str, ...]) -> None:
    t = table(player(space="lake_left"), player(*cards, space="lake_right"), at="move", played="trader")
    play(t, "ride to lake_right for 0")
    assert asked(t) == (0, "acting")
