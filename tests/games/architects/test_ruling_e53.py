"""E53: an effect tied to a reset may be declined; its owner is asked where that can matter."""

from __future__ import annotations

import pytest

from .builder import asked, goods, legal, of, play, player, table

RESET_SPACE = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset


def at_reset(card: str, virtue: int, **more: int):
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(apprentices=[card], virtue=virtue, **more), guildhall=RESET_SPACE)
    return play(t, "place guildhall", "construct well")


@pytest.mark.parametrize("virtue", [8, 9, 13, 14])
def test_whoever_would_be_barred_from_the_market_or_pass_the_track_is_asked(virtue: int) -> None:
    t = at_reset("squire_virtue", virtue)
    assert (asked(t), legal(t)) == ((1, "accepting_effect"), ["resolve squire_virtue", "decline"])


@pytest.mark.parametrize("virtue", [0, 7, 10, 12])
def test_elsewhere_the_virtue_is_simply_gained(virtue: int) -> None:
    t = at_reset("squire_virtue", virtue)
    assert (asked(t), of(t, 1).virtue) == ((1, "placing"), virtue + 2)


def test_an_effect_that_is_taken_works() -> None:
    t = play(at_reset("squire_virtue", 9), "resolve squire_virtue")
    assert (asked(t), of(t, 1).virtue) == ((1, "placing"), 11)


def test_an_effect_that_is_declined_does_nothing() -> None:
    t = play(at_reset("squire_virtue", 9), "decline")
    assert (asked(t), of(t, 1).virtue) == ((1, "placing"), 9)


def test_goods_are_simply_gained() -> None:
    t = at_reset("squire_gold", 9)
    assert (asked(t), goods(t, 1)) == ((1, "placing"), {"gold": 1})


def test_who_would_gain_nothing_is_not_asked() -> None:
    t = at_reset("squire_virtue", 9, prison=1)
    assert (asked(t)[1], of(t, 1).virtue) == ("placing", 9)
