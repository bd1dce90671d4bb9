"""What is told of an opponent's turn, in order, with the headings of the rulebook; and how it is said."""

from __future__ import annotations

import pytest

import royaume
from royaume import bots, texts
from royaume.games.architects.expansions.wonders.solo.playbook import PLAYBOOK
from royaume.kernel.chance import Dice

from ....builder import player
from .builder import OPPONENTS, opponents_turn, reasons, story

SCHEMES = "wonders_solo_schemes"
WONDERS = "wonders_solo_wonders"


def test_the_rulebooks_own_example_of_a_wonder_is_told_step_by_step() -> None:
    t = opponents_turn(
        "st_guildhall",
        solo="enforcer",
        ai=player(marble=5),
        influence=[0, 6],
        marker="wood",
        wonders={"marble": 0},
        standing={"town_centre": "marble"},
        taxes=0,
    )
    told = story(t)
    first = [line[0] for line in told].index("scheme_revealed")
    assert told[first : first + 12] == [
        ("scheme_revealed", "st_guildhall"),
        ("entry_followed", "guildhall", SCHEMES),
        ("worker_placed", "guildhall", 1),
        ("entry_followed", "build_wonder", WONDERS),
        ("priority_decided", "right_of_marker", 2, WONDERS),
        ("goods_spent", "marble", 4),
        ("influence_lost", 6),
        ("taxes_added", 4),
        ("building_constructed", "wood_wonder"),
        ("virtue_gained", 2),
        ("priority_decided", "first_of_board", 6, WONDERS),
        ("wonder_placed", "wood_wonder", "silversmith"),
    ]


def test_every_option_that_was_passed_over_is_told_with_its_reason() -> None:
    t = opponents_turn("st_guildhall", ai=player(level=5))
    assert reasons(t) == [
        ("entry_followed", "guildhall", SCHEMES),
        ("entry_impossible", "build_wonder", "wonder_affordable", WONDERS),
        ("entry_impossible", "cathedral", "cathedral_open", WONDERS),
        ("entry_followed", "four_marble", WONDERS),
    ]


def test_every_heading_is_one_of_the_rulebooks_with_words_for_it() -> None:
    rules = [rule for rule in PLAYBOOK.rules if rule.book == "wonders"]
    assert len(rules) == 6
    for rule in rules:
        assert rule.heading.startswith("VARIANTE SOLO : ")
        for language in texts.LANGUAGES:
            assert texts.has(language, f"architects-rule-{rule.key}")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_that_a_book_lists_has_words(language: str) -> None:
    keys = [f"architects-{kind}-{id_}" for kind, ids in PLAYBOOK.ids().items() for id_ in ids]
    keys += [f"architects-{kind}-{id_}" for kind in ("scheme", "card", "text") for id_ in PLAYBOOK.scheme_ids]
    keys += [f"architects-{kind}-{solo}" for kind in ("solo", "opponent", "solo-about") for solo in OPPONENTS]
    assert [key for key in keys if not texts.has(language, key)] == []


@pytest.mark.parametrize("solo", OPPONENTS)
def test_an_opponents_turns_can_be_said_in_every_language(solo: str) -> None:
    match = royaume.new("architects", players=1, seed=3, expansions=["artisans", "wonders"], solo=solo)
    dice = Dice(5)
    for _ in range(60):
        if match.over:
            break
        match.play_number(bots.choose("random", match.game, match.table, dice), match.to_move)
    own = {"scheme_revealed", "entry_followed", "entry_impossible", "priority_decided", "marker_moved"}
    own |= {"gain_replaced", "future_scheme_gained", "schemes_shuffled"}
    events = [event for event in match.events(0) if event.key in own]
    assert len(events) > 20
    for event in events:
        for language in texts.LANGUAGES:
            assert texts.say(language, f"architects-event-{event.key}", event.args)
