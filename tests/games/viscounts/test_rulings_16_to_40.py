"""The rulings on what the rulebook leaves open, by their numbers; those on solo play are tested with it."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.effects import effect
from royaume.games.viscounts.events import (
    GOODS_GAINED,
    LINK_MADE,
    POVERTY_REVEALED,
    PROSPERITY_REVEALED,
    WORKER_CLIMBED,
)
from royaume.games.viscounts.gaining import give
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import SILVER, SITE_IDS

from .builder import (
    Wish,
    asked,
    begun,
    beside,
    discarded,
    goods,
    hand,
    legal,
    of,
    on_top,
    play,
    player,
    sheet,
    standing,
    story,
    table,
    tiles,
    told,
    track,
    why_not,
    workers,
)
from .test_rules_setup import chosen

MERCHANTS = ("trader", "lender", "jeweller")


def gain(t: ViscountsTable, words: str, seat: int = 0) -> ViscountsTable:
    give(t, seat, effect(words))
    t.settle()
    return t


def mason(space: str, **more: int) -> Wish:
    return player(*MERCHANTS, space=space, stone=9, **more)


def test_16_a_worker_moved_or_placed_free_resolves_the_castle() -> None:
    t = gain(table(player(), outer={"ink_stone": [2], "flip": [1]}), "move_worker")
    play(t, "move worker flip to ink_stone")
    assert goods(t) == {"ink": 1, "stone": 1}
    t = play(gain(table(player(), outer={"ink_stone": [1]}), "place_workers:2"), "place on ink_stone")
    assert goods(t) == {"ink": 1, "stone": 1}


def test_16_a_worker_moves_to_a_neighbouring_section_only() -> None:
    t = gain(table(player(), outer={"ink_stone": [1]}), "move_worker")
    assert legal(t)[1:] == ["move worker ink_stone to flip", "move worker ink_stone to virtue"]


def linked_castle(outer: dict[str, list[int]]) -> ViscountsTable:
    """Seat 0 is about to build beside seat 1, with a link that moves a worker; both own tier-1 workers."""
    wish = player(*MERCHANTS, space="coast_left", stone=3, pile=())
    built = {"coast_1": (0, "workshop_3"), "coast_3": (1, "workshop_3")}
    return table(wish, player(deeds=1), built=built, outer=outer)


def test_17_the_active_player_resolves_first_and_each_makes_the_choices_of_their_own_resolution() -> None:
    outer = {"ink_stone": [2, 0], "virtue": [1, 2], "flip": [0, 2], "gold_or_move": [0, 1]}
    t = linked_castle(outer=outer)
    play(t, "construct workshop_2")
    assert asked(t) == (0, "moving_worker")
    play(t, "move worker virtue to ink_stone")
    assert goods(t) == {"ink": 1, "stone": 1}  # resolved before the other owner moves
    assert asked(t) == (1, "moving_worker")
    play(t, "move worker gold_or_move to flip")
    assert of(t, 1).approved == 1
    assert [seat for seat, _, _ in told(t, WORKER_CLIMBED)] == [0, 1]


def test_17_the_other_owner_expels_in_its_own_resolution_then_the_turn_goes_on() -> None:
    outer = {"flip": [2, 1], "gold_or_move": [0, 1]}
    t = linked_castle(outer=outer)
    play(t, "construct workshop_2", "move no worker", "move worker gold_or_move to flip")
    assert asked(t) == (1, "expelling")
    play(t, "expel P1")
    assert goods(t)["silver"] == 2
    assert of(t).supply == 20 - 1


def test_18_only_three_move_at_a_time_while_three_are_left() -> None:
    wish = player("princess", "squire", "patron_3", space="lake_inner", gold=5)
    t = play(table(wish, outer={"ink_stone": [2]}), "place 4")
    assert [(section, tier) for _, section, tier in told(t, WORKER_CLIMBED)] == [(0, 2), (0, 2)]
    assert workers(t, 1) == {"flip": (2, 0), "virtue": (2, 0)}
    assert goods(t) == {"ink": 2, "stone": 2}


def test_19_of_two_links_the_builder_says_which_comes_first_after_the_spot() -> None:
    built = {"coast_2": (1, "workshop_3"), "coast_4": (1, "workshop_2")}
    t = table(mason("coast_right"), player(), built=built)
    t.players[0].deeds = 1
    play(t, "construct workshop_2")
    assert of(t).approved == 1  # the spot flips
    assert legal(t) == ["first link coast_2", "first link coast_3"]
    play(t, "first link coast_3")
    assert [SITE_IDS[site] for _, site in told(t, LINK_MADE)] == ["coast_3", "coast_2"]
    assert (of(t).debts, of(t, 1).debts) == (1, 1)


def test_19_the_builder_gains_before_the_other_owner() -> None:
    t = table(mason("hills_left"), player(), built={"hills_2": (1, "trading_post_3")})
    play(t, "construct workshop_2")
    silver = [seat for seat, _, good in told(t, GOODS_GAINED) if good == SILVER]
    assert silver == [0, 1]


def test_19_links_lead_over_rivers_and_into_the_next_segment_round_the_ring() -> None:
    built = {"mountain_4": (1, "workshop_2"), "lake_2": (1, "workshop_3")}
    t = table(mason("lake_left"), player("abbot", "squire"), built=built)
    play(t, "construct workshop_1")
    assert asked(t) == (0, "choosing_link")
    play(t, "first link mountain_4", "arrange trader lender jeweller")
    assert asked(t) == (1, "rearranging")


def test_20_each_flipped_debt_is_answered_once_by_each_debt_collector() -> None:
    wish = player("debt_collector_virtue", "debt_collector_deed", "abbot", debts=2, deeds=3)
    t = gain(table(wish), "flip_debt:1")
    play(t, "take ink", "first debt_collector_virtue")
    assert (of(t).paid, of(t).approved) == (1, 1)
    assert track(t) == (1, 6)
    assert goods(t) == {"silver": 1, "ink": 1}


def test_20_each_of_several_flips_is_answered_before_the_next() -> None:
    wish = player("debt_collector_virtue", "peddler_ink", "peddler_gold", space="forest_right", debts=2, silver=1)
    t = play(table(wish), "trade", "trade 2 for 1", "take ink")
    assert track(t) == (1, 6)
    play(t, "take ink")
    assert track(t) == (1, 5)


def test_21_a_racketeer_answers_each_debt_also_in_turns_of_others() -> None:
    t = gain(table(player(), player("racketeer_rearrange", "abbot", hand=["lender"])), "debt:1", seat=1)
    assert asked(t) == (1, "choosing_way")
    wish = player("racketeer_destroy", "abbot", hand=["lender", "trader"], corruption=6, virtue=6)
    t = table(wish, at="collision")
    assert (asked(t), of(t).debts) == ((0, "choosing_way"), 1)
    play(t, "choose destroy_1", "destroy lender")
    assert (asked(t), of(t).debts) == ((0, "choosing_way"), 2)


def test_22_several_cards_are_taken_one_by_one_and_the_reveal_happens_during_the_gain() -> None:
    t = table(player("abbot", corruption=7, virtue=7), at="collision", debts_left=2)
    assert of(t).debts == 3
    kinds = [kind for kind in story(t) if kind in ("debt_gained", "poverty_revealed")]
    assert kinds == ["debt_gained", "debt_gained", "poverty_revealed", "debt_gained"]


def test_23_both_end_cards_revealed_in_one_gain_do_not_prolong_the_game() -> None:
    t = table(player("abbot", corruption=4, virtue=4), at="collision", debts_left=1, deeds_left=1)
    assert len(told(t, POVERTY_REVEALED)) == len(told(t, PROSPERITY_REVEALED)) == 1
    assert t.last_round == 6
    assert story(t).count("last_round") == 1


@pytest.mark.parametrize(
    ("flipped", "points"), [([2, 2], [8, 8]), ([3, 2, 2], [12, 6, 6]), ([1, 1, 1, 1], [6, 6, 6, 6])]
)
def test_24_tied_places_are_shared_equally(flipped: list[int], points: list[int]) -> None:
    t = table(*[player(approved=n) for n in flipped], poverty=True)
    assert [sheet(t, seat)["poverty"] for seat in range(len(flipped))] == points


def test_24_a_shared_last_place_is_divided_too() -> None:
    t = table(*[player(approved=n) for n in (4, 3, 2, 2)], poverty=True)
    assert [sheet(t, seat)["poverty"] for seat in range(4)] == [12, 8, 2, 2]


def test_25_tied_players_use_up_as_many_places_as_they_are() -> None:
    t = table(*[player(approved=n) for n in (2, 2, 2, 1)], poverty=True)
    assert [sheet(t, seat).get("poverty", 0) for seat in range(4)] == [8, 8, 8, 0]


def test_26_the_castle_leader_changes_upward_only() -> None:
    outer, inner = {"ink_stone": [2]}, {"ink_stone": [2, 1]}
    t = table(
        player("princess", "squire", "patron_3", space="lake_inner"), outer=outer, inner=inner, top=(0, 1), leader=1
    )
    play(t, "place 1", "take ink")
    assert (on_top(t), t.leader) == ((1, 1), 1)


def test_27_a_free_manuscript_is_a_real_one_of_cost_3_or_4() -> None:
    piles = {
        "lake": ["grey_3_flip"],
        "hills": ["black_4_ink"],
        "forest": ["grey_5_resources"],
        "coast": [],
        "mountain": ["blue_6_criminal_icons"],
    }
    t = gain(table(player(), manuscripts=piles), "manuscript:3-4")
    assert legal(t) == ["take grey_3_flip", "take black_4_ink"]
    play(t, "take black_4_ink")
    assert (tiles(t), goods(t)) == (["black_4_ink"], {"ink": 2})
    dear = {**piles, "lake": [], "hills": []}
    t = gain(table(player(), manuscripts=dear), "manuscript:3-4")
    assert asked(t) == (0, "acting")


def test_28_the_cleric_bonus_is_checked_before_the_effect_of_a_manuscript_free_ones_included() -> None:
    wish = player(manuscripts=["blue_6_criminal_icons", "blue_5_silver_vp"])
    t = gain(table(wish, manuscripts={"lake": ["blue_3_silver"]}), "manuscript:3-4")
    play(t, "take blue_3_silver")
    assert story(t).index("bonus_taken") < story(t).index("goods_gained")


def test_29_a_townsfolk_hired_at_setup_resolves_its_effect() -> None:
    t, seat, hired = next(found for found in map(with_virtuous_card, range(200)) if found)
    play(t, hired)
    assert track(t, seat) == (1, 6)
    assert hired.removeprefix("hire ") in discarded(t, seat)


def with_virtuous_card(seed: int) -> tuple[ViscountsTable, int, str] | None:
    """A game in which the first to choose may hire a card that brings Virtue, if it is one."""
    t = begun(2, str(seed))
    seat, pairs = asked(t)[0], [choice for choice in legal(t) if choice.startswith("take player_card_3 ")]
    if not pairs:
        return None
    play(t, pairs[0])
    hires = [f"hire {name}" for name in ("friar", "miner", "princess", "jeweller")]
    return next(((t, seat, choice) for choice in legal(t) if choice in hires), None)


def test_30_player_card_9_destroys_any_of_nine_cards_for_silver() -> None:
    t, p, seat = chosen(9, "destroy lender")
    assert goods(t, seat) == {"silver": 6, "stone": 2}
    assert p.cards.count() == 8


def test_35_links_that_move_a_worker_let_each_owner_move_one_if_they_like() -> None:
    t = linked_castle(outer={"flip": [1, 1]})
    play(t, "construct workshop_2")
    assert (asked(t), legal(t)[0]) == ((0, "moving_worker"), "move no worker")
    play(t, "move no worker")
    assert asked(t) == (1, "moving_worker")
    play(t, "move worker flip to ink_stone")
    assert workers(t, 1) == {"flip": (1, 0), "ink_stone": (0, 1)}


def test_36_a_free_building_is_of_a_given_type_of_any_slot_on_any_spot() -> None:
    t = gain(table(player(*MERCHANTS, space="lake_inner")), "build:workshop")
    assert legal(t) == ["take workshop_1", "take workshop_2", "take workshop_3"]
    play(t, "take workshop_2")
    assert len(legal(t)) == 20
    play(t, "build at mountain_4")
    assert (standing(t), track(t)) == ({"mountain_4": 0}, (1, 6))


def test_36_spots_and_links_of_a_free_building_pay_as_usual() -> None:
    t = gain(table(player(*MERCHANTS), player(), built={"hills_2": (1, "workshop_3")}), "build:workshop")
    play(t, "take workshop_1", "build at hills_1")
    assert (goods(t), goods(t, 1)) == ({"ink": 1, "silver": 2}, {"silver": 2})


def test_36_without_a_building_of_the_type_or_a_free_spot_the_effect_is_lost() -> None:
    t = gain(table(player(slots=["workshop_1", "workshop_2", "workshop_3"])), "build:workshop")
    assert asked(t) == (0, "acting")
    every = [site for site in SITE_IDS if not site.endswith("5")]
    t = table(player())
    for site in every:
        t.sites[SITE_IDS.index(site)] = 3
    assert asked(gain(t, "build:workshop")) == (0, "acting")


def test_36_only_actions_fire_abilities_that_come_after_actions() -> None:
    wish = player("woodcutter_virtue", "overseer_virtue", "deacon_virtue", manuscripts=[])
    t = play(gain(table(wish), "build:workshop"), "take workshop_1", "build at hills_1")
    assert track(t) == (1, 7)
    t = play(gain(table(wish), "place_workers:2"), "place on flip")
    assert track(t) == (1, 7)
    t = play(gain(table(wish, manuscripts={"lake": ["blue_3_silver"]}), "manuscript:3-4"), "take blue_3_silver")
    assert track(t) == (1, 7)


def test_37_free_workers_all_go_to_one_section_as_many_as_there_are() -> None:
    t = gain(table(player(), outer={"flip": [2]}, top=(17,), leader=0), "place_workers:4")
    play(t, "place on virtue")
    assert workers(t, 1) == {"flip": (2, 0), "virtue": (1, 0)}
    t = gain(table(player(supply=0)), "place_workers:2")
    assert asked(t) == (0, "acting")


def test_38_without_an_action_no_card_is_dismissed_and_phase_4_comes() -> None:
    wish = player("abbot", "squire", "labourer", space="lake_right", silver=2)
    t = table(wish, townsfolk={"lake": ["friar"]})
    assert why_not(t, "dismiss friar for 2") == "no_action_with_it"
    play(t, "no action")
    assert asked(t) == (0, "recruiting")


def test_39_dismissing_is_no_hire_for_the_first_workshop() -> None:
    wish = player(space="lake_inner", silver=2, slots=["workshop_1"], hand=["abbot"])
    t = table(wish, townsfolk={"lake": ["princess"]})
    play(t, "dismiss princess for 2")
    assert asked(t) == (0, "acting_with")
    assert beside(t, "lake") == []
    assert hand(t) == ["abbot"]


def test_40_halves_are_rounded_down_and_the_manuscript_that_counts_manuscripts_counts_itself() -> None:
    t = table(player(manuscripts=["black_6_manuscripts"]))
    assert "manuscript_texts" not in sheet(t)
    t = table(player(manuscripts=["black_6_manuscripts", "grey_3_flip"]))
    assert sheet(t)["manuscript_texts"] == 1
    t = table(player(manuscripts=["grey_5_resources"], ink=2, gold=1))
    assert sheet(t)["manuscript_texts"] == 1
    t = table(player(manuscripts=["blue_5_silver_vp"], silver=8))
    assert sheet(t)["manuscript_texts"] == 2
