"""Rulings E14 to E26: resets, hand and pile limits, hiring, requirements."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import (
    GOODS_GAINED,
    MARKET_CARDS_SHUFFLED,
    MARKET_RESET,
    PLAN_DISCARDED,
    VIRTUE_GAINED,
)

from .builder import (
    BUILDINGS,
    MARKET_CARDS,
    ArchitectsTable,
    Wish,
    asked,
    built,
    crew,
    debts,
    goods,
    hand,
    legal,
    of,
    order_told,
    play,
    player,
    prisons,
    silver,
    table,
    told,
    virtues,
    why_not,
)

SIX = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset
FIVE = ["thief", "labourer", "miner_1", "miner_2", "pickpocket"]


def constructor(**more: Any) -> Wish:
    """Somebody who can construct the Well."""
    return player(**{"hand": ["well"], "wood": 2, "stone": 2, **more})


def reset(*others: Wish, mine: Wish | None = None, **more: Any) -> ArchitectsTable:
    """Seat 0 constructs the Well on the space of a Guildhall for two that triggers the reset."""
    t = table(mine or constructor(), *others, guildhall=SIX, **more)
    return play(t, "place guildhall", "construct well")


def test_e14_a_reset_of_the_guildhall_sends_the_workers_of_a_market_that_is_not_full() -> None:
    t = reset(player(), market={"middle": 1}, small=["black_market_05"])
    assert (list(t.market), prisons(t)) == ([-1, -1, -1], [0, 1])
    assert [MARKET_CARDS[c] for c in t.large] == ["black_market_05"]


def test_e14_the_action_that_triggers_a_reset_is_resolved_first() -> None:
    t = reset(player())
    assert order_told(t).index(GOODS_GAINED) < order_told(t).index(MARKET_RESET)
    assert goods(t) == {"clay": 4}


ALL_MARKET_CARDS = [f"black_market_{n:02}" for n in range(1, 11)]


def test_e15_with_no_small_card_left_the_printed_value_applies() -> None:
    t = table(player(silver=1), large=ALL_MARKET_CARDS)
    play(t, "place black_market_left")
    assert goods(t) == {"gold": 1, "marble": 1}


def test_e15_the_last_small_card_is_turned_without_shuffling() -> None:
    t = reset(player(), large=ALL_MARKET_CARDS[1:])
    assert (len(t.small), len(t.large), MARKET_CARDS[t.large[0]]) == (0, 10, "black_market_01")
    assert told(t, MARKET_CARDS_SHUFFLED) == []


def test_e15_the_reset_after_that_shuffles_the_large_pile_and_turns_one_card() -> None:
    t = reset(player(), large=ALL_MARKET_CARDS)
    assert (len(t.small), len(t.large)) == (9, 1)
    assert sorted(t.small.rest() + t.large) == list(range(10))
    assert told(t, MARKET_CARDS_SHUFFLED) == [(0,)]


def test_e16_before_the_first_reset_the_right_space_gives_its_printed_value() -> None:
    t = table(player(silver=3))
    play(t, "place black_market_right")
    assert goods(t) == {"marble": 2, "stone": 1, "wood": 1}


def test_e17_players_react_to_a_reset_in_turn_order_from_the_active_one() -> None:
    first = player(apprentices=["squire_gold"])
    second = constructor(apprentices=["squire_virtue"])
    third = player(apprentices=["squire_marble"])
    t = table(first, second, third, active=1, guildhall=[0] * 8)
    play(t, "place guildhall", "construct well")
    kinds = (VIRTUE_GAINED, GOODS_GAINED)
    reactions = [(entry[1], entry[0]) for entry in t.log or [] if entry[0] in kinds]
    assert reactions[1:] == [(1, VIRTUE_GAINED), (2, GOODS_GAINED), (0, GOODS_GAINED)]


@pytest.mark.parametrize(
    ("order", "gold"), [(["resolve gatekeeper", "release 2"], 1), (["resolve squire_gold", "release 2"], 0)]
)
def test_e17_each_player_orders_the_own_effects(order: list[str], gold: int) -> None:
    t = reset(player(apprentices=["squire_gold", "gatekeeper"], prison=2))
    assert asked(t) == (1, "ordering_effects")
    play(t, *order)
    assert (goods(t, 1).get("gold", 0), prisons(t)) == (gold, [0, 0])


def test_e18_nobody_in_prison_means_no_debt() -> None:
    t = reset(player())
    assert (prisons(t), debts(t), virtues(t)) == ([0, 0], [0, 0], [7, 7])


def test_e19_all_who_tie_for_the_most_prisoners_take_a_debt_even_with_one() -> None:
    t = table(constructor(prison=1), player(prison=1), player(), guildhall=[0] * 8)
    play(t, "place guildhall", "construct well")
    assert (debts(t), virtues(t)) == ([1, 1, 0], [7, 7, 7])


def test_e19_only_those_with_the_most_take_a_debt() -> None:
    t = reset(player(prison=3), mine=constructor(prison=2))
    assert (debts(t), virtues(t)) == ([0, 1], [7, 6])


def test_e20_the_reset_comes_before_the_hand_limit() -> None:
    cards = ["drafting_room", "well", "smithy", "keep", "palace", "church"]
    mine = player(hand=cards, apprentices=["labourer", "gatekeeper"], stone=4, gold=3, prison=2)
    t = table(mine, player(hand=8), guildhall=SIX)
    play(t, "place guildhall", "construct drafting_room")
    assert (len(hand(t)), asked(t)) == (7, (0, "releasing"))
    play(t, "release 2")
    assert (asked(t), prisons(t)) == ((0, "hand_limit"), [0, 0])
    play(t, "discard keep")
    assert order_told(t).index(MARKET_RESET) < order_told(t).index(PLAN_DISCARDED)
    assert (len(hand(t)), asked(t)) == (6, (1, "placing"))


def test_e20_only_the_active_players_hand_is_checked() -> None:
    t = table(player(hand=6), player(hand=8))
    play(t, "place quarry")
    assert (asked(t), len(hand(t, 1))) == ((1, "placing"), 8)
    play(t, "place quarry")
    assert asked(t) == (1, "hand_limit")
    play(t, legal(t)[0], legal(t)[1])
    assert (len(hand(t, 1)), asked(t)) == (6, (0, "placing"))


def test_e21_as_many_building_cards_are_drawn_as_are_left() -> None:
    t = table(player(at={"workshop": 3}))
    t.plans.lay((BUILDINGS.index("keep"),))
    play(t, "place workshop", "draw plans")
    assert (hand(t), t.plans.left()) == (["keep"], 0)


def test_e21_discarded_cards_become_available_again() -> None:
    t = table(player(hand=["well"], gold=1), rewards=["reward_card"])
    t.plans.lay(())
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert (hand(t), t.plans.left()) == (["well"], 0)


@pytest.mark.parametrize("left", [1, 3])
def test_e22_with_fewer_than_five_cards_all_are_looked_at_and_one_is_kept(left: int) -> None:
    t = table(player(silver=2))
    cards = ["keep", "well", "palace"][:left]
    t.plans.lay(tuple(BUILDINGS.index(card) for card in cards))
    play(t, "place black_market_middle", "draw five")
    assert legal(t) == [f"keep {card}" for card in cards]
    play(t, "keep keep")
    assert (hand(t), [BUILDINGS[c] for c in t.plans.rest()]) == (["keep"], cards[1:])


def test_e22_of_five_cards_four_go_under_the_pile() -> None:
    top = ["keep", "well", "palace", "church", "chapel", "smithy"]
    t = table(player(silver=2), plans=top)
    play(t, "place black_market_middle", "draw five", "keep palace")
    rest = [BUILDINGS[c] for c in t.plans.rest()]
    assert (hand(t), rest[0], rest[-4:]) == (["palace"], "smithy", ["keep", "well", "church", "chapel"])


@pytest.mark.parametrize("place", ["workshop", "black_market_middle"])
def test_e23_with_five_apprentices_one_is_discarded_before_hiring(place: str) -> None:
    t = table(player(silver=4, apprentices=FIVE), top=["squire_gold"])
    play(t, f"place {place}")
    assert why_not(t, "hire squire_gold") == "no_room"
    play(t, "discard apprentice thief", "hire squire_gold")
    assert crew(t) == [*FIVE[1:], "squire_gold"]


def tavern_owner(people: list[str]) -> ArchitectsTable:
    mine = player(hand=["tavern"], apprentices=people, wood=3, stone=2, gold=1)
    return play(table(mine, top=["squire_gold"]), "place guildhall", "construct tavern")


def test_e23_the_tavern_is_skipped_by_a_player_who_makes_no_room() -> None:
    t = tavern_owner(FIVE)
    assert why_not(t, "hire squire_gold") == "no_room"
    play(t, "decline")
    assert (crew(t), asked(t)) == (FIVE, (1, "placing"))


def test_e23_the_tavern_hires_for_a_player_who_makes_room() -> None:
    t = tavern_owner(FIVE)
    play(t, "discard apprentice thief", "hire squire_gold")
    assert crew(t) == [*FIVE[1:], "squire_gold"]


def test_e24_the_coins_on_a_card_do_not_pay_for_it() -> None:
    t = table(player(silver=3), top=["thief"], coins={"thief": 5})
    play(t, "place workshop")
    assert why_not(t, "hire thief") == "hiring_unpayable"


def test_e24_the_coins_are_gained_once_the_price_is_paid() -> None:
    t = table(player(silver=4), top=["thief"], coins={"thief": 5})
    play(t, "place workshop", "hire thief")
    assert silver(t)[0] == 5


def test_e25_an_apprentice_discarded_before_the_construction_does_not_count() -> None:
    t = table(player(hand=["keep"], apprentices=["labourer"], wood=5, stone=2, gold=2, virtue=4))
    assert "place guildhall" in legal(t)
    play(t, "discard apprentice labourer")
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_e25_an_apprentice_may_go_once_the_building_stands() -> None:
    mine = player(hand=["graveyard"], apprentices=["labourer"], clay=4, wood=1, stone=2, marble=2)
    t = table(mine, promos=True)
    play(t, "place guildhall", "construct graveyard", "discard apprentice labourer")
    assert (built(t), crew(t)) == (["graveyard"], [])


def test_e26_the_cathedral_needs_a_building_card_in_hand() -> None:
    t = table(player(gold=1))
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_e26_the_last_card_in_hand_may_be_the_one_given_up() -> None:
    t = table(player(gold=1, hand=["keep"]), rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard keep")
    assert (of(t).level, hand(t)) == (1, [])


def test_e26_frederick_needs_no_card() -> None:
    t = table(player(gold=1, character="frederick"), rewards=[])
    play(t, "place guildhall", "advance cathedral")
    assert (of(t).level, hand(t)) == (1, [])
