"""The princess and the profiteer."""

from __future__ import annotations

from royaume.games.architects.events import MARKET_CARD_FLIPPED, VIRTUE_LOST, WORKERS_JAILED

from ..builder import asked, at, last_turn, of, order_told, player
from .builder import influence, play, trial_table
from .game import GAME
from .kept import trial
from .vocabulary import FIGURES_MOVED, INFLUENCE_GAINED, TOKENS_CLEARED

AT_MARKET = {"middle": 1, "right": 1}


def test_a_worker_at_the_profiteer_brings_1_influence() -> None:
    t = trial_table(player(), card=0)
    play(t, "place silversmith")
    assert (influence(t), influence(t, 1)) == (1, 0)


def test_capturing_at_the_princess_costs_1_virtue_however_many_are_captured() -> None:
    t = trial_table(player(silver=5), player(at={"quarry": 4}), card=0)
    play(t, "place town_centre", "capture quarry P2")
    assert of(t).virtue == 6


def test_capturing_at_the_profiteer_brings_1_virtue() -> None:
    t = trial_table(player(silver=5), player(at={"silversmith": 4}), card=0)
    play(t, "place town_centre", "capture silversmith P2")
    assert of(t).virtue == 8


def test_each_once_a_turn() -> None:
    wishes = player(silver=5, at={"town_centre": 1}), player(at={"quarry": 1}), player(at={"quarry": 1})
    t = trial_table(*wishes, card=0)
    play(t, "place town_centre", "capture quarry P2", "capture quarry P3")
    assert (of(t).virtue, of(t).held[1], of(t).held[2]) == (6, 1, 1)


def test_taking_back_own_workers_has_no_effect() -> None:
    t = trial_table(player(silver=5, at={"quarry": 1}), card=0)
    play(t, "place town_centre", "capture quarry P1")
    assert of(t).virtue == 7


def test_influence_may_be_lost_instead_of_the_virtue_of_a_capture() -> None:
    t = trial_table(player(silver=5), player(at={"quarry": 4}), card=0, influence=[2])
    play(t, "place town_centre", "capture quarry P2")
    assert asked(t) == (0, "sparing_virtue")


def test_the_steps_of_a_reset_in_the_order_of_the_rulebook() -> None:
    crowd = player(at={"quarry": 1, "silversmith": 2}, prison=1)
    t = trial_table(player(silver=3, at={"quarry": 1}), crowd, card=0, market=AT_MARKET, tokens=["clay", "wood"])
    play(t, "place black_market_left")
    assert asked(t) == (1, "sparing_virtue")  # with the influence that the princess has just brought
    play(t, "0 virtue by 0 influence")
    steps = [MARKET_CARD_FLIPPED, WORKERS_JAILED, INFLUENCE_GAINED, TOKENS_CLEARED, FIGURES_MOVED, VIRTUE_LOST]
    after = order_told(t)[order_told(t).index(MARKET_CARD_FLIPPED) :]
    assert [event for event in after if event in steps] == [
        MARKET_CARD_FLIPPED,
        WORKERS_JAILED,
        INFLUENCE_GAINED,
        INFLUENCE_GAINED,
        TOKENS_CLEARED,
        FIGURES_MOVED,
        VIRTUE_LOST,
    ]
    assert (at(t, 1, "silversmith"), of(t, 1).prison) == (0, 5)
    assert (of(t, 1).debts, trial(t).tokens, trial(t).card != 0) == (2, 0, True)


def test_the_princess_rewards_only_who_has_the_most_workers_there() -> None:
    t = trial_table(player(silver=3, at={"quarry": 1}), player(at={"quarry": 2}), card=0, market=AT_MARKET)
    play(t, "place black_market_left")
    assert (influence(t, 0), influence(t, 1)) == (0, 2)


def test_nobody_at_the_princess_nobody_is_rewarded() -> None:
    t = trial_table(player(silver=3), player(), card=0, market=AT_MARKET)
    play(t, "place black_market_left")
    assert (influence(t, 0), influence(t, 1)) == (0, 0)


def test_a_loss_at_the_profiteer_may_be_bought_off_but_not_the_prison() -> None:
    there = player(at={"town_centre": 1})
    t = trial_table(player(silver=3), there, card=1, market={"middle": 0, "right": 0}, influence=[0, 2])
    play(t, "place black_market_left")
    assert asked(t) == (1, "sparing_virtue")
    play(t, "1 virtue by 2 influence")
    assert (of(t, 1).virtue, at(t, 1, "town_centre"), of(t, 1).prison) == (7, 0, 1)


def test_the_most_influential_player_has_4_gold_at_the_end_and_equals_share_them() -> None:
    for held, gold in (([3, 1], [4, 0]), ([2, 2], [2, 2])):
        t = last_turn(player(), player(), game=GAME, expansions=("trial",))
        trial(t).influence = held
        trial(t).card = 1
        play(t, "place silversmith")
        assert t.over
        assert [int(p.goods[3]) for p in t.players] == gold
