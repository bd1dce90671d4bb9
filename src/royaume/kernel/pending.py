"""Where the decisions and steps of a title can lie on the stack. Words are put together only once it is broken."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.kernel.frame import Frame, Step
from royaume.kernel.table import Table

DEEPEST: Final = 32  # more than ever lie on each other
MOST_ALIKE: Final = 8  # of one kind: one a seat, or one for each card to give up

Kind = type[Frame[Any]]


@final
class Pending:
    """What is true of the kinds of frames, by their names. Whatever is not said of a kind is free.

    `lowest` lie at the bottom and nowhere else; those `anywhere` lie there, too. `on` are those that lie directly on
    certain kinds only. `waits` are decisions that may wait below what they brought about; any other is taken before
    something else comes. `own` are asked of nobody but the owner of the turn.
    """

    def __init__(
        self,
        lowest: tuple[Kind, ...] = (),
        on: dict[Kind, tuple[Kind, ...]] | None = None,
        waits: tuple[Kind, ...] = (),
        own: tuple[Kind, ...] = (),
        anywhere: tuple[Kind, ...] = (),
    ) -> None:
        self.lowest: frozenset[str] = named(lowest)
        self.on: dict[str, frozenset[str]] = {kind.__name__: named(below) for kind, below in (on or {}).items()}
        self.waits: frozenset[str] = named(waits)
        self.own: frozenset[str] = named(own)
        self.anywhere: frozenset[str] = named(anywhere)

    def with_more(self, others: list[Pending]) -> Pending:
        """Together with what expansions say of theirs."""
        whole = Pending()
        for part in [self, *others]:
            whole.lowest |= part.lowest
            whole.on.update(part.on)
            whole.waits |= part.waits
            whole.own |= part.own
            whole.anywhere |= part.anywhere
        return whole

    def broken(self, t: Table) -> str:
        if t.depth > DEEPEST:
            return f"{int(t.depth)} decisions and steps are pending, and never more than {DEEPEST} are"
        below = ""
        for at in range(t.depth):
            name = type(t.frames[at]).__name__
            wrong = self.misplaced(name, below, at) or self.ill_owned(t, t.frames[at], name)
            if not wrong and at + 1 < t.depth and t.frames[at].seat >= 0 and name not in self.waits:
                wrong = "has to be decided before anything else comes"
            if wrong:
                return f"{name} (stack[{int(at)}]) {wrong}"
            below = name
        return crowded(t) if t.depth > MOST_ALIKE else ""

    def misplaced(self, name: str, below: str, at: i64) -> str:
        if (name in self.lowest) != (at == 0) and name not in self.anywhere:
            return "lies at the bottom of all, and cannot" if at == 0 else "lies on something, and is always the lowest"
        allowed = self.on.get(name)
        if allowed is None or below in allowed:
            return ""
        return f"lies on {below}, and can lie on {' or '.join(sorted(allowed))} only"

    def ill_owned(self, t: Table, frame: Frame[Any], name: str) -> str:
        owner = owner_of(frame)
        if name not in self.own or owner == t.active:
            return ""
        return f"is pending for seat {int(owner)}, whose turn it is not"


def named(kinds: tuple[Kind, ...]) -> frozenset[str]:
    return frozenset([kind.__name__ for kind in kinds])


def owner_of(frame: Frame[Any]) -> i64:
    """Who decides, or on whose behalf the rules go on."""
    return frame.who if isinstance(frame, Step) else frame.seat


def is_asked(t: Table, seat: i64) -> bool:
    """Whether any pending decision is this seat's: one that the rules play never has any."""
    for at in range(t.depth):
        if t.frames[at].seat == seat:
            return True
    return False


def crowded(t: Table) -> str:
    kinds = [type(frame).__name__ for frame in t.stack]
    for kind in kinds:
        if kinds.count(kind) > MOST_ALIKE:
            return f"{kinds.count(kind)} times {kind} is pending, and never more than {MOST_ALIKE} times at once"
    return ""
