"""A choice of actions, and what may be done around one: before or after it, never in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.around import ALONE, begin_action, legal_with_asides, modules_are_content, refusal_with_asides
from royaume.kernel.aside import NOTHING
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.layout import ELSEWHERE, Layout
from royaume.kernel.option import FIRST_OPTION, OptionLink, option_of, why_closed
from royaume.kernel.price import Price

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

SECRET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Frame[T]):
    """Subclasses say what each choice needs and does; the kernel lets modules have their say around it.

    What forbids a choice is told apart from what it lacks: something done before may bring what is lacking.
    """

    def barred(self, t: T, a: i64) -> i64:
        """Why the choice is not open, whatever one has."""
        return ALLOWED

    def lacks(self, t: T, a: i64) -> i64:
        """What one has too little of; asked only where the choice is not barred."""
        return ALLOWED

    def lacks_price_alone(self, t: T, a: i64) -> bool:
        """Whether what it costs is sure to be all that it can lack; asked only where it lacks something."""
        return False

    def why_not(self, t: T, a: i64) -> i64:
        """Both; what is barred is said first."""
        no = self.barred(t, a)
        return no if no != ALLOWED else self.lacks(t, a)

    def begin(self, t: T, a: i64) -> bool:
        """A piece is put down, say. Whether modules are heard before the action goes on: `announce` tells them."""
        return False

    def announce(self, t: T, a: i64) -> None:
        """Modules hear that it has begun; what they ask is settled before it goes on."""

    def has_begun(self, t: T, a: i64) -> bool:
        """Whether this action could have begun and be waiting for modules: asked of what comes from outside."""
        return False

    def open(self, t: T, a: i64) -> None:
        """What comes after the action is pushed."""

    def act(self, t: T, a: i64) -> None:
        """What the action does."""
        raise NotImplementedError

    def uses(self, t: T, a: i64) -> i64:
        """The abilities that the choice draws on, as bits of the game's numbering."""
        return 0

    def used_where_lacking(self) -> i64:
        """All abilities that choices draw on which may lack something, as bits."""
        return -1

    def may_use_next(self, t: T, a: i64) -> i64:
        """Abilities that another choice of the same kind could draw on right after this one."""
        return 0

    def card(self, t: T, a: i64) -> i64:
        """The card whose own action it is, or NO_CARD."""
        return NO_CARD

    def known_choice(self, a: i64, seat: i64) -> i64:
        """What a seat may know of this choice while something is done before it: its number, or SECRET."""
        return a

    def order_matters(self, t: T, a: i64) -> i64:
        """What might be worth doing before it although it has no price, as bits of the game's numbering."""
        return 0

    def ends(self, a: i64) -> bool:
        """Whether the choice is to do nothing more."""
        return False

    def piece(self, t: T, a: i64) -> i64:
        """The kind of piece that the choice puts on the board, as a number of the game, or -1."""
        return -1

    def refusal(self, t: T, a: i64) -> i64:
        if t.is_plain(self.seat):
            return self.why_not(t, a)
        return refusal_with_asides(t, self, a)

    def legal(self, t: T, out: Choices) -> None:
        if t.awake == 0 or t.is_plain(self.seat):
            self.plainly_legal(t, out)
        else:
            legal_with_asides(t, self, out)

    def plainly_legal(self, t: T, out: Choices) -> None:
        """What is legal where no module has anything to say around actions. A frame may offer less here for speed."""
        out.n = 0
        self.offers(t, out)
        kept: i64 = 0
        for i in range(out.n):
            a = out.items[i]
            if self.barred(t, a) == ALLOWED and self.lacks(t, a) == ALLOWED:
                out.items[kept] = a
                kept += 1
        out.n = kept

    def resolve(self, t: T, a: i64) -> None:
        if t.awake == 0 or t.is_plain(self.seat):
            self.carry_out_alone(t, a)
        else:
            begin_action(t, self, a)

    def carry_out_alone(self, t: T, a: i64) -> None:
        """With nothing before or after it."""
        if not self.begin(t, a) or modules_are_content(t, self, a, ALONE, NOTHING):
            self.open(t, a)
            self.act(t, a)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenAction(Action[T]):
    """A choice of actions to which modules may add theirs. Subclasses write `own_...` for their own choices."""

    def options(self, t: T) -> OptionLink | None:
        """What modules add to it: `t.rules.options` under the number of this decision."""
        raise NotImplementedError

    def own_offers(self, t: T, out: Choices) -> None:
        raise NotImplementedError

    def own_barred(self, t: T, a: i64) -> i64:
        return ALLOWED

    def own_lacks(self, t: T, a: i64) -> i64:
        return ALLOWED

    def own_price(self, t: T, a: i64) -> Price | None:
        return None

    def own_uses(self, t: T, a: i64) -> i64:
        return 0

    def own_card(self, t: T, a: i64) -> i64:
        return NO_CARD

    def own_order_matters(self, t: T, a: i64) -> i64:
        return 0

    def own_piece(self, a: i64) -> i64:
        return -1

    def own_begin(self, t: T, a: i64) -> bool:
        return False

    def own_announce(self, t: T, a: i64) -> None:
        """See `announce`."""

    def own_has_begun(self, t: T, a: i64) -> bool:
        return False

    def own_open(self, t: T, a: i64) -> None:
        """What comes after the action is pushed."""

    def own_act(self, t: T, a: i64) -> None:
        raise NotImplementedError

    def own_describe(self, t: T, a: i64) -> Meaning:
        raise NotImplementedError

    def offers(self, t: T, out: Choices) -> None:
        self.own_offers(t, out)
        link = self.options(t)
        while link is not None:
            link.option.offers(t, self, out, link.first)
            link = link.next

    def plainly_legal(self, t: T, out: Choices) -> None:
        """Why the decision's own choices are closed is asked for once, and whose choice each is not at all."""
        out.n = 0
        link = self.options(t)
        if link is None or why_closed(link, t, self.seat) == ALLOWED:
            self.own_legal(t, out)
        while link is not None:
            link.option.legal(t, self, out, link.first)
            link = link.next

    def own_legal(self, t: T, out: Choices) -> None:
        """Of its own choices, those that are neither barred nor lack anything. A frame may offer less for speed."""
        self.own_offers(t, out)
        kept: i64 = 0
        for i in range(out.n):
            a = out.items[i]
            if self.own_barred(t, a) == ALLOWED and self.own_lacks(t, a) == ALLOWED:
                out.items[kept] = a
                kept += 1
        out.n = kept

    def barred(self, t: T, a: i64) -> i64:
        if a >= FIRST_OPTION:
            link = option_of(self.options(t), a)
            return link.option.barred(t, self, a - link.first)
        no = why_closed(self.options(t), t, self.seat)
        return no if no != ALLOWED else self.own_barred(t, a)

    def lacks(self, t: T, a: i64) -> i64:
        if a < FIRST_OPTION:
            return self.own_lacks(t, a)
        link = option_of(self.options(t), a)
        return link.option.lacks(t, self, a - link.first)

    def price(self, t: T, a: i64) -> Price | None:
        if a < FIRST_OPTION:
            return self.own_price(t, a)
        link = option_of(self.options(t), a)
        return link.option.price(t, self, a - link.first)

    def uses(self, t: T, a: i64) -> i64:
        if a < FIRST_OPTION:
            return self.own_uses(t, a)
        link = option_of(self.options(t), a)
        return link.option.uses(t, self, a - link.first)

    def card(self, t: T, a: i64) -> i64:
        if a < FIRST_OPTION:
            return self.own_card(t, a)
        link = option_of(self.options(t), a)
        return link.option.card(t, self, a - link.first)

    def order_matters(self, t: T, a: i64) -> i64:
        if a < FIRST_OPTION:
            return self.own_order_matters(t, a)
        link = option_of(self.options(t), a)
        return link.option.order_matters(t, self, a - link.first)

    def piece(self, t: T, a: i64) -> i64:
        if a < FIRST_OPTION:
            return self.own_piece(a)
        link = option_of(self.options(t), a)
        return link.option.piece(a - link.first)

    def begin(self, t: T, a: i64) -> bool:
        if a < FIRST_OPTION:
            return self.own_begin(t, a)
        link = option_of(self.options(t), a)
        return link.option.begin(t, self, a - link.first)

    def announce(self, t: T, a: i64) -> None:
        if a < FIRST_OPTION:
            self.own_announce(t, a)
        else:
            link = option_of(self.options(t), a)
            link.option.announce(t, self, a - link.first)

    def has_begun(self, t: T, a: i64) -> bool:
        if a < FIRST_OPTION:
            return self.own_has_begun(t, a)
        link = option_of(self.options(t), a)
        return link.option.has_begun(t, self, a - link.first)

    def open(self, t: T, a: i64) -> None:
        if a < FIRST_OPTION:
            self.own_open(t, a)
        else:
            link = option_of(self.options(t), a)
            link.option.open(t, self, a - link.first)

    def act(self, t: T, a: i64) -> None:
        if a < FIRST_OPTION:
            self.own_act(t, a)
        else:
            link = option_of(self.options(t), a)
            link.option.act(t, self, a - link.first)

    def carry_out_alone(self, t: T, a: i64) -> None:
        """Whose choice it is, is asked for once."""
        if a >= FIRST_OPTION:
            super().carry_out_alone(t, a)
        elif not self.own_begin(t, a) or modules_are_content(t, self, a, ALONE, NOTHING):
            self.own_open(t, a)
            self.own_act(t, a)

    def action_index(self, t: T, layout: Layout, a: i64) -> i64:
        if a < FIRST_OPTION:
            return super().action_index(t, layout, a)
        link = option_of(self.options(t), a)
        return layout.at(link.option, link.option.index_of(t, self, a - link.first))

    def action_at(self, t: T, layout: Layout, i: i64) -> i64:
        link = self.options(t)
        while link is not None:
            index = layout.within(link.option, i)
            if index != ELSEWHERE:
                return link.first + link.option.choice_at(t, self, index)
            link = link.next
        return super().action_at(t, layout, i)

    def describe(self, t: T, a: i64) -> Meaning:
        if a < FIRST_OPTION:
            return self.own_describe(t, a)
        link = option_of(self.options(t), a)
        return link.option.describe(t, self, a - link.first)

    def question(self, t: T, key: str) -> str:
        """The key of the question, or what a module says instead."""
        link = self.options(t)
        while link is not None:
            key = link.option.question() or key
            link = link.next
        return key
