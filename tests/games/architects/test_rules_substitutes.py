"""Every payment and every loss is a step of its own, so that an expansion can put something in its place."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import MOMENTS
from royaume.games.architects.modules import BASE
from royaume.games.architects.paying import Paying, Spending
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import LosingVirtue, TakingDebts
from royaume.games.architects.vocabulary import (
    LOSING_VIRTUE,
    PAYING,
    QUESTIONS,
    SPENDING,
    STEPS,
    TAKING_DEBTS,
)
from royaume.kernel.frame import Frame
from royaume.kernel.module import Module, Replacement, Rules

from .builder import goods, of, play, player, table


class Nothing(Replacement[ArchitectsTable]):
    """A substitute that costs nothing: the step is noted and shrinks to one that takes nothing."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        self.seen.append(frame.numbers())
        return Paying(frame.numbers()[0], 0, 0)


def with_substitute(t: ArchitectsTable, step: int) -> tuple[ArchitectsTable, Nothing]:
    """The same table under rules in which this step is replaced."""
    substitute = Nothing()
    rules = Rules([BASE, Module("substitute", replacements={step: substitute})], QUESTIONS, MOMENTS, STEPS)
    again = ArchitectsTable(
        rules, t.chance, t.catalogue, t.variants, t.players, t.row, t.coins, t.people, t.plans, t.rewards, t.box,
        t.small, t.large, t.market, t.guildhall, t.kept, t.taxes, t.first, t.captured_at, t.turns_left, t.idle,
        t.reset_due,
    )  # fmt: skip
    t.copy_common_to(again)
    again.log = []
    return again, substitute


def test_silver_and_its_tax_can_be_replaced() -> None:
    t, substitute = with_substitute(table(player(silver=4), top=["acolyte_card"]), PAYING)
    play(t, "place workshop", "hire acolyte_card")
    assert substitute.seen == [[0, 2, 2]]
    assert goods(t) == {"silver": 4}
    assert t.taxes == 4


def test_goods_can_be_replaced() -> None:
    t, substitute = with_substitute(table(player(hand=["well"], wood=2, stone=2)), SPENDING)
    play(t, "place guildhall", "construct well")
    assert substitute.seen == [[0, 0, 2, 2, 0, 0]]
    assert goods(t) == {"wood": 2, "stone": 2, "clay": 4}


def test_a_loss_of_virtue_can_be_replaced() -> None:
    t, substitute = with_substitute(table(player(virtue=7)), LOSING_VIRTUE)
    play(t, "place tax_stand")
    assert substitute.seen == [[0, 2]]
    assert of(t).virtue == 7


def test_debts_can_be_replaced() -> None:
    t, substitute = with_substitute(table(player(virtue=1)), TAKING_DEBTS)
    play(t, "place tax_stand")
    assert substitute.seen == [[0, 1]]
    assert (of(t).virtue, of(t).debts) == (0, 0)


@pytest.mark.parametrize("step", [Paying, Spending, LosingVirtue, TakingDebts])
def test_what_is_replaced_can_be_saved(step: type) -> None:
    numbers = {Paying: [1, 2, 2], Spending: [1, 0, 1, 2, 0, 0], LosingVirtue: [1, 2], TakingDebts: [1, 3]}[step]
    assert step(*numbers).numbers() == numbers
