"""The turn of an automatic seat as a chain of steps: frames like any other, so that a person may decide in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Step
from royaume.kernel.table import Table

if TYPE_CHECKING:
    from royaume.kernel.automatic.playbook import Playbook

MET: Final = -1  # no condition stands in the way
MOST_TIMES: Final = 40  # more than anybody has of anything that a deed is repeated for


def playbook_of(t: Table) -> Playbook[Any]:
    book = t.rules.playbook
    assert book is not None
    return book


def is_automatic(t: Table, seat: i64) -> bool:
    """Whether the rules play this seat of this table."""
    book = t.rules.playbook
    if book is None or seat < 0 or seat >= t.seats:
        return False
    return book.plays(t, seat)


def is_solo(t: Table) -> bool:
    """Whether one person sits at the table, and the rules play all others."""
    people: i64 = 0
    for seat in range(t.seats):
        if not is_automatic(t, seat):
            people += 1
    return people == 1


def times_left(t: Table, deed: i64) -> i64:
    """How often a deed that is repeated is still to be done, this time included."""
    if t.depth == 0:
        return 1
    pending = t.top()
    return 1 + pending.times if isinstance(pending, Doing) and pending.deed == deed else 1


@final
class TurningUp(Step[Table]):
    """Turn up the next card and follow it; when the pile is empty, what was revealed is shuffled first."""

    def resolve(self, t: Table, a: i64) -> None:
        book = playbook_of(t)
        cards = book.instructions(t)
        if cards.pile.left() == 0 and len(cards.revealed) > 0:
            t.push(self)
            cards.reshuffle(t)
            t.tell(book.telling.shuffled, self.who)
            return
        card = cards.draw(t)
        if card != NO_CARD:
            book.lay_out(t, self.who, card)
            t.tell(book.telling.turned_up, self.who, card)

    def fits(self, t: Table) -> bool:
        return is_automatic(t, self.who)


@final
class Doing(Step[Table]):
    """Do what the playbook lists under a number, so many times or until it is no longer possible."""

    def __init__(self, who: i64, deed: i64, times: i64) -> None:
        super().__init__(who)
        self.deed: Final = deed
        self.times: Final = times

    def resolve(self, t: Table, a: i64) -> None:
        deed = playbook_of(t).deeds[self.deed]
        if self.times > 1 and deed.unmet(t, self.who) == MET:
            t.push(Doing(self.who, self.deed, self.times - 1))
        deed.act(t, self.who)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.deed), int(self.times)]

    def fits(self, t: Table) -> bool:
        if not is_automatic(t, self.who):
            return False
        return 0 <= self.deed < len(playbook_of(t).deeds) and 1 <= self.times <= MOST_TIMES
