"""The solo opponents: set-up, turns, resets, the end, the score, and a third player for two humans."""

from __future__ import annotations

import random
from typing import Any

import pytest

from royaume.games.architects.events import MARKET_RESET, SCHEME_REVEALED
from royaume.games.architects.scoring import winners
from royaume.games.architects.solo.kept import schemes_of
from royaume.games.architects.solo.schemes import SCHEME_IDS, deck_of, opponent_named
from royaume.games.architects.table import ArchitectsTable, guildhall_spaces

from .builder import (
    BUILDINGS,
    CHARACTERS,
    GAME,
    asked,
    at,
    begun,
    debts,
    draft_out,
    finish,
    goods,
    hand,
    held,
    last_turn,
    legal,
    of,
    pile_bottom,
    play,
    player,
    points_of,
    prisons,
    silver,
    table,
    told,
    virtues,
)

OPPONENTS = ("constantine", "helena")


# set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("solo", "virtue"), [("constantine", 9), ("helena", 5)])
def test_the_opponent_starts_with_twenty_workers_its_virtue_and_nothing_else(solo: str, virtue: int) -> None:
    t = draft_out(begun(1, solo=solo))
    rival = of(t, 1)
    assert (rival.virtue, rival.supply, rival.prison, rival.level, rival.debts) == (virtue, 20, 0, 0, 0)
    assert (goods(t, 1), hand(t, 1), list(rival.crew)) == ({}, [], [])
    assert sorted(schemes_of(t).pile.rest()) == sorted(deck_of(opponent_named(solo)))
    assert schemes_of(t).pile.left() == 15


@pytest.mark.parametrize("solo", OPPONENTS)
def test_a_solo_game_is_set_up_for_two_players_and_the_human_begins(solo: str) -> None:
    for seed in ("a", "b", "c", "d"):
        t = draft_out(begun(1, seed=seed, solo=solo))
        assert (t.seats, guildhall_spaces(t), t.rewards.left(), t.taxes) == (2, 12, 5, 4)
        assert asked(t) == (0, "placing")
        assert (goods(t), of(t).virtue) == ({"silver": 3}, 7)


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_human_looks_at_five_cards_and_keeps_three(solo: str) -> None:
    t = begun(1, solo=solo)
    assert asked(t) == (0, "keeping_plan")
    five = [choice.removeprefix("keep ") for choice in legal(t)]
    assert len(five) == 5
    play(t, f"keep {five[4]}", f"keep {five[0]}", f"keep {five[2]}")
    assert hand(t) == [five[4], five[0], five[2]]
    assert pile_bottom(t, 2) == [five[1], five[3]]
    assert t.plans.left() == 40 - 3
    assert asked(t) == (0, "placing")


def test_the_human_may_play_a_character_and_still_begins() -> None:
    t = begun(1, solo="constantine", setup="characters", characters="chosen")
    play(t, "character caroline")
    draft_out(t)
    assert CHARACTERS[of(t).character] == "caroline"
    assert (goods(t), of(t).virtue, of(t).prison) == ({"silver": 10, "marble": 1}, 3, 8)
    assert (asked(t), of(t, 1).virtue) == ((0, "placing"), 9)


# turns --------------------------------------------------------------------------------------------


def test_turns_alternate() -> None:
    t = table(player(), player(), solo="helena", schemes=["helena_quarry", "helena_forest"])
    play(t, "place quarry")
    assert (asked(t), t.turn, at(t, 1, "quarry")) == ((0, "placing"), 14, 1)
    play(t, "place quarry")
    assert (asked(t), t.turn, at(t, 1, "forest")) == ((0, "placing"), 16, 1)


def test_schemes_are_revealed_from_the_top() -> None:
    t = table(player(), player(), solo="constantine", schemes=["constantine_mines", "constantine_quarry"])
    play(t, "place quarry")
    assert told(t, SCHEME_REVEALED) == [(1, SCHEME_IDS.index("constantine_mines"))]
    assert [SCHEME_IDS[s] for s in schemes_of(t).revealed] == ["constantine_mines"]
    assert schemes_of(t).pile.left() == 14


def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    t = table(player(), player(), solo="helena")
    kept = schemes_of(t)
    kept.revealed = kept.pile.rest()
    kept.pile.lay(())
    play(t, "place quarry")
    assert (schemes_of(t).pile.left(), len(schemes_of(t).revealed)) == (14, 1)
    assert sorted(schemes_of(t).pile.rest() + schemes_of(t).revealed) == sorted(deck_of(opponent_named("helena")))


def test_without_a_worker_it_takes_one_back_from_its_largest_group() -> None:
    rival = player(at={"quarry": 9, "forest": 11})
    t = table(player(), rival, solo="helena", active=1, schemes=["helena_guildhall"])
    assert (at(t, 1, "quarry"), at(t, 1, "forest"), of(t, 1).supply) == (9, 10, 1)
    assert t.guildhall == ()


def test_without_a_worker_anywhere_it_could_take_one_from_its_turn_passes() -> None:
    t = table(player(), player(prison=20), solo="helena", active=1, schemes=["helena_quarry"])
    assert (asked(t), prisons(t), of(t, 1).supply) == ((0, "placing"), [0, 20], 0)


@pytest.mark.parametrize("rival", [{"debts": 1}, {"debts": 2, "paid": 1}], ids=["storehouse", "paying a debt"])
def test_the_opponent_is_never_asked_about_virtue_beyond_fourteen(rival: dict[str, int]) -> None:
    scheme = "constantine_storehouse" if rival["debts"] == 1 else "constantine_guardhouse"
    t = table(player(), player(virtue=14, **rival), solo="constantine", active=1, schemes=[scheme])
    assert of(t, 1).virtue == 14
    assert asked(t) == (0, "placing")


def test_the_opponent_is_not_asked_when_a_human_gives_it_virtue_beyond_fourteen() -> None:
    human = player(hand=["monument"], apprentices=["labourer"], wood=2, stone=3, marble=2)
    t = table(human, player(virtue=14, debts=1), solo="constantine", schemes=["constantine_quarry"])
    play(t, "place guildhall", "construct monument")
    assert asked(t) == (0, "placing")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_opponent_never_has_silver_or_cards_and_decides_nothing_in_whole_games(solo: str, seed: int) -> None:
    luck = random.Random(seed)
    t = draft_out(begun(1, seed=str(seed), solo=solo))
    while not t.over:
        assert asked(t)[0] == 0
        play(t, luck.choice(legal(t)))
        assert set(goods(t, 1)) <= {"marble"}
        assert (hand(t, 1), list(of(t, 1).crew)) == ([], [])
        assert GAME.violation(t) == ""


# resets and the end -------------------------------------------------------------------------------


def test_a_third_worker_at_the_market_triggers_a_reset_that_the_opponent_suffers() -> None:
    market = {"left": 0, "middle": 1}
    rival = player(virtue=5, prison=2)
    t = table(
        player(prison=3, virtue=7), rival, solo="helena", active=1, schemes=["helena_black_market"], market=market
    )
    assert told(t, MARKET_RESET) == [(1,)]
    assert prisons(t) == [4, 4]
    assert (virtues(t), debts(t)) == ([6, 5 - 1 - 1], [1, 1])
    assert (len(t.small), len(t.large), list(t.market)) == (9, 1, [-1, -1, -1])


def test_a_guildhall_space_of_the_opponent_triggers_a_reset() -> None:
    rival = player(prison=3, virtue=5)
    t = table(player(prison=1), rival, solo="helena", active=1, schemes=["helena_guildhall"], guildhall=[0] * 6)
    assert told(t, MARKET_RESET) == [(1,)]
    assert (virtues(t), debts(t)) == ([7, 4], [0, 1])


def test_the_opponent_suffers_a_reset_of_the_human() -> None:
    human = player(hand=["well"], wood=2, stone=2)
    t = table(human, player(prison=4, virtue=0), solo="helena", guildhall=[0] * 6, schemes=["helena_quarry"])
    play(t, "place guildhall", "construct well")
    assert (of(t, 1).virtue, of(t, 1).debts) == (0, 2)


def test_the_opponent_may_fill_the_last_space_and_everybody_has_one_more_turn() -> None:
    schemes = ["helena_guildhall", "helena_guildhall"]
    t = table(player(), player(), solo="helena", active=1, schemes=schemes, guildhall=[0] * 11)
    assert (len(t.guildhall), t.turns_left, t.over) == (12, 2, False)
    finish(t)
    assert t.over
    assert len(t.guildhall) == 13


# the score ----------------------------------------------------------------------------------------


def ended(human: dict[str, Any], **rival: Any) -> ArchitectsTable:
    """The opponent has taken the last turn of the game."""
    t = last_turn(player(**human), player(**rival), solo="helena", active=1, schemes=["helena_quarry"])
    assert t.over
    return t


def test_the_opponent_scores_printed_points_and_no_card_effects() -> None:
    cards = ["keep", "dungeon", "fountain", "gamblers_den", "aqueduct", "castle"]
    t = ended({}, built=cards, held={0: 6}, level=3, virtue=13, marble=5, debts=2, prison=5)
    printed = 12 + 14 + 4 + 10 + 3 + 10
    assert points_of(t, 1) == {
        "buildings": printed,
        "cathedral": 7,
        "virtue": 5,
        "debts": -4,
        "gold_marble": 5,
        "prison": -2,
    }
    assert (of(t, 1).virtue, GAME.scores(t)[1]) == (13, printed + 7 + 5 - 4 + 5 - 2)


@pytest.mark.parametrize(("human", "rival", "winner"), [(4, 5, 1), (5, 5, 1), (6, 5, 0)])
def test_the_human_wins_only_with_strictly_more_points(human: int, rival: int, winner: int) -> None:
    t = ended({"gold": human, "virtue": 9, "silver": 9}, marble=rival, virtue=6)
    assert GAME.scores(t) == [human, rival]
    assert winners(t) == [winner]


def test_cards_of_the_human_count_the_opponent_as_a_rival() -> None:
    mine = player(built=["steeple"], level=1)
    t = last_turn(mine, player(level=1), solo="constantine", active=1, schemes=["constantine_quarry"])
    assert points_of(t) == {"buildings": 4, "cathedral": 2}


# two humans ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", OPPONENTS)
def test_two_humans_and_the_opponent_are_set_up_as_three_players(solo: str) -> None:
    for seed in ("a", "b", "c", "d"):
        t = draft_out(begun(2, seed=seed, solo=solo))
        assert (t.seats, guildhall_spaces(t), t.rewards.left()) == (3, 16, 7)
        assert (silver(t), [len(hand(t, seat)) for seat in range(3)]) == ([3, 4, 0], [3, 3, 0])
        assert t.plans.left() == 40 - 6
        assert asked(t) == (0, "placing")
        play(t, "place quarry")
        assert asked(t) == (1, "placing")
        play(t, "place quarry")
        assert asked(t) == (0, "placing")
        assert len(told(t, SCHEME_REVEALED)) == 1


def test_the_two_humans_draft_from_each_others_packs() -> None:
    t = begun(2, solo="helena")
    packs = [[BUILDINGS[c] for c in of(t, seat).pack] for seat in (0, 1)]
    assert [len(pack) for pack in packs] == [4, 4]
    play(t, f"draft {packs[0][0]}", f"draft {packs[1][0]}")
    assert [[BUILDINGS[c] for c in of(t, seat).pack] for seat in (0, 1)] == [packs[1][1:], packs[0][1:]]


def test_of_two_humans_the_one_next_in_turn_order_is_captured() -> None:
    humans = player(at={"mines": 2}), player(at={"mines": 2})
    t = table(*humans, player(), solo="helena", active=2, schemes=["helena_town_centre"])
    assert held(t, 2) == {0: 2}


def test_the_larger_group_is_captured_whoever_is_next() -> None:
    humans = player(at={"mines": 2}), player(at={"tax_stand": 3})
    t = table(*humans, player(), solo="helena", active=2, schemes=["helena_town_centre"])
    assert held(t, 2) == {1: 3}


def test_the_opponent_recovers_its_workers_from_both_humans_for_one_debt() -> None:
    humans = player(held={2: 2}), player(held={2: 1})
    t = table(*humans, player(virtue=5), solo="helena", active=2, schemes=["helena_guardhouse"])
    assert (held(t, 0), held(t, 1), debts(t), virtues(t)[2]) == ({}, {}, [0, 0, 1], 4)


@pytest.mark.parametrize(("points", "winner"), [((5, 5, 4), [1]), ((5, 5, 5), [2]), ((6, 5, 5), [0])])
def test_among_the_humans_a_tie_is_broken_but_never_against_the_opponent(
    points: tuple[int, int, int], winner: list[int]
) -> None:
    humans = player(gold=points[0], virtue=7), player(gold=points[1], virtue=8)
    rival = player(marble=points[2], virtue=6)
    t = last_turn(*humans, rival, solo="constantine", active=2, schemes=["constantine_quarry"])
    assert GAME.scores(t) == list(points)
    assert winners(t) == winner
