"""The Guildhall: constructing a building from hand."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import BUILDING_CONSTRUCTED, GOODS_GAINED, GOODS_SPENT, VIRTUE_LOST
from royaume.games.architects.pending import PENDING

from .builder import (
    asked,
    built,
    cited,
    crew,
    debts,
    goods,
    hand,
    legal,
    of,
    offered,
    order_told,
    play,
    player,
    table,
    told,
    virtues,
    why_not,
)

CONSTRUCTION = "Construire un Bâtiment"
SKILLED = ["woodcutter_1", "miner_1", "stonecutter_1"]
RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}


def test_the_card_leaves_the_hand_and_lies_open_for_its_cost() -> None:
    t = table(player(hand=["smithy", "well"], clay=5, wood=3))
    play(t, "place guildhall", "construct smithy")
    assert (built(t), hand(t)) == (["smithy"], ["well"])
    assert goods(t) == {"clay": 1, "wood": 1, "stone": 4}
    assert (of(t).supply, t.guildhall) == (19, (0,))


def test_only_buildings_in_ones_own_hand_can_be_constructed() -> None:
    t = table(player(hand=["smithy"], **RICH), player(hand=["well"]))
    play(t, "place guildhall")
    assert "construct well" not in offered(t)


def test_without_anything_to_build_nobody_goes_to_the_guildhall() -> None:
    t = table(player(hand=["smithy"], clay=4, wood=1))
    assert why_not(t, "place guildhall") == "nothing_to_build"
    assert cited(t, "place guildhall") == "La Maison des Corporations"


def test_once_there_something_has_to_be_built() -> None:
    t = table(player(hand=["smithy"], clay=4, wood=2))
    play(t, "place guildhall")
    assert legal(t) == ["construct smithy"]


@pytest.mark.parametrize("missing", SKILLED)
def test_each_skill_needs_an_apprentice_who_shows_it(missing: str) -> None:
    t = table(player(hand=["keep"], apprentices=[card for card in SKILLED if card != missing], **RICH))
    play(t, "place guildhall")
    assert (why_not(t, "construct keep"), cited(t, "construct keep")) == ("skill_missing", CONSTRUCTION)


@pytest.mark.parametrize("apprentices", [SKILLED, ["labourer"]])
def test_with_all_skills_it_is_built_and_no_apprentice_is_spent(apprentices: list[str]) -> None:
    t = table(player(hand=["keep"], apprentices=apprentices, **RICH))
    play(t, "place guildhall", "construct keep")
    assert (built(t), crew(t)) == (["keep"], apprentices)


def test_two_apprentices_of_one_skill_do_not_stand_for_another() -> None:
    t = table(player(hand=["armoury"], apprentices=["woodcutter_1", "woodcutter_2"], **RICH))
    play(t, "place guildhall")
    assert why_not(t, "construct armoury") == "skill_missing"


def test_apprentices_of_others_do_not_help() -> None:
    t = table(player(hand=["tavern"], **RICH), player(apprentices=["woodcutter_1"]))
    play(t, "place guildhall")
    assert why_not(t, "construct tavern") == "skill_missing"


@pytest.mark.parametrize("short", ["wood", "stone", "gold"])
def test_every_resource_of_the_cost_is_needed(short: str) -> None:
    cost = {"wood": 5, "stone": 2, "gold": 2}
    enough = table(player(hand=["keep", "clay_pit"], apprentices=SKILLED, clay=9, marble=9, **cost))
    play(enough, "place guildhall")
    assert "construct keep" in legal(enough)
    cost[short] -= 1
    t = table(player(hand=["keep", "clay_pit"], apprentices=SKILLED, clay=9, marble=9, **cost))
    play(t, "place guildhall")
    assert (why_not(t, "construct keep"), cited(t, "construct keep")) == ("cost_unpayable", CONSTRUCTION)


@pytest.mark.parametrize(("card", "change"), [("church", 1), ("betting_house", -1), ("thieves_den", -2), ("well", 0)])
def test_the_virtue_of_the_building_is_applied(card: str, change: int) -> None:
    t = table(player(hand=[card], apprentices=SKILLED, **RICH))
    play(t, "place guildhall", f"construct {card}")
    assert of(t).virtue == 7 + change


def test_cost_then_card_then_virtue_then_effect() -> None:
    t = table(player(hand=["thieves_den"], apprentices=["stonecutter_1"], clay=1, wood=2, stone=3))
    play(t, "place guildhall", "construct thieves_den")
    order = [e for e in order_told(t) if e in (GOODS_SPENT, BUILDING_CONSTRUCTED, VIRTUE_LOST, GOODS_GAINED)]
    assert order == [GOODS_SPENT] * 3 + [BUILDING_CONSTRUCTED, VIRTUE_LOST, GOODS_GAINED]
    assert goods(t) == {"silver": 4}


def test_the_palace_counts_virtue_as_it_is_at_that_moment() -> None:
    t = table(player(hand=["palace"], apprentices=SKILLED, virtue=11, wood=3, stone=3, marble=2))
    play(t, "place guildhall", "construct palace")
    assert goods(t) == {"gold": 2}


def test_the_effect_follows_what_the_virtue_of_the_card_has_changed() -> None:
    """The Monument's own virtue comes first, then one for everybody."""
    t = table(player(hand=["monument"], apprentices=SKILLED, virtue=13, debts=1, **RICH), player(virtue=3))
    play(t, "place guildhall", "construct monument")
    assert asked(t) == (0, "destroying_debts")
    play(t, "destroy 1 debts")
    assert (virtues(t), debts(t)) == ([14, 4], [0, 0])


def test_several_who_pass_fourteen_at_once_are_asked_one_after_the_other() -> None:
    """While one is asked, the others' questions wait; such a table is kept and read back like any other."""
    others = [player(virtue=14, debts=1) for _ in range(2)]
    t = table(player(hand=["monument"], apprentices=SKILLED, virtue=3, **RICH), *others)
    play(t, "place guildhall", "construct monument")
    assert asked(t)[1] == "destroying_debts"
    assert PENDING.broken(t) == ""
    play(t, "destroy 1 debts", "destroy 0 debts")
    assert sorted(debts(t)) == [0, 0, 1]


def test_an_immediate_effect_is_mandatory() -> None:
    t = table(player(hand=["betting_house"], clay=1, stone=2, gold=1))
    play(t, "place guildhall", "construct betting_house")
    assert (of(t).debts, of(t).virtue) == (1, 6)
    assert asked(t) == (1, "placing")


@pytest.mark.parametrize(
    ("card", "left_undone"),
    [
        ("church", "destroy 0 debts"),
        ("library", "decline"),
        ("armoury", "stop"),
        ("barracks", "decline"),
        ("fortress", "stop"),
    ],
)
def test_what_is_a_may_can_be_left_undone(card: str, left_undone: str) -> None:
    t = table(player(hand=[card, "well"], apprentices=SKILLED, debts=1, **RICH), player(at={"forest": 3}, held={0: 2}))
    play(t, "place guildhall", f"construct {card}", left_undone)
    assert asked(t) == (1, "placing")
    assert (of(t).debts, hand(t), sum(of(t).held), sum(of(t, 1).held)) == (1, ["well"], 0, 2)


def test_a_tavern_has_to_hire_somebody_when_there_is_room() -> None:
    t = table(player(hand=["tavern"], apprentices=["woodcutter_1"], **RICH), top=["miner_1"])
    play(t, "place guildhall", "construct tavern")
    assert (why_not(t, "decline"), cited(t, "decline")) == ("room_for_one", "Construire un Bâtiment")
    play(t, "hire miner_1")
    assert (crew(t), of(t).silver, t.taxes) == (["woodcutter_1", "miner_1"], 0, 4)


def test_with_five_apprentices_the_tavern_is_skipped_or_one_is_discarded_first() -> None:
    five = ["woodcutter_1", "woodcutter_2", "jeweller_1", "jeweller_2", "thief"]
    t = table(player(hand=["tavern"], apprentices=five, **RICH), top=["miner_1"])
    play(t, "place guildhall", "construct tavern")
    assert why_not(t, "hire miner_1") == "no_room"
    assert "decline" in legal(t)
    play(t, "discard apprentice thief", "hire miner_1")
    assert crew(t) == [*five[:4], "miner_1"]


@pytest.mark.parametrize("card", ["keep", "castle", "reservoir", "aqueduct", "dungeon"])
def test_end_game_effects_wait_for_the_end(card: str) -> None:
    t = table(player(hand=[card], apprentices=SKILLED, virtue=7, paid=4, held={1: 6}, **RICH))
    play(t, "place guildhall", f"construct {card}")
    icon = {"keep": -2, "dungeon": -1}.get(card, 0)
    assert of(t).virtue == 7 + icon
    assert told(t, GOODS_GAINED) == []


def test_one_worker_constructs_one_building() -> None:
    t = table(player(hand=["well", "smithy"], **RICH))
    play(t, "place guildhall", "construct well")
    assert asked(t) == (1, "placing")


def test_constructing_needs_no_virtue() -> None:
    t = table(player(hand=["well"], virtue=0, wood=2, stone=2))
    assert "place guildhall" in legal(t)


def test_virtue_for_everybody_lets_others_destroy_debts_too() -> None:
    t = table(player(hand=["monument"], apprentices=SKILLED, **RICH), player(virtue=14, debts=2), player(virtue=14))
    play(t, "place guildhall", "construct monument")
    assert asked(t) == (1, "destroying_debts")
    play(t, "destroy 1 debts")
    assert (virtues(t), debts(t)) == ([9, 14, 14], [0, 1, 0])
    assert asked(t) == (1, "placing")
