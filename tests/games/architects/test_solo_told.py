"""What is told of an opponent's turn: the card, each entry with the reason why not, the priority that decided."""

from __future__ import annotations

from typing import Any

import pytest

import royaume
from royaume.games.architects.solo.kept import schemes_of
from royaume.games.architects.solo.schemes import SCHEME_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Dice
from royaume.kernel.words import named_args

from .builder import GAME, play, player, table

REASONS = ("scheme_revealed", "schemes_shuffled", "entry_followed", "entry_impossible", "priority_decided")


def reasons(card: str, human: dict[str, Any] | None = None, **more: Any) -> list[tuple[Any, ...]]:
    """The opponent follows this card; why it did what it did, in ids."""
    table_of = more.pop("table_of", {})
    t = table(player(**(human or {})), player(**more), solo=card.split("_")[0], active=1, schemes=[card], **table_of)
    return told_reasons(t)


def told_reasons(t: ArchitectsTable) -> list[tuple[Any, ...]]:
    found = []
    for numbers in t.log or []:
        meaning = GAME.language.events[numbers[0]].meaning(numbers, 0)
        if meaning.key in REASONS:
            args = named_args(meaning, GAME.language.ids)
            found.append((meaning.key, *[value for name, value in args.items() if name != "seat"]))
    return found


def test_the_entry_that_is_followed_is_told_with_its_heading() -> None:
    assert reasons("helena_workshop") == [
        ("scheme_revealed", "helena_workshop"),
        ("entry_followed", "workshop", "scheme_cards"),
    ]


def test_a_tax_stand_with_too_little_silver_is_told_before_the_silversmith() -> None:
    assert reasons("helena_tax_stand", table_of={"taxes": 3})[1:] == [
        ("entry_impossible", "tax_stand", "enough_taxes", "scheme_cards"),
        ("entry_followed", "silversmith", "scheme_cards"),
        ("entry_impossible", "marble", "pair_there", "scheme_cards"),
    ]


def test_taken_spaces_of_the_market_are_told_from_left_to_right() -> None:
    assert reasons("helena_black_market", table_of={"market": {"left": 0}})[1:] == [
        ("entry_impossible", "black_market_left", "space_free", "scheme_cards"),
        ("entry_followed", "black_market_middle", "scheme_cards"),
    ]


def test_without_a_worker_the_reason_for_taking_one_back_is_told() -> None:
    assert reasons("helena_guildhall", at={"quarry": 9, "forest": 11})[1:] == [
        ("entry_impossible", "guildhall", "worker_in_supply", "scheme_cards"),
        ("entry_followed", "take_back", "opponents_turn"),
        ("priority_decided", "largest_group", 2, "opponents_turn"),
    ]


def test_a_turn_that_passes_says_why() -> None:
    assert reasons("helena_quarry", prison=20)[1:] == [
        ("entry_impossible", "quarry", "worker_in_supply", "scheme_cards"),
        ("entry_impossible", "take_back", "worker_on_board", "opponents_turn"),
        ("entry_followed", "pass", "opponents_turn"),
    ]


@pytest.mark.parametrize(
    ("groups", "decided"),
    [
        ({"mines": 1, "forest": 2}, [("largest_group", 2)]),
        ({"mines": 2, "forest": 2}, [("place_order", 2)]),
        ({"forest": 2}, []),
    ],
)
def test_of_several_groups_the_criterion_that_decided_is_told(
    groups: dict[str, int], decided: list[tuple[str, int]]
) -> None:
    lines = [line for line in reasons("helena_town_centre", {"at": groups}) if line[0] == "priority_decided"]
    assert lines == [("priority_decided", *line, "capture_order") for line in decided]


def test_of_two_people_with_equal_groups_turn_order_decides() -> None:
    people = player(at={"mines": 2}), player(at={"mines": 2})
    t = table(*people, player(), solo="helena", active=2, schemes=["helena_town_centre"])
    assert ("priority_decided", "next_in_turn_order", 2, "capture_order") in told_reasons(t)


def test_captures_end_with_the_reason_when_nobody_is_left() -> None:
    assert reasons("helena_town_centre", {"at": {"mines": 1}}, at={"town_centre": 3})[2:] == [
        ("entry_followed", "capture", "capture_order"),
        ("entry_impossible", "capture", "somebody_to_capture", "capture_order"),
    ]


def test_each_action_of_the_guardhouse_tells_what_stood_above_it() -> None:
    assert reasons("helena_guardhouse", prison=2, debts=1)[2:] == [
        ("entry_impossible", "jail", "has_captives", "guardhouse_order"),
        ("entry_followed", "release", "guardhouse_order"),
    ]


@pytest.mark.parametrize(
    ("rival", "why"), [({"virtue": 4}, "enough_virtue"), ({"virtue": 9, "level": 5}, "cathedral_open")]
)
def test_a_closed_cathedral_is_told_before_the_building(rival: dict[str, Any], why: str) -> None:
    assert reasons("constantine_guildhall", **rival)[2:] == [
        ("entry_impossible", "cathedral", why, "scheme_cards"),
        ("entry_followed", "construct", "scheme_cards"),
    ]


def test_shuffling_the_discards_is_told() -> None:
    t = table(player(), player(), solo="helena")
    kept = schemes_of(t)
    kept.revealed = kept.pile.rest()
    kept.pile.lay(())
    play(t, "place quarry")
    assert [line[0] for line in told_reasons(t)[:2]] == ["schemes_shuffled", "scheme_revealed"]


def test_everybody_sees_the_discards_and_nobody_the_pile() -> None:
    t = table(player(), player(), solo="helena", schemes=["helena_quarry", "helena_forest"])
    play(t, "place quarry", "place quarry")
    shown: Any = GAME.view(t, 0)
    assert shown["solo"]["discards"] == ["helena_quarry", "helena_forest"]
    assert (shown["solo"]["scheme"], shown["solo"]["schemes_left"]) == ("helena_forest", 13)
    assert "pile" not in shown["solo"]


def test_a_search_imagines_the_pile_without_knowing_its_order() -> None:
    tables = [table(player(), player(), solo="helena", schemes=[top]) for top in ("helena_mines", "helena_guildhall")]
    imagined = [schemes_of(GAME.resample(t, 0, Dice(4))).pile.rest() for t in tables]
    assert imagined[0] == imagined[1]
    assert SCHEME_IDS[schemes_of(tables[0]).pile.rest()[0]] == "helena_mines"


@pytest.mark.parametrize("solo", ["", "helena"])
@pytest.mark.parametrize("pending", [["TurningUp", 0], ["Doing", 0, 0, 1]])
def test_a_state_in_which_the_rules_would_play_a_person_is_refused(solo: str, pending: list[object]) -> None:
    data: Any = royaume.new("architects", players=1 if solo else 2, seed=1, solo=solo).to_data()
    data["stack"].insert(1, pending)
    with pytest.raises(royaume.BadInput, match="cannot occur"):
        royaume.from_data(data)
