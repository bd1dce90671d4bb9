"""Section 10: the end of the game and the score."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import LAST_SPACE_FILLED
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    GAME,
    asked,
    begun,
    draft_out,
    finish,
    hand,
    of,
    play,
    player,
    points_of,
    sheet,
    told,
)
from .builder import artisans_begun, artisans_table, facts, last_artisans_turn

POINTS = {card["id"]: card["adornment"]["vp"] for card in facts("craft_cards.yaml")["cards"]}
TRACK: dict[int, int] = {row["tools"]: row["vp"] for row in facts("scoring.yaml")["tools_track"]}
PEOPLE = ["miner_1", "miner_2", "jeweller_1", "jeweller_2", "thief", "labourer"]
TOOLS = ["chisel", "saw", "trowel", "purse", "key_ring", "false_seal"]


def nearly_full(taken: int = 11, **more: Any) -> ArchitectsTable:
    """A Guildhall for two with this many spaces taken."""
    wish = player(gold=2, hand=2, apprentices=["labourer"])
    others = player(gold=2, hand=2, apprentices=["miner_1"])
    return artisans_table(wish, others, guildhall=[n % 2 for n in range(taken)], rewards=[], **more)


def advance(t: ArchitectsTable) -> ArchitectsTable:
    seat = asked(t)[0]
    return play(t, "place guildhall", "advance cathedral", f"discard {hand(t, seat)[0]}")


# the end ---------------------------------------------------------------------------------------------


def test_the_last_space_taken_by_a_first_worker_brings_one_more_turn_for_everybody() -> None:
    t = advance(nearly_full())
    assert (told(t, LAST_SPACE_FILLED), t.turns_left) == ([(0,)], 2)
    play(t, "place forest")
    assert not t.over
    play(t, "place forest")
    assert t.over


def test_second_workers_never_bring_the_end() -> None:
    t = nearly_full(craft_row=["craft_01_glazed_tiles", "craft_04_gilding"])
    play(t, "craft tool", "take craft_01_glazed_tiles", "craft tool", "take craft_04_gilding")
    assert (told(t, LAST_SPACE_FILLED), t.turns_left, len(t.guildhall)) == ([], -1, 11)


def test_in_the_last_round_tools_and_adornments_are_still_crafted() -> None:
    t = advance(nearly_full(craft_row=["craft_01_glazed_tiles"]))
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert points_of(t, 1)["tools"] == 1


# the score -------------------------------------------------------------------------------------------


def test_the_printed_points_of_adornments_are_added() -> None:
    under = {"well": "craft_01_glazed_tiles", "smithy": "craft_02_stone_statue", "keep": "craft_10_drafting_mural"}
    assert [POINTS[card] for card in under.values()] == [3, 2, 2]
    t = finish(last_artisans_turn(player(built=list(under)), adornments=under))
    assert sheet(t)["adornments"] == 7


@pytest.mark.parametrize("n", TRACK)
def test_the_points_of_the_tool_track_are_added(n: int) -> None:
    wish = player(apprentices=PEOPLE[:n], character="rudolf" if n > 5 else None)
    t = finish(last_artisans_turn(wish, tools=dict(zip(PEOPLE[:n], TOOLS, strict=False))))
    assert (sheet(t)["tools"], TRACK[n]) == (TRACK[n], [0, 1, 2, 4, 6, 9, 12][n])


def test_tools_and_adornments_score_for_their_owners_only() -> None:
    t = finish(
        last_artisans_turn(
            player(built=["well"], apprentices=["miner_1"]),
            player(built=["smithy"], apprentices=["thief"]),
            tools={"miner_1": "chisel"},
            adornments={"smithy": "craft_16_golden_tapestry"},
        )
    )
    assert (sheet(t, 0)["tools"], sheet(t, 0)["adornments"]) == (1, 0)
    assert (sheet(t, 1)["tools"], sheet(t, 1)["adornments"]) == (0, 5)


def test_the_score_is_the_sum_of_the_sheet() -> None:
    wish = player(built=["well", "arcade"], apprentices=["miner_1", "thief"], gold=2, silver=12, prison=3, debts=1)
    under = {"well": "craft_01_glazed_tiles", "arcade": "craft_12_votive_candles"}
    t = last_artisans_turn(wish, tools={"miner_1": "chisel", "thief": "saw"}, adornments=under)
    for _ in range(2):
        assert GAME.scores(t) == [sum(sheet(t, seat).values()) for seat in range(2)]
        if not t.over:
            finish(t)
    expected = {"buildings": 3 + 7, "debts": -2, "gold_marble": 2, "silver": 1, "prison": -1, "virtue": 0}
    assert sheet(t) == expected | {"cathedral": 0, "adornments": 7, "tools": 2}


def test_the_sheet_has_two_more_lines_with_the_expansion_only() -> None:
    with_it = [line for line, _ in GAME.score_sheet(draft_out(artisans_begun(2)))]
    without = [line for line, _ in GAME.score_sheet(draft_out(begun(2)))]
    assert with_it == [*without, "adornments", "tools"]


@pytest.mark.parametrize(
    ("card", "people", "under"),
    [
        ("arcade", [], {"well": "craft_01_glazed_tiles", "smithy": "craft_04_gilding"}),
        ("meeting_hall", ["miner_1", "thief"], {}),
        ("warehouse", ["labourer", "strongman_capture", "trickster"], {}),
    ],
)
def test_end_game_effects_are_resolved_before_scoring(card: str, people: list[str], under: dict[str, str]) -> None:
    """Two more virtue: from 12, worth 3 points, to 14, worth 7."""
    wish = player(built=[card, *under], apprentices=people, virtue=12)
    tools = {"miner_1": "chisel", "thief": "saw"} if card == "meeting_hall" else {}
    t = finish(last_artisans_turn(wish, tools=tools, adornments=under))
    assert (of(t).virtue, sheet(t)["virtue"]) == (14, 7)


def test_virtue_gained_at_the_end_above_14_destroys_debts_before_scoring() -> None:
    under = {"well": "craft_01_glazed_tiles", "smithy": "craft_04_gilding"}
    wish = player(built=["arcade", *under], virtue=13, debts=2)
    t = finish(last_artisans_turn(wish, adornments=under))
    assert asked(t) == (0, "destroying_debts")
    play(t, "destroy 1 debts")
    assert (of(t).virtue, sheet(t)["virtue"], sheet(t)["debts"]) == (14, 7, -2)


def test_before_the_end_the_score_is_that_of_a_game_that_ended_now() -> None:
    under = {"well": "craft_01_glazed_tiles", "smithy": "craft_04_gilding"}
    t = last_artisans_turn(player(built=["arcade", "cellar", *under], virtue=12), adornments=under)
    before = GAME.scores(t)
    assert GAME.scores(finish(t)) == before
    assert before[0] == 7 + (5 + 2) + 3 + 3 + 7 + (3 + 3)
