"""MODE SOLO : MISE EN PLACE."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from royaume.games.viscounts.cards.catalogue import CARD_IDS
from royaume.games.viscounts.solo.kept import deck_of
from royaume.games.viscounts.solo.schemes import FIRST_FUTURE, SCHEME_IDS
from royaume.games.viscounts.table import ViscountsTable
from royaume.kernel.errors import BadInput

from .builder import (
    AI,
    GAME,
    OPPONENTS,
    YOU,
    asked,
    begun,
    discards,
    followed,
    goods,
    kept,
    left_slots,
    legal,
    of,
    play,
    space,
    standing,
    told,
    track,
    workers,
)

every_opponent = pytest.mark.parametrize("solo", OPPONENTS)


def seated(solo: str, yours: int = 1, other: int = 4, answers: Sequence[str] = (), **options: str) -> ViscountsTable:
    """You took the Player Card of the first number; the opponent begins at that of the other."""
    t = begun(solo, pairs=(yours, other), **options)
    play(t, next(choice for choice in legal(t) if choice.startswith(f"take player_card_{yours} ")))
    return play(t, *answers)


@every_opponent
def test_two_pairs_lie_open_and_you_choose(solo: str) -> None:
    t = begun(solo)
    assert (len(t.pairs), len(t.heroes)) == (2, 2)
    assert asked(t) == (YOU, "choosing_pair")
    assert of(t).space < 0


def test_one_person_plays_and_begins_so_the_opponent_plays_last() -> None:
    t = seated("cleric")
    assert t.seats == 2
    assert (t.first, t.active) == (YOU, YOU)
    assert asked(t) == (YOU, "playing_card")
    with pytest.raises(BadInput):
        GAME.configure(2, (), "cleric")


@every_opponent
def test_it_begins_at_the_number_of_the_other_card_which_leaves_the_game_with_its_hero(solo: str) -> None:
    t = begun(solo, pairs=(1, 4))
    hero = t.heroes[1]
    play(t, next(choice for choice in legal(t) if choice.startswith("take player_card_1 ")))
    assert space(t) == "hills_right"
    assert told(t, "opponent_placed") == [("opponent_placed", "player_card_4")]
    assert hero in t.removed
    assert t.pairs == t.heroes == ()
    assert CARD_IDS[hero] not in [CARD_IDS[card] for card in of(t, YOU).cards.unseen()]


@every_opponent
def test_it_has_20_workers_its_markers_and_no_townsfolk(solo: str) -> None:
    t = begun(solo)
    assert (of(t).supply, track(t), of(t).owned()) == (20, (1, 7), 0)


@every_opponent
def test_the_cards_that_its_board_names_are_not_in_the_game(solo: str) -> None:
    t = begun(solo)
    cards = kept(t).cards
    removed = kept(t).board().removed
    assert len(removed) == 3
    assert sorted(cards.all_cards()) == [card for card in range(16) if SCHEME_IDS[card] not in removed]
    assert sorted(cards.all_cards()) == sorted(deck_of(kept(t).board()))
    assert all(card < FIRST_FUTURE for card in cards.pile.rest())
    assert all(card >= FIRST_FUTURE for card in cards.future.rest())


@pytest.mark.parametrize(
    ("solo", "start"),
    [("cleric", {"ink": 1, "stone": 1}), ("builder", {"stone": 1, "gold": 1}), ("noble", {"gold": 1, "ink": 1})],
)
def test_it_gains_the_start_items_of_its_board(solo: str, start: dict[str, int]) -> None:
    t = seated(solo)
    assert goods(t) == start
    assert (of(t).debts, of(t).deeds) == (1, 1)


def test_the_card_opponent_begins_with_two_resources_two_debts_and_two_deeds() -> None:
    t = seated("card")
    assert sum(goods(t).values()) == 2
    assert (of(t).debts, of(t).deeds, left_slots(t)) == (2, 2, [])
    assert workers(t, 1) == {}


@pytest.mark.parametrize("solo", ["cleric", "builder"])
def test_a_start_building_is_its_first_guildhall_on_the_first_spot_at_its_viscount_with_the_effect(solo: str) -> None:
    t = seated(solo)
    assert standing(t) == {"hills_3": "guildhall"}
    assert left_slots(t) == ["guildhall_1"]
    assert followed(t) == ["start_items", "gain_scheme"]  # the spot hires free of charge
    assert len(discards(t)) == 1


def test_a_start_building_goes_to_the_next_spot_where_yours_stands_on_the_first() -> None:
    answers = ["take gold", "take trading_post_2", "build at coast_1"]
    t = seated("builder", yours=8, other=7, answers=answers)
    assert standing(t, YOU) == {"coast_1": "trading_post"}
    assert standing(t) == {"coast_2": "guildhall"}


def test_the_noble_opponent_begins_with_two_workers_facing_its_viscount() -> None:
    t = seated("noble")
    section = t.facing(AI)
    assert (t.outer(section, AI), of(t).supply) == (2, 18)
    assert standing(t) == {}


@every_opponent
def test_debts_and_deeds_of_the_beginning_do_not_lie_on_poverty_and_prosperity(solo: str) -> None:
    t = seated(solo)
    assert (t.debts_left, t.deeds_left) == (12, 12)


@every_opponent
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_a_harder_opponent_has_future_schemes_mixed_into_its_pile(solo: str, difficulty: int) -> None:
    easy, t = begun(solo), begun(solo, difficulty=str(difficulty))
    pile, future = kept(t).cards.pile, kept(t).cards.future
    assert sum(card >= FIRST_FUTURE for card in pile.rest()) == difficulty
    assert pile.left() == kept(easy).cards.pile.left() + difficulty
    assert future.left() == kept(easy).cards.future.left() - difficulty


def test_difficulty_is_a_number_from_0_to_3() -> None:
    with pytest.raises(BadInput):
        GAME.configure(1, (), "cleric", "", {"difficulty": "4"})
    assert GAME.configure(1, (), "cleric").options["difficulty"] == "0"


def test_difficulty_is_a_setting_of_solo_tables_only() -> None:
    assert "difficulty" not in GAME.configure(2).options
    with pytest.raises(BadInput):
        GAME.configure(2, options={"difficulty": "1"})


def test_the_side_for_few_players_is_used() -> None:
    t = begun()
    assert len([site for site in t.sides if site.gain]) == 20
