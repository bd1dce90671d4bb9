"""Setup: buildings, worker cards, deck and display."""

from __future__ import annotations

import pytest

from royaume.games.majesty.characters import CARDS, TIER_1, TIER_2

from .builder import cards_in_play, characters, coins, display, infirmary, meeples, new_game, question

SEEDS = [str(n) for n in range(60)]
PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_five_meeples_no_coins_and_no_characters(players: int) -> None:
    t = new_game(players)
    assert meeples(t) == [5] * players
    assert coins(t) == [0] * players
    assert all(characters(t, seat) == {} and infirmary(t, seat) == [] for seat in range(players))


def test_buildings_one_to_eight_lie_from_left_to_right_all_on_the_same_side() -> None:
    t = new_game()
    assert t.sides == "AAAAAAAA"
    assert [building.rule for building in t.buildings] == [f"{n} A" for n in range(1, 9)]


@pytest.mark.parametrize("players", PLAYERS)
def test_six_cards_are_turned_up_without_meeples(players: int) -> None:
    row = display(new_game(players))
    assert len(row) == 6
    assert all(n == 0 for _, n in row)


@pytest.mark.parametrize(("players", "kept"), [(2, 6), (3, 14), (4, 26)])
def test_fewer_players_keep_fewer_cards_of_tier_1(players: int, kept: int) -> None:
    tiers = [CARDS[card].tier for card in cards_in_play(new_game(players))]
    assert tiers.count(1) == kept


@pytest.mark.parametrize(("players", "returned"), [(2, 27), (3, 19), (4, 7)])
def test_the_other_cards_of_tier_1_return_to_the_box(players: int, returned: int) -> None:
    t = new_game(players)
    assert len(t.box) == returned
    assert set(t.box) == set(TIER_1) - set(cards_in_play(t))


@pytest.mark.parametrize("players", PLAYERS)
def test_all_of_tier_2_lies_below_the_kept_cards_of_tier_1(players: int) -> None:
    cards = cards_in_play(new_game(players))
    assert set(cards[-27:]) == set(TIER_2)
    assert set(cards[:-27]) <= set(TIER_1)


@pytest.mark.parametrize(("players", "total"), [(2, 33), (3, 41), (4, 53)])
def test_no_card_is_in_two_places(players: int, total: int) -> None:
    t = new_game(players)
    cards = cards_in_play(t)
    assert len(cards) == total
    assert sorted(cards + list(t.box)) == list(range(60))


def test_with_two_players_the_first_display_is_all_of_tier_1() -> None:
    t = new_game(2)
    assert [CARDS[card].tier for card in t.display] == [1] * 6
    assert [CARDS[card].tier for card in t.deck.rest()] == [2] * 27


def test_any_card_of_tier_1_may_be_returned_unseen() -> None:
    assert {card for seed in SEEDS for card in new_game(2, seed).box} == set(TIER_1)
    assert not set.intersection(*[set(new_game(2, seed).box) for seed in SEEDS])


def test_both_tiers_are_shuffled() -> None:
    tops = {new_game(3, seed).display[0] for seed in SEEDS}
    bottoms = {new_game(3, seed).deck.rest()[-1] for seed in SEEDS}
    assert len(tops) > 20
    assert len(bottoms) > 15


@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_be_dealt_the_knight_card(players: int) -> None:
    assert {new_game(players, seed).active for seed in SEEDS} == set(range(players))


def test_the_holder_of_the_knight_card_takes_the_first_turn() -> None:
    t = next(game for game in (new_game(4, seed) for seed in SEEDS) if game.active == 2)
    assert t.turn == 1
    assert t.top().seat == 2
    assert question(t) == "taking_card"
