"""Whether an action can be had, perhaps after something else: tried on copies of the table, by the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from royaume.kernel.choices import Choices
from royaume.kernel.frame import ALLOWED

if TYPE_CHECKING:
    from royaume.kernel.action import Action
    from royaume.kernel.aside import Aside
    from royaume.kernel.table import Table


def within_reach(t: Table, frame: Action[Any], a: i64) -> bool:
    """Whether nothing is lacking for the action, or something that may be done before it brings it."""
    if frame.lacks(t, a) == ALLOWED:
        return True
    link = t.rules.asides
    while link is not None:
        for thing in link.aside.before(t, frame, a):
            if some_way_reaches(t, frame, a, link.aside, thing):
                return True
        link = link.next
    return False


def some_way_reaches(t: Table, frame: Action[Any], a: i64, aside: Aside[Any], thing: i64) -> bool:
    ways = Choices()
    aside.offers(t, frame.seat, thing, ways, 0)
    for i in range(ways.n):
        way = ways.items[i]
        if aside.refusal(t, frame.seat, thing, way) == ALLOWED and reach_after(t, frame, a, aside, thing, way):
            return True
    return False


def reach_after(t: Table, frame: Action[Any], a: i64, aside: Aside[Any], thing: i64, way: i64) -> bool:
    """Whether the action is within reach once this was done."""
    later = t.copy()
    later.stack = later.stack[:0]
    aside.commit(later, frame, a, thing)
    aside.do(later, frame.seat, thing, way, frame.order_matters(t, a))
    return leads_within_reach(later, frame, a)


def leads_within_reach(t: Table, frame: Action[Any], a: i64) -> bool:
    """Whatever is pending is played out: some way to pay has to lead there, and of any other choice all."""
    t.settle()
    if len(t.stack) == 0:
        return within_reach(t, frame, a)
    top = t.stack[-1]
    out = Choices()
    top.legal(t, out)
    for i in range(out.n):
        later = t.copy()
        later.play(out.items[i])
        if leads_within_reach(later, frame, a) == top.is_payment():
            return top.is_payment()
    return out.n > 0 and not top.is_payment()
