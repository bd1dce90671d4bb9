"""Place the character: below the building of its kind, a split card as one of its two."""

from __future__ import annotations

import pytest

from royaume.games.majesty.characters import CHARACTER_IDS

from .builder import characters, column, legal_characters, play, question, realm, table, take


@pytest.mark.parametrize("kind", CHARACTER_IDS)
def test_a_character_goes_below_the_building_of_its_kind(kind: str) -> None:
    t = table(display=[kind])
    take(t, 0)
    assert characters(t) == {kind: 1}


def test_there_is_no_limit_of_characters_at_a_building() -> None:
    t = table(realms=[realm(miller=8)], display=["miller"])
    take(t, 0)
    assert characters(t) == {"miller": 9}


def test_a_new_card_lies_in_front_of_the_older_ones() -> None:
    t = table(realms=[realm(brewer=["brewer/witch", "brewer/soldier"])], display=["brewer"])
    take(t, 0)
    assert column(t, "brewer") == ["brewer/witch", "brewer/soldier", "brewer"]


def test_nothing_is_asked_about_a_plain_card() -> None:
    t = table(realms=[realm(), realm()], display=["guard"])
    play(t, 0)
    assert question(t) == "taking_card"
    assert t.top().seat == 1


def test_the_owner_of_a_split_card_chooses_one_of_its_two_characters() -> None:
    t = table(realms=[realm(), realm()], display=["guard/noble"])
    play(t, 0)
    assert question(t) == "placing_split_card"
    assert t.top().seat == 0
    assert legal_characters(t) == ["guard", "noble"]


@pytest.mark.parametrize("kind", ["guard", "noble"])
def test_only_the_chosen_character_of_a_split_card_exists(kind: str) -> None:
    t = table(display=["guard/noble"])
    take(t, 0, kind)
    assert characters(t) == {kind: 1}
    assert column(t, kind) == ["guard/noble"]


def test_a_split_card_belongs_to_nobody_until_its_side_is_chosen() -> None:
    t = table(display=["guard/noble"])
    play(t, 0)
    assert characters(t) == {}
