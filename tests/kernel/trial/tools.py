"""What tests ask of any table: what is offered, what is legal, what has happened."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.kernel.choices import Choices
from royaume.kernel.table import Table


def offered(t: Table) -> list[int]:
    out = Choices()
    t.top().offers(t, out)
    return out.as_list()


def legal(t: Table) -> list[int]:
    out = Choices()
    t.top().legal(t, out)
    return out.as_list()


def why_not(t: Table, a: i64) -> int:
    """The number of the refusal."""
    return int(t.top().refusal(t, a))


def play(t: Table, *choices: int) -> None:
    for a in choices:
        assert a in legal(t), (a, legal(t))
        t.play(a)


def turn_to(t: Table, seat: i64) -> None:
    """Let another seat that is waiting choose first."""
    frame = t.top()
    assert (frame.waiting() >> seat) & 1 == 1
    t.drop()
    t.push(frame.turned_to(seat))


def told(t: Table, event: int) -> list[tuple[int, ...]]:
    """Seat and numbers of every such event in the log."""
    log = t.log
    assert log is not None
    return [numbers[1:] for numbers in log if numbers[0] == event]
