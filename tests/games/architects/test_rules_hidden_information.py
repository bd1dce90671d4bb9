"""Hidden information: other hands and the order of the piles; everything else is public."""

from __future__ import annotations

import json
from typing import Any

import pytest

import royaume
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Dice

from .builder import BUILDINGS, GAME, draft_out, hand, legal, new_game, pack, play, player, table

PLAYERS = [2, 3, 4, 5]
SPECTATOR = -1


def seen(t: ArchitectsTable, seat: int) -> dict[str, Any]:
    return dict(GAME.view(t, seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_sees_the_own_hand_and_of_others_only_how_many(players: int) -> None:
    t = draft_out(new_game(players))
    for seat in range(players):
        boards = seen(t, seat)["players"]
        assert boards[seat]["hand"] == hand(t, seat)
        assert [boards[other]["hand"] for other in range(players) if other != seat] == [None] * (players - 1)
        assert [board["hand_size"] for board in boards] == [3] * players


def test_a_spectator_sees_no_hand() -> None:
    t = draft_out(new_game(3))
    assert [board["hand"] for board in seen(t, SPECTATOR)["players"]] == [None] * 3
    assert [board["pack"] for board in seen(new_game(3), SPECTATOR)["players"]] == [None] * 3


def test_no_card_of_others_or_of_the_piles_is_named_anywhere_in_the_view() -> None:
    t = draft_out(new_game(4))
    named = json.dumps(seen(t, 1))
    hidden = [c for seat in (0, 2, 3) for c in hand(t, seat)] + [BUILDINGS[c] for c in t.plans.rest()]
    assert [card for card in hidden if f'"{card}"' in named] == []


def test_in_the_draft_a_player_sees_the_own_pack_only_and_who_has_chosen() -> None:
    t = new_game(3)
    play(t, f"draft {pack(t, 2)[0]}", seat=2)
    boards = seen(t, 1)["players"]
    assert boards[1]["pack"] == pack(t, 1)
    assert (boards[0]["pack"], boards[2]["pack"]) == (None, None)
    assert [board["drafted"] for board in boards] == [False, False, True]


def test_who_begins_is_not_shown_before_the_draft_is_over() -> None:
    t = new_game(3)
    assert seen(t, 0)["first"] is None
    draft_out(t)
    assert seen(t, 0)["first"] == t.first


def test_of_the_piles_only_the_number_of_cards_is_shown() -> None:
    t = draft_out(new_game(3))
    shown = seen(t, 0)
    assert (shown["plans_left"], shown["rewards_left"], shown["workshop"]["left"]) == (31, 7, 32)
    assert (shown["market"]["small_left"], shown["market"]["large_left"]) == (10, 0)


def test_the_visible_market_cards_are_public() -> None:
    t = table(player(), small=["black_market_04"], large=["black_market_05"])
    market = seen(t, 1)["market"]
    assert (market["small"], market["large"]) == ({"wood": 1, "gold": 1}, {"wood": 1, "stone": 2, "marble": 1})


def test_everything_on_the_boards_is_public() -> None:
    rich = player(
        silver=3,
        gold=2,
        virtue=9,
        apprentices=["thief"],
        built=["well"],
        debts=2,
        paid=1,
        prison=4,
        held={1: 2},
        level=2,
    )
    board = seen(table(rich), 1)["players"][0]
    assert board["goods"] == {"clay": 0, "wood": 0, "stone": 0, "gold": 2, "marble": 0, "silver": 3}
    assert (board["virtue"], board["debts"], board["paid_debts"], board["level"]) == (9, 2, 1, 2)
    assert (board["apprentices"], board["buildings"], board["captives"]) == (["thief"], ["well"], [0, 2])
    assert (board["prison"], board["supply"]) == (4, 16)


def test_the_cards_just_drawn_are_shown_to_whoever_keeps_one() -> None:
    plans = ["well", "smithy", "keep", "tavern", "castle"]
    t = table(player(silver=2), plans=plans)
    play(t, "place black_market_middle", "draw five")
    assert seen(t, 0)["players"][0]["pack"] == plans
    assert seen(t, 1)["players"][0]["pack"] is None


def test_the_log_hides_which_cards_others_draft_draw_and_discard() -> None:
    match = royaume.new("architects", players=2, seed=1)
    while match.turn == 0:
        match.play(match.choices(match.waiting[0])[0], match.waiting[0])
    me = match.to_move or 0
    match.play("place workshop")
    match.play("draw plans")
    secret = ("plan_drafted", "plan_drawn", "plan_discarded")
    for seat in (0, 1):
        told = [event for event in match.events(seat) if event.key in secret]
        assert {event.key for event in told} == set(secret)
        for event in told:
            assert (event.args["building"] in BUILDINGS) == (event.args["seat"] == seat)
    assert [event.args["building"] for event in match.events(me) if event.key == "plan_drawn"] == hand_of(match, me)[3:]


def hand_of(match: royaume.Match, seat: int) -> list[str]:
    boards: Any = match.view(seat)["players"]
    return list(boards[seat]["hand"])


@pytest.mark.parametrize("players", PLAYERS)
def test_dealing_the_hidden_cards_again_changes_nothing_that_a_player_sees(players: int) -> None:
    t = draft_out(new_game(players))
    play(t, "place workshop", "draw plans")
    others = set()
    for n in range(8):
        again = GAME.resample(t, 0, Dice(n))
        assert seen(again, 0) == seen(t, 0)
        assert legal(again) == legal(t)
        others.add(tuple(hand(again, 1)))
    assert len(others) > 1
