"""Rulings E40 to E52: promos, the last space, solo, coins, prices; and that no ruling lacks a test."""

from __future__ import annotations

import re

import pytest

from royaume import texts
from royaume.games.architects.events import LAST_SPACE_FILLED, MARKET_RESET

from . import test_rulings_e01_to_e13, test_rulings_e14_to_e26, test_rulings_e27_to_e39
from .builder import (
    GAME,
    asked,
    at,
    built,
    coins_on,
    crew,
    facts,
    finish,
    goods,
    held,
    last_turn,
    legal,
    of,
    play,
    player,
    points_of,
    prisons,
    silver,
    table,
    told,
    why_not,
)

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}
ROW = ["thief", "miner_1", "trickster", "labourer"]


def test_e40_the_overseer_adds_one_to_the_workers_at_the_storehouse() -> None:
    t = table(player(apprentices=["overseer"], wood=9, at={"kings_storehouse": 1}), promos=True)
    play(t, "place kings_storehouse", *["wood wood wood for marble"] * 3)
    assert (goods(t), asked(t)) == ({"marble": 3}, (1, "placing"))


def test_e40_enforcer_and_bertha_gain_once_for_a_sending() -> None:
    mine = player(apprentices=["enforcer"], character="bertha", held={1: 2, 2: 3})
    t = table(mine, player(), player(), promos=True)
    play(t, "place guardhouse", "send to prison")
    assert (goods(t), prisons(t)) == ({"silver": 5 + 2, "gold": 1}, [0, 2, 3])


def test_e40_enforcer_and_bertha_gain_nothing_without_a_captive() -> None:
    t = table(player(apprentices=["enforcer"], character="bertha"), promos=True)
    play(t, "place guardhouse")
    assert why_not(t, "send to prison") == "no_captives"


@pytest.mark.parametrize("people", SPACES)
def test_e41_the_last_space_triggers_the_final_round_and_no_reset(people: int) -> None:
    filled = [1] * 10 + [0] * (SPACES[people] - 11)
    t = table(player(hand=["well"], wood=2, stone=2), seats=people, guildhall=filled)
    play(t, "place guildhall", "construct well")
    assert told(t, MARKET_RESET) == []
    assert told(t, LAST_SPACE_FILLED) == [(0,)]
    assert t.turns_left == people


def test_e42_the_crane_needs_a_second_worker() -> None:
    t = table(player(hand=["crane", "well"], wood=5, stone=3, at={"forest": 19}), promos=True)
    play(t, "place guildhall", "construct crane")
    assert why_not(t, "place again") == "no_worker_left"


@pytest.mark.parametrize("before", [5, 6, 8, 9])
def test_e42_both_workers_of_the_crane_follow_the_rules_and_trigger_one_reset(before: int) -> None:
    t = table(player(hand=["crane", "well"], wood=5, stone=3), guildhall=[1] * before, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert (built(t), len(t.guildhall)) == (["crane", "well"], before + 2)
    assert told(t, MARKET_RESET) == [(0,)]


def test_e42_the_second_worker_of_the_crane_may_fill_the_last_space() -> None:
    t = table(player(hand=["crane", "well"], wood=5, stone=3), guildhall=[1] * 10, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert (told(t, LAST_SPACE_FILLED), t.turns_left) == ([(0,)], 2)


def test_e43_solo_exists_and_says_that_it_is_reconstructed() -> None:
    solos = GAME.solos_with(())
    assert solos == ("constantine", "helena")
    schemes = [card for card in GAME.cards() if card["deck"] == "schemes" and "expansion" not in card]
    assert {card["source"] for card in schemes} == {facts("solo.yaml")["reconstructed_variant"]["source"]}
    for solo in solos:
        assert "(house variant)" in texts.say("en", f"architects-solo-{solo}")
        assert "(variante maison)" in texts.say("fr", f"architects-solo-{solo}")
    assert "reconstruction" in texts.say("en", "architects-solo-about")
    assert "reconstitution" in texts.say("fr", "architects-solo-about")


@pytest.mark.parametrize("solo", ["constantine", "helena"])
def test_e43_a_solo_game_has_one_human_and_the_opponent(solo: str) -> None:
    t = table(solo=solo)
    assert [bool(p.automatic) for p in t.players] == [False, True]


@pytest.mark.parametrize(
    ("workers", "card", "laid"),
    [
        (1, "miner_1", {"thief": 1}),
        (1, "trickster", {"thief": 1, "miner_1": 1}),
        (1, "labourer", {"thief": 1, "miner_1": 1, "trickster": 1}),
        (2, "trickster", {"thief": 1}),
        (3, "trickster", {}),
    ],
)
def test_e44_a_farther_column_costs_a_coin_on_each_of_the_left_most_cards(
    workers: int, card: str, laid: dict[str, int]
) -> None:
    t = table(player(silver=4 + len(laid), at={"workshop": workers - 1}), top=ROW, taxes=0)
    play(t, "place workshop", f"hire {card}")
    assert (crew(t), goods(t), t.taxes, coins_on(t)) == ([card], {}, 2, laid)


@pytest.mark.parametrize(
    ("virtue", "character", "price"), [(0, None, 2), (0, "ada", 2), (7, "rudolf", 3), (0, "rudolf", 1), (7, "ada", 3)]
)
def test_e44_nothing_makes_the_coins_cheaper(virtue: int, character: str | None, price: int) -> None:
    t = table(player(silver=9, virtue=virtue, character=character), top=ROW)
    play(t, "place workshop", "hire labourer")
    assert silver(t)[0] == 9 - price - 3
    assert coins_on(t) == {"thief": 1, "miner_1": 1, "trickster": 1}


def test_e44_the_coins_cannot_be_left_out() -> None:
    t = table(player(silver=4, virtue=0), top=ROW)
    play(t, "place workshop")
    assert why_not(t, "hire labourer") == "hiring_unpayable"
    assert why_not(t, "hire trickster") == "allowed"


def test_e45_a_swindler_hired_at_the_market_does_not_pay_for_that_visit() -> None:
    t = table(player(silver=2), top=["swindler_clay"])
    play(t, "place black_market_middle", "hire swindler_clay")
    assert (crew(t), goods(t), of(t).virtue) == (["swindler_clay"], {}, 5)


def test_e45_a_gatekeeper_hired_at_the_market_acts_in_the_reset_of_that_action() -> None:
    t = table(player(silver=2), player(), top=["gatekeeper"], market={"left": 1, "right": 1})
    play(t, "place black_market_middle", "hire gatekeeper")
    assert (asked(t), prisons(t)) == ((0, "releasing"), [1, 2])
    play(t, "release 1")
    assert prisons(t) == [0, 2]


def test_e46_a_price_of_nothing_is_still_legal_and_never_pays_back() -> None:
    t = table(player(apprentices=["trickster"]), small=["black_market_02"])
    play(t, "place black_market_left")
    assert goods(t) == {"gold": 2}
    t = table(player(character="ada", virtue=0), player(at={"forest": 2}), taxes=3)
    play(t, "place town_centre", "capture forest P2")
    assert (goods(t), held(t, 0), t.taxes) == ({}, {1: 2}, 3)


def test_e46_taxes_avoided_beyond_a_price_do_not_lower_the_rest_of_it() -> None:
    t = table(player(character="ada", virtue=0, silver=1), top=["thief"])
    play(t, "place workshop")
    assert why_not(t, "hire thief") == "hiring_unpayable"


def test_e47_a_capture_takes_all_workers_of_that_colour_and_no_others() -> None:
    t = table(player(silver=1), player(at={"forest": 4}), player(at={"forest": 2}))
    play(t, "place town_centre")
    assert [choice for choice in legal(t) if "forest" in choice] == ["capture forest P2", "capture forest P3"]
    play(t, "capture forest P2")
    assert (held(t, 0), at(t, 1, "forest"), at(t, 2, "forest")) == ({1: 4}, 0, 2)


@pytest.mark.parametrize(("prison", "owed"), [(2, 1), (3, 2)])
def test_e48_at_virtue_0_the_fourth_step_of_a_reset_brings_a_debt_of_its_own(prison: int, owed: int) -> None:
    mine = player(hand=["well"], wood=2, stone=2)
    t = table(mine, player(prison=prison, virtue=0), guildhall=[0] * 6)
    play(t, "place guildhall", "construct well")
    assert (of(t, 1).virtue, of(t, 1).debts) == (0, owed)


def test_e49_an_illusionist_takes_no_debt_at_virtue_0() -> None:
    t = table(player(apprentices=["illusionist"], silver=1, virtue=0))
    play(t, "place black_market_left")
    assert (of(t).virtue, of(t).debts) == (0, 0)


@pytest.mark.parametrize(("virtue", "after", "owed"), [(7, 6, 0), (1, 0, 0), (0, 0, 1)])
def test_e49_a_thief_loses_one_virtue_at_the_tax_stand(virtue: int, after: int, owed: int) -> None:
    t = table(player(apprentices=["thief"], virtue=virtue))
    play(t, "place tax_stand")
    assert (of(t).virtue, of(t).debts) == (after, owed)


def test_e50_the_aqueduct_counts_itself() -> None:
    t = finish(last_turn(player(built=["aqueduct"])))
    assert points_of(t) == {"buildings": 3 + 1}
    t = finish(last_turn(player(built=["well", "smithy", "aqueduct", "clay_pit"])))
    assert points_of(t) == {"buildings": 3 + 3 + 3 + 3 + 4}


def test_e51_rudolf_pays_the_full_price_at_the_middle_of_the_market() -> None:
    t = table(player(character="rudolf", silver=1))
    assert why_not(t, "place black_market_middle") == "market_unpayable"
    t = table(player(character="rudolf", silver=2), top=["thief"])
    play(t, "place black_market_middle", "hire thief")
    assert (crew(t), goods(t)) == (["thief"], {})


def test_e52_no_building_asks_for_the_same_skill_twice() -> None:
    deck = facts("buildings.yaml")
    twice = [
        row["id"]
        for row in deck["base"] + deck["promo"]
        if len(set(row["skills_required"])) != len(row["skills_required"])
    ]
    assert twice == []


def test_e52_one_apprentice_of_a_skill_is_enough_for_every_building() -> None:
    mine = player(hand=["armoury"], apprentices=["woodcutter_1", "trickster"], wood=3, stone=5, gold=1)
    t = table(mine)
    play(t, "place guildhall", "construct armoury", "stop")
    assert built(t) == ["armoury"]


def test_every_ruling_has_a_test_named_after_it() -> None:
    modules = (test_rulings_e01_to_e13, test_rulings_e14_to_e26, test_rulings_e27_to_e39)
    names = [name for module in modules for name in vars(module)] + list(globals())
    numbers = {int(found[1]) for name in names if (found := re.match(r"test_e(\d\d)_", name))}
    assert numbers == set(range(1, 53))
