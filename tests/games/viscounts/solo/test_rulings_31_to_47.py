"""Rulings of section 8 about solo opponents, by their numbers."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.acting import NOBLES_FOR
from royaume.games.viscounts.cards.catalogue import CARD_IDS
from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.solo.rows import DISMISS, OPTIONS
from royaume.kernel.automatic.steps import MET

from .builder import (
    AI,
    YOU,
    asked,
    begun,
    board,
    discards,
    does,
    followed,
    gains,
    goods,
    kept,
    legal,
    play,
    sheet,
    solo_table,
    standing,
    story,
    tiles,
    told,
    townsfolk_with,
    track,
    workers,
)


@pytest.mark.parametrize(
    ("at", "criminals", "gained"),
    [
        (1, True, "debt_gained"),
        (1, False, None),
        (2, True, "corruption_gained"),
        (5, True, None),
        (5, False, "virtue_gained"),
        (7, False, "deed_gained"),
    ],
)
@pytest.mark.parametrize("who", [YOU, AI])
def test_31_a_collision_pays_the_other_one_the_row_below_on_the_condition_of_its_own_board(
    who: int, at: int, criminals: bool, gained: str | None
) -> None:
    met = board(corruption=at, virtue=at)
    yours = ["thief"] if criminals else ["abbot"]
    schemes = ["s_criminal_1"] if criminals else ["s_cleric"]
    t = solo_table(you=board(line=yours), ai=met) if who == AI else solo_table(you=met, line=schemes)
    t.push(Collision(who))
    t.settle()
    other = YOU if who == AI else AI
    assert story(t, other) == ([gained] if gained else [])


def test_31_the_row_below_the_middle_space_is_a_resource_to_it_and_a_rearrangement_to_you() -> None:
    t = solo_table(you=board(corruption=4, virtue=4))
    t.push(Collision(YOU))
    t.settle()
    assert goods(t) == {"ink": 1}
    t = solo_table(ai=board(corruption=4, virtue=4), you=board(line=["abbot", "lender"]))
    t.push(Collision(AI))
    t.settle()
    assert asked(t) == (YOU, "rearranging")


def test_32_each_flip_and_each_scheme_is_answered_with_one_dismissal() -> None:
    ai = board(slots=["trading_post_3", "workshop_1"], deeds=2)
    t = gains(solo_table(ai=ai, future=["f_cleric"]), "free_hire + flip_deed:2")
    assert len(told(t, "card_dismissed")) == 3


def test_33_single_silver_is_ignored_and_each_pair_is_a_resource() -> None:
    t = gains(solo_table(), "silver:3")
    assert goods(t) == {"ink": 1}
    assert goods(gains(solo_table(), "silver:1 + virtue:1")) == {}


def test_34_on_tier_2_it_takes_gold_and_the_hire() -> None:
    assert goods(gains(solo_table(), "gold:1 | move_worker")) == {"gold": 1}
    assert len(discards(gains(solo_table(), "free_hire | destroy:1"))) == 1


def test_35_a_link_that_moves_a_worker_is_virtue_to_it_and_a_move_to_you() -> None:
    built = {"lake_4": (YOU, "workshop_1")}
    t = solo_table(built=built, outer={"virtue": (1, 1)}, ai=board(stone=2))
    does(t, OPTIONS["build"].deed)
    assert standing(t) == {"hills_1": "workshop"}
    assert track(t) == (1, 6)
    assert asked(t) == (YOU, "moving_worker")
    play(t, "move no worker")
    assert workers(t, 1) == {"virtue": (1, 1)}


def test_36_a_free_building_gains_spot_and_links_as_usual() -> None:
    built = {"hills_1": (YOU, "workshop_1")}
    t = gains(solo_table(built=built), "build:workshop")
    assert standing(t) == {"hills_2": "workshop"}
    assert goods(t) == {"stone": 1, "ink": 1}
    assert goods(t, YOU) == {"silver": 2}


def test_37_free_workers_are_as_many_as_it_has() -> None:
    assert workers(gains(solo_table(ai=board(supply=3)), "place_workers:4"), 2) == {"flip": (0, 1)}


def test_41_a_shuffle_mixes_discarded_cards_and_pile_with_the_check() -> None:
    t = solo_table(discarded=["s_criminal_1"], line=["s_criminal_2"])
    pile = set(kept(t).cards.pile.rest())
    gains(t, "shuffle")
    assert discards(t) == []
    assert len(kept(t).cards.pile.rest()) == len(pile) + 1
    assert track(t) == (2, 7)
    assert told(t, "schemes_shuffled") == [("schemes_shuffled",)]


def test_41_without_a_discarded_card_nothing_is_shuffled() -> None:
    t = gains(solo_table(), "shuffle")
    assert (story(t), track(t)) == ([], (1, 7))


def test_41_a_dismissed_card_may_make_it_shuffle() -> None:
    t = solo_table(discarded=["s_criminal_1"], townsfolk={"hills": townsfolk_with("shuffle")})
    does(t, DISMISS)
    assert discards(t) == []
    assert track(t) == (1, 6)


def test_42_where_no_townsfolk_are_left_it_dismisses_the_printed_card_again_and_again() -> None:
    t = solo_table(townsfolk={"hills": None})
    removed = t.removed
    does(does(t, DISMISS), DISMISS)
    assert told(t, "card_dismissed") == [("card_dismissed", "printed_hills", 0)] * 2
    assert track(t) == (1, 5)
    assert t.removed == removed


def test_42_where_no_manuscript_is_left_it_may_transcribe_the_printed_one_for_its_effect() -> None:
    t = solo_table(manuscripts={"hills": None}, ai=board(ink=2))
    does(t, OPTIONS["transcribe"].deed)
    assert told(t, "printed_manuscript_read") == [("printed_manuscript_read", "hills")]
    assert (tiles(t), goods(t)) == ([], {"ink": 2})
    t = solo_table(manuscripts={"hills": None}, ai=board(ink=1))
    assert OPTIONS["transcribe"].unmet(t, AI) != MET


def test_43_icon_manuscripts_count_schemes_slots_and_bonuses() -> None:
    ai = board(manuscripts=["yellow_5_noble_icons"], slots=["guildhall_3"], bonuses=["yellow"])
    t = solo_table(ai=ai, line=["s_cleric_noble"])
    assert sheet(t)["manuscript_texts"] == 4  # two starting cards in the game, the slot, the bonus


def test_44_icons_pay_first_and_as_few_resources_as_needed() -> None:
    t = solo_table(line=["s_criminal_1"], ai=board(gold=4))
    does(t, OPTIONS["workers"].deed)
    assert told(t, "action_funded") == [("action_funded", 5, 1, 1)]
    assert goods(t) == {"gold": 1}


@pytest.mark.parametrize(("supply", "placed"), [(4, 4), (3, 3), (2, 2)])
def test_45_with_fewer_workers_than_it_can_pay_for_it_places_all_and_pays_for_those(supply: int, placed: int) -> None:
    t = solo_table(line=["s_cleric", "s_builder", "s_builder_cleric"], ai=board(gold=8, supply=supply))
    does(t, OPTIONS["workers"].deed)
    assert told(t, "workers_placed") == [("workers_placed", placed, "flip")]
    assert goods(t).get("gold", 0) == 8 - NOBLES_FOR[placed]


@pytest.mark.parametrize("supply", [0, 1])
def test_45_it_places_none_with_fewer_than_two_left(supply: int) -> None:
    t = solo_table(ai=board(gold=8, supply=supply))
    assert OPTIONS["workers"].unmet(t, AI) != MET


def test_46_poverty_and_prosperity_are_those_of_one_player() -> None:
    t = begun(pairs=(1, 4))
    play(t, next(choice for choice in legal(t) if choice.startswith("take player_card_1 ")))
    assert (t.debts_left, t.deeds_left) == (12, 12)


def test_47_only_the_number_of_the_other_card_matters() -> None:
    """Card 10 gives 10 silver and 2 Corruption to whoever chooses it."""
    t = begun("card", pairs=(1, 10))
    hero = t.heroes[1]
    play(t, next(choice for choice in legal(t) if choice.startswith("take player_card_1 ")))
    assert goods(t) == {"stone": 2}
    assert track(t) == (1, 7)
    assert CARD_IDS[hero] in [CARD_IDS[card] for card in t.removed]
    assert followed(t) == ["start_items"]
