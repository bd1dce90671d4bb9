"""Boards, Scheme cards and track of the engine are those of the facts."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.viscounts.effects import EFFECTS
from royaume.games.viscounts.solo.boards import BOARD_IDS, BOARDS, FOCUS_IDS, LEFT_TO_RIGHT, NO_LIMIT
from royaume.games.viscounts.solo.schemes import FIRST_FUTURE, SCHEME_IDS, SCHEMES
from royaume.games.viscounts.solo.slots import ABILITIES, TRIGGER_IDS
from royaume.games.viscounts.solo.track import GAINS_AT
from royaume.games.viscounts.vocabulary import BUILDING_IDS, GOOD_IDS, ICON_IDS, type_of

from .builder import FACTS, GAME

Row = dict[str, Any]
BOARD_ROWS: list[Row] = FACTS["ai_boards"]
SCHEME_ROWS: list[Row] = FACTS["starting_schemes"] + FACTS["future_schemes"]
# the trigger in the words of the facts
TRIGGERS = {
    "once, when uncovered": "uncovering",
    "on collision (any player)": "collision",
    "whenever the AI flips a Debt or Deed": "flip",
    "whenever the AI gains a Scheme card": "scheme",
    "whenever the AI shuffles": "shuffle",
}


def names(icons: Any) -> list[str]:
    return [ICON_IDS[icon] for icon, n in enumerate(icons) for _ in range(n)]


def test_the_opponents_are_the_four_boards_in_their_order() -> None:
    assert GAME.solos == BOARD_IDS == tuple(row["id"].removeprefix("ai_") for row in BOARD_ROWS)
    assert (GAME.solo_fewest, GAME.solo_most) == (1, 1)


@pytest.mark.parametrize("number", range(4), ids=BOARD_IDS)
def test_a_board_aims_at_and_takes_what_the_facts_say(number: int) -> None:
    row, board = BOARD_ROWS[number], BOARDS[number]
    assert FOCUS_IDS[board.focus] == row["primary_focus"].removesuffix(":1")
    if row["resource_priority"] == [{"take": "any", "as": "single pooled type"}]:
        assert board.pooled
        return
    takes = [
        {"take": GOOD_IDS[limited.good]} | ({} if limited.until == NO_LIMIT else {"until": limited.until})
        for limited in board.takes
    ]
    assert takes == row["resource_priority"]
    assert not board.pooled


@pytest.mark.parametrize("number", range(4), ids=BOARD_IDS)
def test_a_board_begins_with_what_the_facts_say(number: int) -> None:
    row, start = dict(BOARD_ROWS[number]["start"]), BOARDS[number].start
    assert row.pop("building", "") == ("guildhall" if start.guildhall else "")
    assert row.pop("building_at", "location of its Viscount") == "location of its Viscount"
    assert row.pop("workers_at", "tier-1 section facing its Viscount") == "tier-1 section facing its Viscount"
    assert row.pop("workers", 0) == start.workers
    assert row.pop("any", 0) == start.any_resource
    assert (row.pop("debts"), row.pop("deeds")) == (start.debts, start.deeds)
    assert row == {GOOD_IDS[good]: 1 for good in start.goods}


@pytest.mark.parametrize("number", range(4), ids=BOARD_IDS)
def test_a_board_shows_the_icons_and_removes_the_cards_of_the_facts(number: int) -> None:
    row, board = BOARD_ROWS[number], BOARDS[number]
    assert list(board.removed) == row["removed_schemes"]
    assert names(board.middle) == row["printed_icons"]["space_2"]
    assert sorted(names(board.last)) == sorted(row["printed_icons"]["space_3"])
    slots = row["building_slots_left_to_right"]
    assert [slot["icons"] for slot in slots[:3]] == [[ICON_IDS[icon]] for icon in board.guildhalls]
    assert board.source == row["source"]


@pytest.mark.parametrize("row", BOARD_ROWS, ids=BOARD_IDS)
def test_the_slots_of_all_boards_stand_and_work_as_the_facts_say(row: Row) -> None:
    slots = row["building_slots_left_to_right"]
    assert [slot["building"] for slot in slots] == [BUILDING_IDS[type_of(slot)] for slot in LEFT_TO_RIGHT]
    for fact, ability, slot in zip(slots[3:], ABILITIES, LEFT_TO_RIGHT[3:], strict=True):
        assert ability.slot == slot
        assert TRIGGER_IDS[ability.trigger] == TRIGGERS[fact["trigger"]]
        assert ability.gives == fact["ops"]


@pytest.mark.parametrize("number", range(16), ids=SCHEME_IDS)
def test_a_scheme_card_is_that_of_the_facts(number: int) -> None:
    row, scheme = SCHEME_ROWS[number], SCHEMES[number]
    assert scheme.id == row["id"]
    assert sorted(names(scheme.icons)) == sorted(row["icons"])
    assert (row["row1"] is not None) == scheme.corruption
    assert scheme.gains == row["row2"]
    assert scheme.move == row["move"]
    assert list(scheme.options) == row["row4_options"]
    assert scheme.source == row["source"]
    assert (number >= FIRST_FUTURE) == (row["deck"] == "future")


def test_the_card_list_has_all_scheme_cards() -> None:
    listed = [card for card in GAME.cards() if card["deck"] == "schemes"]
    assert [card["id"] for card in listed] == [row["id"] for row in SCHEME_ROWS]
    assert [card["options"] for card in listed] == [row["row4_options"] for row in SCHEME_ROWS]
    assert [card["future"] for card in listed] == [row["deck"] == "future" for row in SCHEME_ROWS]


def test_its_track_pays_what_the_facts_say() -> None:
    rewards = FACTS["collision_track"]["rewards"]
    assert [EFFECTS[GAINS_AT[row["space"]]].words for row in rewards] == [row["active"] for row in rewards]
