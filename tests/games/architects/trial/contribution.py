"""A contribution: at any moment of the turn, but never in the middle of an action."""

from __future__ import annotations

from typing import Any, ClassVar

from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import spend_goods
from royaume.kernel.action import Action
from royaume.kernel.around import offer_after
from royaume.kernel.aside import NOTHING, THING_SPAN, Aside, Things
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.phase import PhaseStep

from .influence import gain_influence
from .kept import trial
from .vocabulary import (
    ALL_TOKENS,
    ASIDE,
    CONTRIBUTED,
    CONTRIBUTION_IN_THE_WAY,
    CONTRIBUTION_NEEDED,
    GAINED,
    TOKEN_MISSING,
    TOKEN_THERE,
    TOKENS,
)

CONTRIBUTION = 0


def may_contribute(t: ArchitectsTable, seat: int) -> bool:
    return trial(t).may_contribute and seat == t.active


def allow_contribution(t: ArchitectsTable, seat: int) -> None:
    trial(t).may_contribute = True
    t.wake(ASIDE, seat)


def end_contributions(t: ArchitectsTable, seat: int) -> None:
    trial(t).may_contribute = False
    t.let_rest(ASIDE, seat)


def offer_contribution(t: ArchitectsTable, seat: int) -> None:
    offer_after(t, seat, (ASIDE * THING_SPAN + CONTRIBUTION,))


def contribute(t: ArchitectsTable, seat: int, kind: int) -> None:
    """A real token: no price, so that nothing can stand for it."""
    end_contributions(t, seat)
    spend_goods(t, seat, kind, 1)
    trial(t).tokens |= 1 << kind
    t.tell(CONTRIBUTED, seat, kind)
    if trial(t).tokens == ALL_TOKENS:
        t.reset_due = True
    gain_influence(t, seat, GAINED[kind])


class Contributing(Aside[ArchitectsTable]):
    """Ways are the goods. Before what has a price, which it may help to pay; after what has none."""

    span: ClassVar[int] = TOKENS

    def awake(self, t: ArchitectsTable, seat: int) -> bool:
        return may_contribute(t, seat)

    def before(self, t: ArchitectsTable, frame: Action[Any], a: int) -> Things:
        return (CONTRIBUTION,) if may_contribute(t, frame.seat) and frame.price(t, a) is not None else NOTHING

    def after(self, t: ArchitectsTable, frame: Action[Any], a: int) -> Things:
        open_ = may_contribute(t, frame.seat) and frame.price(t, a) is None and not frame.ends(a)
        return (CONTRIBUTION,) if open_ else NOTHING

    def offers(self, t: ArchitectsTable, seat: int, thing: int, out: Choices, first: int) -> None:
        for kind in range(TOKENS):
            out.add(first + kind)

    def refusal(self, t: ArchitectsTable, seat: int, thing: int, way: int) -> int:
        if trial(t).tokens >> way & 1:
            return TOKEN_THERE
        return ALLOWED if t.players[seat].goods[way] > 0 else TOKEN_MISSING

    def usable(self, t: ArchitectsTable, seat: int, thing: int) -> bool:
        open_ = [kind for kind in range(TOKENS) if self.refusal(t, seat, thing, kind) == ALLOWED]
        return may_contribute(t, seat) and len(open_) > 0

    def do(self, t: ArchitectsTable, seat: int, thing: int, way: int, order: int) -> None:
        contribute(t, seat, way)

    def index_of(self, t: ArchitectsTable, seat: int, thing: int, way: int) -> int:
        return way

    def thing_at(self, t: ArchitectsTable, seat: int, index: int) -> int:
        return CONTRIBUTION

    def way_at(self, t: ArchitectsTable, seat: int, index: int) -> int:
        return index

    def describe(self, t: ArchitectsTable, seat: int, thing: int, way: int) -> Meaning:
        return Meaning("contribute", {"good": way})

    def in_the_way(self) -> int:
        return CONTRIBUTION_IN_THE_WAY

    def needed(self) -> int:
        return CONTRIBUTION_NEEDED

    def question(self, before: bool) -> str:
        return "contributing_first" if before else "contributing"

    def possible(self, t: ArchitectsTable, seat: int, thing: int) -> bool:
        return thing == CONTRIBUTION


class LastChance(PhaseStep[ArchitectsTable]):
    def due(self, t: ArchitectsTable, who: int) -> bool:
        return may_contribute(t, who)

    def run(self, t: ArchitectsTable, who: int) -> None:
        offer_contribution(t, who)


class TooLate(PhaseStep[ArchitectsTable]):
    """What comes now is the end of the turn."""

    def due(self, t: ArchitectsTable, who: int) -> bool:
        return may_contribute(t, who)

    def run(self, t: ArchitectsTable, who: int) -> None:
        end_contributions(t, who)
