"""Heal top card: one card returns to its building, which stays quiet."""

from __future__ import annotations

import pytest

from royaume.games.majesty.events import CHARACTER_HEALED

from .builder import (
    characters,
    coins,
    column,
    infirmary,
    legal_characters,
    meeples,
    play,
    question,
    realm,
    table,
    take,
    told,
)

BOTH_SIDES = pytest.mark.parametrize("sides", ["A", "B"])


@BOTH_SIDES
def test_a_witch_heals_the_top_card_only(sides: str) -> None:
    t = table(sides=sides, realms=[realm(infirmary=["guard", "miller", "noble"])], display=["witch"])
    take(t, 0)
    assert infirmary(t) == ["guard", "miller"]
    assert characters(t) == {"witch": 1, "noble": 1}


@BOTH_SIDES
def test_several_witches_heal_one_card_all_the_same(sides: str) -> None:
    t = table(sides=sides, realms=[realm(witch=3, infirmary=["guard", "noble"])], display=["witch"])
    take(t, 0)
    assert infirmary(t) == ["guard"]
    assert len(told(t, CHARACTER_HEALED)) == 1


@BOTH_SIDES
def test_with_an_empty_infirmary_a_witch_only_pays(sides: str) -> None:
    t = table(sides=sides, display=["witch"])
    take(t, 0)
    assert told(t, CHARACTER_HEALED) == []
    assert coins(t)[0] == (2 if sides == "A" else 3)


def test_the_healed_card_counts_when_the_cottage_pays() -> None:
    t = table(realms=[realm(miller=1, infirmary=["brewer"])], display=["witch"])
    take(t, 0)
    assert coins(t)[0] == 3 * 2


def test_the_building_of_the_healed_card_is_not_activated() -> None:
    t = table(realms=[realm(infirmary=["noble"])], display=["witch"])
    take(t, 0)
    assert coins(t)[0] == 2
    assert meeples(t)[0] == 0


def test_a_healed_split_card_may_be_placed_as_either_character() -> None:
    t = table(realms=[realm(infirmary=["guard/noble"])], display=["witch"])
    play(t, 0)
    assert question(t) == "healing_split_card"
    assert t.top().seat == 0
    assert legal_characters(t) == ["guard", "noble"]


@pytest.mark.parametrize(("kind", "paid"), [("brewer", 2 * 2), ("soldier", 1 * 2)])
def test_the_cottage_pays_after_the_side_of_the_healed_card_is_chosen(kind: str, paid: int) -> None:
    t = table(realms=[realm(infirmary=["brewer/soldier"])], display=["witch"])
    take(t, 0, kind)
    assert characters(t) == {"witch": 1, kind: 1}
    assert coins(t)[0] == paid


def test_the_healed_card_lies_in_front_of_the_older_ones() -> None:
    t = table(realms=[realm(guard=["guard/noble"], infirmary=["guard"])], display=["witch"])
    take(t, 0)
    assert column(t, "guard") == ["guard/noble", "guard"]


def test_only_the_active_player_heals() -> None:
    t = table(realms=[realm(), realm(witch=1, infirmary=["noble"])], display=["witch"])
    take(t, 0)
    assert infirmary(t, 1) == ["noble"]


def test_only_a_placed_witch_heals() -> None:
    t = table(realms=[realm(witch=2, infirmary=["noble"])], display=["witch/guard"])
    take(t, 0, "guard")
    assert infirmary(t) == ["noble"]
