"""The alternative set-up: characters instead of silver by seat and virtue 7."""

from __future__ import annotations

from typing import Any

import pytest

import royaume
from royaume.games.architects.events import CHARACTER_CHOSEN, PACKS_PASSED, PLAN_DRAWN
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.match import Match

from .builder import (
    CHARACTERS,
    asked,
    debts,
    draft_out,
    facts,
    goods,
    hand,
    legal,
    new_game,
    order_told,
    play,
    prisons,
    told,
    virtues,
)

FACTS = facts("characters.yaml")
BASE = [row["id"] for row in FACTS["base"]]
EVERYBODY: list[dict[str, Any]] = FACTS["base"] + FACTS["promo"]
SEEDS = [str(n) for n in range(30)]


def chosen(*characters: str, promos: bool = False, seed: str = "0") -> ArchitectsTable:
    """A game of these characters in order of seats, at its first turn."""
    t = new_game(len(characters), seed, setup="characters", promos=promos, characters="chosen")
    for character in characters:
        play(t, f"character {character}")
    return draft_out(t)


def who(t: ArchitectsTable) -> list[str]:
    return [CHARACTERS[p.character] for p in t.players]


@pytest.mark.parametrize("start", EVERYBODY, ids=lambda start: start["id"])
def test_the_board_says_virtue_prisoners_goods_debts_and_cards(start: dict[str, Any]) -> None:
    other = "frederick" if start["id"] != "frederick" else "rudolf"
    t = chosen(start["id"], other, promos=True)
    begins = dict(start["start"])
    cards, prison, owed = begins.pop("building_card", 0), begins.pop("workers_in_prison"), begins.pop("debt", 0)
    assert (virtues(t)[0], prisons(t)[0], debts(t)[0]) == (begins.pop("virtue"), prison, owed)
    assert goods(t) == {good: n for good, n in begins.items() if n}
    assert len(hand(t)) == 3 + cards
    assert t.players[0].supply == 20 - prison


def test_extra_buildings_are_drawn_after_the_draft() -> None:
    t = chosen("hugo", "therese", promos=True)
    assert [seat for seat, _ in told(t, PLAN_DRAWN)] == [1, 0, 0]
    order = order_told(t)
    assert order.index(PLAN_DRAWN) > max(i for i, event in enumerate(order) if event == PACKS_PASSED)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_highest_virtue_plays_first(players: int) -> None:
    for seed in SEEDS:
        t = draft_out(new_game(players, seed, setup="characters"))
        assert t.first == virtues(t).index(max(virtues(t)))
        assert asked(t) == (int(t.first), "placing")


@pytest.mark.parametrize(
    ("characters", "first"),
    [(["caroline", "ada"], 1), (["rudolf", "frederick", "therese"], 0), (["therese", "caroline", "frederick"], 2)],
)
def test_it_is_the_starting_virtue_of_the_boards_that_counts(characters: list[str], first: int) -> None:
    for seed in SEEDS[:5]:
        assert chosen(*characters, seed=seed).first == first


def test_all_ten_boards_start_with_different_virtue() -> None:
    assert len({start["start"]["virtue"] for start in EVERYBODY}) == len(EVERYBODY) == 10


def test_silver_comes_from_the_board_not_from_the_seat() -> None:
    t = chosen("frederick", "rudolf", "ada")
    assert [goods(t, seat).get("silver", 0) for seat in range(3)] == [4, 3, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_are_handed_out_by_chance_each_once(players: int) -> None:
    seen = set()
    for seed in SEEDS:
        characters = who(new_game(players, seed, setup="characters"))
        assert len(set(characters)) == players
        seen |= set(characters)
    assert seen == set(BASE)


def test_or_they_are_chosen_one_after_the_other_among_those_left() -> None:
    t = new_game(3, setup="characters", characters="chosen")
    assert asked(t) == (0, "choosing_character")
    assert legal(t) == [f"character {character}" for character in BASE]
    play(t, "character ada")
    assert asked(t) == (1, "choosing_character")
    assert legal(t) == [f"character {character}" for character in BASE if character != "ada"]
    play(t, "character therese", "character rudolf")
    assert who(t) == ["ada", "therese", "rudolf"]
    assert told(t, CHARACTER_CHOSEN) == [(0, 2), (1, 0), (2, 4)]
    assert asked(t)[1] == "drafting"


def test_the_promo_boards_come_with_the_promos_only() -> None:
    with_promos = new_game(2, setup="characters", promos=True, characters="chosen")
    assert legal(with_promos) == [f"character {start['id']}" for start in EVERYBODY]
    assert len(legal(new_game(2, setup="characters", characters="chosen"))) == 5


def test_everything_else_is_as_in_the_standard_set_up() -> None:
    t = chosen("ada", "rudolf", "frederick")
    assert (t.taxes, t.rewards.left(), len(t.small), t.large) == (4, 7, 10, ())
    assert [p.level for p in t.players] == [0, 0, 0]


def test_the_standard_set_up_has_no_characters() -> None:
    t = new_game(3)
    assert [p.character for p in t.players] == [-1, -1, -1]
    assert virtues(t) == [7, 7, 7]


def test_the_game_is_asked_for_by_name() -> None:
    match: Match = royaume.new("architects", players=3, seed=7, setup="characters")
    assert match.waiting == [0, 1, 2]
    shown = match.game.view(match.table, 0)
    assert {p["character"] for p in shown["players"]} <= set(BASE)
