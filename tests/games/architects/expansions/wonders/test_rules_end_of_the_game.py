"""Section 8: the end of the game: losses of virtue, gold for the most influential, everything else."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import END_EFFECT, VIRTUE_LOST
from royaume.games.architects.expansions.wonders.events import MOST_INFLUENTIAL
from royaume.games.architects.scoring import final_score

from ...builder import BUILDINGS, Wish, asked, debts, goods, legal, of, order_told, play, player, sheet, told, virtues
from .builder import influence, kept_of, last_wonders_turn


def ended(*players: Wish, **more: object) -> object:
    return play(last_wonders_turn(*players, **more), "place silversmith")  # type: ignore[arg-type]


def golds(held: list[int]) -> list[int]:
    t = last_wonders_turn(*[player() for _ in held], influence=held)
    play(t, "place silversmith")
    assert t.over
    return [int(p.goods[3]) for p in t.players]


@pytest.mark.parametrize(
    ("held", "gold"),
    [
        ([3, 1], [4, 0]),
        ([1, 3], [0, 4]),
        ([2, 2], [2, 2]),
        ([0, 0], [2, 2]),
        ([7, 7, 2], [2, 2, 0]),
        ([5, 5, 5], [1, 1, 1]),
        ([12, 0, 0, 11], [4, 0, 0, 0]),
        ([6, 6, 6, 6], [1, 1, 1, 1]),
        ([6, 6, 6, 6, 6], [0, 0, 0, 0, 0]),
        ([6, 6, 6, 6, 1], [1, 1, 1, 1, 0]),
    ],
)
def test_the_most_influential_player_has_4_gold_and_equals_share_them(held: list[int], gold: list[int]) -> None:
    assert golds(held) == gold


def test_the_gold_scores() -> None:
    t = last_wonders_turn(player(), player(), influence=[5, 3])
    play(t, "place silversmith")
    assert (sheet(t)["gold_marble"], final_score(t, 0), final_score(t, 1)) == (4, 4, 0)
    assert "influence" not in sheet(t)


def test_before_the_end_the_score_sheet_shows_it_as_influence() -> None:
    t = last_wonders_turn(player(), player(), influence=[5, 3])
    assert (sheet(t)["gold_marble"], sheet(t)["influence"], sheet(t, 1)["influence"]) == (0, 4, 0)


def test_influence_itself_scores_nothing() -> None:
    t = last_wonders_turn(player(), player(), player(), influence=[12, 11, 0])
    play(t, "place silversmith")
    assert (final_score(t, 1), final_score(t, 2)) == (0, 0)


def test_losses_of_virtue_come_first_and_may_cost_the_gold() -> None:
    t = last_wonders_turn(player(built=["dungeon"]), player(), influence=[5, 4])
    play(t, "place silversmith", "1 virtue by 2 influence")
    assert (t.over, goods(t), goods(t, 1)) == (True, {"silver": 2}, {"gold": 4})
    order = order_told(t)
    assert order.index(VIRTUE_LOST) < order.index(MOST_INFLUENTIAL)


def test_everybodys_losses_come_first_in_turn_order() -> None:
    wishes = player(built=["dungeon"]), player(built=["castle"])
    t = last_wonders_turn(*wishes, influence=[2, 0])
    play(t, "place silversmith")
    assert asked(t) == (0, "sparing_virtue")


def test_gold_of_the_court_counts_for_what_comes_after_it() -> None:
    t = last_wonders_turn(player(built=["castle"]), player(), influence=[1, 0])  # 1 virtue for 2 gold
    play(t, "place silversmith")
    assert (of(t).virtue, goods(t)["gold"]) == (9, 4)


def test_a_loss_is_not_resolved_twice() -> None:
    t = last_wonders_turn(player(built=["dungeon", "castle"], gold=2), player(), influence=[0, 5])
    play(t, "place silversmith")
    ends = [BUILDINGS[card] for seat, card in told(t, END_EFFECT) if seat == 0]
    assert (ends, virtues(t)) == (["dungeon", "castle"], [6, 7])


def test_a_loss_below_0_takes_debts_before_the_gold() -> None:
    t = last_wonders_turn(player(built=["dungeon"], virtue=1, apprentices=["brigand"]), player(), influence=[0, 0])
    play(t, "place silversmith")
    assert (debts(t), influence(t), goods(t).get("gold")) == ([1, 0], 1, 4)


def test_mansion_and_manor_count_the_influence_left_after_the_losses() -> None:
    t = last_wonders_turn(player(built=["dungeon", "mansion", "manor"]), player(), influence=[12, 0])
    play(t, "place silversmith", "2 virtue by 4 influence")
    assert (influence(t), of(t).virtue) == (8, 9)  # 2 for 8 influence
    assert sheet(t)["buildings"] == 14 + 10 + 8 + 2


@pytest.mark.parametrize(("first", "virtue"), [("stronghold", 9), ("outpost", 7)])
def test_stronghold_before_outpost_if_the_owner_wishes(first: str, virtue: int) -> None:
    t = last_wonders_turn(player(built=["outpost", "stronghold"], prison=3), player(), influence=[0, 1])
    play(t, "place silversmith")
    assert (asked(t), legal(t)) == ((0, "ordering_endings"), ["resolve outpost", "resolve stronghold"])
    play(t, f"resolve {first}")
    assert (t.over, of(t).virtue, of(t).prison) == (True, virtue, 0)


def test_without_prisoners_nobody_is_asked() -> None:
    t = last_wonders_turn(player(built=["outpost", "stronghold"]), player())
    play(t, "place silversmith")
    assert (t.over, of(t).virtue) == (True, 9)


def test_before_the_end_the_score_sheet_shows_prisoners_released_and_outpost_fulfilled() -> None:
    t = last_wonders_turn(player(built=["outpost", "stronghold"], prison=4, virtue=10), player(), influence=[0, 1])
    assert (sheet(t)["prison"], sheet(t)["virtue"]) == (0, 3)


def test_wonders_score_with_the_buildings() -> None:
    t = last_wonders_turn(player(), wonders={"gold": 0, "clay": 0}, standing={"forest": "gold", "quarry": "clay"})
    play(t, "place silversmith")
    assert sheet(t)["buildings"] == 28


def test_the_gold_is_given_once() -> None:
    t = last_wonders_turn(player(), influence=[1])
    assert kept_of(t).gold_given is False
    play(t, "place silversmith")
    assert (kept_of(t).gold_given, len(told(t, MOST_INFLUENTIAL))) == (True, 1)
