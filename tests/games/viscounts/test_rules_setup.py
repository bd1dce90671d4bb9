"""Setup: the board, the piles, everybody's things, the pairs of Player Cards and Heroes."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.cards.catalogue import CARD_IDS, FIRST_HERO, FIRST_STARTER, NEUTRAL_CARDS, starters_of
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPTS
from royaume.games.viscounts.events import PAIR_CHOSEN
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.setup import set_up
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import GREY, SEGMENT_IDS, SEGMENTS, SITES
from royaume.kernel.chance import Chance

from .builder import (
    GAME,
    asked,
    begun,
    discarded,
    goods,
    hand,
    icons,
    legal,
    of,
    pile,
    play,
    play_on,
    space,
    standing,
    tiles,
    told,
    track,
    workers,
)

SEEDS = [str(seed) for seed in range(12)]


def with_pair(card: int, players: int = 2, **options: str) -> tuple[ViscountsTable, int, str]:
    """A game in which the first to choose finds this Player Card; who that is, and the choice."""
    for seed in range(400):
        t = begun(players, str(seed), **options)
        for choice in legal(t):
            if choice.startswith(f"take player_card_{card} "):
                return t, asked(t)[0], choice
    raise AssertionError(f"no game with Player Card {card}")


def chosen(card: int, *answers: str, players: int = 2, **options: str) -> tuple[ViscountsTable, Player, int]:
    t, seat, choice = with_pair(card, players, **options)
    play(t, choice, *answers)
    return t, of(t, seat), seat


# 1 to 5: what lies on the table -----------------------------------------------------------------


@pytest.mark.parametrize(("players", "spots"), [(2, 4), (3, 5), (4, 5)])
def test_a_segment_has_four_spots_with_two_players_and_five_with_more(players: int, spots: int) -> None:
    t = begun(players)
    assert [site for site in range(SITES) if t.sides[site].gain] == [s for s in range(SITES) if s % 5 < spots]


def test_the_segments_lie_in_random_order_and_the_castle_is_turned_at_random() -> None:
    rings = [begun(2, seed).ring for seed in SEEDS]
    assert all(sorted(ring.segments) == list(range(SEGMENTS)) for ring in rings)
    assert len({tuple(ring.segments) for ring in rings}) > 6
    assert len({int(ring.rotation) for ring in rings}) > 2
    assert all(sorted(ring.facing) == list(range(SEGMENTS)) for ring in rings)


def test_68_townsfolk_lie_in_five_piles_as_equal_as_possible() -> None:
    t = begun(3)
    assert [int(pile.left()) for pile in t.townsfolk] == [14, 14, 14, 13, 13]
    assert sorted(card for pile in t.townsfolk for card in pile.rest()) == list(NEUTRAL_CARDS)


def test_only_the_top_card_of_a_pile_is_shown() -> None:
    t = begun(2)
    shown = {segment.pop("id"): str(segment) for segment in GAME.view(t, 0)["ring"]}
    for segment, lying in zip(SEGMENT_IDS, t.townsfolk, strict=True):
        assert f"'{CARD_IDS[lying.top(t)]}'" in shown[segment]
        assert not any(f"'{CARD_IDS[card]}'" in shown[segment] for card in lying.rest()[1:])


def test_each_pile_of_manuscripts_is_a_grey_backed_one_on_six_black_backed_ones() -> None:
    t = begun(2)
    for lying in t.manuscripts:
        backs = [MANUSCRIPTS[tile].back == GREY for tile in lying.rest()]
        assert backs == [True, False, False, False, False, False, False]


def test_which_grey_backed_manuscript_lies_where_is_random() -> None:
    assert len({int(begun(2, seed).manuscripts[0].rest()[0]) for seed in SEEDS}) > 2


def test_everybody_has_twenty_workers_nine_buildings_markers_at_both_ends_and_eight_cards() -> None:
    t = begun(4)
    for seat, p in enumerate(t.players):
        assert (p.supply, p.slots) == (20, 0)
        assert track(t, seat) == (1, 7)
        assert sorted(p.cards.pile.rest()) == list(starters_of(seat))


def test_nobody_has_a_cleric_bonus_or_leads_the_castle() -> None:
    t = begun(2)
    assert t.leader == -1
    assert [int(p.bonuses) for p in t.players] == [0, 0]


# 6 to 9: the start player, pairs, decks ---------------------------------------------------------


def test_the_start_player_is_random_and_stays_so() -> None:
    assert {int(begun(3, seed).first) for seed in SEEDS} == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_more_pair_than_players_is_revealed_each_with_a_hero(players: int) -> None:
    t = begun(players)
    assert len(legal(t)) == len(t.pairs) == len(t.heroes) == players + 1
    assert all(FIRST_HERO <= hero < FIRST_STARTER for hero in t.heroes)


def test_pairs_are_chosen_in_reverse_turn_order() -> None:
    for seed in SEEDS:
        t = begun(3, seed)
        play_until_first_turn(t)
        assert [seat for seat, _, _ in told(t, PAIR_CHOSEN)] == [(int(t.first) + k) % 3 for k in (2, 1, 0)]
        assert t.active == t.first


def play_until_first_turn(t: ViscountsTable) -> None:
    while t.round == 0:
        play(t, legal(t)[0])


def test_a_pair_that_was_taken_is_gone_and_the_last_one_leaves_the_game() -> None:
    t = begun(2)
    first, second, third = legal(t)
    play(t, second)
    while asked(t)[1] != "choosing_pair":
        play(t, legal(t)[0])
    assert legal(t) == [first, third]
    left = third.rpartition(" ")[2]
    play_on(t, first)
    play_until_first_turn(t)
    assert CARD_IDS.index(left) in t.removed
    assert (t.pairs, t.heroes) == ((), ())


def test_the_viscount_is_put_on_the_space_with_the_number_of_the_card() -> None:
    places = {1: "lake_left", 2: "lake_right", 7: "coast_left", 10: "mountain_right"}
    for card, place in places.items():
        t, _, seat = chosen(card)
        assert space(t, seat) == place


def test_the_card_gives_resources_silver_debts_and_deeds_at_once() -> None:
    t, p, seat = chosen(10)
    assert goods(t, seat) == {"silver": 10, "stone": 1, "gold": 1, "ink": 1}
    assert (p.debts, p.deeds) == (2, 1)
    assert track(t, seat) == (3, 7)


def test_any_resource_of_a_card_is_chosen() -> None:
    t, p, seat = chosen(2, "take ink", "take gold")
    assert goods(t, seat) == {"silver": 6, "gold": 1, "ink": 1}
    assert (p.deeds, p.approved, p.debts) == (2, 1, 1)


def test_card_1_gives_virtue_and_card_7_corruption() -> None:
    t, _, seat = chosen(1)
    assert track(t, seat) == (1, 6)
    t, _, seat = chosen(7)
    assert track(t, seat) == (2, 7)


def test_card_3_hires_free_from_any_segment_and_the_card_joins_the_deck() -> None:
    t, seat, choice = with_pair(3)
    play(t, choice)
    assert asked(t) == (seat, "hiring_free")
    assert len(legal(t)) == 5
    hired = legal(t)[4].removeprefix("hire ")
    play_on(t, legal(t)[4])
    play_until_first_turn(t)
    assert hired in [*hand(t, seat), *pile(t, seat)]
    assert len([*hand(t, seat), *pile(t, seat)]) == 10
    assert discarded(t, seat) == []


def test_card_4_flips_a_debt_which_pays_a_resource() -> None:
    t, p, seat = chosen(4, "take ink")
    assert (p.debts, p.paid) == (2, 1)
    assert goods(t, seat) == {"silver": 6, "stone": 1, "gold": 2, "ink": 1}


def test_card_5_places_two_workers_on_any_section() -> None:
    t, seat, choice = with_pair(5)
    play(t, choice)
    assert len(legal(t)) == 5
    play(t, "place on virtue")
    assert workers(t, 1)["virtue"][seat] == 2
    assert of(t, seat).supply == 18


def test_card_6_takes_a_manuscript_of_cost_3_or_4_from_any_segment() -> None:
    t, seat, choice = with_pair(6)
    play(t, choice, "take stone")
    assert asked(t) == (seat, "choosing_manuscript")
    assert len(legal(t)) == 5  # those with a grey back cost 3
    taken = legal(t)[2]
    play(t, taken)
    assert tiles(t, seat) == [taken.removeprefix("take ")]


def test_card_8_builds_a_trading_post_on_the_segment_of_the_viscount() -> None:
    t, seat, choice = with_pair(8)
    play(t, choice, "take gold", "take trading_post_2")
    assert legal(t) == ["build at coast_1", "build at coast_2", "build at coast_3", "build at coast_4"]
    play(t, "build at coast_1")
    assert standing(t) == {"coast_1": seat}
    assert of(t, seat).deeds == 2  # one of the card, one of the spot


def test_card_8_builds_at_the_space_of_the_viscount_where_the_option_says_so() -> None:
    t, _, choice = with_pair(8, card_8_scope="space")
    play(t, choice, "take gold", "take trading_post_2")
    assert legal(t) == ["build at coast_3", "build at coast_4"]


def test_card_9_may_destroy_any_of_the_nine_own_cards_before_the_first_shuffle() -> None:
    t, seat, choice = with_pair(9)
    hero = choice.rpartition(" ")[2]
    play(t, choice)
    assert asked(t) == (seat, "destroying")
    assert len(legal(t)) == 1 + 9
    assert {"destroy none", "destroy thief", f"destroy {hero}"} <= set(legal(t))
    play(t, "destroy financier")
    assert goods(t, seat) == {"silver": 5 + 3, "stone": 2}
    play_until_first_turn(t)
    assert len([*hand(t, seat), *pile(t, seat)]) == 8


def test_a_deck_is_eight_starters_and_a_hero_of_which_three_are_drawn() -> None:
    t, seat, choice = with_pair(1)
    hero = choice.rpartition(" ")[2]
    play_on(t, choice)
    play_until_first_turn(t)
    starters = [CARD_IDS[card] for card in starters_of(seat)]
    assert sorted([*hand(t, seat), *pile(t, seat)]) == sorted([*starters, hero])
    assert len(hand(t, seat)) == 3


def test_the_first_shuffle_brings_neither_virtue_nor_corruption() -> None:
    t, _, seat = chosen(9, "destroy none")
    play_until_first_turn(t)
    assert track(t, seat) == (1, 7)


# 10: poverty and prosperity ---------------------------------------------------------------------


@pytest.mark.parametrize(("players", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_debts_and_deeds_gained_before_are_not_among_those_on_poverty_and_prosperity(
    players: int, debts: int, deeds: int
) -> None:
    t = begun(players)
    play_until_first_turn(t)
    assert (t.debts_left, t.deeds_left) == (debts, deeds)
    assert all(p.debts + p.paid > 0 and p.deeds + p.approved > 0 for p in t.players)
    assert not t.poverty


def test_turn_one_has_all_printed_icons_on_empty_spaces() -> None:
    t = set_up(GAME.configure(2), Chance.from_seed("1"))
    assert icons(t) == {"merchant": 2, "builder": 1, "noble": 1, "cleric": 1}
