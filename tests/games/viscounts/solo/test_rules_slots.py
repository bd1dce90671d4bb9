"""The slots of Trading Posts and Workshops on an opponent's board."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.solo.rows import OPTIONS

from .builder import (
    AI,
    YOU,
    board,
    discards,
    does,
    followed,
    gains,
    kept,
    of,
    solo_table,
    story,
    told,
    townsfolk_with,
    track,
    turn,
    your_turn,
)

GUILDHALLS = ["guildhall_1", "guildhall_2", "guildhall_3"]


def test_slot_4_brings_a_scheme_once_when_it_is_uncovered() -> None:
    t = does(solo_table(ai=board(stone=9, slots=GUILDHALLS)), OPTIONS["build"].deed)
    assert told(t, "building_built")[0][1] == "trading_post_1"
    assert followed(t) == ["slot_4", "gain_scheme"]
    assert len(discards(t)) == 1
    again = does(solo_table(ai=board(stone=9, slots=[*GUILDHALLS, "trading_post_1"])), OPTIONS["build"].deed)
    assert told(again, "building_built")[0][1] == "trading_post_2"
    assert "slot_4" not in followed(again)


def test_your_first_trading_post_brings_it_nothing() -> None:
    t = solo_table()
    gains(t, "build:trading_post", YOU)
    assert len(discards(t)) == 0


@pytest.mark.parametrize("who", [YOU, AI])
def test_slot_5_flips_a_debt_in_any_collision(who: int) -> None:
    met = board(corruption=3, virtue=3)
    ai = board(slots=["trading_post_2"], debts=1)
    t = solo_table(you=met, ai=ai) if who == YOU else solo_table(ai=ai | met)
    t.push(Collision(who))
    t.settle()
    assert (of(t).paid, of(t).debts) == (1, 0)
    assert followed(t)[0] == "slot_5"


def test_slot_5_does_nothing_with_a_criminal_icon_on_its_board() -> None:
    t = solo_table(ai=board(slots=["trading_post_2"], debts=1, corruption=3, virtue=3), line=["s_criminal_1"])
    t.push(Collision(AI))
    t.settle()
    assert of(t).paid == 0
    assert told(t, "entry_impossible")[0] == ("entry_impossible", "slot_5", "no_criminals", "solo_rules")


def test_slot_5_comes_before_what_the_track_pays() -> None:
    """Without a Debt it is 1 Virtue, which moves the stuck pair: the space to the left pays."""
    t = solo_table(ai=board(slots=["trading_post_2"], corruption=3, virtue=3))
    t.push(Collision(AI))
    t.settle()
    assert told(t, "collision_resolved") == [("collision_resolved", 2)]
    assert of(t).deeds == 2


@pytest.mark.parametrize(("held", "words"), [({"debts": 1}, "flip_debt:1"), ({"deeds": 1}, "flip_deed:1")])
def test_slot_6_answers_every_flip_with_a_dismissal(held: dict[str, int], words: str) -> None:
    card = townsfolk_with("virtue:1")
    t = gains(solo_table(ai=held | {"slots": ["trading_post_3"]}, townsfolk={"hills": card}), words)
    assert told(t, "card_dismissed") == [("card_dismissed", card, 0)]
    assert track(t) == (1, 6)


def test_slot_6_does_not_answer_your_flips() -> None:
    t = solo_table(you=board(deeds=1), ai=board(slots=["trading_post_3"]))
    gains(t, "flip_deed:1", YOU)
    assert told(t, "card_dismissed") == []


def test_slot_7_answers_every_scheme_gained_with_a_dismissal() -> None:
    t = solo_table(ai=board(slots=["workshop_1"]), townsfolk={"hills": townsfolk_with("virtue:1")})
    gains(t, "free_hire")
    assert followed(t) == ["gain_scheme", "slot_7"]
    assert track(t) == (1, 6)


def test_slot_7_does_not_answer_a_flip_for_want_of_schemes() -> None:
    t = gains(solo_table(ai=board(slots=["workshop_1"], deeds=1), future=()), "free_hire")
    assert told(t, "card_dismissed") == []


@pytest.mark.parametrize(
    ("slots", "after"),
    [([], (1, 6)), (["workshop_2"], (1, 5)), (["workshop_3"], (2, 6)), (["workshop_2", "workshop_3"], (2, 5))],
)
def test_slots_8_and_9_answer_every_shuffle_after_the_check(slots: list[str], after: tuple[int, int]) -> None:
    t = gains(solo_table(ai=board(slots=slots), discarded=["s_criminal_1"]), "shuffle")
    assert track(t) == after


def test_of_both_that_answer_a_shuffle_corruption_comes_first() -> None:
    """Markers side by side after the check: Corruption joins Virtue on 4, then both go back to 3."""
    t = solo_table(ai=board(slots=["workshop_2", "workshop_3"], corruption=3, virtue=5), discarded=["s_cleric"])
    gains(t, "shuffle")
    assert followed(t) == ["slot_9", "slot_8"]
    assert track(t) == (3, 3)


def test_slots_8_and_9_answer_the_shuffle_of_an_empty_pile() -> None:
    t = solo_table(ai=board(slots=["workshop_2", "workshop_3"]), discarded=["s_criminal_1", "s_builder_noble"])
    kept(t).cards.pile.lay(())
    turn(t)
    assert followed(t)[:2] == ["slot_9", "slot_8"]


def test_your_shuffles_and_slots_are_your_own() -> None:
    t = solo_table(you=board(slots=["workshop_2", "trading_post_2"]), ai=board(slots=["workshop_2"]))
    your_turn(t)
    assert "slot_8" not in followed(t)
    t.restack([])
    of(t, YOU).corruption = of(t, YOU).virtue = 4
    t.push(Collision(YOU))
    t.settle()
    assert "slot_5" not in followed(t)
    assert "virtue_gained" in story(t, YOU)
