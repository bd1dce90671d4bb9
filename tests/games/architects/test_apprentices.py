"""The forty apprentices of the base game, each in play."""

from __future__ import annotations

from typing import Any

import pytest

from .builder import (
    asked,
    built,
    covers,
    crew,
    facts,
    goods,
    hand,
    held,
    of,
    offered,
    play,
    player,
    table,
    why_not,
)

CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in facts("apprentices.yaml")["base"]}
ACOLYTES = [card for card in CARDS if card.startswith("acolyte")]
COLLECTORS = [card for card in CARDS if card.startswith("debt_collector")]
CONSPIRATORS = [card for card in CARDS if card.startswith("conspirator")]
TRADERS = [card for card, row in CARDS.items() if row["trigger"] == "storehouse_action"]
GATHERERS = {
    "jeweller_1": ("silversmith", {"silver": 3}),
    "jeweller_2": ("silversmith", {"silver": 3}),
    "stonecutter_1": ("quarry", {"stone": 2}),
    "stonecutter_2": ("quarry", {"stone": 2}),
    "woodcutter_1": ("forest", {"wood": 2}),
    "woodcutter_2": ("forest", {"wood": 2}),
}
MINERS = ["miner_1", "miner_2"]


def gained(card: str) -> dict[str, int]:
    """What the facts say that the card gives."""
    (op,) = CARDS[card]["ops"]
    return {thing: n for thing, n in op.items() if thing not in ("op", "condition")}


# hiring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("hired", CARDS)
def test_hiring_a_card_costs_four_silver_and_moves_the_virtue_marker_once(hired: str) -> None:
    t = table(player(silver=4, virtue=7), top=[hired], taxes=0)
    play(t, "place workshop", f"hire {hired}")
    assert crew(t) == [hired]
    assert (goods(t), t.taxes) == ({}, 2)
    assert of(t).virtue == 7 + CARDS[hired]["virtue_on_hire"]


@pytest.mark.parametrize("hired", CARDS)
def test_discarding_a_card_puts_it_under_the_pile_and_does_not_undo_its_virtue(hired: str) -> None:
    t = table(player(apprentices=[hired], virtue=7))
    play(t, f"discard apprentice {hired}")
    assert (crew(t), of(t).virtue) == ([], 7)
    assert t.people.rest()[-1] == list(CARDS).index(hired)
    assert asked(t) == (0, "placing")


@pytest.mark.parametrize("skill", ["carpentry", "tiling", "masonry"])
@pytest.mark.parametrize("hired", CARDS)
def test_a_card_satisfies_exactly_the_skills_that_it_shows(hired: str, skill: str) -> None:
    needing = {"carpentry": "chapel", "tiling": "clay_market", "masonry": "stone_market"}[skill]
    t = table(player(apprentices=[hired], hand=[needing], clay=3, wood=1, stone=4, gold=1, marble=1))
    play(t, "place guildhall")
    if skill in CARDS[hired]["skills"]:
        play(t, f"construct {needing}")
        assert (built(t), crew(t)) == ([needing], [hired])
    else:
        assert why_not(t, f"construct {needing}") == "skill_missing"


@covers("labourer")
def test_a_labourer_alone_has_all_three_skills_and_no_ability() -> None:
    t = table(player(apprentices=["labourer"], hand=["keep"], wood=5, stone=2, gold=2))
    play(t, "place guildhall", "construct keep")
    assert built(t) == ["keep"]
    assert crew(t) == ["labourer"]


def test_three_apprentices_with_one_skill_each_do_as_well_as_a_labourer() -> None:
    people = ["woodcutter_1", "miner_1", "stonecutter_1"]
    t = table(player(apprentices=people, hand=["keep"], wood=5, stone=2, gold=2))
    play(t, "place guildhall", "construct keep")
    assert (built(t), crew(t)) == (["keep"], people)


# places that give more ----------------------------------------------------------------------


@pytest.mark.parametrize("card", GATHERERS)
def test_a_gatherer_gains_one_more_at_the_own_place(card: str) -> None:
    place, gain = GATHERERS[card]
    assert CARDS[card]["location"] == place
    t = table(player(apprentices=[card]))
    play(t, f"place {place}")
    assert goods(t) == gain


@pytest.mark.parametrize("card", GATHERERS)
def test_a_gatherer_gains_nothing_elsewhere_and_nothing_for_others(card: str) -> None:
    place, gain = GATHERERS[card]
    t = table(player(), player(apprentices=[card]))
    play(t, f"place {place}")
    (good, n) = next(iter(gain.items()))
    assert goods(t, 0) == {good: n - 1}
    assert goods(t, 1) == {}


def test_both_copies_of_a_gatherer_add_up() -> None:
    t = table(player(apprentices=["woodcutter_1", "woodcutter_2"], at={"forest": 2}))
    play(t, "place forest")
    assert goods(t) == {"wood": 3 + 2}


@pytest.mark.parametrize("card", MINERS)
def test_a_miner_gains_one_more_clay_with_clay(card: str) -> None:
    t = table(player(apprentices=[card]))
    play(t, "place mines", "mine clay")
    assert goods(t) == {"clay": 2 + 1}


@pytest.mark.parametrize("card", MINERS)
def test_a_miner_gains_one_clay_beside_gold(card: str) -> None:
    t = table(player(apprentices=[card], at={"mines": 3}))
    play(t, "place mines", "mine gold")
    assert goods(t) == {"gold": 2, "clay": 1}


# the King's Storehouse -----------------------------------------------------------------------


@pytest.mark.parametrize("card", TRADERS)
def test_a_storehouse_apprentice_opens_the_trade_of_the_facts(card: str) -> None:
    (op,) = CARDS[card]["ops"]
    t = table(player(apprentices=[card], virtue=7, **op["pay"]))
    play(t, "place kings_storehouse", f"trade {card}")
    gain = dict(op["gain"])
    assert of(t).virtue == 7 + gain.pop("virtue", 0)
    assert goods(t) == gain
    assert t.taxes == 4


@pytest.mark.parametrize("card", TRADERS)
def test_a_trade_needs_its_full_price(card: str) -> None:
    (op,) = CARDS[card]["ops"]
    ((good, n),) = op["pay"].items()
    t = table(player(apprentices=[card], **{good: n - 1}))
    play(t, "place kings_storehouse")
    assert why_not(t, f"trade {card}") == "goods_missing"


@pytest.mark.parametrize("card", TRADERS)
def test_a_trade_may_be_repeated_as_often_as_there_are_workers(card: str) -> None:
    (op,) = CARDS[card]["ops"]
    ((good, n),) = op["pay"].items()
    ((thing, amount),) = op["gain"].items()
    t = table(player(apprentices=[card], virtue=2, at={"kings_storehouse": 2}, **{good: 4 * n}))
    play(t, "place kings_storehouse", *[f"trade {card}"] * 3)
    assert goods(t)[good] == n
    assert (of(t).virtue if thing == "virtue" else goods(t)[thing]) == 3 * amount + (2 if thing == "virtue" else 0)
    assert asked(t) == (1, "placing")


@pytest.mark.parametrize("card", TRADERS)
def test_only_the_owner_may_use_a_trade(card: str) -> None:
    t = table(player(silver=9, clay=9, wood=9, stone=9), player(apprentices=[card]))
    play(t, "place kings_storehouse")
    assert f"trade {card}" not in offered(t)


# the Guildhall and debts -----------------------------------------------------------------------


@pytest.mark.parametrize("card", ACOLYTES)
def test_an_acolyte_gains_when_the_cathedral_is_advanced(card: str) -> None:
    t = table(
        player(apprentices=[card], hand=["well"], gold=1, virtue=7),
        rewards=["reward_virtue"],
        plans=["tavern", "palace"],
    )
    play(t, "place guildhall", "advance cathedral", "discard well")
    gain = gained(card)
    assert hand(t) == (["tavern"] if gain.pop("building_card", 0) else [])
    assert goods(t) == gain
    assert (of(t).level, of(t).virtue) == (1, 9)


@pytest.mark.parametrize("card", ACOLYTES)
def test_an_acolyte_gains_nothing_for_a_building(card: str) -> None:
    t = table(player(apprentices=[card], hand=["well"], wood=2, stone=2))
    play(t, "place guildhall", "construct well")
    assert (goods(t), hand(t)) == ({"clay": 4}, [])


@pytest.mark.parametrize("card", COLLECTORS)
def test_a_debt_collector_gains_for_each_debt_paid_off(card: str) -> None:
    t = table(player(apprentices=[card], debts=2, silver=12, at={"guardhouse": 1}))
    play(t, "place guardhouse", "pay debt")
    assert goods(t) == {"silver": 6} | gained(card)
    play(t, "pay debt")
    assert goods(t) == {good: 2 * n for good, n in gained(card).items()}
    assert (of(t).debts, of(t).paid) == (0, 2)


@pytest.mark.parametrize("card", COLLECTORS)
def test_a_debt_collector_gains_nothing_for_a_destroyed_debt(card: str) -> None:
    t = table(player(apprentices=[card], debts=1, hand=["church"], clay=3, stone=3))
    play(t, "place guildhall", "construct church", "destroy 1 debts")
    assert goods(t) == {}
    assert (of(t).debts, of(t).paid) == (0, 0)


# captures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CONSPIRATORS)
def test_a_conspirator_saves_one_silver_of_the_captures_but_never_the_tax(card: str) -> None:
    mine = player(apprentices=[card], silver=5, at={"town_centre": 2})
    t = table(mine, player(at={"forest": 2, "quarry": 1}), taxes=0)
    play(t, "place town_centre", "capture forest P2")
    assert (goods(t), t.taxes) == ({"silver": 4}, 1)
    play(t, "capture quarry P2")
    assert (goods(t), t.taxes) == ({"silver": 4}, 1)
    assert held(t, 0) == {1: 3}
