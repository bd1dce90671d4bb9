"""The promo cards: three apprentices, three buildings; the promo characters are in test_characters."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import MARKET_RESET, WORKER_PLACED

from .builder import (
    APPRENTICES,
    BUILDINGS,
    GAME,
    asked,
    built,
    covers,
    crew,
    finish,
    goods,
    hand,
    last_turn,
    new_game,
    of,
    play,
    player,
    points_of,
    prisons,
    table,
    told,
    virtues,
    why_not,
)

RESET_SPACE = [0, 1, 0, 1, 0, 1]


def test_the_promo_cards_are_in_play_only_if_the_table_asks_for_them() -> None:
    assert "promos" in GAME.expansions
    plain, more = new_game(3), new_game(3, promos=True)
    assert (plain.people.left(), more.people.left()) == (40 - 8, 43 - 8)
    assert (plain.plans.left(), more.plans.left()) == (40 - 12, 43 - 12)


@pytest.mark.parametrize("hired", ["enforcer", "overseer", "peddler"])
def test_a_promo_apprentice_can_be_hired(hired: str) -> None:
    t = table(player(silver=4, virtue=7), top=[hired], promos=True)
    play(t, "place workshop", f"hire {hired}")
    assert (crew(t), goods(t)) == ([hired], {})
    assert of(t).virtue == (6 if hired == "peddler" else 7)
    assert APPRENTICES.index(hired) >= 40


@covers("enforcer")
@pytest.mark.parametrize("captives", [1, 6])
def test_an_enforcer_gains_one_gold_for_a_sending_whatever_the_number(captives: int) -> None:
    t = table(player(apprentices=["enforcer"], held={1: captives}), promos=True)
    play(t, "place guardhouse", "send to prison")
    assert goods(t) == {"silver": captives, "gold": 1}
    assert prisons(t) == [0, captives]


@covers("overseer")
def test_an_overseer_counts_as_one_more_worker_at_the_storehouse() -> None:
    t = table(player(apprentices=["overseer"], clay=5, virtue=7), promos=True)
    play(t, "place kings_storehouse", "clay clay for virtue", "clay clay for virtue")
    assert (of(t).virtue, goods(t)) == (9, {"clay": 1})
    assert asked(t) == (1, "placing")


@covers("overseer")
def test_an_overseer_counts_nowhere_else() -> None:
    t = table(player(apprentices=["overseer"]), promos=True)
    play(t, "place forest")
    assert goods(t) == {"wood": 1}


@covers("peddler")
@pytest.mark.parametrize("prison", [0, 2])
def test_a_peddler_gains_two_silver_at_each_reset_even_with_prisoners(prison: int) -> None:
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(apprentices=["peddler"], prison=prison), guildhall=RESET_SPACE, promos=True)
    play(t, "place guildhall", "construct well")
    assert goods(t, 1) == {"silver": 2}


@covers("crane")
def test_the_crane_places_another_worker_who_constructs_at_full_cost() -> None:
    t = table(player(hand=["crane", "well"], wood=5, stone=3), promos=True)
    play(t, "place guildhall", "construct crane")
    assert asked(t) == (0, "placing_again")
    play(t, "place again", "construct well")
    assert (built(t), goods(t)) == (["crane", "well"], {"clay": 4})
    assert (t.guildhall, of(t).supply) == ((0, 0), 18)
    assert asked(t) == (1, "placing")


@covers("crane")
def test_the_crane_may_be_followed_by_the_cathedral() -> None:
    t = table(player(hand=["crane", "well"], wood=3, stone=1, gold=1), rewards=["reward_wood"], promos=True)
    play(t, "place guildhall", "construct crane", "place again", "advance cathedral", "discard well")
    assert (of(t).level, goods(t), hand(t)) == (1, {"wood": 2}, [])
    assert t.guildhall == (0, 0)


@covers("crane")
def test_the_crane_may_be_declined() -> None:
    t = table(player(hand=["crane", "well"], wood=5, stone=3), promos=True)
    play(t, "place guildhall", "construct crane", "decline")
    assert (built(t), t.guildhall, asked(t)) == (["crane"], (0,), (1, "placing"))


@covers("crane")
def test_the_crane_places_nobody_who_could_build_nothing() -> None:
    t = table(player(hand=["crane"], wood=3, stone=1), promos=True)
    play(t, "place guildhall", "construct crane")
    assert why_not(t, "place again") == "nothing_to_build"


@covers("graveyard")
def test_the_graveyard_costs_one_apprentice_of_the_owners_choice() -> None:
    wish = player(apprentices=["thief", "labourer"], hand=["graveyard"], clay=4, wood=1, stone=2, marble=2, virtue=7)
    t = table(wish, promos=True)
    play(t, "place guildhall", "construct graveyard")
    assert asked(t) == (0, "discarding_apprentice")
    play(t, "discard apprentice labourer")
    assert (crew(t), of(t).virtue) == (["thief"], 6)
    assert t.people.rest()[-1] == APPRENTICES.index("labourer")


@covers("graveyard")
def test_the_graveyard_cannot_be_declined() -> None:
    wish = player(apprentices=["labourer"], hand=["graveyard"], clay=4, wood=1, stone=2, marble=2)
    t = table(wish, promos=True)
    play(t, "place guildhall", "construct graveyard")
    assert asked(t) == (0, "discarding_apprentice")
    play(t, "discard apprentice labourer")
    assert crew(t) == []


@covers("museum")
@pytest.mark.parametrize(("others", "virtue"), [(0, 7), (1, 8), (2, 8), (3, 9)])
def test_the_museum_gives_a_virtue_for_each_two_buildings(others: int, virtue: int) -> None:
    houses = ["well", "smithy", "palace"][:others]
    t = finish(last_turn(player(built=["museum", *houses], virtue=7), promos=True))
    assert virtues(t) == [virtue, 7]
    assert points_of(t)["buildings"] == 4 + sum({"well": 3, "smithy": 3, "palace": 9}[house] for house in houses)
    assert BUILDINGS.index("museum") == 42


@covers("crane")
def test_both_workers_of_the_crane_lie_in_the_guildhall_and_trigger_one_reset() -> None:
    t = table(player(hand=["crane", "well"], wood=5, stone=3), guildhall=RESET_SPACE, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert len(told(t, WORKER_PLACED)) == 2
    assert told(t, MARKET_RESET) == [(0,)]
