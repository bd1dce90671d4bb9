"""Sections 1 and 2: what is in the box and how it is laid out."""

from __future__ import annotations

import pytest

from royaume.games.architects.draft import first_player
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    APPRENTICES,
    CHARACTERS,
    asked,
    crew,
    draft_out,
    goods,
    hand,
    legal,
    of,
    play,
    row,
    silver,
    waiting,
)
from .builder import figures, influence, influences, kept_of, on_wonders, owners, standing, tokens, wonders_begun

WITH = [(), ("artisans",)]


def cards_in(t: ArchitectsTable) -> tuple[int, int]:
    """Apprentices and buildings, wherever they are."""
    people = t.people.left() + len([card for card in t.row if card >= 0]) + sum(len(p.crew) for p in t.players)
    plans = t.plans.left() + sum(len(p.hand) for p in t.players)
    return int(people), int(plans)


@pytest.mark.parametrize(("expansions", "n"), [((), 64), (("artisans",), 76)])
def test_so_many_apprentices_and_buildings(expansions: tuple[str, ...], n: int) -> None:
    assert cards_in(draft_out(wonders_begun(3, expansions))) == (n, n)


@pytest.mark.parametrize("expansions", WITH)
def test_ten_apprentices_in_two_rows_of_five(expansions: tuple[str, ...]) -> None:
    t = wonders_begun(2, expansions)
    assert [len([card for card in row(t, line) if card]) for line in ("top", "bottom")] == [5, 5]
    draft_out(t)
    assert [len([card for card in row(t, line) if card]) for line in ("top", "bottom")] == [5, 5]


# the court and the wonders -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_first_card_says_where_the_figures_are_and_the_next_takes_contributions(seed: str) -> None:
    t = wonders_begun(2, seed=seed)
    kept = kept_of(t)
    all_ = [int(kept.consequence), int(kept.contribution), *kept.pile.rest()]
    assert (sorted(all_), kept.pile.left(), kept.past) == (list(range(7)), 5, ())
    assert figures(t)[0] != figures(t)[1]


def test_each_deal_is_another() -> None:
    deals = {
        (int(k.consequence), int(k.contribution)) for k in (kept_of(wonders_begun(2, seed=str(n))) for n in range(9))
    }
    assert len(deals) > 3
    assert len(CARDS) == 7


def test_no_wonder_is_built_and_no_token_lies_anywhere() -> None:
    t = wonders_begun(4)
    assert (owners(t), standing(t), on_wonders(t), tokens(t)) == ({}, {}, {}, [])


# influence and the first player ------------------------------------------------------------------


def test_on_the_plain_side_everybody_starts_without_influence_and_with_silver_by_seat() -> None:
    t = draft_out(wonders_begun(4))
    assert influences(t) == [0, 0, 0, 0]
    coins = [silver(t)[(t.first + k) % 4] for k in range(4)]
    apprentices_paid = [coins[k] - (3 + k) for k in range(4)]
    assert apprentices_paid == [0, 0, 0, 0]


def beginner(*characters: str, seed: str = "begun") -> set[int]:
    t = wonders_begun(len(characters), ("artisans",), promos=True, setup="characters", characters="chosen", seed=seed)
    for character in characters:
        play(t, f"character {character}")
    assert [CHARACTERS[p.character] for p in t.players] == list(characters)
    return int(t.first)  # type: ignore[return-value]


def test_the_most_virtuous_begins() -> None:
    assert beginner("louis", "clotilde") == 1
    assert beginner("zesiro", "arnulf", "charles") == 0


def test_of_equally_virtuous_ones_the_more_influential() -> None:
    assert beginner("gisela", "clotilde") == 1  # both 13, influence 0 and 1
    assert beginner("clotilde", "gisela") == 0
    assert beginner("clovis", "zesiro") == 1  # both 10
    assert beginner("bertha", "charles") == 1  # both 8


def test_of_those_equal_in_both_one_by_lot() -> None:
    assert {beginner("arnulf", "fara", seed=str(n)) for n in range(12)} == {0, 1}


def test_the_printed_virtue_counts_not_that_after_the_starting_apprentice() -> None:
    for n in range(20):
        t = wonders_begun(2, setup="characters", characters="chosen", seed=str(n))
        play(t, "character zesiro", "character charles")
        first = int(t.first)
        assert (first, asked(t)) == (0, (1, "hiring_starter"))
        draft_out(t)
        assert int(t.first) == 0


# starting apprentices ----------------------------------------------------------------------------


def test_everybody_hires_one_for_nothing_the_last_player_first() -> None:
    t = wonders_begun(3)
    order = []
    while asked(t)[1] == "hiring_starter":
        order.append(asked(t)[0])
        play(t, legal(t)[0])
    first = int(t.first)
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert [len(crew(t, seat)) for seat in range(3)] == [1, 1, 1]
    assert asked(t)[1] == "drafting"
    assert first_player(t) == first


def test_the_gaps_stay_until_all_have_chosen_then_all_slide_left_and_new_ones_come() -> None:
    t = wonders_begun(3)
    before = [list(row(t, line)) for line in ("top", "bottom")]
    taken = [before[0][0], before[0][3], before[1][1]]
    for n, card in enumerate(taken):
        gaps = [one for line in ("top", "bottom") for one in row(t, line)].count(None)
        assert gaps == n
        play(t, f"hire {card}")
    assert asked(t)[1] == "drafting"
    top = [before[0][1], before[0][2], before[0][4]]
    bottom = [before[1][0], before[1][2], before[1][3], before[1][4]]
    assert (row(t, "top")[:3], row(t, "bottom")[:4]) == (top, bottom)
    new = [*row(t, "top")[3:], *row(t, "bottom")[4:]]
    assert all(new)
    assert not set(new) & {*before[0], *before[1]}


def test_its_virtue_is_applied() -> None:
    for n in range(30):
        t = wonders_begun(2, seed=str(n))
        shown = [card for line in ("top", "bottom") for card in row(t, line)]
        rogues = [c for c in shown if c and t.catalogue.apprentices[APPRENTICES.index(c)].virtue == -1]
        if rogues:
            seat = asked(t)[0]
            play(t, f"hire {rogues[0]}")
            assert of(t, seat).virtue == 6
            return
    raise AssertionError("no rogue was dealt")


def test_influence_may_stand_for_that_virtue_already() -> None:
    for n in range(40):
        t = wonders_begun(2, setup="characters", characters="chosen", seed=str(n))
        play(t, "character charles", "character zesiro")
        shown = [card for line in ("top", "bottom") for card in row(t, line)]
        rogues = [c for c in shown if c and t.catalogue.apprentices[APPRENTICES.index(c)].virtue == -1]
        if rogues:
            assert asked(t) == (0, "hiring_starter")
            play(t, f"hire {rogues[0]}")
            assert asked(t) == (0, "sparing_virtue")
            play(t, "1 virtue by 2 influence")
            assert (of(t).virtue, influence(t)) == (8, 1)
            return
    raise AssertionError("no rogue was dealt")


def test_then_comes_the_draft_of_building_cards() -> None:
    t = wonders_begun(2)
    while asked(t)[1] == "hiring_starter":
        play(t, legal(t)[0])
    assert waiting(t) == [0, 1]
    draft_out(t)
    assert [len(hand(t, seat)) for seat in (0, 1)] == [3, 3]
    assert all(goods(t, seat) for seat in (0, 1))
