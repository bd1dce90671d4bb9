"""Debts and Deeds, Virtue and Corruption, Criminals, cards on the board."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.cards.catalogue import CARDS, FIRST_HERO, FIRST_PRINTED
from royaume.games.viscounts.effects import CORRUPTION, VIRTUE, WAYS, effect, steps_of
from royaume.games.viscounts.events import GOODS_GAINED
from royaume.games.viscounts.gaining import follow, give
from royaume.games.viscounts.table import ViscountsTable

from .builder import asked, goods, icons, legal, of, play, player, sheet, table, told, track


def gain(t: ViscountsTable, words: str, seat: int = 0) -> ViscountsTable:
    """An effect comes on top of whatever is decided now."""
    give(t, seat, effect(words))
    t.settle()
    return t


def with_markers(corruption: int, virtue: int) -> ViscountsTable:
    return table(player(corruption=corruption, virtue=virtue))


# Debts and Deeds --------------------------------------------------------------------------------


def test_the_last_debt_on_poverty_reveals_it_and_brings_about_the_end() -> None:
    t = table(debts_left=1, round_=5)
    gain(t, "debt:1")
    assert (t.poverty, t.prosperity, t.last_round) == (True, False, 6)


def test_the_last_deed_on_prosperity_reveals_it() -> None:
    t = table(deeds_left=3)
    gain(t, "silver:1 + deed:3")
    assert (t.poverty, t.prosperity, t.last_round) == (False, True, 6)


def test_one_before_the_last_reveals_nothing() -> None:
    t = gain(table(debts_left=2, deeds_left=2), "deed:1 + debt:1")
    assert not t.poverty
    assert not t.prosperity
    assert t.last_round == -1


def test_the_pile_stays_usable_once_its_card_is_revealed() -> None:
    t = gain(table(debts_left=0, poverty=True, last_round=6), "silver:4 + debt:3")
    assert of(t).debts == 3
    assert (t.debts_left, t.last_round) == (0, 6)


@pytest.mark.parametrize("resource", ["stone", "gold", "ink"])
def test_flipping_a_debt_pays_any_one_resource_at_once(resource: str) -> None:
    t = gain(table(player(debts=2)), "flip_debt:1")
    assert legal(t) == ["take stone", "take gold", "take ink"]
    play(t, f"take {resource}")
    assert goods(t) == {resource: 1}
    assert (of(t).debts, of(t).paid) == (1, 1)


def test_flipping_a_deed_pays_nothing_now() -> None:
    t = gain(table(player(deeds=2)), "flip_deed:1")
    assert goods(t) == {}
    assert (of(t).deeds, of(t).approved) == (1, 1)
    assert asked(t) == (0, "acting")


def test_a_flip_of_either_kind_is_asked_only_where_there_are_both() -> None:
    t = gain(table(player(deeds=1, debts=1)), "flip_any:1")
    assert legal(t) == ["flip debt", "flip deed"]
    t = gain(table(player(deeds=1)), "flip_any:1")
    assert of(t).approved == 1
    t = gain(table(player(debts=1)), "flip_any:1")
    assert of(t).paid == 1


def test_with_nothing_to_flip_a_flip_does_nothing() -> None:
    t = gain(table(player(paid=1, approved=1)), "flip_any:1")
    assert asked(t) == (0, "acting")


def test_the_end_values_of_debts_and_deeds() -> None:
    t = table(player(debts=3, paid=5, deeds=2, approved=4))
    assert sheet(t) == {"debts": -6, "deeds": 2 + 12}


# Virtue and Corruption --------------------------------------------------------------------------


def test_corruption_moves_right_and_virtue_left_one_space_a_point() -> None:
    t = gain(with_markers(1, 7), "corruption:2")
    assert track(t) == (3, 7)
    assert track(gain(t, "virtue:2")) == (3, 5)


def test_markers_that_share_a_space_move_together() -> None:
    assert track(gain(with_markers(4, 4), "virtue:1")) == (3, 3)
    assert track(gain(with_markers(4, 4), "corruption:1")) == (5, 5)


def test_a_point_beyond_the_end_of_the_track_is_lost() -> None:
    assert track(gain(with_markers(1, 1), "virtue:2")) == (1, 1)
    assert track(gain(with_markers(6, 6), "corruption:2")) == (7, 7)


def test_of_both_gained_together_corruption_moves_first() -> None:
    t = with_markers(4, 5)
    follow(t, 0, steps_of(0, "virtue:1 + corruption:1"))
    t.settle()
    assert track(t) == (4, 4)
    t = with_markers(7, 7)
    follow(t, 0, steps_of(0, "virtue:1 + corruption:1"))
    t.settle()
    assert track(t) == (6, 6)  # the Corruption is lost at the end of the track


def test_no_way_gives_virtue_before_corruption() -> None:
    for way in WAYS:
        ops = list(way.ops)
        assert not {CORRUPTION, VIRTUE} <= set(ops) or ops.index(CORRUPTION) < ops.index(VIRTUE)


def test_nothing_is_paid_when_markers_meet_before_phase_5() -> None:
    t = gain(with_markers(4, 5), "virtue:1")
    assert track(t) == (4, 4)
    assert goods(t) == {}
    assert asked(t) == (0, "acting")


# Criminals and cards ----------------------------------------------------------------------------


def test_a_criminal_icon_counts_as_any_icon_for_actions() -> None:
    t = table(player("thief", "debt_collector_deed", "trickster", space="lake_left"))
    assert "construct workshop_1" in legal(t)
    t = table(player("thief", "debt_collector_deed", "trickster", space="lake_inner"))
    assert "place 2" in legal(t)


def test_a_criminal_icon_is_no_other_icon_for_manuscripts() -> None:
    t = table(player("thief", "abbot", "squire", pile=(), manuscripts=["yellow_5_noble_icons"]))
    assert sheet(t)["manuscript_texts"] == 1  # the Squire's
    t = table(player("thief", "abbot", "squire", pile=(), manuscripts=["blue_6_criminal_icons"]))
    assert sheet(t)["manuscript_texts"] == 1


def test_printed_icons_count_only_while_their_space_is_empty() -> None:
    assert icons(table(player("abbot"))) == {"merchant": 2, "builder": 1, "noble": 1, "cleric": 2}
    assert icons(table(player("abbot", "squire"))) == {"merchant": 2, "cleric": 1, "noble": 1}
    assert icons(table(player("abbot", "squire", "labourer"))) == {"cleric": 1, "noble": 1, "builder": 1}


def test_starters_and_heroes_give_nothing_when_they_are_hired_or_dismissed() -> None:
    assert [int(CARDS[card].on_hire) for card in range(FIRST_HERO, FIRST_PRINTED)] == [0] * (10 + 32)


def test_steps_of_an_effect_come_in_the_order_in_which_they_are_written() -> None:
    t = gain(table(), "ink:1 + stone:1")
    assert told(t, GOODS_GAINED) == [(0, 1, 3), (0, 1, 1)]
