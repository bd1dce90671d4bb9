"""Phase 1: cards shift, one drops off, one is played."""

from __future__ import annotations

from .builder import (
    asked,
    discarded,
    goods,
    hand,
    legal,
    line,
    of,
    pile,
    play,
    player,
    story,
    table,
    track,
)


def test_all_cards_shift_one_space_to_the_right() -> None:
    t = table(player("abbot", "squire", None, hand=["lender"]), at="shift")
    assert line(t) == [None, "abbot", "squire"]


def test_a_card_that_leaves_the_third_space_goes_to_the_discard_pile() -> None:
    t = table(player("abbot", "squire", "labourer", hand=["lender"]), at="shift")
    assert line(t) == [None, "abbot", "squire"]
    assert discarded(t) == ["labourer"]


def test_the_drop_off_effect_comes_before_a_card_is_played() -> None:
    t = table(player("abbot", "squire", "thief", hand=["lender"]), at="shift")
    assert (of(t).debts, goods(t)) == (1, {"silver": 1})
    assert asked(t) == (0, "playing_card")


def test_only_a_drop_off_effect_works_when_a_card_drops_off() -> None:
    t = table(player("abbot", "squire", "friar", hand=["lender"]), at="shift")
    assert track(t) == (1, 7)


def test_any_card_of_the_hand_may_be_played_to_the_first_space() -> None:
    t = table(player("abbot", "squire", hand=["lender", "thief"]), at="shift")
    assert legal(t) == ["play lender", "play thief"]
    play(t, "play lender")
    assert line(t) == ["lender", "abbot", "squire"]
    assert hand(t) == ["thief"]


def test_a_criminal_brings_corruption_for_all_criminal_icons_on_the_board_before_its_instant_effect() -> None:
    t = table(player("thief", "squire", hand=["antagonist"]), at="shift")
    play(t, "play antagonist")
    assert track(t) == (4, 7)
    assert of(t).debts == 1
    assert story(t).index("corruption_gained") < story(t).index("debt_gained")


def test_a_card_without_criminal_icons_brings_no_corruption_for_those_that_lie_there() -> None:
    t = table(player("thief", "antagonist", hand=["squire"]), at="shift")
    play(t, "play squire")
    assert track(t) == (1, 7)


def test_the_instant_effect_of_the_card_comes_when_it_is_played() -> None:
    t = table(player(hand=["lothaire"]), at="shift")
    play(t, "play lothaire")
    assert goods(t) == {"stone": 1, "gold": 1, "ink": 1}


def test_without_a_hand_the_top_card_of_the_pile_is_played_unseen() -> None:
    t = table(player("abbot", "squire", pile=["lender", "thief"]), at="shift")
    assert line(t) == ["lender", "abbot", "squire"]
    assert asked(t) == (0, "moving")


def test_without_hand_and_pile_the_discarded_cards_are_shuffled_first() -> None:
    t = table(player("abbot", "squire", pile=(), discarded=["lender", "trader"]), at="shift")
    assert line(t)[0] in ("lender", "trader")
    assert len(pile(t)) == 1
    assert track(t) == (1, 6)  # the shuffle check


def test_with_exactly_three_cards_the_one_that_drops_off_is_played_again() -> None:
    t = table(player("squire", "abbot", "trader", pile=()), at="shift")
    assert line(t) == ["trader", "squire", "abbot"]
    assert discarded(t) == []
    assert "cards_shuffled" not in story(t)
    assert track(t) == (1, 7)


def test_the_drop_off_effect_of_the_third_of_three_cards_resolves() -> None:
    t = table(player("squire", "abbot", "thief", pile=()), at="shift")
    assert of(t).debts == 1
    assert line(t) == ["thief", "squire", "abbot"]
    assert track(t) == (2, 7)  # it is played, a Criminal


def test_a_card_hired_by_the_third_of_three_makes_a_deck_of_four() -> None:
    t = table(player("squire", "abbot", "journeyman", pile=()), at="shift", townsfolk={"hills": ["friar"]})
    play(t, "hire friar")
    assert line(t)[0] in ("friar", "journeyman")
    assert len(pile(t)) == 1
    assert "cards_shuffled" in story(t)
