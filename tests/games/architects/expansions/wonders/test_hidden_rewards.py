"""A contribution before an action that it is to pay for: its reward lies face down, and nobody can rely on it."""

from __future__ import annotations

import pytest

from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.table import ArchitectsTable

from ...builder import GAME, asked, legal, play, player, table

WORKSHOP_CARD = 4  # the Princess is at the Workshop
GOLD_FOR_INFLUENCE_AND_REWARD = 1


def beside_the_princess(virtue: int, silver: int) -> ArchitectsTable:
    """Hiring costs 2 taxes and 2 silver; the gold brings 2 influence, which stand for the silver, and a reward."""

    def lay(t: ArchitectsTable) -> None:
        kept = wonders_of(t)
        kept.consequence, kept.contribution = WORKSHOP_CARD, GOLD_FOR_INFLUENCE_AND_REWARD
        kept.pile.lay((0, 2, 3, 5, 6))

    wish = player(virtue=virtue, silver=silver, gold=1)
    t = table(wish, expansions=("wonders",), top=["thief"], rewards=["reward_virtue"] * 2, lay=lay)
    return play(t, "place workshop", "decline")


@pytest.mark.parametrize(("virtue", "silver"), [(1, 2), (3, 2), (5, 4)])
def test_whoever_can_pay_whatever_the_reward_brings_may_contribute_first(virtue: int, silver: int) -> None:
    t = beside_the_princess(virtue, silver)
    play(t, "hire thief", "contribute gold")
    while asked(t)[1] != "placing":
        play(t, legal(t)[0])
    assert GAME.violation(t) == ""


def test_whoever_evades_taxes_by_low_virtue_cannot_rely_on_staying_low() -> None:
    """At 1 virtue no tax is due and influence stands for the silver; after the reward, at 3, there would be a tax."""
    assert "hire thief" not in legal(beside_the_princess(1, 0))
    assert "hire thief" in legal(beside_the_princess(1, 1))
