"""The final score, and who wins."""

from __future__ import annotations

import pytest

from royaume.games.architects.scoring import final_score, winners

from .builder import GAME, finish, player, sheet, table


@pytest.mark.parametrize(("gold", "marble", "points"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (4, 3, 7)])
def test_each_gold_and_each_marble_is_worth_a_point(gold: int, marble: int, points: int) -> None:
    assert sheet(table(player(gold=gold, marble=marble)))["gold_marble"] == points


@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (22, 2), (30, 3)])
def test_ten_silver_are_worth_a_point(silver: int, points: int) -> None:
    assert sheet(table(player(silver=silver)))["silver"] == points


@pytest.mark.parametrize(("prison", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (9, -4)])
def test_two_own_workers_in_prison_cost_a_point(prison: int, points: int) -> None:
    assert sheet(table(player(prison=prison)))["prison"] == points


@pytest.mark.parametrize("unpaid", [0, 1, 3])
def test_each_unpaid_debt_costs_two_points(unpaid: int) -> None:
    assert sheet(table(player(debts=unpaid, paid=5)))["debts"] == -2 * unpaid


def test_workers_held_on_other_boards_cost_nothing() -> None:
    t = table(player(), player(held={0: 8}))
    assert final_score(t, 0) == 0


def test_clay_wood_and_stone_are_worth_nothing() -> None:
    assert final_score(table(player(clay=9, wood=9, stone=9)), 0) == 0


def test_cards_in_hand_and_apprentices_are_worth_nothing() -> None:
    assert final_score(table(player(hand=6, apprentices=["labourer", "thief"])), 0) == 0


def test_buildings_count_with_their_bonuses() -> None:
    t = table(player(built=["well", "smithy", "aqueduct"]))
    assert sheet(t)["buildings"] == 3 + 3 + 3 + 3


def test_gamblers_den_and_fountain_add_up() -> None:
    t = table(player(built=["gamblers_den", "fountain"], debts=3))
    assert (sheet(t)["debts"], sheet(t)["buildings"]) == (-6, 14)
    assert sheet(table(player(built=["fountain"], debts=3)))["debts"] == -3
    assert sheet(table(player(built=["gamblers_den"], debts=3)))["debts"] == -9


def test_the_keep_counts_each_full_set_of_three_captives() -> None:
    assert [sheet(table(player(built=["keep"], held={1: n})))["buildings"] for n in (2, 3, 8)] == [12, 13, 14]


def test_a_tie_for_the_most_gives_nothing() -> None:
    tied = table(player(built=["wood_market"], wood=3), player(wood=3))
    most = table(player(built=["wood_market"], wood=3), player(wood=2))
    assert (sheet(tied)["buildings"], sheet(most)["buildings"]) == (7, 9)


def test_the_score_is_the_sum_of_the_sheet() -> None:
    rich = player(
        built=["keep", "well"], level=4, virtue=13, debts=2, gold=3, marble=2, silver=27, prison=5, held={1: 3}
    )
    t = table(rich)
    assert sheet(t) == {
        "buildings": 12 + 1 + 3,
        "cathedral": 12,
        "virtue": 5,
        "debts": -4,
        "gold_marble": 5,
        "silver": 2,
        "prison": -2,
    }
    assert GAME.scores(t) == [34, 0]


def test_a_score_may_be_negative() -> None:
    assert final_score(table(player(virtue=0, debts=2, prison=6)), 0) == -9 - 4 - 3


def test_the_most_points_win() -> None:
    assert winners(table(player(gold=3), player(gold=5), player(gold=4))) == [1]


def test_then_the_most_virtue() -> None:
    assert winners(table(player(gold=3, virtue=8), player(gold=3, virtue=9, silver=1), player(gold=2, virtue=9))) == [1]


def test_then_the_most_silver() -> None:
    assert winners(table(player(gold=3, silver=8), player(gold=3, silver=9), player(gold=2, silver=9))) == [1]


def test_then_the_victory_is_shared() -> None:
    assert winners(table(player(gold=3, silver=9), player(gold=2, silver=9), player(gold=3, silver=9))) == [0, 2]


def test_points_decide_before_virtue_and_virtue_before_silver() -> None:
    assert winners(table(player(gold=4, virtue=6), player(gold=3, virtue=9, silver=9))) == [0]
    assert winners(table(player(gold=3, virtue=8), player(gold=3, virtue=7, silver=9))) == [0]


def test_the_virtue_after_end_game_effects_breaks_the_tie() -> None:
    t = table(
        player(built=["reservoir"], virtue=6, paid=4, silver=1),
        player(gold=4, virtue=7),
        guildhall=[n % 2 for n in range(12)],
        final_round=1,
    )
    finish(t)
    assert GAME.scores(t) == [4, 4]
    assert winners(t) == [0]


def test_before_the_end_the_score_is_as_if_the_game_ended_now() -> None:
    t = table(player(built=["lighthouse", "reservoir"], virtue=7, paid=6, debts=1))
    assert (sheet(t)["buildings"], sheet(t)["virtue"], sheet(t)["debts"]) == (6 + 2 + 4, 1, -2)
    high = table(player(built=["reservoir"], virtue=14, paid=2, debts=3))
    assert (sheet(high)["virtue"], sheet(high)["debts"]) == (7, -4)
    low = table(player(built=["dungeon"], virtue=1))
    assert (sheet(low)["virtue"], sheet(low)["debts"]) == (-9, -2)
