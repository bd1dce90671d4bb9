"""Set-up: market, rewards, apprentices, Tax Stand, boards, the first player and silver by seat."""

from __future__ import annotations

import pytest

from royaume.games.architects.cards import apprentices, buildings
from royaume.games.architects.events import APPRENTICE_HIRED, PLAY_BEGINS
from royaume.kernel.errors import BadInput

from .builder import (
    GAME,
    asked,
    coins_on,
    crew,
    debts,
    draft_out,
    goods,
    hand,
    held,
    legal,
    new_game,
    play,
    player,
    prisons,
    row,
    silver,
    table,
    told,
    virtues,
)

PLAYERS = [2, 3, 4, 5]
SEEDS = [str(n) for n in range(40)]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_ten_market_cards_lie_on_the_left_small_side_up_and_none_on_the_right(players: int) -> None:
    t = new_game(players)
    assert sorted(t.small.rest()) == list(range(10))
    assert t.large == ()


def test_the_market_cards_are_shuffled() -> None:
    assert len({new_game(2, seed).small.rest() for seed in SEEDS}) > 30


@pytest.mark.parametrize(("players", "kept"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_two_rewards_for_each_player_and_one_more_are_kept(players: int, kept: int) -> None:
    t = new_game(players)
    assert t.rewards.left() == kept
    assert len(t.box) == 11 - kept
    assert sorted(t.rewards.rest() + t.box) == list(range(11))


def test_which_rewards_are_kept_is_left_to_chance() -> None:
    assert {card for seed in SEEDS for card in new_game(2, seed).rewards.rest()} == set(range(11))


@pytest.mark.parametrize("players", PLAYERS)
def test_eight_apprentices_lie_open_in_two_rows_of_four_without_coins(players: int) -> None:
    t = new_game(players)
    cards = row(t, "top") + row(t, "bottom")
    assert len(cards) == 8
    assert None not in cards
    assert coins_on(t) == {}
    assert t.people.left() == len(apprentices.BASE) - 8 == 32


def test_apprentices_and_buildings_are_shuffled() -> None:
    assert len({row(new_game(2, seed), "top")[0] for seed in SEEDS}) > 15
    assert len({new_game(2, seed).plans.rest()[0] for seed in SEEDS}) > 15


def test_no_promo_card_is_in_the_base_game() -> None:
    t = draft_out(new_game(5))
    assert max([*t.people.rest(), *t.row]) < len(apprentices.BASE) == 40
    assert max([*t.plans.rest(), *[c for p in t.players for c in p.hand]]) < len(buildings.BASE) == 40


@pytest.mark.parametrize("players", PLAYERS)
def test_four_silver_lie_at_the_tax_stand(players: int) -> None:
    assert new_game(players).taxes == 4


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_twenty_workers_virtue_seven_and_below_the_cathedral(players: int) -> None:
    t = draft_out(new_game(players))
    assert [p.supply for p in t.players] == [20] * players
    assert virtues(t) == [7] * players
    assert [p.level for p in t.players] == [0] * players
    assert prisons(t) == debts(t) == [p.paid for p in t.players] == [0] * players
    assert all(held(t, seat) == {} for seat in range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_stands_on_the_board_before_the_first_turn(players: int) -> None:
    t = draft_out(new_game(players))
    assert all(sum(p.at) == 0 for p in t.players)
    assert list(t.market) == [-1, -1, -1]
    assert t.guildhall == ()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_has_3_silver_and_each_next_one_clockwise_1_more(players: int) -> None:
    for seed in SEEDS[:12]:
        t = draft_out(new_game(players, seed))
        first = int(t.first)
        assert [silver(t)[(first + k) % players] for k in range(players)] == list(range(3, 3 + players))
        assert all(set(goods(t, seat)) == {"silver"} for seat in range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_chance_decides_who_is_first(players: int) -> None:
    assert {int(new_game(players, seed).first) for seed in SEEDS} == set(range(players))


def test_the_first_player_takes_the_first_turn() -> None:
    t = next(game for game in (draft_out(new_game(4, seed)) for seed in SEEDS) if game.first == 2)
    assert t.turn == 1
    assert asked(t) == (2, "placing")
    assert told(t, PLAY_BEGINS) == [(2,)]


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_three_buildings_in_hand(players: int) -> None:
    t = draft_out(new_game(players))
    assert [len(hand(t, seat)) for seat in range(players)] == [3] * players
    assert t.plans.left() == 40 - 3 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_gets_a_free_apprentice(players: int) -> None:
    t = draft_out(new_game(players))
    assert [crew(t, seat) for seat in range(players)] == [[]] * players
    assert told(t, APPRENTICE_HIRED) == []


def test_no_space_of_the_guildhall_discards_apprentices() -> None:
    """Filling the spaces in which the expansions do so leaves both rows as they are."""
    for filled in (2, 5, 8):
        t = table(player(gold=1, hand=1), guildhall=[n % 2 for n in range(filled)], rewards=["reward_virtue"])
        rows = row(t, "top"), row(t, "bottom")
        play(t, "place guildhall", "advance cathedral")
        play(t, legal(t)[0])
        assert len(t.guildhall) == filled + 1
        assert (row(t, "top"), row(t, "bottom")) == rows


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadInput):
        GAME.configure(players)


def test_the_same_seed_deals_the_same_game() -> None:
    assert draft_out(new_game(4, "x")).to_data() == draft_out(new_game(4, "x")).to_data()
