"""What whoever looks still lacks for the buildings in hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.construction import why_unpayable, why_unskilled
from royaume.games.architects.lacking import lacking
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.frame import ALLOWED

from .builder import BUILDINGS, GOODS, begun, player, table

# the Academy costs 2 clay, 3 wood, 2 stone and 1 marble, and wants carpentry and tiling
ACADEMY: dict[str, int] = {"clay": 2, "wood": 3, "stone": 2, "marble": 1}


def lacks(t: ArchitectsTable, seat: int = 0, viewer: int = 0) -> Any:
    players: Any = GAME.view(t, viewer)["players"]
    return players[seat]["lacking"]


def test_goods_and_skills_that_one_has_not_are_lacking() -> None:
    t = table(player(hand=["academy"], apprentices=["miner_1"], clay=2, wood=1, stone=9))
    assert lacks(t) == {"academy": {"goods": {"wood": 2, "marble": 1}, "skills": ["carpentry"]}}


def test_a_building_that_lacks_nothing_is_not_told() -> None:
    t = table(player(hand=["academy", "smithy"], apprentices=["labourer"], **ACADEMY))
    assert lacks(t) == {"smithy": {"goods": {"clay": 2}, "skills": []}}


def test_nobody_else_is_told() -> None:
    t = table(player(hand=["academy"]), player(hand=["smithy"]))
    assert (lacks(t, seat=0, viewer=1), lacks(t, seat=0, viewer=-1)) == (None, None)


def test_cards_to_choose_from_are_told_too() -> None:
    t = begun(2)
    assert set(lacks(t)) <= {BUILDINGS[card] for card in t.players[0].pack}
    assert lacks(t)


def test_who_saves_a_wood_or_stone_lacks_one_less() -> None:
    t = table(
        player(hand=["academy"], apprentices=["labourer"], character="lothaire", clay=2, wood=2, stone=1, marble=1)
    )
    assert lacks(t) == {"academy": {"goods": {"stone": 1}, "skills": []}}


def test_who_uses_gold_as_marble_lacks_what_both_are_short_of() -> None:
    wish = {**ACADEMY, "marble": 0, "gold": 1}
    assert lacks(table(player(hand=["academy"], apprentices=["labourer"], character="therese", **wish))) == {}


@pytest.mark.parametrize("character", [None, "lothaire", "therese"])
def test_something_is_lacking_exactly_when_the_building_cannot_be_constructed(character: str | None) -> None:
    rng = random.Random(1)
    seen = set()
    for _ in range(40):
        goods = {good: rng.randrange(5) for good in GOODS}
        people = rng.sample(["woodcutter_1", "miner_1", "stonecutter_1"], rng.randrange(4))
        t = table(player(apprentices=people, character=character, **goods))
        for building in range(len(t.catalogue.buildings)):
            may = why_unskilled(t, 0, building) == why_unpayable(t, 0, building) == ALLOWED
            assert (lacking(t, 0, building) is None) == may
            seen.add(may)
    assert seen == {True, False}
