"""End of turn: surplus meeples, the display, the next player, the last turn."""

from __future__ import annotations

import pytest

from .builder import coins, display, legal, meeples, question, realm, table, take

ROW = ["guard", "miller", "noble", "soldier", "miller", "brewer"]


@pytest.mark.parametrize(("owned", "kept", "paid"), [(4, 4, 0), (5, 5, 0), (6, 5, 1), (9, 5, 4)])
def test_meeples_beyond_five_are_returned_for_one_coin_each(owned: int, kept: int, paid: int) -> None:
    t = table(realms=[realm(meeples=owned)], display=["guard"])
    take(t, 0)
    assert meeples(t)[0] == kept
    assert coins(t)[0] == 2 + paid


def test_only_the_active_player_exchanges_meeples() -> None:
    t = table(realms=[realm(meeples=0), realm(meeples=7)], display=["guard"])
    take(t, 0)
    assert meeples(t)[1] == 7
    assert coins(t)[1] == 0


@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_the_gap_closes_toward_the_front_and_a_new_card_comes_to_the_back(index: int) -> None:
    t = table(realms=[realm(meeples=5)], display=ROW, deck=["witch", "innkeeper"])
    take(t, index)
    assert [card for card, _ in display(t)] == ROW[:index] + ROW[index + 1 :] + ["witch"]
    assert t.deck.left() == 1


def test_the_new_card_carries_no_meeples() -> None:
    t = table(realms=[realm(meeples=5)], display=[*ROW[:5], ("guard", 3)], deck=["witch"])
    take(t, 5)
    assert display(t)[-1] == ("witch", 0)


def test_the_display_stays_shorter_once_the_deck_is_empty() -> None:
    t = table(realms=[realm(meeples=0), realm(meeples=5)], display=ROW, deck=[])
    take(t, 0)
    assert [card for card, _ in display(t)] == ROW[1:]
    assert legal(t) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_player_clockwise_takes_a_turn(active: int, following: int) -> None:
    t = table(realms=[realm() for _ in range(4)], display=["guard"], active=active)
    take(t, 0)
    assert t.active == following
    assert t.top().seat == following
    assert question(t) == "taking_card"
    assert t.turn == 2


@pytest.mark.parametrize(("players", "last"), [(2, 24), (3, 36), (4, 48)])
def test_the_game_ends_when_everybody_has_taken_twelve_cards(players: int, last: int) -> None:
    t = table(realms=[realm() for _ in range(players)], display=["guard"] * 2, turn=last - 1)
    take(t, 0)
    assert not t.over
    take(t, 0)
    assert t.over
    assert t.depth == 0


def test_surplus_of_the_very_last_turn_is_exchanged_too() -> None:
    t = table(realms=[realm(meeples=5)], display=[("guard", 2)], turn=24)
    take(t, 0)
    assert t.over
    assert (coins(t)[0], meeples(t)[0]) == (2 + 2, 5)
