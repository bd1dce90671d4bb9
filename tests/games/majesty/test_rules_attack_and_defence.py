"""Attack and defend: more knights than guards wound one card of every opponent."""

from __future__ import annotations

import pytest

from royaume.games.majesty.characters import CHARACTER_IDS
from royaume.games.majesty.events import ATTACK_REPELLED, CHARACTER_WOUNDED

from .builder import characters, coins, infirmary, realm, table, take, told


@pytest.mark.parametrize("sides", ["A", "B"])
@pytest.mark.parametrize(
    ("knights_before", "guards", "wounded"),
    [(0, 0, True), (0, 1, False), (0, 2, False), (1, 1, True), (1, 2, False), (2, 2, True), (2, 4, False)],
)
def test_only_more_knights_than_guards_get_through(sides: str, knights_before: int, guards: int, wounded: bool) -> None:
    realms = [realm(soldier=knights_before), realm(miller=1, guard=guards)]
    t = table(sides=sides, realms=realms, display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == (["miller"] if wounded else [])
    assert len(told(t, ATTACK_REPELLED)) == (0 if wounded else 1)


def test_every_opponent_is_attacked_and_compared_alone() -> None:
    realms = [realm(soldier=1), realm(miller=1), realm(miller=1, guard=2), realm(brewer=1, guard=1)]
    t = table(realms=realms, display=["soldier"])
    take(t, 0)
    assert [infirmary(t, seat) for seat in range(4)] == [[], ["miller"], [], ["brewer"]]


def test_a_large_margin_still_wounds_a_single_card() -> None:
    t = table(realms=[realm(soldier=4), realm(miller=3, brewer=2)], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == ["miller"]
    assert characters(t, 1) == {"miller": 2, "brewer": 2}


@pytest.mark.parametrize("leftmost", range(7))
def test_the_leftmost_character_is_wounded(leftmost: int) -> None:
    kinds = CHARACTER_IDS[leftmost:]
    t = table(realms=[realm(soldier=1), realm(**dict.fromkeys(kinds, 1))], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == [CHARACTER_IDS[leftmost]]
    assert characters(t, 1) == dict.fromkeys(kinds[1:], 1)


def test_guards_and_knights_can_be_wounded_too() -> None:
    t = table(realms=[realm(soldier=1), realm(guard=1), realm(soldier=1)], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == ["guard"]
    assert infirmary(t, 2) == ["soldier"]


def test_a_wounded_card_lies_on_top_of_the_infirmary() -> None:
    t = table(realms=[realm(), realm(miller=1, infirmary=["noble", "witch"])], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == ["noble", "witch", "miller"]


def test_nobody_loses_coins_when_wounded() -> None:
    t = table(realms=[realm(), realm(miller=1, coins=7)], display=["soldier"])
    take(t, 0)
    assert coins(t)[1] == 7


def test_the_attacker_risks_nothing() -> None:
    t = table(realms=[realm(miller=1), realm(guard=3, soldier=2)], display=["soldier"])
    take(t, 0)
    assert characters(t, 0) == {"miller": 1, "soldier": 1}
    assert infirmary(t, 0) == []


def test_the_new_knight_attacks_with_the_others() -> None:
    t = table(realms=[realm(soldier=1), realm(miller=1, guard=1)], display=["guard/soldier"])
    take(t, 0, "soldier")
    assert infirmary(t, 1) == ["miller"]


def test_the_other_half_of_a_split_card_does_not_defend() -> None:
    t = table(realms=[realm(), realm(witch=["witch/guard"])], display=["soldier"])
    take(t, 0)
    assert characters(t, 1) == {}


def test_wounded_guards_do_not_defend() -> None:
    t = table(realms=[realm(), realm(miller=1, infirmary=["guard", "guard"])], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == ["guard", "guard", "miller"]


def test_wounded_knights_do_not_attack() -> None:
    t = table(realms=[realm(infirmary=["soldier"]), realm(miller=1, guard=1)], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == []


def test_knights_do_not_attack_when_another_character_is_placed() -> None:
    t = table(realms=[realm(soldier=3), realm(miller=1)], display=["guard"])
    take(t, 0)
    assert told(t, CHARACTER_WOUNDED) == []
    assert characters(t, 1) == {"miller": 1}
