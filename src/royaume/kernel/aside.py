"""What a module allows around an action: before or after it, never in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, UNDECLARED
from royaume.kernel.ints import bit

if TYPE_CHECKING:
    from royaume.kernel.action import Action
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

Things = tuple[int, ...]
NOTHING: Final[Things] = ()
# what is known at once
UNSURE: Final = 0
WITHIN_REACH: Final = 1
OUT_OF_REACH: Final = 2
WAY_SPAN: Final = 10  # a thing can be done in fewer ways than this
THING_SPAN: Final = 10_000  # a module has fewer things than this


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[T]):
    """What a module allows around actions. Its things are numbers of its own, below THING_SPAN.

    It has something to say only about the actions of seats that are awake for it: `Table.wake` and `Table.let_rest`.
    `number` tells the modules of a title apart.
    """

    span: ClassVar[int] = UNDECLARED  # how many different things, in different ways, it can ever allow

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def awake(self, t: T, seat: i64) -> bool:
        """Whether this seat is awake for it: asked when a table is read back."""
        raise NotImplementedError

    def helps(self, t: T, frame: Action[Any]) -> bool:
        """Whether what may be done before could bring what a choice of this decision lacks; a quick look."""
        return True

    def binds(self, t: T) -> bool:
        """Whether it may object to anything now."""
        return False

    def objects(self, t: T, frame: Action[Any], a: i64) -> i64:
        """Why a choice is not allowed after what was done before."""
        return ALLOWED

    def before(self, t: T, frame: Action[Any], a: i64) -> Things:
        """What may be done before the action and might matter then."""
        return NOTHING

    def after(self, t: T, frame: Action[Any], a: i64) -> Things:
        """What may be done once it is over; asked before it begins."""
        return NOTHING

    def offers(self, t: T, seat: i64, thing: i64, out: Choices, first: i64) -> None:
        """The ways to do this thing, as numbers of its own below WAY_SPAN, each added to `first`."""
        out.add(first)

    def refusal(self, t: T, seat: i64, thing: i64, way: i64) -> i64:
        """Why it cannot be done in this way now."""
        return ALLOWED

    def open_ways(self, t: T, seat: i64, thing: i64, out: Choices, first: i64) -> None:
        """The ways that are not refused, each added to `first`; a module may look at once for all of them."""
        kept = out.n
        self.offers(t, seat, thing, out, first)
        for i in range(kept, out.n):
            a = out.items[i]
            if self.refusal(t, seat, thing, a - first) == ALLOWED:
                out.items[kept] = a
                kept += 1
        out.n = kept

    def foretold(self, t: T, frame: Action[Any], a: i64, thing: i64, way: i64) -> i64:
        """Whether the action is sure to be within reach once this was done, or sure not to be; a quick look."""
        return UNSURE

    def usable(self, t: T, seat: i64, thing: i64) -> bool:
        """Whether it can still be done, once the action is over."""
        return True

    def do(self, t: T, seat: i64, thing: i64, way: i64, order: i64) -> None:
        """`order`: why it might matter before the action that follows, see `Action.order_matters`."""
        raise NotImplementedError

    def commit(self, t: T, frame: Action[Any], a: i64, thing: i64) -> None:
        """It is about to be done before this action: what its seat is bound to now."""

    def begins(self, t: T, frame: Action[Any], a: i64) -> None:
        """The action begins."""

    def lasts(self, t: T) -> bool:
        """Whether something done before has to be ended when the action is over."""
        return False

    def ended(self, t: T, seat: i64) -> None:
        """The action is over."""

    def describe(self, t: T, seat: i64, thing: i64, way: i64) -> Meaning:
        raise NotImplementedError

    def index_of(self, t: T, seat: i64, thing: i64, way: i64) -> i64:
        """The number of a thing and a way among these, whatever it is done around; see `Frame.index_of`."""
        raise NotImplementedError

    def thing_at(self, t: T, seat: i64, index: i64) -> i64:
        raise NotImplementedError

    def way_at(self, t: T, seat: i64, index: i64) -> i64:
        return 0

    def in_the_way(self) -> i64:
        """The refusal of what would put the action that was chosen out of reach."""
        raise NotImplementedError

    def needed(self) -> i64:
        """The refusal of going on without it where the action is out of reach."""
        raise NotImplementedError

    def question(self, before: bool) -> str:
        """The key of the question whether to do it before, or after, an action."""
        raise NotImplementedError

    def possible(self, t: T, seat: i64, thing: i64) -> bool:
        """Whether this could be a thing of that seat: asked of decisions that come from outside."""
        raise NotImplementedError


@final
class AsideLink:
    """One of the modules that allow something around actions, its number, and the link to the next."""

    def __init__(self, aside: Aside[Any]) -> None:
        self.aside: Final = aside
        self.number: Final = aside.number
        self.bit: Final = bit(aside.number)
        self.next: AsideLink | None = None
