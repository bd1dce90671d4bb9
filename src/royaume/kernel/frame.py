"""A decision in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.layout import ELSEWHERE, Layout
from royaume.kernel.price import Price

if TYPE_CHECKING:
    from royaume.kernel.table import Table

NOBODY: Final = -1
ALLOWED: Final = 0
UNDECLARED: Final = -1

T = TypeVar("T", bound="Table")


def allowed_if(fine: bool, refusal: i64) -> i64:
    """In an expression together with ALLOWED, compiled code would make an object of a refusal of a module."""
    if fine:
        return ALLOWED
    return refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """Who decides, what may be chosen, why not, and what happens. Immutable, and nothing but data.

    Choices are numbers whose meaning belongs to the frame; `describe` tells it.
    """

    span: ClassVar[int] = UNDECLARED  # how many different choices it can ever have, at any table of its title
    public: ClassVar[bool] = False  # whether all see what is chosen, and its number tells nothing that they do not see
    tail: ClassVar[int] = UNDECLARED  # from which number on, if any, all that are saved are one argument, a tuple

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def offers(self, t: T, out: Choices) -> None:
        """What might be chosen, over-generated: people see all of it, the refused ones with the reason."""

    def refusal(self, t: T, a: i64) -> i64:
        """Why this offer is not allowed, or ALLOWED: the only place where legality lives."""
        return ALLOWED

    def legal(self, t: T, out: Choices) -> None:
        """Offered and not refused. A frame may offer less here for speed, never decide differently."""
        out.n = 0
        self.offers(t, out)
        kept: i64 = 0
        for i in range(out.n):
            a = out.items[i]
            if self.refusal(t, a) == ALLOWED:
                out.items[kept] = a
                kept += 1
        out.n = kept

    def resolve(self, t: T, a: i64) -> None:
        """What the choice does. The frame has left the stack already; it never checks legality again."""
        raise NotImplementedError

    def index_of(self, t: T, a: i64) -> i64:
        """The number of a choice among all that the frame can ever have, below its `span`.

        The same for all compositions of a title; a seat is counted from the one that decides.
        """
        return a

    def choice_at(self, t: T, index: i64) -> i64:
        """The choice of this number."""
        return index

    def action_index(self, t: T, layout: Layout, a: i64) -> i64:
        """The index of a choice among all actions of the title."""
        return layout.at(self, self.index_of(t, a))

    def action_at(self, t: T, layout: Layout, i: i64) -> i64:
        """The choice of this index; only an index of one of its choices is asked for."""
        index = layout.within(self, i)
        if index == ELSEWHERE:
            raise ValueError("action " + str(int(i)) + " is none of " + type(self).__name__)
        return self.choice_at(t, index)

    def question_index(self, t: T, layout: Layout) -> i64:
        """Where the choices of this question begin in the index: a number that tells questions apart."""
        return layout.first_of(self)

    def price(self, t: T, a: i64) -> Price | None:
        """What the choice costs, where it has a price."""
        return None

    def describe(self, t: T, a: i64) -> Meaning:
        """What the choice means, for screens, notation and log."""
        raise NotImplementedError

    def asks(self, t: T) -> Meaning:
        """The question put to the seat."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The constructor's arguments, to save the frame."""
        return [int(self.seat)]

    def saved(self) -> list[object]:
        """Likewise, for a frame that holds a price or another frame: each stands there as a list of its own."""
        return list(self.numbers())

    def known(self, seat: i64) -> list[int]:
        """What a seat may know of it: its numbers, but for secrets of others."""
        return self.numbers()

    def promised(self) -> Frame[T] | None:
        """The frame that it holds, if it does."""
        return None

    def fits(self, t: T) -> bool:
        """Whether this decision could be pending at this table: asked of frames that come from outside."""
        return 0 <= self.seat < t.seats

    def is_payment(self) -> bool:
        """Whether it only asks how to pay for what was chosen before."""
        return False

    def waiting(self) -> i64:
        """The seats that may choose now, as bits: several in a simultaneous choice."""
        return 1 << self.seat

    def turned_to(self, seat: i64) -> Frame[T]:
        """A simultaneous choice, seen from another seat that is waiting."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[T]):
    """A frame in which nobody decides: the rules go on by themselves, on behalf of a seat."""

    span: ClassVar[int] = 0

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def numbers(self) -> list[int]:
        return [int(self.who)]

    def fits(self, t: T) -> bool:
        return 0 <= self.who < t.seats
