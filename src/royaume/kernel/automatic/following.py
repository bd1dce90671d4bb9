"""What of an automatic seat's turn can wait while somebody decides, and in which order."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from royaume.kernel.automatic.deeds import AllOf, Deed, Repeated
from royaume.kernel.automatic.playbook import Playbook
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.table import Table


def deeds_broken(t: Table) -> str:
    """The first pending deed that nothing leaves for later, or that would come out of order; nothing if all is well."""
    book = t.rules.playbook
    for at in range(t.depth):
        frame = t.frames[at]
        if book is None or not isinstance(frame, Doing):
            continue
        if int(frame.deed) not in deeds_for_later(book):
            return f"Doing (stack[{int(at)}]) is a deed that is never left for later"
        above = t.frames[at + 1] if at + 1 < t.depth else None
        if isinstance(above, Doing) and not comes_before(book, above.deed, frame.deed):
            return f"Doing (stack[{int(at) + 1}]) is a deed that does not come before the one below it"
    return ""


def deeds_for_later(book: Playbook[Any]) -> set[int]:
    """Later parts of several deeds, what is repeated, and what no card tells but something else brings about."""
    cards = [int(card.number) for card in book.cards]
    parts: set[int] = set()
    later: set[int] = set()
    for deed in book.deeds:
        parts.update([int(part.number) for part in deed.parts()])
        parts.update([int(entry.deed.number) for entry in deed.entries()])
        if isinstance(deed, AllOf):
            later.update([int(part.number) for part in deed.deeds[1:]])
        elif isinstance(deed, Repeated):
            later.add(int(deed.deed.number))
    return later | {n for n in range(len(book.deeds)) if n not in parts and n not in cards}


def comes_before(book: Playbook[Any], deed: i64, other: i64) -> bool:
    """Whether both are no parts of one deed, or follow one another there."""
    together = deed == other
    for whole in book.deeds:
        if isinstance(whole, AllOf) and is_part(whole, deed) and is_part(whole, other):
            together = True
            if number_of(whole, deed) + 1 == number_of(whole, other):
                return True
    return not together


def is_part(whole: AllOf[Any], deed: i64) -> bool:
    return number_of(whole, deed) >= 0


def number_of(whole: AllOf[Any], deed: i64) -> int:
    """Its place among the parts, or -1."""
    parts: list[Deed[Any]] = whole.parts()
    for i in range(len(parts)):
        if parts[i].number == deed:
            return i
    return -1
