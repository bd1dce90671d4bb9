"""What the buildings of the base game do at once, each in play; what they cost is in test_construction_costs."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import GOODS_GAINED, VIRTUE_LOST

from .builder import (
    ArchitectsTable,
    Wish,
    asked,
    at,
    coins_on,
    covers,
    crew,
    debts,
    facts,
    goods,
    hand,
    held,
    legal,
    of,
    order_told,
    pile_bottom,
    play,
    player,
    prisons,
    row,
    table,
    virtues,
    why_not,
)

CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in facts("buildings.yaml")["base"]}
PLAIN_GAINS = [
    card
    for card, facts_of in CARDS.items()
    if facts_of["timing"] == "immediate" and facts_of["ops"][0]["op"] == "gain" and card != "drafting_room"
]
EITHER = [card for card, facts_of in CARDS.items() if facts_of["ops"][0]["op"] == "choose_gain"]


def ready(card: str, **more: Any) -> Wish:
    """A player who holds the card, a Labourer, and just what it costs."""
    people = more.pop("apprentices", ["labourer"])
    cards = [card, *more.pop("hand", [])]
    return player(hand=cards, apprentices=people, **{**CARDS[card]["cost"], **more})


def construct(card: str, *others: Wish, table_of: dict[str, Any] | None = None, **wish: Any) -> ArchitectsTable:
    t = table(ready(card, **wish), *others, **(table_of or {}))
    return play(t, "place guildhall", f"construct {card}")


def test_the_plain_gains_are_those_five() -> None:
    assert sorted(PLAIN_GAINS) == ["factory", "lumber_camp", "smithy", "thieves_den", "well"]


@pytest.mark.parametrize("card", PLAIN_GAINS)
def test_a_building_gives_its_goods_at_once(card: str) -> None:
    t = construct(card)
    assert goods(t) == {good: n for good, n in CARDS[card]["ops"][0].items() if good != "op"}
    assert asked(t) == (1, "placing")


@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize("card", EITHER)
def test_a_building_gives_one_of_two_goods_as_chosen(card: str, option: int) -> None:
    options = CARDS[card]["ops"][0]["options"]
    t = construct(card)
    assert asked(t) == (0, "gaining_either")
    assert legal(t) == [f"gain {next(iter(gain))}" for gain in options]
    play(t, f"gain {next(iter(options[option]))}")
    assert goods(t) == options[option]


@covers("drafting_room")
def test_the_drafting_room_draws_two_cards() -> None:
    t = construct("drafting_room", table_of={"plans": ["keep", "well", "palace"]})
    assert hand(t) == ["keep", "well"]


@covers("palace")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_the_palace_gives_one_gold_for_each_four_virtue(virtue: int, gold: int) -> None:
    t = construct("palace", virtue=virtue)
    assert goods(t).get("gold", 0) == gold


@covers("betting_house")
def test_the_betting_house_brings_a_debt_and_costs_virtue() -> None:
    t = construct("betting_house", virtue=7)
    assert (of(t).debts, of(t).virtue) == (1, 6)


@covers("church")
@pytest.mark.parametrize("destroyed", [0, 1])
def test_the_church_may_destroy_one_unpaid_debt(destroyed: int) -> None:
    t = construct("church", debts=2, virtue=7)
    assert legal(t) == ["destroy 1 debts", "destroy 0 debts"]
    play(t, f"destroy {destroyed} debts")
    assert (of(t).debts, of(t).paid, of(t).virtue) == (2 - destroyed, 0, 8)


@covers("church")
def test_the_church_asks_nothing_of_a_player_without_unpaid_debts() -> None:
    t = construct("church", paid=1)
    assert (asked(t), of(t).paid) == ((1, "placing"), 1)


@covers("church")
def test_the_virtue_of_the_church_comes_before_its_effect() -> None:
    t = construct("church", debts=1, virtue=14)
    play(t, "destroy 1 debts")
    assert (debts(t), asked(t)) == ([0, 0], (1, "placing"))


@covers("thieves_den")
def test_the_virtue_of_the_thieves_den_is_lost_before_its_silver_is_gained() -> None:
    t = construct("thieves_den", virtue=7)
    assert order_told(t).index(VIRTUE_LOST) < order_told(t).index(GOODS_GAINED)
    assert (goods(t), of(t).virtue) == ({"silver": 4}, 5)


@covers("hideout")
def test_the_hideout_releases_all_own_workers_from_prison_and_no_others() -> None:
    t = construct("hideout", player(prison=2), prison=5)
    assert prisons(t) == [0, 2]
    assert of(t).supply == 20 - 1
    assert of(t).virtue == 5


@covers("tavern")
def test_the_tavern_hires_from_any_column_for_nothing_with_the_coins_on_the_card() -> None:
    bottom = ["thief", "miner_1", "trickster", "squire_gold"]
    t = construct("tavern", virtue=7, table_of={"bottom": bottom, "coins": {"squire_gold": 2, "thief": 1}})
    assert asked(t) == (0, "hiring_free")
    play(t, "hire squire_gold")
    assert crew(t) == ["labourer", "squire_gold"]
    assert (goods(t), of(t).virtue, t.taxes) == ({"silver": 2}, 8, 4)
    assert row(t, "bottom")[:3] == bottom[:3]
    assert coins_on(t) == {"thief": 1}


@covers("tavern")
def test_the_tavern_cannot_be_declined_by_a_player_with_room() -> None:
    t = construct("tavern")
    assert why_not(t, "decline") == "room_for_one"


@covers("library")
def test_the_library_turns_a_card_from_hand_into_two_gold() -> None:
    t = construct("library", hand=["well", "keep"])
    play(t, "sell well")
    assert (goods(t), hand(t)) == ({"gold": 2}, ["keep"])
    assert pile_bottom(t, 1) == ["well"]


@covers("library")
def test_the_library_may_be_declined() -> None:
    t = construct("library", hand=["well"])
    play(t, "decline")
    assert (goods(t), hand(t)) == ({}, ["well"])


@covers("library")
def test_the_library_asks_nothing_of_an_empty_hand() -> None:
    t = construct("library")
    assert (asked(t), goods(t)) == ((1, "placing"), {})


@covers("armoury")
def test_the_armoury_makes_one_free_capture() -> None:
    t = construct("armoury", player(at={"forest": 3, "mines": 1}))
    assert asked(t) == (0, "capturing_free")
    play(t, "capture forest P2")
    assert (held(t, 0), at(t, 1, "mines"), t.taxes) == ({1: 3}, 1, 4)
    assert asked(t) == (1, "placing")


@covers("armoury")
def test_the_armoury_may_capture_nothing() -> None:
    t = construct("armoury", player(at={"forest": 3}))
    play(t, "stop")
    assert (held(t, 0), at(t, 1, "forest")) == ({}, 3)


@covers("fortress")
def test_the_fortress_makes_up_to_two_free_captures() -> None:
    t = construct("fortress", player(at={"forest": 3, "mines": 1}), virtue=7)
    play(t, "capture forest P2", "capture mines P2")
    assert (held(t, 0), t.taxes, of(t).virtue) == ({1: 4}, 4, 5)
    assert asked(t) == (1, "placing")


@covers("fortress")
def test_the_fortress_may_stop_after_one_capture() -> None:
    t = construct("fortress", player(at={"forest": 3, "mines": 1}))
    play(t, "capture forest P2", "stop")
    assert held(t, 0) == {1: 3}


@covers("barracks")
def test_the_barracks_recover_own_workers_from_all_boards() -> None:
    t = construct("barracks", player(held={0: 2}), player(held={0: 3, 1: 1}))
    assert legal(t) == ["recover all", "capture", "decline"]
    play(t, "recover all")
    assert (held(t, 1), held(t, 2), of(t).supply) == ({}, {1: 1}, 20 - 1)
    assert (of(t).debts, t.taxes, asked(t)) == (0, 4, (1, "placing"))


@covers("barracks")
def test_the_barracks_capture_once_instead() -> None:
    t = construct("barracks", player(held={0: 2}, at={"forest": 3, "mines": 1}))
    play(t, "capture", "capture forest P2")
    assert (held(t, 0), held(t, 1)) == ({1: 3}, {0: 2})
    assert asked(t) == (1, "placing")


@covers("barracks")
def test_the_barracks_cannot_recover_where_nobody_is_held_and_may_be_declined() -> None:
    t = construct("barracks", player(at={"forest": 3}))
    assert why_not(t, "recover all") == "none_held_there"
    play(t, "decline")
    assert (held(t, 0), asked(t)) == ({}, (1, "placing"))


@covers("monument")
def test_the_monument_gives_everybody_one_virtue_and_its_owner_one_more() -> None:
    t = construct("monument", player(virtue=3), player(virtue=0), virtue=7)
    assert virtues(t) == [9, 4, 1]


@covers("monument")
def test_the_monument_lets_others_destroy_a_debt_beyond_fourteen() -> None:
    t = construct("monument", player(virtue=14, debts=2), virtue=7)
    assert asked(t) == (1, "destroying_debts")
    play(t, "destroy 1 debts")
    assert (virtues(t), debts(t)) == ([9, 14], [0, 1])


@covers("watchtower")
def test_the_watchtower_costs_everybody_with_three_prisoners_one_virtue() -> None:
    t = construct("watchtower", player(virtue=6, prison=3), player(virtue=6, prison=2), virtue=7, prison=4)
    assert virtues(t) == [7 - 1 - 1, 5, 6]


@covers("watchtower")
def test_the_watchtower_only_costs_its_own_virtue_where_few_are_in_prison() -> None:
    t = construct("watchtower", player(virtue=6), virtue=7, prison=2)
    assert virtues(t) == [6, 6]
