"""Section 7: the new apprentices, each in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import MARKET_RESET
from royaume.games.architects.expansions.artisans.events import ARTISAN_RETURNED, DISCOUNT_USED
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    Wish,
    asked,
    at,
    built,
    coins_on,
    covers,
    crew,
    debts,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    prisons,
    told,
    virtues,
    why_not,
)
from .builder import artisan, artisans_table, facts

ROWS = facts("apprentices.yaml")["cards"]
CARDS: dict[str, dict[str, Any]] = {
    (f"{row['id']}_{n + 1}" if row["count"] > 1 else row["id"]): row for row in ROWS for n in range(row["count"])
}
ABBOTS = ["abbot_silver_1", "abbot_silver_2"]
ANTAGONISTS = ["antagonist_1", "antagonist_2"]
LOOKOUTS = ["lookout_1", "lookout_2"]
ENFORCERS = ["enforcer_building_card", "enforcer_virtue", "enforcer_marble"]
SIX = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset
HUTS = {"carpentry": "wood_market", "tiling": "treasury", "masonry": "stone_market"}  # each wants just this skill


def constructor(**more: Any) -> Wish:
    """Somebody whose Well on the seventh space of a Guildhall for two triggers a reset."""
    return player(**{"hand": ["well"], "wood": 2, "stone": 2, **more})


# hiring ----------------------------------------------------------------------------------------------


def test_there_are_twelve() -> None:
    assert len(CARDS) == facts("apprentices.yaml")["meta"]["total"] == 12


@pytest.mark.parametrize("hired", CARDS)
def test_hiring_applies_the_printed_virtue(hired: str) -> None:
    t = artisans_table(player(silver=4), top=[hired])
    play(t, "place workshop", f"hire {hired}")
    assert (crew(t), of(t).virtue) == ([hired], 7 + CARDS[hired]["virtue_on_hire"])


@pytest.mark.parametrize("skill", HUTS)
@pytest.mark.parametrize("hired", CARDS)
def test_the_skills_shown_let_their_owner_construct(hired: str, skill: str) -> None:
    rich: dict[str, Any] = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}
    t = artisans_table(player(apprentices=[hired], hand=[HUTS[skill]], virtue=4, **rich))
    if skill not in CARDS[hired]["skills"]:
        assert why_not(t, "place guildhall") == "nothing_to_build"
        return
    play(t, "place guildhall", f"construct {HUTS[skill]}")
    assert built(t) == [HUTS[skill]]


# Abbot -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["place", "place artisan"])
@pytest.mark.parametrize("card", ABBOTS)
def test_an_abbot_gives_1_silver_when_placing_at_the_kings_storehouse(card: str, piece: str) -> None:
    t = play(
        artisans_table(player(apprentices=[card], at={"kings_storehouse": 3})), f"{piece} kings_storehouse", "stop"
    )
    assert goods(t) == {"silver": 1}


@covers(*ABBOTS)
def test_the_coin_of_the_abbot_may_be_spent_in_the_same_visit() -> None:
    t = artisans_table(player(apprentices=["abbot_silver_1", "merchant_stone"]))
    play(t, "place kings_storehouse", "trade merchant_stone")
    assert goods(t) == {"stone": 2}


@covers(*ABBOTS)
def test_two_abbots_give_2_silver() -> None:
    t = play(artisans_table(player(apprentices=ABBOTS)), "place kings_storehouse", "stop")
    assert goods(t) == {"silver": 2}


@covers(*ABBOTS)
def test_an_abbot_gives_nothing_elsewhere_or_to_others() -> None:
    t = play(artisans_table(player(apprentices=ABBOTS), player()), "place forest", "place kings_storehouse", "stop")
    assert (goods(t), goods(t, 1)) == ({"wood": 1}, {})


# Antagonist and Lookout ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ANTAGONISTS)
def test_an_antagonist_is_one_more_worker_at_the_town_centre(card: str) -> None:
    t = artisans_table(player(apprentices=[card], silver=3), player(at={"forest": 2, "mines": 1}))
    play(t, "place town_centre", "capture forest P2", "capture mines P2")
    assert (held(t, 0), of(t).silver, t.taxes, asked(t)) == ({1: 3}, 1, 5, (1, "placing"))


@covers(*ANTAGONISTS)
def test_an_antagonist_and_the_artisan_make_3_captures() -> None:
    t = artisans_table(
        player(apprentices=["antagonist_1"], silver=3), player(at={"forest": 1}), player(at={"forest": 1})
    )
    play(t, "place artisan town_centre", "capture forest P2", "capture forest P3", "capture town_centre P1")
    assert (held(t, 0), of(t).silver, artisan(t), asked(t)) == ({1: 1, 2: 1}, 0, "supply", (1, "placing"))


@covers(*ANTAGONISTS)
def test_two_antagonists_are_two_more_workers() -> None:
    others = player(at={"forest": 1}), player(at={"forest": 1})
    t = artisans_table(player(apprentices=ANTAGONISTS, silver=3, at={"forest": 1}), *others)
    play(t, "place town_centre", "capture forest P2", "capture forest P3", "capture forest P1")
    assert (held(t, 0), asked(t)) == ({1: 1, 2: 1}, (1, "placing"))


@pytest.mark.parametrize("card", LOOKOUTS)
def test_a_lookout_is_one_more_worker_at_the_guardhouse(card: str) -> None:
    t = artisans_table(player(apprentices=[card], held={1: 2}, prison=1))
    play(t, "place guardhouse", "send to prison", "release from prison")
    assert (prisons(t), of(t).silver, asked(t)) == ([0, 2], 2, (1, "placing"))


@covers(*LOOKOUTS, *ANTAGONISTS)
def test_they_are_no_workers_elsewhere() -> None:
    t = play(artisans_table(player(apprentices=[*LOOKOUTS, *ANTAGONISTS])), "place forest")
    assert (goods(t), at(t, 0, "forest")) == ({"wood": 1}, 1)


# Enforcers -------------------------------------------------------------------------------------------


def reward(card: str) -> dict[str, int]:
    (op,) = CARDS[card]["ops"]
    return {thing: n for thing, n in op.items() if thing != "op"}


@pytest.mark.parametrize("captives", [1, 4])
@pytest.mark.parametrize("card", ENFORCERS)
def test_an_enforcer_pays_once_when_captured_workers_are_sent_to_prison(card: str, captives: int) -> None:
    t = artisans_table(player(apprentices=[card], held={1: captives}))
    play(t, "place guardhouse", "send to prison")
    gained = {"virtue": int(of(t).virtue) - 7, "building_card": len(hand(t)), "marble": goods(t).get("marble", 0)}
    assert gained == {"virtue": 0, "building_card": 0, "marble": 0} | reward(card)
    assert (of(t).silver, prisons(t)) == (captives, [0, captives])


@pytest.mark.parametrize("card", ENFORCERS)
def test_an_enforcer_pays_for_nothing_else(card: str) -> None:
    t = artisans_table(player(apprentices=[card], prison=2, silver=6, debts=1, at={"guardhouse": 1}))
    play(t, "place guardhouse", "release from prison", "pay debt")
    assert (of(t).virtue, hand(t), goods(t)) == (8, [], {})


@covers(*ENFORCERS)
def test_all_enforcers_pay_for_the_same_sending() -> None:
    t = play(artisans_table(player(apprentices=ENFORCERS, held={1: 1})), "place guardhouse", "send to prison")
    assert (of(t).virtue, len(hand(t)), goods(t)) == (8, 1, {"silver": 1, "marble": 1})


# Strongman: the discount -----------------------------------------------------------------------------

TOP = ["merchant_wood", "thief", "miner_1", "jeweller_1"]


def strong(*more: str, **wish: Any) -> Wish:
    return player(apprentices=["strongman_discount", *more], **wish)


@covers("strongman_discount")
def test_with_the_discount_hiring_costs_the_2_tax_only() -> None:
    t = artisans_table(strong(silver=2), top=TOP)
    play(t, "place artisan workshop", "hire merchant_wood", "use discount")
    assert (crew(t), of(t).silver, t.taxes) == (["strongman_discount", "merchant_wood"], 0, 6)
    assert told(t, DISCOUNT_USED) == [(0, 2)]


@covers("strongman_discount")
def test_the_discount_does_not_cover_the_tax() -> None:
    t = artisans_table(strong(silver=1), top=TOP)
    play(t, "place artisan workshop")
    assert why_not(t, "hire merchant_wood") == "hiring_unpayable"


@covers("strongman_discount")
def test_the_discount_does_not_cover_silver_laid_on_skipped_apprentices() -> None:
    t = artisans_table(strong(silver=2), top=TOP)
    play(t, "place artisan workshop")
    assert why_not(t, "hire miner_1") == "hiring_unpayable"
    t = artisans_table(strong(silver=3), top=TOP)
    play(t, "place artisan workshop", "hire miner_1", "use discount")
    assert (of(t).silver, t.taxes, coins_on(t)) == (0, 6, {"merchant_wood": 1})


@covers("strongman_discount")
@pytest.mark.parametrize(("space", "price"), [("left", 0), ("right", 1)])
def test_the_discount_at_the_black_market(space: str, price: int) -> None:
    t = artisans_table(strong(silver=price), small=["black_market_02"])
    play(t, f"place artisan black_market_{space}", "use discount", "ignore loss")
    assert (of(t).silver, of(t).virtue, of(t).goods[3] + of(t).goods[4]) == (0, 7, 2)


@covers("strongman_discount")
def test_the_discount_may_be_less_than_2() -> None:
    t = artisans_table(strong(silver=1), small=["black_market_02"])
    play(t, "place artisan black_market_left", "use discount", "accept loss")
    assert (of(t).silver, told(t, DISCOUNT_USED)) == (1, [(0, 1)])


@covers("strongman_discount")
def test_the_discount_covers_one_action_of_the_turn() -> None:
    t = artisans_table(strong("merchant_gold", silver=2))
    play(t, "place artisan kings_storehouse", "trade merchant_gold", "use discount", "trade merchant_gold")
    assert (goods(t), asked(t)) == ({"gold": 2}, (1, "placing"))
    assert len(told(t, DISCOUNT_USED)) == 1


@covers("strongman_discount")
def test_its_owner_chooses_the_action() -> None:
    t = artisans_table(strong("merchant_clay", "merchant_marble", silver=2))
    play(t, "place artisan kings_storehouse", "trade merchant_clay", "pay in full")
    assert goods(t) == {"clay": 3, "silver": 1}
    play(t, "trade merchant_marble", "use discount")
    assert goods(t) == {"clay": 3, "marble": 1}


@covers("strongman_discount")
def test_what_only_the_discount_makes_payable_is_not_paid_in_full() -> None:
    t = artisans_table(strong("merchant_marble", silver=1))
    play(t, "place artisan kings_storehouse", "trade merchant_marble")
    assert (why_not(t, "pay in full"), legal(t)) == ("discount_needed", ["use discount"])


@covers("strongman_discount")
def test_the_discount_on_a_debt_and_on_a_ransom() -> None:
    t = artisans_table(strong(silver=4, debts=1))
    play(t, "place artisan guardhouse", "pay debt", "use discount", "stop")
    assert (of(t).silver, of(t).paid, t.taxes) == (0, 1, 7)
    t = artisans_table(strong(silver=3), player(held={0: 2}))
    play(t, "place artisan guardhouse", "ransom from P2", "use discount", "stop")
    assert (of(t).silver, held(t, 1), t.taxes) == (0, {}, 6)


@covers("strongman_discount")
def test_the_discount_on_the_second_capture() -> None:
    t = artisans_table(strong(silver=1), player(at={"forest": 1, "mines": 1}))
    play(t, "place artisan town_centre", "capture forest P2", "capture mines P2", "use discount")
    assert (of(t).silver, held(t, 0), t.taxes) == (0, {1: 2}, 5)


@covers("strongman_discount")
def test_with_an_ordinary_worker_there_is_no_discount() -> None:
    t = artisans_table(strong("merchant_gold", silver=1))
    play(t, "place kings_storehouse")
    assert why_not(t, "trade merchant_gold") == "goods_missing"
    t = artisans_table(strong(silver=2), top=TOP)
    play(t, "place workshop")
    assert why_not(t, "hire merchant_wood") == "hiring_unpayable"


@covers("strongman_discount")
def test_the_discount_is_gone_in_the_next_turn() -> None:
    t = artisans_table(strong("merchant_gold", silver=1), player())
    play(t, "place artisan forest", "place forest", "place kings_storehouse")
    assert why_not(t, "trade merchant_gold") == "goods_missing"


# Strongman: the capture ------------------------------------------------------------------------------


def catcher(place: str = "forest", *others: Wish, artisans: dict[int, str | int] | None = None) -> ArchitectsTable:
    """Seat 0, with two workers there, places the Artisan."""
    mine = player(apprentices=["strongman_capture"], at={place: 2}, clay=2)
    t = artisans_table(mine, *(others or (player(at={place: 4, "quarry": 1}),)), artisans=artisans)
    return play(t, f"place artisan {place}")


@covers("strongman_capture")
def test_the_strongman_captures_all_workers_of_one_colour_where_the_artisan_is_placed() -> None:
    t = catcher()
    assert (asked(t), legal(t)) == ((0, "capturing_colour"), ["capture all of P1", "capture all of P2", "decline"])
    play(t, "capture all of P2")
    assert (held(t, 0), at(t, 1, "forest"), at(t, 1, "quarry"), asked(t)) == ({1: 4}, 0, 1, (1, "placing"))
    assert (of(t).silver, t.taxes) == (0, 4)


@covers("strongman_capture")
def test_own_workers_yes_the_own_artisan_no() -> None:
    t = catcher()
    before = int(of(t).supply)
    play(t, "capture all of P1")
    assert (at(t, 0, "forest"), artisan(t), of(t).supply) == (1, "forest", before + 2)


@covers("strongman_capture")
def test_artisans_of_others_are_captured_too() -> None:
    t = play(catcher(artisans={1: "forest"}), "capture all of P2")
    assert (held(t, 0), artisan(t, 1)) == ({1: 4}, 0)


@covers("strongman_capture")
def test_the_capture_comes_after_the_action_of_the_place() -> None:
    t = catcher()
    assert goods(t)["wood"] == 2 + 2
    t = catcher("kings_storehouse")
    assert asked(t) == (0, "trading")
    play(t, "clay clay for virtue", "stop")
    assert asked(t) == (0, "capturing_colour")


@covers("strongman_capture")
def test_the_capture_is_optional() -> None:
    t = play(catcher(), "decline")
    assert (held(t, 0), at(t, 1, "forest"), asked(t)) == ({}, 4, (1, "placing"))


@covers("strongman_capture")
def test_only_one_colour_is_captured() -> None:
    t = play(catcher("forest", player(at={"forest": 1}), player(at={"forest": 2})), "capture all of P3")
    assert (held(t, 0), at(t, 1, "forest"), asked(t)) == ({2: 2}, 1, (1, "placing"))


@covers("strongman_capture")
def test_an_ordinary_worker_captures_nobody() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(at={"forest": 4}))
    play(t, "place forest")
    assert (asked(t), held(t, 0)) == ((1, "placing"), {})


@covers("strongman_capture")
def test_with_only_the_own_artisan_there_nothing_is_asked() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(at={"quarry": 4}))
    play(t, "place artisan forest")
    assert (asked(t), artisan(t)) == ((1, "placing"), "forest")


@covers("strongman_capture")
def test_at_the_black_market_it_does_nothing() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"], silver=1), player(), market={"right": 1})
    play(t, "place artisan black_market_left", "ignore loss")
    assert (asked(t), held(t, 0)) == ((1, "placing"), {})


# Strongman: the release ------------------------------------------------------------------------------


def reset(seat: int = 0, prison: int = 2, **more: Any) -> ArchitectsTable:
    """Somebody triggers a reset while the Artisan of seat 0 is in Prison."""
    wishes = [constructor(prison=prison, apprentices=["strongman_release"]), constructor(hand=["smithy"], clay=4)]
    t = artisans_table(*wishes, guildhall=SIX, active=seat, **{"artisans": {0: "prison"}, **more})
    return play(t, "place guildhall", "construct well" if seat == 0 else "construct smithy")


@covers("strongman_release")
@pytest.mark.parametrize("seat", [0, 1])
def test_at_every_reset_the_artisan_leaves_prison(seat: int) -> None:
    t = reset(seat)
    assert len(told(t, MARKET_RESET)) == 1
    assert (artisan(t), prisons(t)) == ("supply", [1, 0])
    assert told(t, ARTISAN_RETURNED) == [(0,)]


@covers("strongman_release")
def test_only_the_artisan_leaves_prison() -> None:
    t = reset(artisans={0: "supply"})
    assert (artisan(t), prisons(t)) == ("supply", [2, 0])


@covers("strongman_release")
def test_it_leaves_before_prisoners_are_counted() -> None:
    t = reset(prison=3)
    assert (prisons(t), virtues(t), debts(t)) == ([2, 0], [7, 7], [1, 0])


@covers("strongman_release")
def test_an_artisan_sent_to_prison_by_the_reset_itself_comes_back_at_once() -> None:
    mine = player(apprentices=["strongman_release"], silver=1)
    t = artisans_table(mine, player(), market={"middle": 1, "right": 1}, small=["black_market_02"])
    play(t, "place artisan black_market_left", "ignore loss")
    assert (artisan(t), prisons(t)) == ("supply", [0, 2])


@covers("strongman_release")
def test_without_the_strongman_it_stays() -> None:
    mine = constructor(prison=2)
    t = play(artisans_table(mine, guildhall=SIX, artisans={0: "prison"}), "place guildhall", "construct well")
    assert (artisan(t), prisons(t)) == ("prison", [2, 0])
