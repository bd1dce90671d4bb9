"""Every worked example of the reference, by its id. An expectation that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from documents import document
from royaume.games.majesty.characters import CHARACTER_IDS
from royaume.games.majesty.events import CHARACTER_WOUNDED
from royaume.games.majesty.realm import WORKER_SPACES

from .builder import characters, display, infirmary, meeples, new_game, play_out, told
from .example_actions import ACTIONS, Case, Outcome, entries, printed

DOCUMENT: Case = document(Path(__file__).parent / "examples.yaml")
KEYS = {"id", "source", "cite", "side", "action", "given", "expect", "breakdown", "filled_in", "note"}


def gain_of(outcome: Outcome, seat: int) -> int:
    assert outcome.gains is not None
    return outcome.gains[seat]


def wounded_now(outcome: Outcome, seat: int) -> str | None:
    """Who was wounded there during the case: at most one character."""
    names = [CHARACTER_IDS[kind] for who, _, _, kind in told(outcome.table, CHARACTER_WOUNDED) if who == seat]
    assert len(names) <= 1
    return names[0] if names else None


# what an expectation about a player compares, given what is expected
PLAYER_VIEWS: dict[str, Callable[[Outcome, int], Any]] = {
    "coins": gain_of,
    "meeples": lambda outcome, seat: meeples(outcome.table)[seat],
    "realm": lambda outcome, seat: characters(outcome.table, seat),
    "infirmary": lambda outcome, seat: infirmary(outcome.table, seat),
    "wounded": wounded_now,
}
TABLE_VIEWS: dict[str, Callable[[Outcome], Any]] = {
    "legal": lambda outcome: outcome.legal,
    "legal_indices": lambda outcome: outcome.legal_indices,
    "placements": lambda outcome: outcome.placements,
    "meeples_paid": lambda outcome: outcome.meeples_paid,
    "on_worker_card": lambda outcome: min(meeples(outcome.table)[0], WORKER_SPACES),
    "beside_worker_card": lambda outcome: max(meeples(outcome.table)[0] - WORKER_SPACES, 0),
}


def plain(key: str, expected: Any) -> Any:
    """An expectation in the builder's words."""
    if key == "realm":
        return {kind: n for kind, n in expected.items() if n > 0}
    return [printed(card) for card in expected] if key == "infirmary" else expected


def check_player(outcome: Outcome, seat: int, expected: Case) -> None:
    for key, value in expected.items():
        assert PLAYER_VIEWS[key](outcome, seat) == plain(key, value), key


def check(outcome: Outcome, key: str, expected: Any) -> None:
    if key == "active":
        check_player(outcome, 0, expected)
    elif key in ("others", "players"):
        for seat, player in enumerate(expected, start=1 if key == "others" else 0):
            check_player(outcome, seat, player)
    elif key == "display":
        assert display(outcome.table) == entries(expected)
    elif key == "display_before_refill":
        assert outcome.before_refill == entries(expected)
    else:
        assert TABLE_VIEWS[key](outcome) == expected, key


def test_the_document_holds_nothing_but_examples_and_deck_checks() -> None:
    assert set(DOCUMENT) == {"examples", "deck_checks"}
    assert set(DOCUMENT["deck_checks"]) == {"source", "cite", "cases"}


@pytest.mark.parametrize("case", DOCUMENT["examples"], ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    assert set(case) <= KEYS
    action = dict(case["action"])
    outcome = ACTIONS[action.pop("type")](case, **action)
    for key, expected in case["expect"].items():
        check(outcome, key, expected)


def check_deck(players: int, deck_after_display: int, turns: int, display_left: int, deck_left: int) -> None:
    t = new_game(players)
    assert t.deck.left() == deck_after_display
    play_out(t)
    assert (t.turn, len(display(t)), t.deck.left()) == (turns, display_left, deck_left)


@pytest.mark.parametrize("case", DOCUMENT["deck_checks"]["cases"], ids=lambda case: f"{case['players']}_players")
def test_deck(case: dict[str, int]) -> None:
    check_deck(**case)
