"""Paying a price: the terms on which it may be paid, each asked where there is a choice, then all of it at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.around import breaks_promise, promise_at
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, UNDECLARED, Frame, Step
from royaume.kernel.ints import as_list, lowest_bit
from royaume.kernel.layout import ELSEWHERE, Layout
from royaume.kernel.price import Price

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

NO_WAY: Final = -1
MOST_WAYS: Final = 56  # more than any term has; a larger buffer would be slower to make
# what a purse knows at once of a price of which something is short
UNSURE: Final = 0
PAYABLE: Final = 1
OUT_OF_REACH: Final = 2
# of kinds, when terms about them are looked up
KINDS_AT_ONCE: Final = 7
KINDS_IN_ROW: Final = 1 << KINDS_AT_ONCE
# what is known of the ways of a question how to pay
NOT_LOOKED_AT: Final = 0
SURE: Final = 1
TO_BE_TRIED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Term(Generic[T]):
    """A rule about how prices are paid: a discount, a substitute, a choice between two kinds.

    It is about prices with one of these `kinds`, as bits. Of those that it `relieves` it may leave anybody less to pay;
    what it relieves for some only, a purse knows. A term that repeats says itself, by `concerns`, when it has had
    its say; any other has it once for each price. An unasked one does not ask where one way alone is open.
    One `by_relief` concerns only seats for which relief of one of its kinds is noted: nobody else is asked about.
    """

    span: ClassVar[int] = UNDECLARED  # ways are numbers below it

    def __init__(
        self,
        name: str,
        kinds: i64,
        relieves: i64 = 0,
        repeats: bool = False,
        before: str = "",
        unasked: bool = False,
        by_relief: bool = False,
    ) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.relieves: Final = relieves
        self.repeats: Final = repeats
        self.before: Final = before  # the term that it has to come before; otherwise it comes last
        self.unasked: Final = unasked
        self.by_relief: Final = by_relief

    def concerns(self, t: T, seat: i64, price: Price) -> bool:
        """Whether it has something to say about this price, now."""
        raise NotImplementedError

    def offers(self, t: T, seat: i64, price: Price, out: Choices) -> None:
        """The ways to pay."""
        raise NotImplementedError

    def open_ways(self, t: T, seat: i64, price: Price, out: Choices) -> None:
        """The ways that it does not refuse; a term may look at once for all of them."""
        out.n = 0
        self.offers(t, seat, price, out)
        kept: i64 = 0
        for i in range(out.n):
            way = out.items[i]
            if self.refusal(t, seat, price, way) == ALLOWED:
                out.items[kept] = way
                kept += 1
        out.n = kept

    def only_way(self, t: T, seat: i64, price: Price) -> i64:
        """The way to pay if there is but one, which is taken without asking; otherwise NO_WAY."""
        return NO_WAY

    def left(self, t: T, seat: i64, price: Price, way: i64) -> Price:
        """What is then left to pay: the price itself, or a new one."""
        raise NotImplementedError

    def leaves_choice(self, t: T, seat: i64, price: Price) -> bool:
        """Whether all ways that it does not refuse are sure to be open, and more than one is; a quick look."""
        return False

    def take(self, t: T, seat: i64, price: Price, way: i64) -> None:
        """What else happens when this way is taken."""

    def refusal(self, t: T, seat: i64, price: Price, way: i64) -> i64:
        """Why this way is not open, whatever is left to pay."""
        return ALLOWED

    def unpayable(self, price: Price, way: i64) -> i64:
        """The refusal of a way on which the rest cannot be paid."""
        raise NotImplementedError

    def describe(self, t: T, seat: i64, price: Price, way: i64) -> Meaning:
        raise NotImplementedError

    def asks(self, t: T, seat: i64, price: Price) -> Meaning:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Purse(Generic[T]):
    """How a game knows what a seat has, and takes it. Those of modules look after kinds of their own."""

    def kinds(self) -> i64:
        """How many kinds a price is made of."""
        return 0

    def kept(self) -> i64:
        """The kinds that lie in it, as bits; those of modules say which."""
        return 0

    def short(self, t: T, seat: i64, price: Price) -> i64:
        """A kind of which the seat has too little, as a bit; 0 if there is none."""
        raise NotImplementedError

    def relief(self, t: T, seat: i64) -> i64:
        """The kinds, as bits, of which terms may leave this seat less to pay; `note_relief` tells when that changes."""
        return 0

    def verdict(self, t: T, seat: i64, price: Price, short: i64, others: i64) -> i64:
        """Whether its own terms pay for what is short, or nothing does.

        `short` is the first kind that is, as a bit; `others` are kinds that other terms relieve.
        """
        return UNSURE

    def spend(self, t: T, seat: i64, price: Price) -> None:
        raise NotImplementedError


@final
class PurseLink:
    """One of the purses that modules add, and the link to the next."""

    def __init__(self, purse: Purse[Any]) -> None:
        self.purse: Final = purse
        self.kept: Final = purse.kept()
        self.next: PurseLink | None = None


@final
class TermLink:
    """One of the terms in play, its bit, and the link to the next."""

    def __init__(self, term: Term[Any], bit: i64, following: TermLink | None) -> None:
        self.term: Final = term
        self.kinds: Final = term.kinds
        self.by_relief: Final = term.by_relief
        self.bit: Final = bit
        self.next: Final = following


@final
class TermsByKind:
    """Which terms are about any of several kinds, as bits of their places: looked up for seven kinds at a time."""

    def __init__(self, link: TermLink | None) -> None:
        links: list[TermLink] = []
        kinds: i64 = 0
        while link is not None:
            links.append(link)
            kinds |= link.kinds
            link = link.next
        self.links: Final = vec[TermLink](links)
        self.by_relief: Final[i64] = sum([int(link.bit) for link in links if link.by_relief])
        self.kinds: Final = kinds  # all that terms are about
        rows: list[int] = []
        while kinds != 0:
            first = len(rows) // KINDS_IN_ROW * KINDS_AT_ONCE
            rows += [terms_about(links, some << first) for some in range(KINDS_IN_ROW)]
            kinds >>= KINDS_AT_ONCE
        self.rows: Final = vec[i64](rows)

    def about(self, kinds: i64) -> i64:
        kinds &= self.kinds
        terms: i64 = 0
        row: i64 = 0
        while kinds != 0:
            terms |= self.rows[row + (kinds & (KINDS_IN_ROW - 1))]
            kinds >>= KINDS_AT_ONCE
            row += KINDS_IN_ROW
        return terms


def terms_about(links: list[TermLink], kinds: int) -> int:
    return sum([int(link.bit) for link in links if int(link.kinds) & kinds != 0])


def payable(t: Table, seat: i64, price: Price) -> bool:
    """Whether there is a way to pay. It is asked so often that it spares itself `short_of` and `relieved_for`."""
    rules = t.rules
    short = rules.purse.short(t, seat, price)
    if short == 0:
        if price.kinds & rules.kept == 0:
            return True
        short = short_elsewhere(t, seat, price)
    return short == 0 or (short & (rules.relieved | t.relief[seat]) != 0 and payable_by_terms(t, seat, price, short))


def payable_by_terms(t: Table, seat: i64, price: Price, short: i64) -> bool:
    """Likewise, where something is short of which they may leave less to pay."""
    if price.settled != 0 and t.rules.terms_by_kind.about(short) & ~price.settled == 0:
        return False  # all terms about it have had their say
    if t.rules.purses is not None:
        verdict = verdict_of_purses(t, seat, price, short)
        if verdict != UNSURE:
            return verdict == PAYABLE
    return can_settle(t, seat, price)


def verdict_of_purses(t: Table, seat: i64, price: Price, short: i64) -> i64:
    """Of the first one that is sure; there is no need to try all ways then."""
    link = t.rules.purses
    while link is not None:
        verdict = link.purse.verdict(t, seat, price, short, relieved_beside(t, seat, link.purse))
        if verdict != UNSURE:
            return verdict
        link = link.next
    return UNSURE


def relieved_beside(t: Table, seat: i64, own: Purse[Any]) -> i64:
    """What is relieved for this seat by other terms than those of one purse, as bits."""
    rules = t.rules
    kinds = rules.relieved | rules.purse.relief(t, seat)
    link = rules.purses
    while link is not None:
        if link.purse is not own:
            kinds |= link.purse.relief(t, seat)
        link = link.next
    return kinds


def short_of(t: Table, seat: i64, price: Price) -> i64:
    """A kind of which the seat has too little, in whichever purse it lies."""
    rules = t.rules
    short = rules.purse.short(t, seat, price)
    return short if short != 0 or price.kinds & rules.kept == 0 else short_elsewhere(t, seat, price)


def short_elsewhere(t: Table, seat: i64, price: Price) -> i64:
    """Likewise, in the purses of modules."""
    link = t.rules.purses
    while link is not None:
        if price.kinds & link.kept != 0:
            short = link.purse.short(t, seat, price)
            if short != 0:
                return short
        link = link.next
    return 0


def relieved_for(t: Table, seat: i64) -> i64:
    """The kinds of which terms may leave this seat less to pay, as bits: what is short of any other cannot be paid."""
    return t.rules.relieved | t.relief[seat]


def note_relief(t: Table, seat: i64) -> None:
    """What purses say of a seat has changed: it is asked for now, so that nobody has to ask for each price."""
    kinds = t.rules.purse.relief(t, seat)
    link = t.rules.purses
    while link is not None:
        kinds |= link.purse.relief(t, seat)
        link = link.next
    if kinds != t.relief[seat]:
        if t.relief_is_shared:
            t.relief = t.relief[:]
            t.helped = t.helped[:]
            t.relief_is_shared = False
        t.relief[seat] = kinds
        t.helped[seat] = t.rules.terms_by_kind.about(kinds)


def note_all_relief(t: Table) -> None:
    """For a table read back."""
    for seat in range(t.seats):
        note_relief(t, seat)


def spend(t: Table, seat: i64, price: Price) -> None:
    """From all purses, the game's own last: what its kinds bring about comes once everything is paid."""
    link = t.rules.purses
    while link is not None:
        if price.kinds & link.kept != 0:
            link.purse.spend(t, seat, price)
        link = link.next
    t.rules.purse.spend(t, seat, price)


def can_settle(t: Table, seat: i64, price: Price) -> bool:
    """Every way of the first open term is tried, then those of the terms after it."""
    link = open_term(t, seat, price)
    if link is None:
        return short_of(t, seat, price) == 0
    out = Choices(MOST_WAYS)
    link.term.offers(t, seat, price, out)
    for i in range(out.n):
        way = out.items[i]
        if link.term.refusal(t, seat, price, way) == ALLOWED and can_settle(
            t, seat, left_by(t, seat, price, link, way)
        ):
            return True
    return False


def ways_to_settle(t: Table, seat: i64, price: Price) -> list[Price]:
    """What would be left to pay on each way through the terms, whether the seat has it or not."""
    link = open_term(t, seat, price)
    if link is None:
        return [price]
    out = Choices(MOST_WAYS)
    link.term.offers(t, seat, price, out)
    ways: list[Price] = []
    for i in range(out.n):
        if link.term.refusal(t, seat, price, out.items[i]) == ALLOWED:
            ways += ways_to_settle(t, seat, left_by(t, seat, price, link, out.items[i]))
    return ways


def open_term(t: Table, seat: i64, price: Price) -> TermLink | None:
    """The first term that still has something to say about a price."""
    terms = t.rules.terms_by_kind
    left = terms.about(price.kinds) & ~price.settled
    if left & terms.by_relief != 0:
        left &= ~terms.by_relief | t.helped[seat]
    while left != 0:
        link = terms.links[lowest_bit(left)]
        if link.term.concerns(t, seat, price):
            return link
        left &= left - 1
    return None


def left_by(t: Table, seat: i64, price: Price, link: TermLink, way: i64) -> Price:
    left = link.term.left(t, seat, price, way)
    if link.term.repeats:
        return left
    if left is price:
        return left.settled_by(link.bit)
    left.settle(link.bit)
    return left


def charge(t: Table, seat: i64, price: Price) -> None:
    """A price that was found payable, or a loss that cannot be refused, is paid next."""
    t.push(Settling(seat, price))


@final
@mypyc_attr(free_list_len=1)
class Settling(Step[Any]):
    """The terms have their say one after the other; then the rest is spent.

    Where an action is promised, a way that it leaves open alone is not asked for; nor that of an unasked term.
    """

    def __init__(self, who: i64, price: Price) -> None:
        super().__init__(who)
        self.owed: Final = price

    def resolve(self, t: Table, a: i64) -> None:
        settle(t, self.who, self.owed)

    def saved(self) -> list[object]:
        return [int(self.who), self.owed.numbers()]

    def known(self, seat: i64) -> list[int]:
        return [int(self.who)] + self.owed.numbers()

    def fits(self, t: Table) -> bool:
        return super().fits(t) and is_possible(t, self.owed) and can_settle(t, self.who, self.owed)


def settle(t: Table, seat: i64, price: Price) -> None:
    """As far as nobody has to be asked."""
    while True:
        link = open_term(t, seat, price)
        if link is None:
            spend(t, seat, price)
            return
        way = link.term.only_way(t, seat, price)
        if way == NO_WAY:
            way = way_unasked(t, seat, price, link)
            if way == NO_WAY:
                return
        price = after_way(t, seat, price, link, way)


def way_unasked(t: Table, seat: i64, price: Price, link: TermLink) -> i64:
    """The way that alone is open; NO_WAY where the question has been put."""
    paying = Paying(seat, price)
    paying.asking = link
    t.push(paying)
    if paying.has_to_be_put(t):
        return NO_WAY
    out = Choices(MOST_WAYS)
    paying.legal(t, out)
    if out.n > 1:
        return NO_WAY
    t.drop()
    return out.items[0]


def after_way(t: Table, seat: i64, price: Price, link: TermLink, way: i64) -> Price:
    """A way is taken: what is left to pay. What it brings about besides comes after the rest is paid."""
    left = left_by(t, seat, price, link, way)
    link.term.take(t, seat, price, way)
    return left


@final
@mypyc_attr(free_list_len=1)
class Paying(Frame[Any]):
    """How to pay: the question of the first term that has one. In the index of actions, the ways are that term's."""

    span: ClassVar[int] = 0

    def __init__(self, seat: i64, price: Price) -> None:
        super().__init__(seat)
        self.owed: Final = price
        # nothing that these depend on changes while the question is put: each is looked for once
        self.asking: TermLink | None = None
        self.openness: i64 = NOT_LOOKED_AT

    def link(self, t: Table) -> TermLink:
        """The term that asks."""
        link = self.asking
        if link is None:
            link = open_term(t, self.seat, self.owed)
            assert link is not None
            self.asking = link
        return link

    def is_sure(self, t: Table) -> bool:
        """Whether all ways that the term does not refuse are sure to be open, and more than one is."""
        if self.openness == NOT_LOOKED_AT:
            sure = promise_at(t) < 0 and self.link(t).term.leaves_choice(t, self.seat, self.owed)
            self.openness = SURE if sure else TO_BE_TRIED
        return self.openness == SURE

    def has_to_be_put(self, t: Table) -> bool:
        """Whether there is no need to look how many ways are open."""
        return self.is_sure(t) if self.link(t).term.unasked else promise_at(t) < 0

    def offers(self, t: Table, out: Choices) -> None:
        self.link(t).term.offers(t, self.seat, self.owed, out)

    def refusal(self, t: Table, a: i64) -> i64:
        link = self.link(t)
        no = link.term.refusal(t, self.seat, self.owed, a)
        return no if no != ALLOWED else self.rest_refusal(t, link, a)

    def rest_refusal(self, t: Table, link: TermLink, a: i64) -> i64:
        """Why a way that the term does not refuse is not open."""
        if not payable(t, self.seat, left_by(t, self.seat, self.owed, link, a)):
            return link.term.unpayable(self.owed, a)
        return breaks_promise(t, self.seat, a)

    def legal(self, t: Table, out: Choices) -> None:
        """What is sure to be open is not tried."""
        link = self.link(t)
        link.term.open_ways(t, self.seat, self.owed, out)
        if self.is_sure(t):
            return
        kept: i64 = 0
        for i in range(out.n):
            way = out.items[i]
            if self.rest_refusal(t, link, way) == ALLOWED:
                out.items[kept] = way
                kept += 1
        out.n = kept

    def resolve(self, t: Table, a: i64) -> None:
        settle(t, self.seat, after_way(t, self.seat, self.owed, self.link(t), a))

    def action_index(self, t: Table, layout: Layout, a: i64) -> i64:
        return layout.at(self.link(t).term, a)

    def action_at(self, t: Table, layout: Layout, i: i64) -> i64:
        term = self.link(t).term
        way = layout.within(term, i)
        if way == ELSEWHERE:
            raise ValueError("action " + str(int(i)) + " is no way of the term " + term.name)
        return way

    def question_index(self, t: Table, layout: Layout) -> i64:
        return layout.first_of(self.link(t).term)

    def describe(self, t: Table, a: i64) -> Meaning:
        return self.link(t).term.describe(t, self.seat, self.owed, a)

    def asks(self, t: Table) -> Meaning:
        return self.link(t).term.asks(t, self.seat, self.owed)

    def saved(self) -> list[object]:
        return [int(self.seat), self.owed.numbers()]

    def known(self, seat: i64) -> list[int]:
        return [int(self.seat)] + self.owed.numbers()

    def fits(self, t: Table) -> bool:
        return super().fits(t) and is_possible(t, self.owed) and open_term(t, self.seat, self.owed) is not None

    def is_payment(self) -> bool:
        return True


def plain_way(t: Table, seat: i64) -> i64:
    """Of a seat that is asked how to pay, the way that leaves the price as it is; otherwise NO_WAY."""
    if t.depth == 0 or t.top().seat != seat:
        return NO_WAY
    paying = t.top()
    if not isinstance(paying, Paying):
        return NO_WAY
    link = paying.link(t)
    if link.term.repeats:
        return NO_WAY  # it would be asked again
    out = Choices(MOST_WAYS)
    paying.legal(t, out)
    for i in range(out.n):
        left = link.term.left(t, seat, paying.owed, out.items[i])
        if as_list(left.amounts) == as_list(paying.owed.amounts):
            return out.items[i]
    return NO_WAY


MOST: Final = 10_000


def is_possible(t: Table, price: Price) -> bool:
    for n in price.amounts:
        if not 0 <= n <= MOST:
            return False
    return price.settled >= 0 and len(price.amounts) == t.rules.purse.kinds()
