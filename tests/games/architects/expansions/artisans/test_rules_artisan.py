"""Section 6: the Artisan, which counts for two when placed and spares its owner a point of virtue."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import MARKET_RESET, WORKER_PLACED
from royaume.games.architects.expansions.artisans.events import ARTISAN_PLACED, ARTISAN_RETURNED, VIRTUE_SPARED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS

from ...builder import (
    GAME,
    Wish,
    asked,
    at,
    coins_on,
    crew,
    debts,
    goods,
    hand,
    held,
    legal,
    of,
    offered,
    order_told,
    play,
    player,
    prisons,
    silver,
    told,
    virtues,
    why_not,
)
from .builder import artisan, artisans_table

TOP = ["merchant_wood", "pickpocket", "miner_1", "jeweller_1"]
SIX = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset


def constructor(**more: Any) -> Wish:
    """Somebody whose Well on the seventh space of a Guildhall for two triggers a reset."""
    return player(**{"hand": ["well"], "wood": 2, "stone": 2, **more})


# counting for two ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "gained"),
    [("forest", {"wood": 2}), ("quarry", {"stone": 2}), ("silversmith", {"silver": 3})],
)
def test_it_counts_as_2_workers_where_goods_are_gathered(place: str, gained: dict[str, int]) -> None:
    t = play(artisans_table(player()), f"place artisan {place}")
    assert (goods(t), at(t, 0, place), artisan(t)) == (gained, 1, place)


@pytest.mark.parametrize(("good", "n"), [("clay", 3), ("gold", 1)])
def test_it_mines_3_clay_or_1_gold(good: str, n: int) -> None:
    t = play(artisans_table(player()), "place artisan mines", f"mine {good}")
    assert goods(t) == {good: n}


def test_it_gives_2_actions_at_the_kings_storehouse() -> None:
    t = artisans_table(player(clay=6))
    play(t, "place artisan kings_storehouse", "clay clay for virtue", "clay clay for virtue")
    assert (of(t).virtue, goods(t), asked(t)) == (9, {"clay": 2}, (1, "placing"))


def test_it_gives_2_actions_at_the_guardhouse() -> None:
    t = artisans_table(player(held={1: 2}, prison=1))
    play(t, "place artisan guardhouse", "send to prison", "release from prison")
    assert (prisons(t), of(t).silver, asked(t)) == ([0, 2], 2, (1, "placing"))


def test_it_makes_up_to_2_captures_for_1_tax_and_1_silver_at_the_town_centre() -> None:
    t = artisans_table(player(silver=3), player(at={"forest": 2, "mines": 1, "quarry": 1}))
    play(t, "place artisan town_centre", "capture forest P2", "capture mines P2")
    assert (held(t, 0), of(t).silver, t.taxes, asked(t)) == ({1: 3}, 1, 5, (1, "placing"))


def test_it_reaches_the_first_2_columns_of_the_workshop() -> None:
    t = artisans_table(player(silver=4), top=TOP)
    play(t, "place artisan workshop", "hire pickpocket", "accept loss")
    assert (crew(t), of(t).silver, t.taxes, coins_on(t)) == (["pickpocket"], 0, 6, {})


def test_the_third_column_costs_a_coin() -> None:
    t = artisans_table(player(silver=5), top=TOP)
    play(t, "place artisan workshop", "hire miner_1")
    assert (of(t).silver, coins_on(t)) == (0, {"merchant_wood": 1})


def test_it_draws_2_building_cards_at_the_workshop() -> None:
    t = play(artisans_table(player()), "place artisan workshop", "draw plans")
    assert len(hand(t)) == 2


def test_an_ordinary_worker_still_counts_as_1() -> None:
    t = play(artisans_table(player()), "place forest")
    assert (goods(t), artisan(t)) == ({"wood": 1}, "supply")


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_it_adds_2_to_the_workers_there(workers: int) -> None:
    t = play(artisans_table(player(at={"forest": workers}), player(at={"forest": 5})), "place artisan forest")
    assert (goods(t), at(t, 0, "forest")) == ({"wood": workers + 2}, workers + 1)
    assert told(t, WORKER_PLACED) == [(0, PLACE_IDS.index("forest"), workers + 1)]
    assert told(t, ARTISAN_PLACED) == [(0, PLACE_IDS.index("forest"), 2)]


def test_from_the_next_turn_on_it_counts_as_1() -> None:
    t = play(artisans_table(player()), "place artisan forest", "place quarry", "place forest")
    assert goods(t) == {"wood": 2 + 2}


def test_it_does_not_count_for_two_elsewhere_in_later_turns() -> None:
    t = play(artisans_table(player()), "place artisan forest", "place quarry", "place quarry")
    assert goods(t) == {"wood": 2, "stone": 1}


def test_the_artisan_of_another_does_not_count_for_me() -> None:
    t = play(artisans_table(player(), player()), "place artisan forest", "place forest")
    assert (goods(t, 1), artisan(t, 1)) == ({"wood": 1}, "supply")


def test_once_placed_it_is_not_placed_again() -> None:
    t = play(artisans_table(player()), "place artisan forest", "place quarry")
    assert not any(choice.startswith("place artisan") for choice in offered(t))


# ignoring the loss of 1 virtue -----------------------------------------------------------------------


def test_at_the_tax_stand_its_owner_loses_1_virtue_instead_of_2() -> None:
    t = play(artisans_table(player(), taxes=5), "place artisan tax_stand")
    assert (asked(t), of(t).virtue) == ((0, "ignoring_loss"), 7)
    play(t, "ignore loss")
    assert (of(t).virtue, of(t).silver, t.taxes) == (6, 5, 0)
    assert told(t, VIRTUE_SPARED) == [(0,)]


def test_an_apprentice_that_costs_1_virtue_costs_none() -> None:
    t = artisans_table(player(silver=4), top=TOP)
    play(t, "place artisan workshop", "hire pickpocket", "ignore loss")
    assert (of(t).virtue, crew(t)) == (7, ["pickpocket"])


@pytest.mark.parametrize(("space", "price"), [("left", 1), ("right", 3)])
def test_at_the_black_market_no_virtue_is_lost(space: str, price: int) -> None:
    t = artisans_table(player(silver=price), small=["black_market_02"])
    play(t, f"place artisan black_market_{space}", "ignore loss")
    assert (of(t).virtue, of(t).silver, artisan(t)) == (7, 0, f"black_market_{space}")


def test_its_owner_may_accept_the_loss() -> None:
    t = play(artisans_table(player(), taxes=5), "place artisan tax_stand", "accept loss")
    assert (of(t).virtue, of(t).silver, told(t, VIRTUE_SPARED)) == (5, 5, [])


def test_only_1_point_is_ignored_in_the_turn() -> None:
    """The price of the market, then what the apprentice hired there costs."""
    t = artisans_table(player(silver=2), top=TOP)
    play(t, "place artisan black_market_middle", "ignore loss", "hire pickpocket")
    assert "ignore loss" not in offered(t)
    while asked(t)[0] == 0:
        play(t, "accept loss")
    assert (of(t).virtue, crew(t)) == (6, ["pickpocket"])
    assert len(told(t, VIRTUE_SPARED)) == 1


def test_it_may_be_kept_for_a_later_loss_of_the_turn() -> None:
    t = artisans_table(player(silver=2), top=TOP)
    play(t, "place artisan black_market_middle", "accept loss", "hire pickpocket", "ignore loss")
    assert (of(t).virtue, len(told(t, VIRTUE_SPARED))) == (6, 1)


def test_an_ordinary_worker_spares_nothing() -> None:
    t = play(artisans_table(player(), taxes=5), "place tax_stand")
    assert (of(t).virtue, asked(t)) == (5, (1, "placing"))


def test_in_the_next_turn_nothing_is_spared_any_more() -> None:
    t = artisans_table(player(), player(), taxes=5)
    play(t, "place artisan forest", "place forest", "place tax_stand")
    assert (of(t).virtue, asked(t)) == (5, (1, "placing"))


def test_the_artisan_of_another_spares_me_nothing() -> None:
    t = artisans_table(player(), player(), taxes=5)
    play(t, "place artisan forest", "place tax_stand")
    assert virtues(t) == [7, 5]


def test_whether_a_loss_may_still_be_ignored_is_shown() -> None:
    t = play(artisans_table(player(clay=2)), "place artisan kings_storehouse")
    shown: Any = GAME.view(t, 1)
    assert shown["artisans"]["grace"] is True
    play(t, "stop")
    shown = GAME.view(t, 1)
    assert shown["artisans"]["grace"] is False


def test_the_two_count_for_nothing_at_the_tax_stand_and_the_black_market() -> None:
    t = play(artisans_table(player(), taxes=5), "place artisan tax_stand", "accept loss")
    assert goods(t) == {"silver": 5}
    t = artisans_table(player(silver=1), small=["black_market_02"])
    play(t, "place artisan black_market_left", "accept loss")
    assert (goods(t), list(t.market), told(t, MARKET_RESET)) == ({"gold": 2}, [0, -1, -1], [])


@pytest.mark.parametrize("virtue", [10, 13])
def test_the_virtuous_stay_barred_from_the_market(virtue: int) -> None:
    t = artisans_table(player(silver=9, virtue=virtue))
    assert why_not(t, "place artisan black_market_left") == "too_virtuous"


def test_without_tax_nobody_goes_to_the_tax_stand() -> None:
    assert why_not(artisans_table(player(), taxes=0), "place artisan tax_stand") == "no_taxes"


# a worker in every other way -------------------------------------------------------------------------


def test_it_is_captured_with_the_workers_of_its_colour_and_counts_as_1() -> None:
    t = artisans_table(player(silver=1), player(at={"forest": 3}), artisans={1: "forest"})
    play(t, "place town_centre", "capture forest P2")
    assert (held(t, 0), artisan(t, 1), at(t, 1, "forest")) == ({1: 3}, 0, 0)


def test_an_own_capture_brings_it_back_to_the_supply() -> None:
    t = artisans_table(player(silver=1, at={"forest": 2}), artisans={0: "forest"})
    before = int(of(t).supply)
    play(t, "place town_centre", "capture forest P1")
    assert (artisan(t), of(t).supply, held(t, 0)) == ("supply", before - 1 + 2, {})


def test_sent_to_prison_it_is_worth_1_silver() -> None:
    t = artisans_table(player(held={1: 2}), player(), artisans={1: 0})
    play(t, "place guardhouse", "send to prison")
    assert (silver(t), prisons(t), artisan(t, 1)) == ([2, 0], [0, 2], "prison")


def test_captives_of_others_do_not_take_it_to_prison() -> None:
    t = artisans_table(player(held={1: 2}), player(), player(held={1: 1}), artisans={1: 2})
    play(t, "place guardhouse", "send to prison")
    assert (prisons(t), artisan(t, 1)) == ([0, 2, 0], 2)


def test_in_prison_it_counts_as_1_prisoner() -> None:
    t = artisans_table(constructor(), player(prison=3), guildhall=SIX, artisans={1: "prison"})
    play(t, "place guildhall", "construct well")
    assert (virtues(t), debts(t)) == ([7, 6], [0, 1])
    t = artisans_table(constructor(), player(prison=2), guildhall=SIX, artisans={1: "prison"})
    play(t, "place guildhall", "construct well")
    assert (virtues(t), debts(t)) == ([7, 7], [0, 1])


def test_it_is_released_from_prison_with_the_others() -> None:
    t = artisans_table(player(prison=3), artisans={0: "prison"})
    play(t, "place guardhouse", "release from prison")
    assert (artisan(t), prisons(t), of(t).supply) == ("supply", [0, 0], 20)


@pytest.mark.parametrize("choice", ["ransom from P2", "ransom from P2 by debt"])
def test_a_ransom_brings_it_back(choice: str) -> None:
    t = artisans_table(player(silver=5), player(held={0: 2}), player(held={0: 1}), artisans={0: 1})
    play(t, "place guardhouse", choice)
    assert (artisan(t), held(t, 1), held(t, 2)) == ("supply", {}, {0: 1})


def test_at_the_market_it_takes_one_space_and_goes_to_prison_at_a_reset() -> None:
    t = artisans_table(player(silver=1), player(), market={"middle": 1, "right": 1}, small=["black_market_02"])
    play(t, "place artisan black_market_left", "ignore loss")
    assert (artisan(t), prisons(t), list(t.market)) == ("prison", [1, 2], [-1, -1, -1])
    assert told(t, MARKET_RESET) == [(0,)]


def test_recalled_with_others_there_its_owner_says_which_piece_comes_back() -> None:
    t = artisans_table(player(at={"forest": 21}), artisans={0: "forest"})
    assert asked(t) == (0, "taking_back")
    play(t, "take back forest")
    assert (asked(t), legal(t)) == ((0, "choosing_piece"), ["artisan", "worker"])
    play(t, "artisan")
    assert (artisan(t), of(t).supply, at(t, 0, "forest")) == ("supply", 1, 20)
    assert told(t, ARTISAN_RETURNED) == [(0,)]


def test_or_an_ordinary_worker_comes_back() -> None:
    t = artisans_table(player(at={"forest": 21}), artisans={0: "forest"})
    play(t, "take back forest", "worker")
    assert (artisan(t), of(t).supply, at(t, 0, "forest")) == ("forest", 1, 20)


def test_recalled_alone_it_comes_back_without_a_question() -> None:
    t = artisans_table(player(at={"forest": 1, "quarry": 20}), artisans={0: "forest"})
    play(t, "take back forest")
    assert (artisan(t), asked(t)) == ("supply", (1, "placing"))


def test_placed_again_after_it_came_back_it_counts_as_2_again() -> None:
    t = artisans_table(player(silver=1, at={"forest": 1}), player(), artisans={0: "forest"})
    play(t, "place town_centre", "capture forest P1", "place quarry", "place artisan forest")
    assert goods(t) == {"wood": 2}


def test_it_is_told_right_after_the_worker() -> None:
    t = play(artisans_table(player()), "place artisan forest")
    order = order_told(t)
    assert order.index(ARTISAN_PLACED) == order.index(WORKER_PLACED) + 1


@pytest.mark.parametrize(
    ("where", "shown"),
    [
        ("supply", {"where": "supply", "holder": None}),
        ("forest", {"where": "forest", "holder": None}),
        ("prison", {"where": "prison", "holder": None}),
        (1, {"where": "held", "holder": 1}),
    ],
)
def test_everybody_sees_where_it_is(where: str | int, shown: dict[str, Any]) -> None:
    t: ArchitectsTable = artisans_table(player(at={"forest": 1}, prison=1), player(held={0: 1}), artisans={0: where})
    for viewer in (0, 1, -1):
        seen: Any = GAME.view(t, viewer)
        assert seen["artisans"]["players"][0]["artisan"] == shown
        assert seen["players"][0]["supply"] == 18
