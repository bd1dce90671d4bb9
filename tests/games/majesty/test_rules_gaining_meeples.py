"""Gaining meeples: five spaces on the worker card, the rest beside it for the time being."""

from __future__ import annotations

from royaume.games.majesty.buildings import CASTLE
from royaume.games.majesty.verbs import gain_meeples

from .builder import coins, legal, meeples, play, question, realm, table, take


def test_gained_meeples_fill_the_free_spaces_of_the_worker_card() -> None:
    t = table(realms=[realm(meeples=2)], display=[("guard", 3)])
    take(t, 0)
    assert meeples(t)[0] == 5
    assert coins(t)[0] == 2


def test_what_does_not_fit_still_belongs_to_the_player_during_the_turn() -> None:
    t = table(realms=[realm(meeples=4)])
    gain_meeples(t, 0, 2, CASTLE)
    assert meeples(t)[0] == 6
    assert coins(t)[0] == 0


def test_meeples_beside_the_worker_card_can_be_spent_before_the_turn_ends() -> None:
    t = table(sides="B", realms=[realm(meeples=5)], display=[("noble", 4)])
    play(t, 0)
    assert question(t) == "trading_meeples"
    assert meeples(t)[0] == 9
    play(t, -5)
    assert meeples(t)[0] == 4
    assert coins(t)[0] == 5 + 4


def test_surplus_from_card_and_building_is_exchanged_together() -> None:
    t = table(realms=[realm(meeples=5)], display=[("noble", 2)])
    take(t, 0)
    assert meeples(t)[0] == 5
    assert coins(t)[0] == 5 + 2 + 1


def test_the_payment_makes_room_for_the_meeples_on_the_card() -> None:
    t = table(realms=[realm(meeples=5)], display=["miller", "miller", ("guard", 2)])
    assert 2 in legal(t)
    take(t, 2)
    assert meeples(t)[0] == 5
    assert coins(t)[0] == 2
