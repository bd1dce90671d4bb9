"""Sections 1 and 2: what is added, and how the table is set up."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import APPRENTICE_HIRED, APPRENTICE_REVEALED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable, guildhall_columns

from ...builder import (
    APPRENTICES,
    GAME,
    asked,
    begun,
    crew,
    draft_out,
    goods,
    hand,
    legal,
    of,
    offered,
    pack,
    play,
    row,
    silver,
    told,
    virtues,
    waiting,
)
from .builder import CRAFT_IDS, adornments, artisan, artisans_begun, craft_row, facts, tools

PLAYERS = [2, 3, 4, 5, 6]
SEEDS = [str(n) for n in range(30)]
VIRTUE = {row["id"]: row["virtue_on_hire"] for row in facts("apprentices.yaml")["cards"]}


def rows(t: ArchitectsTable) -> list[str | None]:
    return row(t, "top") + row(t, "bottom")


def hire_starters(t: ArchitectsTable) -> ArchitectsTable:
    """Everybody takes the first apprentice that is left."""
    while asked(t)[1] == "hiring_starter":
        play(t, legal(t)[0])
    return t


# 1 and 2.1 to 2.3 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_twelve_apprentices_are_shuffled_into_the_pile(players: int) -> None:
    t = artisans_begun(players)
    assert t.people.left() + 8 == len(GAME.edition.catalogue.apprentices_of(("artisans",))) == 52
    assert sorted([*t.people.rest(), *t.row]) == sorted(GAME.edition.catalogue.apprentices_of(("artisans",)))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_twelve_buildings_are_shuffled_into_the_pile(players: int) -> None:
    t = artisans_begun(players)
    assert t.plans.left() == len(GAME.edition.catalogue.buildings_of(("artisans",))) == 52
    assert sorted(t.plans.rest()) == sorted(GAME.edition.catalogue.buildings_of(("artisans",)))


def test_cards_of_the_expansion_come_up_among_those_of_the_base_game() -> None:
    shown = {card for seed in SEEDS for card in rows(artisans_begun(2, seed=seed))}
    assert {"abbot_silver_1", "strongman_capture", "miner_1"} <= shown


def test_without_the_expansion_its_cards_stay_in_the_box() -> None:
    t = begun(5)
    assert t.people.left() + 8 == t.plans.left() + 4 * 5 == 40
    assert "lookout_1" not in {APPRENTICES[c] for c in [*t.people.rest(), *t.row]}


def test_promos_and_artisans_go_together() -> None:
    t = artisans_begun(2, promos=True)
    assert (t.people.left() + 8, t.plans.left()) == (55, 55)


@pytest.mark.parametrize("players", PLAYERS)
def test_of_24_shuffled_craft_cards_four_are_turned_face_up(players: int) -> None:
    t = artisans_begun(players)
    face_up = [CRAFT_IDS.index(card) for card in craft_row(t) if card is not None]
    assert (len(face_up), artisans_of(t).pile.left()) == (4, 20)
    assert sorted(face_up + list(artisans_of(t).pile.rest())) == list(range(24))


def test_the_craft_cards_are_shuffled() -> None:
    assert len({craft_row(artisans_begun(2, seed=seed))[0] for seed in SEEDS}) > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_the_guildhall_has_the_spaces_of_the_tile(players: int) -> None:
    grid = facts("guildhall.yaml")["grid"]
    t = artisans_begun(players)
    shown = GAME.view(t, 0)["guildhall"]
    assert guildhall_columns(t) == grid["columns_in_play"][players]
    assert isinstance(shown, dict)
    assert (shown["columns"], shown["spaces"]) == (grid["columns_in_play"][players], grid["spaces_in_play"][players])


# 2.4 and 2.5 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_20_workers_and_1_artisan(players: int) -> None:
    t = draft_out(artisans_begun(players))
    assert [p.supply for p in t.players] == [21] * players
    assert [artisan(t, seat) for seat in range(players)] == ["supply"] * players


def test_without_the_expansion_everybody_has_20_workers() -> None:
    assert [p.supply for p in begun(3).players] == [20] * 3


def test_nobody_starts_with_tools_or_adornments() -> None:
    t = draft_out(artisans_begun(4))
    assert [tools(t, seat) for seat in range(4)] == [adornments(t, seat) for seat in range(4)] == [{}] * 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_both_new_characters_may_be_chosen_for_any_colour(seat: int) -> None:
    t = artisans_begun(3, setup="characters", characters="chosen")
    others = ["character ada", "character rudolf"]
    play(t, *others[:seat])
    assert asked(t) == (seat, "choosing_character")
    assert {"character walaric", "character gisela"} <= set(legal(t))
    assert len(legal(t)) == 7 - seat


def test_without_the_expansion_there_are_the_five_characters_of_the_base_game() -> None:
    t = begun(3, setup="characters", characters="chosen")
    assert len(offered(t)) == 5
    assert "character walaric" not in offered(t)


def test_characters_of_promos_are_not_among_those_of_artisans() -> None:
    t = artisans_begun(2, setup="characters", characters="chosen")
    assert "character hugo" not in offered(t)
    t = artisans_begun(2, promos=True, setup="characters", characters="chosen")
    assert len(offered(t)) == 12


def test_dealt_by_chance_the_new_characters_come_up_too() -> None:
    dealt = {int(p.character) for seed in SEEDS for p in artisans_begun(2, seed=seed, setup="characters").players}
    assert dealt == {0, 1, 2, 3, 4, 10, 11}


# 2.6 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_from_last_to_first_everybody_hires_a_starting_apprentice(players: int) -> None:
    for seed in SEEDS[:6]:
        t = artisans_begun(players, seed=seed)
        first = int(t.first)
        order = []
        while asked(t)[1] == "hiring_starter":
            order.append(asked(t)[0])
            play(t, legal(t)[0])
        assert order == [(first - 1 - k) % players for k in range(players)]
        assert [len(crew(t, seat)) for seat in range(players)] == [1] * players


def test_any_of_the_eight_may_be_hired() -> None:
    t = artisans_begun(3)
    assert sorted(legal(t)) == sorted(f"hire {card}" for card in rows(t))
    assert len(legal(t)) == 8


def test_a_starting_apprentice_costs_no_silver() -> None:
    t = hire_starters(artisans_begun(3))
    assert [goods(t, seat) for seat in range(3)] == [{}] * 3
    draft_out(t)
    first = int(t.first)
    assert [silver(t)[(first + k) % 3] for k in range(3)] == [3, 4, 5]
    assert [n for *_, n in told(t, APPRENTICE_HIRED)] == [0, 0, 0]
    assert t.taxes == 4


@pytest.mark.parametrize("card", ["abbot_silver_1", "strongman_capture", "lookout_1"])
def test_the_printed_virtue_of_a_starting_apprentice_is_applied(card: str) -> None:
    t = next(game for game in (artisans_begun(2, seed=str(n)) for n in range(200)) if card in rows(game))
    seat = asked(t)[0]
    play(t, f"hire {card}")
    assert of(t, seat).virtue == 7 + VIRTUE.get(card, VIRTUE.get(card[:-2], 0))
    assert crew(t, seat) == [card]


def test_whoever_comes_later_has_those_that_are_left() -> None:
    t = artisans_begun(3)
    taken = legal(t)[2]
    play(t, taken)
    assert taken not in offered(t)
    assert len(legal(t)) == 7


def test_the_display_is_filled_up_only_when_everybody_has_chosen() -> None:
    t = artisans_begun(3)
    before = rows(t)
    play(t, f"hire {before[2]}")
    assert rows(t) == [*before[:2], None, *before[3:]]
    play(t, f"hire {before[5]}")
    assert rows(t) == [*before[:2], None, *before[3:5], None, *before[6:]]
    assert told(t, APPRENTICE_REVEALED) == []
    play(t, f"hire {before[7]}")
    assert None not in rows(t)


def test_new_apprentices_come_to_the_places_of_those_taken() -> None:
    t = artisans_begun(3)
    before = rows(t)
    new = [APPRENTICES[c] for c in t.people.rest()[:3]]
    play(t, f"hire {before[6]}", f"hire {before[1]}", f"hire {before[3]}")
    after = rows(t)
    assert [after[i] for i in (0, 2, 4, 5, 7)] == [before[i] for i in (0, 2, 4, 5, 7)]
    assert [after[i] for i in (1, 3, 6)] == new


def test_the_building_draft_comes_after_the_starting_apprentices() -> None:
    t = artisans_begun(3)
    assert [pack(t, seat) for seat in range(3)] == [[]] * 3
    hire_starters(t)
    assert asked(t)[1] == "drafting"
    assert [len(pack(t, seat)) for seat in range(3)] == [4] * 3
    draft_out(t)
    assert [len(hand(t, seat)) for seat in range(3)] == [3] * 3


def test_the_draft_is_at_the_same_time_as_in_the_base_game() -> None:
    assert waiting(hire_starters(artisans_begun(4))) == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_the_turn_order_is_fixed_before_starting_apprentices_are_hired(seed: str) -> None:
    t = artisans_begun(4, seed=seed)
    shown = GAME.view(t, 0)["first"]
    assert shown == t.first
    assert asked(t)[0] == (t.first - 1) % 4
    draft_out(t)
    assert asked(t) == (shown, "placing")


def test_with_characters_the_most_virtuous_begins_whatever_the_starting_apprentices_change() -> None:
    for seed in SEEDS:
        t = artisans_begun(2, seed=seed, setup="characters", characters="chosen")
        play(t, "character walaric", "character gisela")
        if {"hire abbot_silver_1", "hire strongman_capture"} <= set(legal(t)):
            break
    assert asked(t) == (0, "hiring_starter")  # Gisela, with 13, begins; the last player hires first
    play(t, "hire abbot_silver_1", "hire strongman_capture")
    assert virtues(t) == [13, 12]
    assert asked(draft_out(t)) == (1, "placing")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rest_is_as_in_the_base_game(players: int) -> None:
    t = draft_out(artisans_begun(players))
    assert (t.taxes, t.guildhall, list(t.market), len(t.small)) == (4, (), [-1, -1, -1], 10)
    assert t.rewards.left() == min(2 * players + 1, 11)
    assert t.plans.left() == 52 - 3 * players
    assert t.people.left() == 52 - 8 - players
