"""The end of the game: the last space of the Guildhall, one more turn for everybody, end-game effects."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import (
    END_EFFECT,
    GAME_ENDED,
    GOODS_GAINED,
    LAST_SPACE_FILLED,
    MARKET_RESET,
    NOTHING_TO_TAKE_BACK,
)
from royaume.games.architects.table import ArchitectsTable

from .builder import (
    BUILDINGS,
    GAME,
    Wish,
    asked,
    debts,
    finish,
    legal,
    of,
    order_told,
    play,
    player,
    prisons,
    sheet,
    table,
    told,
    virtues,
)

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}
PLAYERS = sorted(SPACES)


def builder_of_well() -> Wish:
    return player(hand=["well"], wood=2, stone=2)


def full(players: int, spaces: int | None = None) -> list[int]:
    return [n % players for n in range(SPACES[players] if spaces is None else spaces)]


def last_turn(*players: Wish, seats: int = 2) -> ArchitectsTable:
    """The very last turn of the final round, the first seat's."""
    return table(*players, seats=seats, guildhall=full(seats), final_round=1)


# the final round ------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_worker_on_the_last_used_space_triggers_the_final_round(players: int) -> None:
    t = table(builder_of_well(), seats=players, guildhall=full(players, SPACES[players] - 1))
    play(t, "place guildhall")
    assert told(t, LAST_SPACE_FILLED) == []
    play(t, "construct well")
    assert len(t.guildhall) == SPACES[players]
    assert told(t, LAST_SPACE_FILLED) == [(0,)]
    assert t.turns_left == players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_space_before_it_triggers_nothing(players: int) -> None:
    t = table(builder_of_well(), seats=players, guildhall=full(players, SPACES[players] - 2))
    play(t, "place guildhall", "construct well")
    assert told(t, LAST_SPACE_FILLED) == []
    assert t.turns_left == -1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("trigger", [0, 1])
def test_everybody_takes_exactly_one_more_turn_the_one_who_triggered_it_last(players: int, trigger: int) -> None:
    boards = [player() for _ in range(trigger)] + [builder_of_well()]
    t = table(*boards, seats=players, active=trigger, guildhall=full(players, SPACES[players] - 1))
    play(t, "place guildhall", "construct well")
    turns = []
    while not t.over:
        turns.append(asked(t)[0])
        play(t, "place forest")
    assert turns == [(trigger + 1 + k) % players for k in range(players)]
    assert turns[-1] == trigger
    assert t.turn == 12 + players


def test_the_last_space_is_filled_whoever_lies_in_the_others() -> None:
    t = table(builder_of_well(), guildhall=[0] * 11)
    play(t, "place guildhall", "construct well")
    assert told(t, LAST_SPACE_FILLED) == [(0,)]


def test_the_one_who_triggers_it_finishes_the_turn() -> None:
    t = table(player(hand=["well"], wood=2, stone=2), guildhall=full(2, 11))
    play(t, "place guildhall", "construct well")
    assert of(t).goods[0] == 4
    assert order_told(t).index(LAST_SPACE_FILLED) > order_told(t).index(GOODS_GAINED)


def test_in_the_final_round_workers_are_laid_beside_the_guildhall_without_limit() -> None:
    wells = [
        player(hand=["well"], wood=2, stone=2),
        player(hand=["smithy"], clay=4, wood=2),
        player(hand=["church"], clay=3, stone=3),
    ]
    t = table(*wells, guildhall=full(3), final_round=3)
    play(t, "place guildhall", "construct well", "place guildhall", "construct smithy", "place guildhall")
    play(t, "construct church")
    assert len(t.guildhall) == 19
    shown = GAME.view(t, 0)["guildhall"]
    assert (len(shown["workers"]), shown["beside"]) == (16, [0, 1, 2])
    assert told(t, MARKET_RESET) == []
    assert t.over


def test_a_worker_beside_the_guildhall_does_not_trigger_another_final_round() -> None:
    t = table(builder_of_well(), player(), guildhall=full(2), final_round=2)
    play(t, "place guildhall", "construct well")
    assert told(t, LAST_SPACE_FILLED) == []
    assert t.turns_left == 1


def test_a_third_worker_at_the_market_still_resets_it_in_the_final_round() -> None:
    t = table(player(silver=1), guildhall=full(2), final_round=2, market={"middle": 1, "right": 1})
    play(t, "place black_market_left")
    assert told(t, MARKET_RESET) == [(0,)]
    assert prisons(t) == [1, 2]


def test_a_reset_of_the_very_last_turn_comes_before_the_end() -> None:
    t = table(player(silver=1), guildhall=full(2), final_round=1, market={"middle": 1, "right": 1})
    play(t, "place black_market_left")
    assert t.over
    assert order_told(t).index(MARKET_RESET) < order_told(t).index(GAME_ENDED)
    assert debts(t) == [0, 1]


def test_the_hand_limit_holds_in_the_very_last_turn() -> None:
    t = table(player(hand=6), guildhall=full(2), final_round=1)
    play(t, "place workshop", "draw plans")
    assert asked(t) == (0, "hand_limit")
    play(t, legal(t)[0])
    assert t.over


def test_taking_a_worker_back_is_a_final_turn_too() -> None:
    t = table(player(at={"quarry": 14}), player(), guildhall=full(2), final_round=2)
    play(t, "take back quarry")
    assert t.turns_left == 1
    play(t, "place forest")
    assert t.over


def test_so_is_a_turn_with_nothing_to_take_back() -> None:
    t = table(player(), player(prison=14), guildhall=full(2), final_round=2)
    play(t, "place forest")
    assert told(t, NOTHING_TO_TAKE_BACK) == [(1,)]
    assert t.over
    assert GAME.ending(t) == "complete"


# end-game effects -----------------------------------------------------------------------


def test_after_the_last_turn_end_game_buildings_take_effect() -> None:
    t = last_turn(player(built=["reservoir", "observatory"], paid=4, marble=5))
    finish(t)
    assert virtues(t)[0] == 7 + 2 + 2
    assert told(t, END_EFFECT) == [(0, BUILDINGS.index("reservoir")), (0, BUILDINGS.index("observatory"))]
    assert t.over
    assert len(told(t, GAME_ENDED)) == 1


def test_they_take_effect_only_once() -> None:
    t = last_turn(player(built=["reservoir"], paid=4))
    finish(t)
    assert (of(t).virtue, sheet(t)["virtue"]) == (9, 0)


def test_virtue_above_fourteen_still_destroys_debts() -> None:
    t = last_turn(player(built=["reservoir"], virtue=14, paid=4, debts=3))
    finish(t)
    assert asked(t) == (0, "destroying_debts")
    assert legal(t) == ["destroy 2 debts", "destroy 1 debts", "destroy 0 debts"]
    play(t, "destroy 2 debts")
    assert (virtues(t)[0], debts(t)[0]) == (14, 1)
    assert t.over


def test_virtue_below_zero_still_takes_debts() -> None:
    t = last_turn(player(built=["dungeon"], virtue=1))
    finish(t)
    assert (virtues(t)[0], debts(t)[0]) == (0, 1)


def test_each_player_orders_the_own_effects_at_the_top_of_the_track() -> None:
    t = last_turn(player(built=["reservoir", "dungeon"], virtue=13, paid=4, debts=1))
    finish(t)
    assert asked(t) == (0, "ordering_endings")
    assert legal(t) == ["resolve reservoir", "resolve dungeon"]
    gain_first = play(t.copy(), "resolve reservoir", "destroy 1 debts")
    assert (virtues(gain_first)[0], debts(gain_first)[0], gain_first.over) == (12, 0, True)
    loss_first = play(t, "resolve dungeon")
    assert (virtues(loss_first)[0], debts(loss_first)[0], loss_first.over) == (13, 1, True)


def test_and_at_its_bottom() -> None:
    t = last_turn(player(built=["dungeon", "reservoir"], virtue=1, paid=4))
    finish(t)
    assert asked(t) == (0, "ordering_endings")
    gain_first = play(t.copy(), "resolve reservoir")
    assert (virtues(gain_first)[0], debts(gain_first)[0]) == (1, 0)
    loss_first = play(t, "resolve dungeon")
    assert (virtues(loss_first)[0], debts(loss_first)[0]) == (2, 1)


def test_the_order_is_asked_for_again_while_it_matters() -> None:
    t = last_turn(player(built=["reservoir", "dungeon", "observatory"], virtue=13, paid=4, marble=4, debts=3))
    finish(t)
    play(t, "resolve reservoir", "destroy 1 debts")
    assert asked(t) == (0, "ordering_endings")
    assert legal(t) == ["resolve dungeon", "resolve observatory"]
    play(t, "resolve observatory", "destroy 2 debts")
    assert (virtues(t)[0], debts(t)[0], t.over) == (12, 0, True)


def test_nobody_is_asked_where_the_order_changes_nothing() -> None:
    t = last_turn(player(built=["reservoir", "dungeon"], virtue=8, paid=4, debts=1))
    finish(t)
    assert t.over
    assert (virtues(t)[0], debts(t)[0]) == (8, 1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_resolve_their_effects_in_turn_order(first: int) -> None:
    boards = [player(built=[card], paid=2) for card in ("reservoir", "trading_post", "observatory")]
    t = table(*boards, guildhall=full(3), final_round=1)
    t.first = first
    finish(t)
    assert [seat for seat, _ in told(t, END_EFFECT)] == [(first + k) % 3 for k in range(3)]


def test_points_are_counted_after_all_changes_of_virtue_and_debts() -> None:
    t = last_turn(player(built=["lighthouse", "university", "reservoir"], virtue=14, paid=2, debts=1))
    assert sheet(t)["buildings"] == 6 + 3 + 11 + 2 + 4
    finish(t)
    play(t, "destroy 1 debts")
    assert sheet(t)["buildings"] == 6 + 3 + 11 + 2 + 4
    kept = last_turn(player(built=["lighthouse", "university", "reservoir"], virtue=14, paid=2, debts=1))
    play(finish(kept), "destroy 0 debts")
    assert sheet(kept)["buildings"] == 6 + 3 + 11 + 4


def test_a_lighthouse_counts_the_virtue_that_another_building_brings() -> None:
    t = last_turn(player(built=["lighthouse", "reservoir"], virtue=7, paid=2))
    finish(t)
    assert (virtues(t)[0], sheet(t)["buildings"]) == (8, 6 + 2 + 4)


def test_most_means_strictly_more_than_everybody_else() -> None:
    most = last_turn(player(built=["chapel"], level=2), player(level=1))
    assert virtues(finish(most))[0] == 9
    tied = last_turn(player(built=["chapel"], level=2), player(level=2))
    assert virtues(finish(tied))[0] == 7
    less = last_turn(player(built=["chapel"], level=1), player(level=2))
    assert virtues(finish(less))[0] == 7


def test_nothing_is_left_to_decide_once_the_game_is_over() -> None:
    t = last_turn(player())
    finish(t)
    assert t.over
    assert t.depth == 0
