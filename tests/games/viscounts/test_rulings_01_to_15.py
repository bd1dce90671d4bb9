"""The rulings on what the rulebook leaves open, by their numbers."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.effects import effect
from royaume.games.viscounts.gaining import give
from royaume.games.viscounts.table import ViscountsTable

from .builder import (
    asked,
    discarded,
    goods,
    hand,
    icons,
    legal,
    line,
    of,
    pile,
    play,
    player,
    removed,
    story,
    table,
    track,
    why_not,
    workers,
)


def gain(t: ViscountsTable, words: str, seat: int = 0) -> ViscountsTable:
    give(t, seat, effect(words))
    t.settle()
    return t


def test_01_slots_may_be_emptied_in_any_order_and_the_second_workshop_is_slot_2() -> None:
    wish = player("labourer", "miner", "charlatan", space="hills_left")
    t = play(table(wish), "construct workshop_3", "build at hills_1")
    assert of(t).slots == 1 << 8
    one = player(slots=["workshop_1", "workshop_3"])
    two = player(slots=["workshop_2"])
    t = table(player(corruption=3, virtue=3), one, two, at="collision")
    assert (track(t, 1), track(t, 2)) == ((1, 7), (1, 6))


def test_02_virtue_of_steps_1_and_2_moves_the_pair_before_step_3_is_read() -> None:
    active = player("ada", "abbot", "squire", corruption=5, virtue=5)
    t = play(table(active, at="collision"), "take ink")
    assert (of(t).deeds, of(t).debts) == (1, 1)  # space 4, not 5
    active = player("abbot", "squire", corruption=5, virtue=5, slots=["workshop_2"])
    t = table(active, at="collision")
    assert (of(t).deeds, of(t).debts) == (1, 1)


def test_03_virtue_gained_in_step_4_starts_no_collision_of_others() -> None:
    other = player("abbot", corruption=6, virtue=7)
    t = table(player(corruption=6, virtue=6), other, at="collision")
    assert track(t, 1) == (6, 6)
    assert story(t).count("collision_resolved") == 1


def test_04_the_shuffle_effect_needs_a_discarded_card_mixes_both_piles_and_is_checked() -> None:
    t = gain(table(player("abbot", pile=["lender"])), "shuffle")
    assert "cards_shuffled" not in story(t)
    t = gain(table(player("abbot", pile=["lender"], discarded=["trader"])), "shuffle")
    assert (sorted(pile(t)), discarded(t)) == (["lender", "trader"], [])
    assert track(t) == (1, 6)
    t = gain(table(player("thief", pile=["lender"], discarded=["trader"])), "shuffle")
    assert track(t) == (2, 7)


@pytest.mark.parametrize(
    ("option", "cards", "markers"),
    [
        ("off", ("squire", "abbot", "trader"), (1, 7)),
        ("on", ("squire", "abbot", "trader"), (1, 6)),
        ("on", ("thief", "abbot", "trader"), (2, 7)),
    ],
)
def test_05_three_cards_are_played_round_without_a_shuffle_and_checked_only_by_option(
    option: str, cards: tuple[str, str, str], markers: tuple[int, int]
) -> None:
    t = table(player(*cards, pile=()), at="shift", three_card_shuffle_check=option)
    assert line(t) == [cards[2], cards[0], cards[1]]
    assert "cards_shuffled" not in story(t)
    assert track(t) == markers


def test_06_nobody_destroys_below_three_cards() -> None:
    t = gain(table(player("squire", "abbot", hand=["trader"], pile=())), "destroy:1")
    assert asked(t) == (0, "acting")
    t = gain(table(player("squire", "abbot", "lender", hand=["trader"], pile=())), "destroy:2 | resource:2")
    play(t, "choose destroy_2", "destroy trader")
    assert asked(t) == (0, "acting")  # the second one is not asked
    t = table(player("peddler_ink", "abbot", "squire", space="coast_right", pile=()))
    assert why_not(t, "trade") == "nothing_to_destroy"


def test_07_an_empty_pile_may_be_shuffled_before_its_top_card_is_discarded_or_destroyed_unseen() -> None:
    t = gain(table(player("abbot", pile=(), discarded=["lender", "trader"])), "discard:1")
    assert legal(t) == ["discard none", "discard top"]
    play(t, "discard top")
    assert (len(pile(t)), len(discarded(t))) == (1, 1)
    assert track(t) == (1, 6)
    t = gain(table(player("abbot", "squire", pile=(), discarded=["lender", "trader"])), "destroy:1")
    play(t, "destroy top")
    assert len(pile(t)) == 1
    assert track(t) == (1, 6)


@pytest.mark.parametrize(("card", "value"), [("financier", 3), ("abbot", 2), ("trader", 1)])
def test_08_a_destroyed_card_pays_its_value_wherever_the_effect_comes_from(card: str, value: int) -> None:
    t = play(gain(table(player(hand=[card])), "destroy:1"), f"destroy {card}")
    assert goods(t) == {"silver": value}
    assert card in removed(t)


def test_09_all_but_rearranging_discarding_destroying_and_moving_a_worker_is_mandatory() -> None:
    t = gain(table(player()), "free_hire")
    assert all(choice.startswith("hire") for choice in legal(t))
    for words, none in (("discard:1", "discard none"), ("destroy:1", "destroy none")):
        assert none in legal(gain(table(player(hand=["abbot"])), words))
    assert "move no worker" in legal(gain(table(player(), outer={"flip": [1]}), "move_worker"))
    assert "arrange abbot squire" in legal(gain(table(player("abbot", "squire")), "rearrange"))
    assert legal(gain(table(player(debts=1, deeds=1)), "flip_any:1")) == ["flip debt", "flip deed"]


def test_09_of_two_ways_one_that_can_be_done_has_to_be_chosen() -> None:
    t = gain(table(player()), "gold:1 | move_worker")  # without a worker
    assert goods(t) == {"gold": 1}
    t = gain(table(player("abbot", pile=())), "rearrange | discard:2")
    assert asked(t) == (0, "acting")  # neither can be done
    empty = {name: [] for name in ("lake", "hills", "forest", "coast", "mountain")}
    t = gain(table(player(hand=["abbot"]), townsfolk=empty), "free_hire | destroy:1")
    assert asked(t) == (0, "destroying")


@pytest.mark.parametrize(
    ("card", "place", "dismissed", "choice"),
    [
        ("strongman", "lake_left", "jeweller", "construct workshop_1"),
        ("traveller", "lake_inner", "jeweller", "transcribe grey_3_flip"),
        ("benefactor", "lake_inner", "jeweller", "place 2"),
    ],
)
def test_10_a_card_with_merchants_only_may_be_dismissed_where_pairs_of_them_count(
    card: str, place: str, dismissed: str, choice: str
) -> None:
    piles = {"townsfolk": {"lake": [dismissed]}, "manuscripts": {"lake": ["grey_3_flip"]}}
    wish = player(card, "lender", "financier", space=place, silver=2, slots=["trading_post_2"])
    t = table(wish, **piles)  # five Merchant icons and two: three pairs
    assert choice not in legal(t)
    play(t, f"dismiss {dismissed} for 1")
    assert choice in legal(t)
    other = player("trader", "lender", "financier", space=place, silver=2)
    serves = [c for c in legal(table(other, **piles)) if c.startswith("dismiss")]
    assert serves == (["dismiss jeweller for 2"] if place == "lake_left" else [])  # outside, for a trade


def test_11_criminals_are_never_paired_as_merchants() -> None:
    t = table(player("benefactor", "thief", "trader", space="lake_inner"))
    assert [c for c in legal(t) if c.startswith("place")] == ["place 1"]  # one pair and the Thief: 2 icons
    t = table(player("benefactor", "antagonist", "abbot", space="lake_inner"))
    assert "place 2" in legal(t)  # one pair and two Criminals: 3 icons


@pytest.mark.parametrize(
    ("card", "place", "good", "choice"),
    [
        ("artist", "lake_inner", "gold", "place 3"),
        ("priest", "lake_inner", "ink", "transcribe black_5_cleric_icons"),
        ("sculptor", "lake_left", "stone", "construct trading_post_1"),
    ],
)
def test_11_one_good_only_counts_twice_in_an_action(card: str, place: str, good: str, choice: str) -> None:
    manuscripts = {"lake": ["black_5_cleric_icons"]}
    for n, enough in ((2, False), (3, True)):
        t = table(player(card, "trader", "lender", space=place, **{good: n}), manuscripts=manuscripts)
        assert (choice in legal(t)) == enough  # its own icon, three goods, one of them twice
    play(t, choice)
    assert good not in goods(t)


def test_12_after_a_dismissal_the_next_card_may_be_hired() -> None:
    wish = player(space="lake_inner", silver=4)
    t = table(wish, townsfolk={"lake": ["princess", "miner"]})
    play(t, "dismiss princess for 2", "place 1")
    assert legal(t) == ["recruit nobody", "recruit miner for 2"]


def test_13_rearranging_moves_cards_among_occupied_spaces_and_triggers_nothing() -> None:
    t = gain(table(player("thief", "friar", None)), "rearrange")
    assert legal(t) == ["arrange thief friar", "arrange friar thief"]
    play(t, "arrange friar thief")
    assert line(t) == ["friar", "thief", None]
    assert track(t) == (1, 7)
    assert icons(t)["merchant"] == 2
    t = gain(table(player("abbot", "squire", "labourer")), "rearrange")
    assert len(legal(t)) == 6


def test_14_a_discard_of_the_drop_off_effect_may_hit_the_hand_then_the_top_card_is_played_unseen() -> None:
    t = table(player("abbot", "squire", "therese", hand=["lender"], pile=["trader", "thief"]), at="shift")
    assert asked(t) == (0, "discarding")
    play(t, "discard lender")
    assert line(t) == ["trader", "abbot", "squire"]
    assert hand(t) == []


def test_15_with_fewer_workers_than_paid_for_all_that_are_left_are_placed() -> None:
    wish = player("princess", "squire", "patron_3", space="lake_inner", gold=2, supply=2)
    t = table(wish, outer={"flip": [2], "virtue": [2]}, inner={"flip": [2], "virtue": [2]}, top=(10,), leader=0)
    play(t, "place 3")
    assert workers(t, 1)["ink_stone"] == (2, 0)
    assert (of(t).supply, goods(t)) == (0, {})
