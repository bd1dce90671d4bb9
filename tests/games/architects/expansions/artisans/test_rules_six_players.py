"""Section 2, six players: the sixth colour, the Guildhall, rewards, silver, captures."""

from __future__ import annotations

import random

import pytest

from royaume.games.architects.table import guildhall_spaces
from royaume.kernel.errors import BadInput

from ...builder import (
    GAME,
    asked,
    begun,
    crew,
    draft_out,
    goods,
    hand,
    held,
    legal,
    of,
    pack,
    play,
    player,
    silver,
    told,
    waiting,
    why_not,
)
from .builder import artisan, artisans_begun, artisans_table

SIX = [player(at={"forest": 1, "mines": 1}) for _ in range(5)]


def test_six_play_with_the_expansion() -> None:
    t = artisans_begun(6)
    assert (t.seats, GAME.more_players) == (6, {"artisans": 6})


@pytest.mark.parametrize("expansions", [(), ("promos",)])
def test_six_do_not_play_without_it(expansions: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        GAME.configure(6, expansions)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_nor_one_nor_seven_with_it(players: int) -> None:
    with pytest.raises(BadInput):
        GAME.configure(players, ("artisans",))


def test_the_sixth_colour_has_20_workers_and_an_artisan() -> None:
    t = draft_out(artisans_begun(6))
    assert (of(t, 5).supply, artisan(t, 5), len(crew(t, 5)), len(hand(t, 5))) == (21, "supply", 1, 3)


def test_everybody_drafts_from_four_cards() -> None:
    t = artisans_begun(6)
    while asked(t)[1] == "hiring_starter":
        play(t, legal(t)[0])
    assert [len(pack(t, seat)) for seat in range(6)] == [4] * 6
    assert waiting(t) == list(range(6))


def test_the_guildhall_is_used_as_with_five_players() -> None:
    assert guildhall_spaces(artisans_begun(6)) == guildhall_spaces(begun(5)) == 24


def test_the_end_comes_with_all_24_spaces() -> None:
    t = artisans_table(player(gold=1, hand=1), seats=6, guildhall=[n % 6 for n in range(22)])
    play(t, "place guildhall", "advance cathedral", f"discard {hand(t)[0]}")
    assert (len(t.guildhall), t.turns_left) == (23, -1)
    t = artisans_table(player(gold=1, hand=1), seats=6, guildhall=[n % 6 for n in range(23)])
    play(t, "place guildhall", "advance cathedral", f"discard {hand(t)[0]}")
    assert (len(t.guildhall), t.turns_left) == (24, 6)


def test_all_11_rewards_are_in_the_pile() -> None:
    t = artisans_begun(6)
    assert (t.rewards.left(), t.box) == (11, ())


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_silver_goes_on_by_the_base_rule(seed: str) -> None:
    t = draft_out(artisans_begun(6, seed=seed))
    first = int(t.first)
    assert [silver(t)[(first + k) % 6] for k in range(6)] == [3, 4, 5, 6, 7, 8]


def test_captures_stay_at_one_location_a_turn() -> None:
    t = artisans_table(player(silver=9, at={"town_centre": 2}), *SIX)
    play(t, "place town_centre", "capture forest P6")
    assert why_not(t, "capture mines P6") == "too_many_places"
    play(t, "capture forest P2", "capture forest P5")
    assert held(t, 0) == {5: 1, 1: 1, 4: 1}


def test_the_sixth_player_takes_a_turn_and_the_first_follows() -> None:
    t = artisans_table(player(), *SIX, active=5)
    assert asked(t) == (5, "placing")
    play(t, "place artisan forest")
    assert (goods(t, 5), asked(t)) == ({"wood": 3}, (0, "placing"))


def test_there_are_characters_for_six() -> None:
    t = artisans_begun(6, setup="characters", characters="chosen")
    boards = ["ada", "rudolf", "walaric", "gisela", "therese", "caroline"]
    play(t, *[f"character {character}" for character in boards])
    assert asked(t)[1] == "hiring_starter"


def test_the_lowest_area_of_the_cathedral_holds_all_six_and_the_first_level_three() -> None:
    on_the_first = [player(level=1) for _ in range(3)]
    t = artisans_table(player(gold=1, hand=1), *on_the_first, seats=6)
    assert why_not(t, "place guildhall") == "nothing_to_build"
    t = artisans_table(player(gold=1, hand=1), *on_the_first[:2], seats=6)
    assert why_not(t, "place guildhall") == "allowed"


def test_an_empty_reward_pile_gives_1_virtue() -> None:
    t = artisans_table(player(gold=1, hand=1), seats=6, rewards=[])
    play(t, "place guildhall", "advance cathedral", f"discard {hand(t)[0]}")
    assert (of(t).virtue, of(t).level) == (8, 1)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_of_six_comes_to_an_end_within_the_laws(seed: int) -> None:
    pick = random.Random(seed)
    t = artisans_begun(6, seed=str(seed), setup="characters" if seed == 2 else "standard")
    for step in range(20_000):
        if t.over:
            break
        seat = waiting(t)[0]
        choices = legal(t, seat)
        built = [c for c in choices if c.startswith(("place guildhall", "advance", "construct"))]
        play(t, pick.choice(built or choices), seat=seat)
        assert step % 20 or GAME.violation(t) == ""
    assert (t.over, GAME.violation(t), len(told(t, 0)) > 100) == (True, "", True)
