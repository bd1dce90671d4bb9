"""Carrying out an action, with what modules allow around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.aside import NOTHING, THING_SPAN, UNSURE, WAY_SPAN, WITHIN_REACH, AsideLink, Things
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import without
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.layout import ELSEWHERE, Layout

if TYPE_CHECKING:
    from royaume.kernel.action import Action
    from royaume.kernel.aside import Aside
    from royaume.kernel.table import Table

GO_ON: Final = 0
ALONE: Final = 0  # how an action is carried out
WITH_ASIDES: Final = 1
EVERYBODY: Final = -1  # all modules that allow something, as bits
FIRST_USE: Final = 10  # 10 and more: a thing of a module, and the way to do it
MOST_CHOICE: Final = 100_000


def use_of(thing: i64, way: i64) -> i64:
    return FIRST_USE + thing * WAY_SPAN + way


def thing_of(a: i64) -> i64:
    """The thing, its module's number included."""
    return (a - FIRST_USE) // WAY_SPAN


def way_of(a: i64) -> i64:
    return (a - FIRST_USE) % WAY_SPAN


def owner_of(t: Table, thing: i64) -> AsideLink:
    """The module that a thing belongs to."""
    link = t.rules.asides
    while link is not None:
        if thing // THING_SPAN == link.number:
            return link
        link = link.next
    raise ValueError("no module allows this")


def wake_all(t: Table) -> None:
    """For a table read back: whoever is awake."""
    link = t.rules.asides
    while link is not None:
        for seat in range(t.seats):
            if link.aside.awake(t, seat):
                t.wake(link.number, seat)
        link = link.next


def objection(t: Table, frame: Action[Any], a: i64) -> i64:
    link = t.rules.asides
    while link is not None:
        if link.aside.binds(t):
            no = link.aside.objects(t, frame, a)
            if no != ALLOWED:
                return no
        link = link.next
    return ALLOWED


def legal_with_asides(t: Table, frame: Action[Any], out: Choices) -> None:
    """What is legal without them and not objected to, and what lies within reach; in the order of the offers.

    The buffer holds what is plainly legal, then the offers, then what is found: another would have to be made.
    """
    bound = somebody_binds(t)
    helpers = helpers_of(t, frame)
    if not bound and helpers == 0:
        frame.plainly_legal(t, out)
        return
    frame.plainly_legal(t, out)
    plain = out.n
    frame.offers(t, out)
    first = out.n
    known: i64 = 0
    for i in range(plain, first):
        a = out.items[i]
        if known < plain and out.items[known] == a:
            known += 1
            legal = True
        else:
            legal = helpers != 0 and frame.barred(t, a) == ALLOWED and can_be_had(t, frame, a, helpers)
        if legal and (not bound or objection(t, frame, a) == ALLOWED):
            out.add(a)
    out.drop_first(first)


def somebody_helps(t: Table, frame: Action[Any]) -> bool:
    """Whether something done before could bring what a choice of this decision lacks."""
    return not t.is_plain(frame.seat) and helpers_of(t, frame) != 0


def helpers_of(t: Table, frame: Action[Any]) -> i64:
    """The modules whose things could, as bits."""
    helpers: i64 = 0
    awake = t.awake_for(frame.seat)
    link = t.rules.asides
    while link is not None:
        if link.bit & awake != 0 and link.aside.helps(t, frame):
            helpers |= link.bit
        link = link.next
    return helpers


def somebody_binds(t: Table) -> bool:
    link = t.rules.asides
    while link is not None:
        if link.aside.binds(t):
            return True
        link = link.next
    return False


def refusal_with_asides(t: Table, frame: Action[Any], a: i64) -> i64:
    """What is lacking does not matter where it can be had before."""
    no = objection(t, frame, a)
    if no == ALLOWED:
        no = frame.why_not(t, a)
        if no != ALLOWED and frame.barred(t, a) == ALLOWED and within_reach(t, frame, a):
            return ALLOWED
    return no


def begin_action(t: Table, frame: Action[Any], a: i64) -> None:
    """What may be done first is asked for; then the action is carried out, and what may be done after it."""
    things = useful_before(t, frame, a)
    if len(things) > 0:
        t.push(DoingFirst(frame.seat, a, frame))
    else:
        carry_out(t, frame, a)


def useful_before(t: Table, frame: Action[Any], a: i64) -> Things:
    """Of what may be done first, that which can be done now and leaves the action within reach."""
    useful = NOTHING
    awake = t.awake_for(frame.seat)
    link = t.rules.asides
    while link is not None:
        if link.bit & awake != 0:
            for thing in link.aside.before(t, frame, a):
                if some_way_reaches(t, frame, a, link.aside, thing):
                    useful = useful + (int(link.number * THING_SPAN) + thing,)
        link = link.next
    return useful


def carry_out(t: Table, frame: Action[Any], a: i64) -> None:
    things = things_after(t, frame, a)
    link = t.rules.asides
    while link is not None:
        link.aside.begins(t, frame, a)
        link = link.next
    if not frame.begin(t, a) or modules_are_content(t, frame, a, WITH_ASIDES, things):
        go_on(t, frame, a, WITH_ASIDES, things)


def modules_are_content(t: Table, frame: Action[Any], a: i64, around: i64, things: Things) -> bool:
    """The action has begun. If modules ask anything now, it goes on when that is settled."""
    depth = t.depth
    frame.announce(t, a)
    if t.depth == depth:
        return True
    t.push_below(depth, GoingOn(frame.seat, a, around, frame, things))
    return False


def go_on(t: Table, frame: Action[Any], a: i64, around: i64, things: Things) -> None:
    frame.open(t, a)
    if around == WITH_ASIDES and (len(things) > 0 or something_lasts(t)):
        t.push(ActionOver(frame.seat, things))
    frame.act(t, a)


def something_lasts(t: Table) -> bool:
    link = t.rules.asides
    while link is not None:
        if link.aside.lasts(t):
            return True
        link = link.next
    return False


def things_after(t: Table, frame: Action[Any], a: i64) -> Things:
    things = NOTHING
    awake = t.awake_for(frame.seat)
    link = t.rules.asides
    while link is not None:
        if link.bit & awake != 0:
            for thing in link.aside.after(t, frame, a):
                things = things + (int(link.number * THING_SPAN) + thing,)
        link = link.next
    return things


def offer_things(t: Table, seat: i64, things: Things, out: Choices) -> None:
    for thing in things:
        link = owner_of(t, thing)
        link.aside.offers(t, seat, thing % THING_SPAN, out, use_of(thing, 0))


def why_not_do(t: Table, seat: i64, a: i64) -> i64:
    link = owner_of(t, thing_of(a))
    return link.aside.refusal(t, seat, thing_of(a) % THING_SPAN, way_of(a))


def describe_doing(t: Table, seat: i64, a: i64) -> Meaning:
    link = owner_of(t, thing_of(a))
    return link.aside.describe(t, seat, thing_of(a) % THING_SPAN, way_of(a))


def index_of_doing(t: Table, layout: Layout, seat: i64, a: i64) -> i64:
    aside = owner_of(t, thing_of(a)).aside
    return layout.at(aside, aside.index_of(t, seat, thing_of(a) % THING_SPAN, way_of(a)))


def doing_at(t: Table, layout: Layout, seat: i64, i: i64) -> i64:
    """The use of a thing that is the action of this index, or ELSEWHERE."""
    link = t.rules.asides
    while link is not None:
        index = layout.within(link.aside, i)
        if index != ELSEWHERE:
            thing = link.number * THING_SPAN + link.aside.thing_at(t, seat, index)
            return use_of(thing, link.aside.way_at(t, seat, index))
        link = link.next
    return ELSEWHERE


def are_possible(t: Table, seat: i64, things: Things) -> bool:
    """Whether these could be things of that seat."""
    for thing in things:
        if not is_possible(t, seat, thing):
            return False
    return True


def is_possible(t: Table, seat: i64, thing: i64) -> bool:
    link = t.rules.asides
    while link is not None:
        if thing >= 0 and thing // THING_SPAN == link.number:
            return link.aside.possible(t, seat, thing % THING_SPAN)
        link = link.next
    return False


# whether an action can be had: tried on copies of the table, by the rules themselves --------------


def within_reach(t: Table, frame: Action[Any], a: i64) -> bool:
    """Whether nothing is lacking for the action, or something that may be done before it brings it."""
    return frame.lacks(t, a) == ALLOWED or can_be_had(t, frame, a, EVERYBODY)


def can_be_had(t: Table, frame: Action[Any], a: i64, helpers: i64) -> bool:
    """Whether something of these modules, as bits, that may be done before the action brings what is lacking."""
    helpers &= t.awake_for(frame.seat)
    link = t.rules.asides
    while link is not None:
        if link.bit & helpers != 0:
            for thing in link.aside.before(t, frame, a):
                if some_way_reaches(t, frame, a, link.aside, thing):
                    return True
        link = link.next
    return False


def some_way_reaches(t: Table, frame: Action[Any], a: i64, aside: Aside[Any], thing: i64) -> bool:
    ways = Choices(WAY_SPAN)
    aside.open_ways(t, frame.seat, thing, ways, 0)
    for i in range(ways.n):
        if reach_after(t, frame, a, aside, thing, ways.items[i]):
            return True
    return False


def reach_after(t: Table, frame: Action[Any], a: i64, aside: Aside[Any], thing: i64, way: i64) -> bool:
    """Whether the action is within reach once this was done."""
    foretold = aside.foretold(t, frame, a, thing, way)
    if foretold != UNSURE:
        return foretold == WITHIN_REACH
    later = copy_to_try(t, [])
    aside.commit(later, frame, a, thing)
    aside.do(later, frame.seat, thing, way, frame.order_matters(t, a))
    return leads_within_reach(later, frame, a)


def copy_to_try(t: Table, stack: list[Frame[Any]]) -> Table:
    """With this pending, and nothing else."""
    later = t.copy()
    later.restack(stack)
    later.trying = True
    return later


def leads_within_reach(t: Table, frame: Action[Any], a: i64) -> bool:
    """Whatever is pending is played out here: some way to pay has to lead there, and of any other choice all."""
    t.settle()
    if t.depth == 0:
        return within_reach(t, frame, a)
    top = t.top()
    out = Choices()
    top.legal(t, out)
    for i in range(out.n):
        later = t.copy() if i < out.n - 1 else t
        later.play(out.items[i])
        if leads_within_reach(later, frame, a) == top.is_payment():
            return top.is_payment()
    return out.n > 0 and not top.is_payment()


# before ------------------------------------------------------------------------------------


@final
class DoingFirst(Frame[Any]):
    """Do something before the action that was chosen, or go on with it."""

    span: ClassVar[int] = 1  # to go on; in the index of actions, what may be done is that of the modules

    def __init__(self, seat: i64, action: i64, frame: Action[Any]) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.frame: Final = frame

    def offers(self, t: Table, out: Choices) -> None:
        offer_things(t, self.seat, useful_before(t, self.frame, self.action), out)
        out.add(GO_ON)

    def legal(self, t: Table, out: Choices) -> None:
        """A thing is offered if one of its ways is legal: here each way is tried but once."""
        out.n = 0
        link = t.rules.asides
        while link is not None:
            for thing in link.aside.before(t, self.frame, self.action):
                self.add_ways(t, link, thing, out)
            link = link.next
        if self.frame.lacks(t, self.action) == ALLOWED:
            out.add(GO_ON)

    def add_ways(self, t: Table, link: AsideLink, thing: i64, out: Choices) -> None:
        ways = Choices(WAY_SPAN)
        link.aside.open_ways(t, self.seat, thing, ways, 0)
        for i in range(ways.n):
            way = ways.items[i]
            if reach_after(t, self.frame, self.action, link.aside, thing, way):
                out.add(use_of(link.number * THING_SPAN + thing, way))

    def refusal(self, t: Table, a: i64) -> i64:
        if a == GO_ON:
            no = self.frame.lacks(t, self.action)
            return ALLOWED if no == ALLOWED else owner_of(t, self.first_thing(t)).aside.needed()
        no = why_not_do(t, self.seat, a)
        if no != ALLOWED:
            return no
        aside = owner_of(t, thing_of(a)).aside
        reached = reach_after(t, self.frame, self.action, aside, thing_of(a) % THING_SPAN, way_of(a))
        return ALLOWED if reached else aside.in_the_way()

    def first_thing(self, t: Table) -> i64:
        return useful_before(t, self.frame, self.action)[0]

    def resolve(self, t: Table, a: i64) -> None:
        if a == GO_ON:
            carry_out(t, self.frame, self.action)
            return
        link = owner_of(t, thing_of(a))
        thing = thing_of(a) % THING_SPAN
        link.aside.commit(t, self.frame, self.action, thing)
        t.push(Considering(self.seat, self.action, link.number, self.frame))
        order = self.frame.order_matters(t, self.action)
        link.aside.do(t, self.seat, thing, way_of(a), order)

    def action_index(self, t: Table, layout: Layout, a: i64) -> i64:
        return layout.first_of(self) if a == GO_ON else index_of_doing(t, layout, self.seat, a)

    def action_at(self, t: Table, layout: Layout, i: i64) -> i64:
        use = doing_at(t, layout, self.seat, i)
        return use if use != ELSEWHERE else super().action_at(t, layout, i)

    def describe(self, t: Table, a: i64) -> Meaning:
        return Meaning("go_on") if a == GO_ON else describe_doing(t, self.seat, a)

    def asks(self, t: Table) -> Meaning:
        return Meaning(owner_of(t, self.first_thing(t)).aside.question(True))

    def saved(self) -> list[object]:
        return [int(self.seat), int(self.action), framed(self.frame)]

    def known(self, seat: i64) -> list[int]:
        return [int(self.seat), int(self.frame.known_choice(self.action, seat))]

    def promised(self) -> Frame[Any] | None:
        return self.frame

    def fits(self, t: Table) -> bool:
        if not super().fits(t) or not can_be_chosen(t, self.frame, self.seat, self.action):
            return False
        return t.top() is self and len(useful_before(t, self.frame, self.action)) > 0


@final
class Considering(Step[Any]):
    """Something is being done before an action, which stays promised: afterwards it is considered again."""

    def __init__(self, who: i64, action: i64, aside: i64, frame: Action[Any]) -> None:
        super().__init__(who)
        self.action: Final = action
        self.aside: Final = aside  # the module that allows what is done now
        self.frame: Final = frame

    def resolve(self, t: Table, a: i64) -> None:
        begin_action(t, self.frame, self.action)

    def saved(self) -> list[object]:
        return [int(self.who), int(self.action), int(self.aside), framed(self.frame)]

    def known(self, seat: i64) -> list[int]:
        return [int(self.who), int(self.frame.known_choice(self.action, seat)), int(self.aside)]

    def promised(self) -> Frame[Any] | None:
        return self.frame

    def fits(self, t: Table) -> bool:
        return super().fits(t) and self.is_allowed(t) and can_be_chosen(t, self.frame, self.who, self.action)

    def is_allowed(self, t: Table) -> bool:
        link = t.rules.asides
        while link is not None:
            if link.number == self.aside:
                return True
            link = link.next
        return False


def framed(frame: Frame[Any]) -> list[object]:
    return [type(frame).__name__, *frame.saved()]


def can_be_chosen(t: Table, frame: Frame[Any], seat: i64, action: i64) -> bool:
    """Whether the frame is a choice of this seat that offers the action."""
    if frame.seat != seat or not frame.fits(t) or not 0 <= action < MOST_CHOICE:
        return False
    out = Choices()
    frame.offers(t, out)
    return int(action) in out.as_list()


def promise_at(t: Table) -> i64:
    """Where on the stack an action lies that something is being done for, or -1."""
    for at in range(t.depth - 1, -1, -1):
        if isinstance(t.frames[at], Considering):
            return at
    return -1


def breaks_promise(t: Table, seat: i64, a: i64) -> i64:
    """Why this choice must not be made: the action that something was done for would be out of reach."""
    at = promise_at(t)
    if at < 0:
        return ALLOWED
    promise = t.frames[at]
    assert isinstance(promise, Considering)
    later = copy_to_try(t, t.stack[at + 1 :])
    later.play(a)
    if promise.who != seat or leads_within_reach(later, promise.frame, promise.action):
        return ALLOWED
    return owner_of(t, promise.aside * THING_SPAN).aside.in_the_way()


# while it is carried out -------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class GoingOn(Step[Any]):
    """An action that has begun goes on: modules were heard. These things may be done when it is over."""

    tail: ClassVar[int] = 4

    def __init__(self, who: i64, action: i64, around: i64, frame: Action[Any], things: Things) -> None:
        super().__init__(who)
        self.action: Final = action
        self.around: Final = around  # ALONE or WITH_ASIDES
        self.frame: Final = frame
        self.things: Final = things

    def resolve(self, t: Table, a: i64) -> None:
        go_on(t, self.frame, self.action, self.around, self.things)

    def saved(self) -> list[object]:
        return [int(self.who), int(self.action), int(self.around), framed(self.frame), *self.things]

    def known(self, seat: i64) -> list[int]:
        return [int(self.who), int(self.action), int(self.around), *self.things]

    def promised(self) -> Frame[Any] | None:
        return self.frame

    def fits(self, t: Table) -> bool:
        if not super().fits(t) or self.frame.seat != self.who or not 0 <= self.action < MOST_CHOICE:
            return False
        if self.around != WITH_ASIDES and (self.around != ALONE or len(self.things) > 0):
            return False
        return self.frame.has_begun(t, self.action) and are_possible(t, self.who, self.things)


# after -------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ActionOver(Step[Any]):
    """The action is done. These things may be done now, as far as they still can."""

    tail: ClassVar[int] = 1

    def __init__(self, who: i64, things: Things) -> None:
        super().__init__(who)
        self.things: Final = things

    def resolve(self, t: Table, a: i64) -> None:
        link = t.rules.asides
        while link is not None:
            link.aside.ended(t, self.who)
            link = link.next
        offer_after(t, self.who, self.things)

    def numbers(self) -> list[int]:
        return [int(self.who), *self.things]

    def fits(self, t: Table) -> bool:
        return super().fits(t) and are_possible(t, self.who, self.things)


def offer_after(t: Table, seat: i64, things: Things) -> None:
    """Ask, where anything of it can be done."""
    usable = things
    for thing in things:
        if not owner_of(t, thing).aside.usable(t, seat, thing % THING_SPAN):
            usable = without(usable, thing)
    if len(usable) > 0:
        t.push(DoingAfter(seat, usable))


@final
@mypyc_attr(free_list_len=1)
class DoingAfter(Frame[Any]):
    """Do one of these things, or none of them."""

    span: ClassVar[int] = 1  # none
    tail: ClassVar[int] = 1

    def __init__(self, seat: i64, things: Things) -> None:
        super().__init__(seat)
        self.things: Final = things

    def offers(self, t: Table, out: Choices) -> None:
        offer_things(t, self.seat, self.things, out)
        out.add(GO_ON)

    def legal(self, t: Table, out: Choices) -> None:
        """Whose thing it is, is looked up once for all its ways."""
        out.n = 0
        for thing in self.things:
            aside = owner_of(t, thing).aside
            aside.open_ways(t, self.seat, thing % THING_SPAN, out, use_of(thing, 0))
        out.add(GO_ON)

    def refusal(self, t: Table, a: i64) -> i64:
        return ALLOWED if a == GO_ON else why_not_do(t, self.seat, a)

    def resolve(self, t: Table, a: i64) -> None:
        if a == GO_ON:
            return
        t.push(ActionOver(self.seat, without(self.things, thing_of(a))))
        link = owner_of(t, thing_of(a))
        link.aside.do(t, self.seat, thing_of(a) % THING_SPAN, way_of(a), 0)

    def action_index(self, t: Table, layout: Layout, a: i64) -> i64:
        return layout.first_of(self) if a == GO_ON else index_of_doing(t, layout, self.seat, a)

    def action_at(self, t: Table, layout: Layout, i: i64) -> i64:
        use = doing_at(t, layout, self.seat, i)
        return use if use != ELSEWHERE else super().action_at(t, layout, i)

    def describe(self, t: Table, a: i64) -> Meaning:
        return Meaning("decline") if a == GO_ON else describe_doing(t, self.seat, a)

    def asks(self, t: Table) -> Meaning:
        return Meaning(owner_of(t, self.things[0]).aside.question(False))

    def numbers(self) -> list[int]:
        return [int(self.seat), *self.things]

    def fits(self, t: Table) -> bool:
        return super().fits(t) and len(self.things) > 0 and are_possible(t, self.seat, self.things)
