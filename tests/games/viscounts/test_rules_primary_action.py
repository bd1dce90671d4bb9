"""Phase 3: which actions are open where, what pays for them, dismissing a card."""

from __future__ import annotations

import pytest

from .builder import (
    asked,
    beside,
    goods,
    icons,
    legal,
    of,
    offered,
    play,
    player,
    removed,
    story,
    table,
    track,
    why_not,
)


def test_outer_spaces_are_for_trade_and_construction_and_inner_ones_for_workers_and_manuscripts() -> None:
    rich = {"silver": 9, "stone": 9, "gold": 9, "ink": 9}
    for place in ("lake_left", "lake_right"):
        kinds = {choice.split()[0] for choice in legal(table(player(space=place, **rich)))}
        assert kinds == {"no", "dismiss", "trade", "construct"}
    t = table(player(space="lake_inner", **rich), townsfolk={"lake": ["abbot"]})
    assert {choice.split()[0] for choice in legal(t)} == {"no", "dismiss", "place", "transcribe"}
    assert why_not(t, "construct workshop_1") == "outer_path_only"
    assert why_not(t, "trade") == "outer_path_only"
    t = table(player(space="lake_left", **rich))
    assert why_not(t, "place 1") == "inner_path_only"


def test_only_one_action_is_taken() -> None:
    t = table(player("trader", "lender", "peddler_ink", space="lake_left"))
    play(t, "trade", "trade 6 for 0")
    assert asked(t)[1] != "acting"


def test_no_action_may_be_taken() -> None:
    t = table(player("trader", "lender", "peddler_ink", space="lake_left"))
    assert "no action" in legal(t)
    play(t, "no action")
    assert asked(t)[1] != "acting"


def test_cards_slots_bonuses_and_printed_icons_count_together() -> None:
    t = table(player("squire", slots=["guildhall_2", "guildhall_3", "trading_post_3"], bonuses=["grey", "blue"]))
    assert icons(t) == {"merchant": 6, "builder": 2, "noble": 3, "cleric": 2}


@pytest.mark.parametrize(
    ("place", "good", "choice"),
    [
        ("lake_left", "stone", "construct workshop_1"),
        ("lake_inner", "gold", "place 2"),
        ("lake_inner", "ink", "transcribe grey_3_flip"),
        ("lake_right", "silver", "trade"),
    ],
)
def test_a_good_of_the_action_counts_as_one_icon(place: str, good: str, choice: str) -> None:
    line = ("peddler_ink", "peddler_gold", "peddler_stone") if good != "silver" else ("abbot", "squire", "labourer")
    n = 2 if good == "silver" else 3
    for have, allowed in ((n - 1, False), (n, True)):
        wish = player(*line, space=place, **{good: have})
        t = table(wish, manuscripts={"lake": ["grey_3_flip"]})
        assert (choice in legal(t)) == allowed
    play(t, choice)
    assert goods(t).get(good, 0) == 0


def test_only_what_icons_do_not_pay_is_paid_with_goods() -> None:
    t = table(player("labourer", "miner", "squire", space="lake_left", stone=5))
    play(t, "construct workshop_1")
    assert goods(t) == {"stone": 4}


# dismissing -------------------------------------------------------------------------------------


def test_the_card_beside_the_viscount_is_dismissed_for_its_value_in_silver() -> None:
    t = table(player(space="lake_left", silver=3, stone=1), townsfolk={"lake": ["woodcutter_virtue", "friar"]})
    play(t, "dismiss woodcutter_virtue for 2")
    assert goods(t) == {"silver": 1, "stone": 1}
    assert "woodcutter_virtue" in removed(t)
    assert beside(t, "lake") == ["friar"]
    assert asked(t) == (0, "acting_with")


def test_its_effect_comes_first_then_its_icons_count_for_the_action() -> None:
    t = table(player(space="lake_left", silver=2, stone=1), townsfolk={"lake": ["woodcutter_virtue"]})
    assert why_not(t, "construct workshop_1") == "not_enough_builders"
    play(t, "dismiss woodcutter_virtue for 2")
    assert track(t) == (1, 6)
    play(t, "construct workshop_1")
    assert goods(t) == {}
    assert story(t).count("virtue_gained") == 1  # its ability does nothing


def test_a_card_without_an_icon_of_the_action_cannot_be_dismissed() -> None:
    t = table(player("abbot", "squire", "labourer", space="lake_left", silver=9), townsfolk={"lake": ["friar"]})
    assert why_not(t, "dismiss friar for 2") == "no_action_with_it"


def test_a_criminal_may_be_dismissed_for_any_action() -> None:
    for place in ("lake_right", "lake_inner"):
        t = table(player(space=place, silver=5), townsfolk={"lake": ["conspirator"]})
        assert "dismiss conspirator for 2" in legal(t)


def test_too_little_silver_dismisses_nobody() -> None:
    t = table(player(space="lake_inner", silver=1), townsfolk={"lake": ["princess"]})
    assert why_not(t, "dismiss princess for 2") == "too_dear_to_dismiss"


def test_the_silver_that_a_dismissal_costs_pays_for_nothing_else() -> None:
    """Three silver buy the Peddler or a trade of ink with one Merchant icon, not both without the Peddler's icons."""
    t = table(
        player("abbot", "squire", "labourer", space="forest_right", silver=3, deeds=1),
        townsfolk={"forest": ["jeweller"]},
    )
    assert why_not(t, "dismiss jeweller for 2") == "no_action_with_it"  # 2 icons and 1 silver are not 4
    t = table(
        player("abbot", "squire", "labourer", space="forest_right", silver=4, deeds=1),
        townsfolk={"forest": ["jeweller"]},
    )
    assert "dismiss jeweller for 2" in legal(t)


def test_one_card_is_dismissed_in_a_turn_and_an_action_has_to_follow() -> None:
    t = table(player(space="lake_inner", silver=9), townsfolk={"lake": ["princess", "overseer_virtue"]})
    play(t, "dismiss princess for 2")
    assert why_not(t, "dismiss overseer_virtue for 2") == "one_dismissal"
    assert why_not(t, "no action") == "action_after_dismissal"
    play(t, "place 1")


def test_the_action_after_a_dismissal_is_one_for_which_the_card_counts() -> None:
    t = table(player(space="lake_inner", silver=9, ink=9), townsfolk={"lake": ["princess"]})
    play(t, "dismiss princess for 2")
    assert [why for choice, why in offered(t).items() if choice.startswith("transcribe")] == ["dismissed_for_another"]


def test_with_the_second_trading_post_a_dismissal_costs_one_silver() -> None:
    t = table(player(space="lake_inner", silver=1, slots=["trading_post_2"]), townsfolk={"lake": ["artist"]})
    play(t, "dismiss artist for 1")
    assert goods(t) == {}


def test_the_printed_card_of_an_empty_pile_can_be_dismissed_turn_after_turn() -> None:
    t = table(player(space="lake_inner", silver=2), townsfolk={"lake": []})
    play(t, "dismiss printed_lake for 2")
    assert track(t) == (1, 6)
    assert beside(t, "lake") == []
    assert not any(name.startswith("printed") for name in removed(t))
    play(t, "place 1")
    t = table(player(space="lake_inner", silver=2), townsfolk={"lake": []})
    assert "dismiss printed_lake for 2" in legal(t)


# what cards in the line do ----------------------------------------------------------------------


def test_abilities_after_the_action_come_after_everything_else_of_it() -> None:
    t = table(player("overseer_virtue", "abbot", "squire", space="lake_inner"), outer={"ink_stone": [2]})
    play(t, "place 1")
    assert story(t).index("worker_climbed") < story(t).index("virtue_gained")
    assert story(t).index("goods_gained") < story(t).index("virtue_gained")


def test_abilities_after_another_action_do_nothing() -> None:
    t = table(player("overseer_virtue", "deacon_virtue", "jeweller", space="lake_left", stone=3))
    play(t, "construct workshop_1", "build at lake_1")
    assert track(t) == (1, 7)


def test_of_several_abilities_the_owner_says_which_comes_first() -> None:
    t = table(player("trader", "jeweller", "lender", space="lake_left"), at="act")
    play(t, "trade", "trade 1 for 0")
    assert asked(t) == (0, "choosing_ability")
    assert legal(t) == ["first trader", "first jeweller"]
    play(t, "first jeweller")
    assert story(t)[1:5] == ["trade_made", "goods_gained", "virtue_gained", "goods_gained"]
    assert of(t).virtue == 6
