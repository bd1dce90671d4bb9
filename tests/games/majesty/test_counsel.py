"""What the table tells a player to mind: for each counsel a position that gives it and one that does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from counselled import heeded, said
from royaume.games.majesty import GAME
from royaume.games.majesty.counsel import KindMissing, NoMeeples, Undefended, WoundedInInfirmary
from royaume.games.majesty.table import MajestyTable

from .builder import play, realm, table

LANGUAGE = GAME.language
Position = Callable[[], MajestyTable]
SIX = {"miller": 1, "brewer": 1, "witch": 1, "guard": 1, "soldier": 1, "innkeeper": 1}

GIVEN: list[tuple[Any, str, dict[str, Any], Position, Position]] = [
    (
        WoundedInInfirmary(1),
        "wounded",
        {"wounded": 2, "coins": 2},
        lambda: table(realms=[realm(infirmary=["miller", "brewer"])]),
        lambda: table(realms=[realm(miller=2)]),
    ),
    (
        Undefended(1),
        "undefended",
        {"by": 1, "knights": 1, "guards": 1},
        lambda: table(realms=[realm(miller=1, guard=1), realm(soldier=1)]),
        lambda: table(realms=[realm(miller=1, guard=2), realm(soldier=1)]),
    ),
    (
        Undefended(1),
        "undefended",
        {"by": 1, "knights": 1, "guards": 0},
        lambda: table(realms=[realm(miller=1), realm(soldier=1)]),
        lambda: table(realms=[realm(miller=1), realm()]),
    ),
    (
        NoMeeples(1),
        "no_meeples",
        {},
        lambda: table(realms=[realm(meeples=0)]),
        lambda: table(realms=[realm(meeples=1)]),
    ),
    (
        KindMissing(1),
        "kind_missing",
        {"character": "noble", "coins": 13},
        lambda: table(realms=[realm(**SIX), realm()], display=["noble"], turn=17),
        lambda: table(realms=[realm(**SIX), realm()], display=["noble"], turn=13),
    ),
    (
        KindMissing(1),
        "kind_missing",
        {"character": "noble", "coins": 13},
        lambda: table(realms=[realm(meeples=1, **SIX), realm()], display=["miller", "noble"], turn=17),
        lambda: table(realms=[realm(meeples=0, **SIX), realm()], display=["miller", "noble"], turn=17),
    ),
]


@pytest.mark.parametrize(("adviser", "key", "args", "given", "quiet"), GIVEN, ids=[case[1] for case in GIVEN])
def test_a_counsel_is_given_where_it_helps_and_only_there(
    adviser: Any, key: str, args: dict[str, Any], given: Position, quiet: Position
) -> None:
    assert said(adviser.counsel(given(), 0), LANGUAGE) == (key, args)
    assert adviser.counsel(quiet(), 0) is None


def test_who_has_wounded_is_shown_the_witch_and_her_place() -> None:
    wounded = realm(meeples=5, infirmary=["miller"])
    t = table(realms=[wounded], display=["noble", "witch/guard", "witch"])
    assert heeded(t, LANGUAGE) == ["take witch/guard for 1", "take witch for 2"]
    play(t, 1)
    assert heeded(t, LANGUAGE) == ["as witch"]
