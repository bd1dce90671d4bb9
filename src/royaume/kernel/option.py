"""What modules add to a decision: further choices, or a reason why those that are there are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, UNDECLARED
from royaume.kernel.price import Price

if TYPE_CHECKING:
    from royaume.kernel.action import OpenAction
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

FIRST_OPTION: Final = 1000  # the choices of a decision itself lie below
OPTION_SPAN: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Generic[T]):
    """One module's part of a decision, which is handed to it. Its choices are numbers of its own, below OPTION_SPAN.

    They are made of the same parts as those of an `Action`.
    """

    span: ClassVar[int] = UNDECLARED  # how many different choices it can ever have

    def index_of(self, t: T, frame: OpenAction[Any], a: i64) -> i64:
        """The number of a choice among these; see `Frame.index_of`."""
        return a

    def choice_at(self, t: T, frame: OpenAction[Any], index: i64) -> i64:
        return index

    def closes(self, t: T, seat: i64) -> i64:
        """Why none of the decision's own choices is open."""
        return ALLOWED

    def insists(self, t: T, frame: OpenAction[Any]) -> bool:
        """Whether the decision has to be put, although it could be settled without asking."""
        return False

    def offers(self, t: T, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        """Its own choices, each added to `first`."""

    def legal(self, t: T, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        """Likewise, without those that are barred or lack something. `out` holds what else is legal already."""
        kept = out.n
        self.offers(t, frame, out, first)
        for i in range(kept, out.n):
            a = out.items[i]
            if self.barred(t, frame, a - first) == ALLOWED and self.lacks(t, frame, a - first) == ALLOWED:
                out.items[kept] = a
                kept += 1
        out.n = kept

    def is_possible(self, t: T, frame: OpenAction[Any]) -> bool:
        """Whether any of them is legal, for whoever does not ask which."""
        out = Choices()
        self.legal(t, frame, out, 0)
        return out.n > 0

    def barred(self, t: T, frame: OpenAction[Any], a: i64) -> i64:
        return ALLOWED

    def lacks(self, t: T, frame: OpenAction[Any], a: i64) -> i64:
        return ALLOWED

    def price(self, t: T, frame: OpenAction[Any], a: i64) -> Price | None:
        return None

    def uses(self, t: T, frame: OpenAction[Any], a: i64) -> i64:
        return 0

    def card(self, t: T, frame: OpenAction[Any], a: i64) -> i64:
        return NO_CARD

    def order_matters(self, t: T, frame: OpenAction[Any], a: i64) -> i64:
        return 0

    def piece(self, a: i64) -> i64:
        return -1

    def begin(self, t: T, frame: OpenAction[Any], a: i64) -> bool:
        return False

    def announce(self, t: T, frame: OpenAction[Any], a: i64) -> None:
        """See `Action.announce`."""

    def has_begun(self, t: T, frame: OpenAction[Any], a: i64) -> bool:
        return False

    def open(self, t: T, frame: OpenAction[Any], a: i64) -> None:
        """What comes after the action is pushed."""

    def act(self, t: T, frame: OpenAction[Any], a: i64) -> None:
        raise NotImplementedError

    def describe(self, t: T, frame: OpenAction[Any], a: i64) -> Meaning:
        raise NotImplementedError

    def question(self) -> str:
        """Another key for the question of the decision, where it has to name what is added."""
        return ""


@final
class OptionLink:
    """One of those that add to a decision, the number its choices begin with, and the link to the next."""

    def __init__(self, option: Option[Any], first: i64) -> None:
        self.option: Final = option
        self.first: Final = first
        self.next: OptionLink | None = None


def option_of(link: OptionLink | None, a: i64) -> OptionLink:
    """Whose choice it is."""
    while link is not None:
        if a < link.first + OPTION_SPAN:
            return link
        link = link.next
    raise ValueError("no module offers this")


def why_closed(link: OptionLink | None, t: Table, seat: i64) -> i64:
    while link is not None:
        no = link.option.closes(t, seat)
        if no != ALLOWED:
            return no
        link = link.next
    return ALLOWED
