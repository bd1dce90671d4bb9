"""Every building: what it needs, what it costs, the virtue it brings, and when it takes effect."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import GOODS_SPENT, TAX_PAID

from .builder import GOODS, asked, built, facts, goods, hand, of, play, player, table, told, why_not

FACTS = facts("buildings.yaml")
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in FACTS["base"] + FACTS["promo"]}
WITH_SKILLS = [card for card, row in CARDS.items() if row["skills_required"]]
AT_THE_END = [card for card, row in CARDS.items() if row["timing"] == "end_game"]
# one for each skill, and of no use here otherwise
SKILLED = {"carpentry": "woodcutter_1", "tiling": "miner_1", "masonry": "stonecutter_1"}
LOW = 4  # too little virtue for the Cathedral: only a building can be built


@pytest.mark.parametrize("card", CARDS)
def test_a_building_costs_just_the_goods_of_the_facts(card: str) -> None:
    t = table(player(hand=[card], apprentices=["labourer"], virtue=LOW, **CARDS[card]["cost"]), promos=True)
    play(t, "place guildhall", f"construct {card}")
    spent = {GOODS[good]: n for _, good, n in told(t, GOODS_SPENT)}
    assert spent == CARDS[card]["cost"]
    assert told(t, TAX_PAID) == []
    assert (built(t), t.guildhall) == ([card], (0,))
    assert card not in hand(t)


@pytest.mark.parametrize("card", CARDS)
def test_a_building_cannot_be_constructed_with_one_good_less(card: str) -> None:
    for short in CARDS[card]["cost"]:
        less = {good: n - (good == short) for good, n in CARDS[card]["cost"].items()}
        t = table(player(hand=[card], apprentices=["labourer"], virtue=LOW, **less), promos=True)
        assert why_not(t, "place guildhall") == "nothing_to_build", short


@pytest.mark.parametrize("card", CARDS)
def test_a_building_needs_just_the_skills_of_the_facts(card: str) -> None:
    needed = [SKILLED[skill] for skill in CARDS[card]["skills_required"]]
    t = table(player(hand=[card], apprentices=needed, virtue=LOW, **CARDS[card]["cost"]), promos=True)
    play(t, "place guildhall", f"construct {card}")
    assert built(t) == [card]


@pytest.mark.parametrize("card", WITH_SKILLS)
def test_a_building_cannot_be_constructed_with_one_skill_less(card: str) -> None:
    for missing in CARDS[card]["skills_required"]:
        others = [person for skill, person in SKILLED.items() if skill != missing]
        t = table(player(hand=[card], apprentices=others, virtue=LOW, **CARDS[card]["cost"]), promos=True)
        assert why_not(t, "place guildhall") == "nothing_to_build", missing


@pytest.mark.parametrize("card", CARDS)
def test_a_building_moves_the_virtue_of_its_owner_as_printed(card: str) -> None:
    t = table(player(hand=[card], apprentices=["labourer"], virtue=7, **CARDS[card]["cost"]), promos=True)
    play(t, "place guildhall", f"construct {card}")
    everybody = 1 if card == "monument" else 0
    assert of(t).virtue == 7 + CARDS[card]["virtue_on_build"] + everybody
    assert of(t, 1).virtue == 7 + everybody


@pytest.mark.parametrize("card", AT_THE_END)
def test_what_counts_at_the_end_does_nothing_at_once(card: str) -> None:
    t = table(player(hand=[card], apprentices=["labourer"], virtue=7, **CARDS[card]["cost"]), promos=True)
    play(t, "place guildhall", f"construct {card}")
    assert asked(t) == (1, "placing")
    assert (goods(t), hand(t), of(t).debts) == ({}, [], 0)
    assert of(t).virtue == 7 + CARDS[card]["virtue_on_build"]
