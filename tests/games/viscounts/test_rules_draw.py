"""Phase 6: cards are drawn up to the limit of the hand; the shuffle check."""

from __future__ import annotations

import pytest

from .builder import asked, discarded, goods, hand, legal, pass_turn, pile, play, player, story, table, track


def test_three_cards_are_the_limit_of_the_hand() -> None:
    t = table(player("abbot", hand=["lender"]), at="draw")
    assert len(hand(t)) == 3
    assert asked(t)[0] == 1


@pytest.mark.parametrize(("slots", "leader", "limit"), [(["workshop_3"], -1, 4), ([], 0, 4), (["workshop_3"], 0, 5)])
def test_the_third_workshop_and_the_castle_leader_add_one_each(slots: list[str], leader: int, limit: int) -> None:
    t = table(player("abbot", slots=slots), at="draw", leader=leader, top=(1,))
    assert len(hand(t)) == limit


def test_whoever_has_the_limit_or_more_draws_and_discards_nothing() -> None:
    t = table(player("abbot", hand=["lender", "thief", "trader", "squire"]), at="draw")
    assert len(hand(t)) == 4
    assert discarded(t) == []


def test_with_the_pile_used_up_the_discarded_cards_are_shuffled() -> None:
    t = table(
        player("abbot", "squire", "labourer", pile=["lender"], discarded=["thief", "trader", "financier"]), at="draw"
    )
    assert len(hand(t)) == 3
    assert hand(t)[0] == "lender"
    assert len(pile(t)) == 1
    assert discarded(t) == []


def test_with_pile_and_discarded_cards_used_up_drawing_stops() -> None:
    t = table(player("abbot", "squire", "labourer", pile=["lender"]), at="draw")
    assert hand(t) == ["lender"]
    assert "cards_shuffled" not in story(t)


@pytest.mark.parametrize(
    ("line", "markers"), [(("abbot",), (1, 6)), (("thief",), (2, 7)), (("antagonist", "thief"), (2, 7))]
)
def test_a_shuffle_brings_one_corruption_with_criminals_on_the_board_else_one_virtue(
    line: tuple[str, ...], markers: tuple[int, int]
) -> None:
    t = table(player(*line, pile=(), discarded=["lender", "squire", "financier", "trader"]), at="draw")
    assert track(t) == markers


def test_the_check_comes_at_any_shuffle_of_the_game() -> None:
    """A card of the pile is destroyed while the pile is empty."""
    wish = player("peddler_ink", "abbot", "squire", space="coast_right", pile=(), discarded=["lender", "thief"])
    t = play(table(wish), "trade", "destroy top")
    assert track(t) == (1, 6)
    assert goods(t) == {"silver": 1}


def test_markers_that_meet_by_the_draw_wait_for_the_next_turn() -> None:
    wish = player("abbot", pile=(), discarded=["lender", "squire", "financier"], corruption=4, virtue=5)
    t = table(wish, player("abbot", hand=["lender"]), at="draw")
    assert track(t) == (4, 4)
    assert "collision_resolved" not in story(t)
    pass_turn(t)
    while "collision_resolved" not in story(t):
        play(t, legal(t)[0])
    assert t.active == 0
