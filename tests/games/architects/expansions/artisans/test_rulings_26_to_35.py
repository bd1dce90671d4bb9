"""Rulings 26 to 35: the Artisan, what it spares, counts for and brings, and how it comes back."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import MARKET_RESET, NOTHING_TO_TAKE_BACK
from royaume.games.architects.expansions.artisans.events import VIRTUE_SPARED
from royaume.games.architects.vocabulary import PLACE_IDS

from ...builder import (
    asked,
    at,
    crew,
    debts,
    goods,
    held,
    legal,
    of,
    offered,
    play,
    player,
    points_of,
    prisons,
    silver,
    told,
    virtues,
    why_not,
)
from .builder import artisan, artisans_begun, artisans_table, tools

PURSE = "craft_04_gilding"
FALSE_SEAL = "craft_06_jewelled_altar"
FULL = [i % 2 for i in range(12)]


@pytest.mark.parametrize(("choice", "left"), [("ignore loss", 6), ("accept loss", 5)])
def test_ruling_26_one_point_of_the_tax_stand_may_be_ignored(choice: str, left: int) -> None:
    t = artisans_table(player(virtue=7), taxes=5)
    play(t, "place artisan tax_stand", choice)
    assert (of(t).virtue, goods(t), asked(t)) == (left, {"silver": 5}, (1, "placing"))


def test_ruling_26_the_virtue_in_the_price_of_the_market_may_be_ignored() -> None:
    t = artisans_table(player(virtue=7, silver=1), small=["black_market_02"])
    play(t, "place artisan black_market_left", "ignore loss")
    assert (of(t).virtue, goods(t)) == (7, {"gold": 2})


def test_ruling_26_the_virtue_of_somebody_hired_may_be_ignored() -> None:
    t = artisans_table(player(virtue=7, silver=4), top=["merchant_wood", "pickpocket"])
    play(t, "place artisan workshop", "hire pickpocket", "ignore loss")
    assert (of(t).virtue, crew(t), goods(t)) == (7, ["pickpocket"], {})


def test_ruling_26_the_virtue_of_a_ransom_by_debt_may_be_ignored_but_not_the_debt() -> None:
    t = artisans_table(player(virtue=7), player(held={0: 2}))
    play(t, "place artisan guardhouse", "ransom from P2 by debt", "ignore loss")
    assert (of(t).virtue, of(t).debts, held(t, 1)) == (7, 1, {})


def test_ruling_26_the_virtue_paid_for_a_tool_may_be_ignored_and_the_gain_is_kept() -> None:
    t = artisans_table(player(virtue=7, apprentices=["woodcutter_1"]), tools={"woodcutter_1": FALSE_SEAL})
    play(t, "place artisan forest", f"use {FALSE_SEAL}", "ignore loss")
    assert (of(t).virtue, goods(t)) == (7, {"wood": 3, "marble": 1})


def test_ruling_26_the_virtue_paid_for_a_tool_before_a_placement_may_be_ignored_as_well() -> None:
    mine = player(virtue=7, silver=1, apprentices=["illusionist"])
    t = artisans_table(mine, tools={"illusionist": FALSE_SEAL}, small=["black_market_02"])
    play(t, "place artisan black_market_left", f"use {FALSE_SEAL}", "ignore loss")
    assert (of(t).virtue, goods(t)) == (7, {"gold": 2, "marble": 1})


def test_ruling_26_one_point_in_total_is_covered() -> None:
    mine = player(virtue=7, silver=2)
    t = artisans_table(mine, top=["pickpocket"])
    play(t, "place artisan black_market_middle", "ignore loss", "hire pickpocket")
    assert (of(t).virtue, told(t, VIRTUE_SPARED), asked(t)) == (6, [(0,)], (1, "placing"))


def test_ruling_26_the_owner_chooses_which_point() -> None:
    mine = player(virtue=7, silver=2)
    t = artisans_table(mine, top=["pickpocket"])
    play(t, "place artisan black_market_middle", "accept loss", "hire pickpocket", "ignore loss")
    assert (of(t).virtue, told(t, VIRTUE_SPARED)) == (6, [(0,)])


def test_ruling_26_an_ordinary_worker_spares_nothing() -> None:
    t = artisans_table(player(virtue=7), taxes=5)
    play(t, "place tax_stand")
    assert (of(t).virtue, asked(t)) == (5, (1, "placing"))


def test_ruling_26_a_reset_at_the_end_of_the_turn_is_not_covered() -> None:
    mine = player(virtue=7, silver=3, prison=2, apprentices=["illusionist"])
    t = artisans_table(mine, market={"left": 1, "middle": 1})
    play(t, "place artisan black_market_right")
    assert (asked(t), prisons(t), of(t).virtue, told(t, VIRTUE_SPARED)) == ((1, "placing"), [3, 2], 6, [])


def test_ruling_26_the_end_of_the_game_is_not_covered() -> None:
    t = artisans_table(player(virtue=7, built=["dungeon"]), guildhall=FULL, final_round=1)
    play(t, "place artisan forest")
    assert (t.over, of(t).virtue, told(t, VIRTUE_SPARED)) == (True, 5, [])


def test_ruling_26_it_adds_to_the_thief() -> None:
    t = artisans_table(player(virtue=7, apprentices=["thief"]), taxes=5)
    play(t, "place artisan tax_stand", "ignore loss")
    assert of(t).virtue == 7


def test_ruling_26_with_the_illusionist_the_point_is_kept_for_something_else() -> None:
    mine = player(virtue=7, silver=2, apprentices=["illusionist"])
    t = artisans_table(mine, top=["pickpocket"])
    play(t, "place artisan black_market_middle", "hire pickpocket", "ignore loss")
    assert of(t).virtue == 7


def test_ruling_26_an_ignored_point_is_no_debt_either() -> None:
    t = artisans_table(player(virtue=0), taxes=5)
    play(t, "place artisan tax_stand", "ignore loss")
    assert (of(t).virtue, debts(t)[0]) == (0, 1)


def test_ruling_27_too_much_virtue_keeps_the_artisan_from_the_market() -> None:
    t = artisans_table(player(virtue=10, silver=9, apprentices=["illusionist"]))
    for space in ("left", "middle", "right"):
        assert why_not(t, f"place artisan black_market_{space}") == "too_virtuous"


def test_ruling_27_the_artisan_takes_no_taxes_where_there_are_none() -> None:
    t = artisans_table(player(), taxes=0)
    assert why_not(t, "place artisan tax_stand") == "no_taxes"


def test_ruling_27_a_space_of_the_market_that_is_taken_is_taken() -> None:
    t = artisans_table(player(silver=9), market={"left": 1})
    assert why_not(t, "place artisan black_market_left") == "space_taken"


@pytest.mark.parametrize("character", [None, "walaric"])
def test_ruling_28_the_artisan_fills_one_space_of_the_market(character: str | None) -> None:
    t = artisans_table(player(virtue=7, silver=1, character=character), market={"right": 1})
    play(t, "place artisan black_market_left", "ignore loss")
    assert (list(t.market), told(t, MARKET_RESET), artisan(t)) == ([0, -1, 1], [], "black_market_left")


def test_ruling_28_the_third_space_resets_the_market_and_jails_the_artisan() -> None:
    t = artisans_table(player(virtue=7, silver=3), market={"left": 1, "middle": 1})
    play(t, "place artisan black_market_right", "ignore loss")
    assert (told(t, MARKET_RESET), prisons(t), artisan(t)) == ([(0,)], [1, 2], "prison")


def test_ruling_29_the_artisan_alone_in_the_supply_has_to_be_placed() -> None:
    mine = player(at={"forest": 20}, hand=["well"], wood=2, stone=2, apprentices=["thief"])
    t = artisans_table(mine, taxes=1)
    assert asked(t) == (0, "placing")
    assert why_not(t, "place quarry") == "only_artisan_left"
    assert why_not(t, "place guildhall") == "only_artisan_left"
    assert why_not(t, "place artisan guildhall") == "artisan_not_there"
    places = [choice for choice in legal(t) if choice.startswith("place")]
    assert places == [f"place artisan {place}" for place in PLACE_IDS[:9]]
    play(t, "place artisan quarry")
    assert (goods(t)["stone"], of(t).supply) == (2 + 2, 0)


def test_ruling_29_the_artisan_alone_cannot_craft() -> None:
    mine = player(at={"forest": 19}, apprentices=["thief"], silver=5, built=["well"])
    t = artisans_table(mine, guildhall=[0])
    assert [why_not(t, f"craft {what}") for what in ("adornment", "tool")] == ["only_artisan_left"] * 2


def test_ruling_29_the_last_worker_beside_the_artisan_may_be_placed() -> None:
    t = artisans_table(player(at={"forest": 19}))
    assert {"place quarry", "place artisan quarry"} <= set(legal(t))


@pytest.mark.parametrize(("choice", "where"), [("artisan", "supply"), ("worker", "forest")])
def test_ruling_29_the_artisan_may_be_the_one_recalled(choice: str, where: str) -> None:
    t = artisans_table(player(at={"forest": 21}), artisans={0: "forest"})
    play(t, "take back forest")
    assert (asked(t), legal(t)) == ((0, "choosing_piece"), ["artisan", "worker"])
    play(t, choice)
    assert (artisan(t), of(t).supply, at(t, 0, "forest"), asked(t)) == (where, 1, 20, (1, "placing"))


def test_ruling_29_nothing_is_asked_where_the_artisan_stands_alone_or_not_at_all() -> None:
    mine = player(at={"forest": 20, "quarry": 1})
    t = artisans_table(mine, artisans={0: "quarry"})
    play(t, "take back quarry")
    assert (artisan(t), asked(t)) == ("supply", (1, "placing"))
    t = artisans_table(mine, artisans={0: "quarry"})
    play(t, "take back forest")
    assert (artisan(t), asked(t)) == ("quarry", (1, "placing"))


@pytest.mark.parametrize(
    ("where", "choice"),
    [("prison", "take back from prison"), (1, "take back from P2")],
)
def test_ruling_29_the_option_takes_the_artisan_back_from_anywhere(where: str | int, choice: str) -> None:
    t = artisans_table(player(prison=18), player(held={0: 3}), artisans={0: where}, recover_anywhere="on")
    play(t, choice, "artisan")
    assert (artisan(t), of(t).supply, asked(t)) == ("supply", 1, (1, "placing"))
    t = artisans_table(player(prison=18), player(held={0: 3}), artisans={0: where}, recover_anywhere="on")
    play(t, choice, "worker")
    assert (artisan(t), of(t).supply) == (where, 1)


def test_ruling_29_the_option_takes_the_artisan_back_from_the_market() -> None:
    mine = player(prison=20)
    t = artisans_table(mine, market={"left": 0}, artisans={0: "black_market_left"}, recover_anywhere="on")
    play(t, "take back black_market_left")
    assert (artisan(t), of(t).supply, asked(t)) == ("supply", 1, (1, "placing"))


def test_ruling_29_without_the_option_an_artisan_in_prison_stays_there() -> None:
    t = artisans_table(player(prison=21), artisans={0: "prison"})
    assert (told(t, NOTHING_TO_TAKE_BACK), artisan(t), asked(t)) == ([(0,)], "prison", (1, "placing"))


@pytest.mark.parametrize(("character", "captures"), [(None, 2), ("walaric", 3)])
def test_ruling_30_the_artisan_at_the_town_centre_may_be_taken_back(character: str | None, captures: int) -> None:
    mine = player(silver=9, character=character, at={"forest": 2})
    others = (player(at={"forest": 3}),)
    t = artisans_table(mine, *others, taxes=0)
    play(t, "place artisan town_centre", "capture town_centre P1")
    assert (artisan(t), of(t).supply, at(t, 0, "town_centre")) == ("supply", 21 - 2, 0)
    play(t, *["capture forest P1", "capture forest P2"][: captures - 1])
    assert (asked(t), t.taxes, silver(t)[0]) == ((1, "placing"), 1, 9 - captures)


def test_ruling_30_taken_back_with_other_workers_it_comes_along() -> None:
    t = artisans_table(player(silver=1, at={"town_centre": 3}), artisans={0: "town_centre"})
    play(t, "place town_centre", "capture town_centre P1", "stop")
    assert (artisan(t), of(t).supply) == ("supply", 21)


def test_ruling_30_captured_by_an_opponent_it_is_held_then_jailed_then_free() -> None:
    t = artisans_table(player(at={"forest": 2}), player(silver=1), artisans={0: "forest"}, active=1)
    play(t, "place town_centre", "capture forest P1")
    assert (artisan(t), held(t, 1)) == (1, {0: 2})
    play(t, "place quarry", "place guardhouse", "send to prison")
    assert (artisan(t), prisons(t), silver(t)[1]) == ("prison", [2, 0], 2)
    play(t, "place guardhouse", "release from prison")
    assert (artisan(t), prisons(t)) == ("supply", [0, 0])


@pytest.mark.parametrize(
    ("character", "people", "workers"),
    [
        (None, [], 2),
        (None, ["antagonist_1"], 3),
        (None, ["antagonist_1", "antagonist_2"], 4),
        ("walaric", ["antagonist_1"], 4),
    ],
)
def test_ruling_31_further_workers_are_added_to_the_worth_of_the_artisan(
    character: str | None, people: list[str], workers: int
) -> None:
    here = {"town_centre": 1, "forest": 1}
    others = (player(at=here), player(at=here))
    t = artisans_table(player(silver=9, apprentices=people, character=character, at={"forest": 1}), *others, taxes=0)
    play(t, "place artisan town_centre")
    groups = ["forest P1", "forest P2", "forest P3", "town_centre P2", "town_centre P3"]
    play(t, *[f"capture {group}" for group in groups[:workers]])
    assert (asked(t), silver(t)[0], t.taxes) == ((1, "placing"), 9 - workers, 1)


@pytest.mark.parametrize(("people", "actions"), [([], 2), (["lookout_1"], 3)])
def test_ruling_31_the_artisan_and_the_lookout_at_the_guardhouse(people: list[str], actions: int) -> None:
    t = artisans_table(player(silver=30, debts=5, apprentices=people))
    play(t, "place artisan guardhouse", *["pay debt"] * actions)
    assert (of(t).paid, asked(t)) == (actions, (1, "placing"))


@pytest.mark.parametrize(("people", "actions"), [([], 2), (["overseer"], 3)])
def test_ruling_31_the_artisan_and_the_overseer_at_the_storehouse(people: list[str], actions: int) -> None:
    t = artisans_table(player(wood=12, apprentices=people), promos=True)
    play(t, "place artisan kings_storehouse", *["wood wood wood for marble"] * actions)
    assert (goods(t)["marble"], asked(t)) == (actions, (1, "placing"))


def test_ruling_31_from_the_next_turn_on_the_artisan_counts_as_one() -> None:
    t = artisans_table(player())
    play(t, "place artisan forest")
    assert goods(t) == {"wood": 2}
    play(t, "place quarry", "place forest")
    assert goods(t) == {"wood": 4}


# Ruling 31 with Wonders cannot be tested yet.


@pytest.mark.parametrize(
    ("apprentice", "place", "choices", "gained"),
    [
        ("abbot_silver_1", "kings_storehouse", ["stop"], {"silver": 1}),
        ("woodcutter_1", "forest", [], {"wood": 3}),
        ("stonecutter_1", "quarry", [], {"stone": 3}),
        ("jeweller_1", "silversmith", [], {"silver": 4}),
        ("miner_1", "mines", ["mine clay"], {"clay": 4}),
        ("miner_1", "mines", ["mine gold"], {"clay": 1, "gold": 1}),
    ],
)
def test_ruling_32_an_ability_of_a_placement_works_once(
    apprentice: str, place: str, choices: list[str], gained: dict[str, int]
) -> None:
    t = artisans_table(player(apprentices=[apprentice]))
    play(t, f"place artisan {place}", *choices)
    assert (goods(t), asked(t)) == (gained, (1, "placing"))


def test_ruling_32_two_abbots_give_a_coin_each() -> None:
    t = artisans_table(player(apprentices=["abbot_silver_1", "abbot_silver_2"]))
    play(t, "place artisan kings_storehouse", "stop")
    assert goods(t) == {"silver": 2}


# Ruling 32 with Princess and Profiteer (Works of Wonder) cannot be tested yet.


@pytest.mark.parametrize("seed", range(4))
def test_ruling_33_characters_imprison_ordinary_workers(seed: int) -> None:
    t = artisans_begun(5, seed=str(seed), setup="characters", promos=True)
    jailed = [int(p.prison) for p in t.players]
    assert [of(t, seat).supply for seat in range(5)] == [21 - n for n in jailed]
    assert [artisan(t, seat) for seat in range(5)] == ["supply"] * 5
    assert sum(jailed) > 0


@pytest.mark.parametrize(("captives", "points"), [(2, 0), (3, 1), (6, 2)])
def test_ruling_34_a_captured_artisan_is_one_captive_for_the_keep(captives: int, points: int) -> None:
    t = artisans_table(player(built=["keep"], held={1: captives}), artisans={1: 0})
    assert points_of(t)["buildings"] == 12 + points


def test_ruling_34_an_artisan_in_prison_is_one_prisoner() -> None:
    t = artisans_table(player(prison=3), artisans={0: "prison"})
    assert points_of(t) == {"prison": -1}
    t = artisans_table(player(prison=1), artisans={0: "prison"})
    assert points_of(t) == {}


@pytest.mark.parametrize(
    ("workers", "clay", "gold"),
    [(0, 4, 1), (1, 5, 2), (2, 6, 2)],
)
def test_ruling_35_walaric_in_the_mines(workers: int, clay: int, gold: int) -> None:
    for choice, gained in (("mine clay", {"clay": clay}), ("mine gold", {"gold": gold})):
        t = artisans_table(player(character="walaric", at={"mines": workers}))
        play(t, "place artisan mines", choice)
        assert goods(t) == gained


@pytest.mark.parametrize(
    ("place", "choices", "gained"),
    [
        ("forest", [], {"wood": 3}),
        ("quarry", [], {"stone": 3}),
        ("silversmith", [], {"silver": 4}),
    ],
)
def test_ruling_35_walaric_elsewhere(place: str, choices: list[str], gained: dict[str, int]) -> None:
    t = artisans_table(player(character="walaric"))
    play(t, f"place artisan {place}", *choices)
    assert goods(t) == gained


def test_ruling_35_walaric_reaches_three_columns() -> None:
    t = artisans_table(player(character="walaric", silver=4), top=["thief", "miner_1", "labourer"])
    play(t, "place artisan workshop")
    assert offered(t)["hire labourer"] == "allowed"
    play(t, "hire labourer")
    assert (goods(t), tools(t), virtues(t)[0]) == ({}, {}, 7)
