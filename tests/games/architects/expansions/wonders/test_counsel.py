"""What the expansion tells a player to mind, and where it does not."""

from __future__ import annotations

from counselled import heeded, said
from royaume.games.architects.expansions.wonders.counsel import BesideProfiteer, WonderWithinReach

from ...builder import LANGUAGE, player
from .builder import wonders_table


def test_a_group_beside_the_profiteer_is_in_danger() -> None:
    adviser = BesideProfiteer(1)
    t = wonders_table(player(at={"quarry": 3}, silver=3))
    assert said(adviser.counsel(t, 0), LANGUAGE) == ("profiteer", {"workers": 3, "place": "quarry"})
    assert heeded(t, LANGUAGE) == ["place town_centre"]
    assert adviser.counsel(wonders_table(player(at={"quarry": 2, "forest": 4})), 0) is None


def test_a_wonder_within_reach_is_told() -> None:
    adviser = WonderWithinReach(1)
    t = wonders_table(player(marble=6, silver=1), influence=[3])
    assert said(adviser.counsel(t, 0), LANGUAGE) == ("wonder", {"wonder": "marble_wonder", "points": 14})
    assert heeded(t, LANGUAGE) == ["place guildhall"]
    assert adviser.counsel(wonders_table(player(marble=6, silver=1), influence=[2]), 0) is None
    built = wonders_table(player(marble=6, silver=1), influence=[3], wonders={"marble": 1})
    assert adviser.counsel(built, 0) is None
