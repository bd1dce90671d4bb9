"""The draft: four buildings each, keep one and pass the rest to the left, three times."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import PACKS_PASSED, PLAN_DISCARDED, PLAN_DRAFTED
from royaume.games.architects.table import ArchitectsTable

from .builder import BUILDINGS, asked, draft_out, hand, legal, new_game, pack, pile_bottom, play, told, waiting

PLAYERS = [2, 3, 4, 5]
SEEDS = [str(n) for n in range(20)]


def draft_round(t: ArchitectsTable) -> None:
    """Everybody keeps the last card of the own pack, the last seat first."""
    for seat in reversed(waiting(t)):
        play(t, f"draft {pack(t, seat)[-1]}", seat=seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_four_buildings_are_dealt_to_everybody(players: int) -> None:
    t = new_game(players)
    dealt = [card for seat in range(players) for card in pack(t, seat)]
    assert len(dealt) == len(set(dealt)) == 4 * players
    assert t.plans.left() == 40 - 4 * players
    assert t.turn == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_all_choose_at_the_same_time_in_any_order(players: int) -> None:
    t = new_game(players)
    for seat in reversed(range(players)):
        assert waiting(t) == list(range(seat + 1))
        assert legal(t, seat) == [f"draft {card}" for card in pack(t, seat)]
        play(t, f"draft {pack(t, seat)[0]}", seat=seat)
    assert waiting(t) == list(range(players))


def test_nothing_is_passed_before_everybody_has_chosen() -> None:
    t = new_game(3)
    packs = [pack(t, seat) for seat in range(3)]
    play(t, f"draft {packs[2][1]}", seat=2)
    play(t, f"draft {packs[0][3]}", seat=0)
    assert [pack(t, seat) for seat in range(3)] == packs
    assert [hand(t, seat) for seat in range(3)] == [[], [], []]
    assert told(t, PACKS_PASSED) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_other_three_go_to_the_left_then_the_other_two(players: int) -> None:
    t = new_game(players)
    for left in (3, 2):
        kept = [pack(t, seat)[-1] for seat in range(players)]
        rests = [pack(t, seat)[:-1] for seat in range(players)]
        draft_round(t)
        assert [pack(t, (seat + 1) % players) for seat in range(players)] == rests
        assert [len(pack(t, seat)) for seat in range(players)] == [left] * players
        assert [hand(t, seat)[-1] for seat in range(players)] == kept
    assert len(told(t, PACKS_PASSED)) == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_of_the_last_two_one_is_kept_and_the_other_goes_under_the_pile(players: int) -> None:
    for seed in SEEDS[:6]:
        t = new_game(players, seed)
        draft_round(t)
        draft_round(t)
        first = int(t.first)
        last = [pack(t, (first + k) % players)[0] for k in range(players)]
        pile = [BUILDINGS[card] for card in t.plans.rest()]
        draft_round(t)
        assert [BUILDINGS[card] for card in t.plans.rest()] == pile + last
        assert pile_bottom(t, players) == last
        assert [seat for seat, _ in told(t, PLAN_DISCARDED)] == [(first + k) % players for k in range(players)]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_three_cards_chosen_are_the_starting_hand(players: int) -> None:
    t = draft_out(new_game(players))
    for seat in range(players):
        assert hand(t, seat) == [BUILDINGS[card] for who, card in told(t, PLAN_DRAFTED) if who == seat]
        assert len(hand(t, seat)) == 3
        assert pack(t, seat) == []


def test_the_first_turn_begins_after_the_draft() -> None:
    t = new_game(2)
    assert asked(t)[1] == "drafting"
    draft_round(t)
    draft_round(t)
    assert (asked(t)[1], t.turn) == ("drafting", 0)
    draft_round(t)
    assert (asked(t)[1], t.turn) == ("placing", 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_building_is_in_two_places_after_the_draft(players: int) -> None:
    t = draft_out(new_game(players))
    cards = [card for p in t.players for card in p.hand] + list(t.plans.rest())
    assert sorted(cards) == list(range(40))
