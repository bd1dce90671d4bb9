"""Take a card: what it costs, where the payment goes, what comes with the card."""

from __future__ import annotations

import pytest

from .builder import characters, display, legal, meeples, play, question, realm, refused, table, take

ROW = ["witch", "miller", "noble", "guard", "miller", "brewer"]


def test_the_card_at_the_front_is_free() -> None:
    t = table(realms=[realm(meeples=0)], display=["guard"])
    take(t, 0)
    assert characters(t) == {"guard": 1}
    assert meeples(t)[0] == 0


@pytest.mark.parametrize("index", [0, 1, 2, 3, 4, 5])
def test_a_card_costs_one_meeple_for_each_card_before_it(index: int) -> None:
    row = ["miller"] * 6
    row[index] = "guard"
    t = table(realms=[realm(meeples=5)], display=row)
    take(t, index)
    assert meeples(t)[0] == 5 - index
    assert characters(t) == {"guard": 1}


def test_the_payment_is_put_on_the_cards_before_the_taken_one() -> None:
    t = table(realms=[realm(meeples=5)], display=ROW, deck=["soldier"])
    take(t, 3)
    assert display(t) == [("witch", 1), ("miller", 1), ("noble", 1), ("miller", 0), ("brewer", 0), ("soldier", 0)]


@pytest.mark.parametrize("owned", [0, 1, 2, 3, 4, 5])
def test_nobody_can_take_a_card_they_have_too_few_meeples_for(owned: int) -> None:
    t = table(realms=[realm(meeples=owned)], display=ROW)
    assert legal(t) == list(range(owned + 1))
    assert refused(t) == dict.fromkeys(range(owned + 1, 6), "not_enough_meeples")


def test_meeples_on_the_taken_card_are_gained() -> None:
    t = table(realms=[realm(meeples=2)], display=["miller", ("guard", 3)])
    take(t, 1)
    assert meeples(t)[0] == 2 - 1 + 3


def test_meeples_on_the_taken_card_cannot_pay_for_it() -> None:
    t = table(realms=[realm(meeples=0)], display=["witch", ("miller", 3)])
    assert legal(t) == [0]
    assert refused(t)[1] == "not_enough_meeples"


def test_meeples_stay_on_the_cards_left_behind_and_move_up_with_them() -> None:
    row = [("witch", 2), ("guard", 0), ("noble", 1), ("miller", 3), ("miller", 0), ("brewer", 4)]
    t = table(realms=[realm(meeples=1)], display=row, deck=["soldier"])
    take(t, 1)
    assert display(t) == [("witch", 3), ("noble", 1), ("miller", 3), ("miller", 0), ("brewer", 4), ("soldier", 0)]


def test_what_one_player_pays_the_next_may_gain() -> None:
    t = table(realms=[realm(meeples=2), realm(meeples=0)], display=["guard", "miller", "guard"])
    take(t, 2)
    take(t, 0)
    assert meeples(t) == [0, 1]


def test_where_no_card_is_left_none_can_be_taken() -> None:
    t = table(realms=[realm(meeples=5)], display=["witch", "miller", "noble", "guard", "miller", None], deck=[])
    assert legal(t) == [0, 1, 2, 3, 4]
    assert refused(t) == {5: "no_card_there"}


def test_a_turn_cannot_be_passed() -> None:
    t = table(realms=[realm(meeples=5)], display=ROW)
    assert question(t) == "taking_card"
    assert legal(t) == [0, 1, 2, 3, 4, 5]


def test_one_turn_takes_one_card() -> None:
    t = table(realms=[realm(meeples=5), realm()], display=ROW)
    play(t, 0)
    assert t.top().seat == 1
    assert question(t) == "taking_card"
