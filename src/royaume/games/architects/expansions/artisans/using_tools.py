"""Tools around an action: some before it, so that they may help to pay for it; the others once it is done."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.actions import CAPTIVES, FORTUNES
from royaume.games.architects.cards.abilities import PRISON_EMPTY
from royaume.games.architects.expansions.artisans.artisan import expect_artisan
from royaume.games.architects.expansions.artisans.craft_cards import CAPTURES, CARTS, CRAFTS, EVADES, GAINS, TRADES
from royaume.games.architects.expansions.artisans.discount import discount_left, discount_once_placed
from royaume.games.architects.expansions.artisans.kept import artisan_is, artisans_of
from royaume.games.architects.expansions.artisans.refusals import CAPTURE_OWED, TOOL_IN_THE_WAY, TOOL_NEEDED
from royaume.games.architects.expansions.artisans.tools import (
    NO_GOOD,
    acts_at_resets,
    conspirators_used,
    is_used,
    ready_tool,
    use_tool,
    why_good_not_paid,
    why_useless,
)
from royaume.games.architects.expansions.artisans.vocabulary import (
    ARTISAN_PIECE,
    ARTISAN_REBATE,
    ASIDE,
    CRAFT_ROOM,
    FOR_ARTISAN,
    NOTES,
)
from royaume.games.architects.prices import TAXES, TRADE
from royaume.games.architects.purse import tax_due
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.turn import is_under_way
from royaume.games.architects.vocabulary import CAPTURES_SPARED, PRISON, RELEASE, SILVER
from royaume.kernel.action import Action
from royaume.kernel.around import offer_after
from royaume.kernel.aside import NOTHING, THING_SPAN, UNSURE, WITHIN_REACH, Aside, Things
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.module import Listener

WAYS: Final = NO_GOOD + 1
PER_CRAFT: Final = 128  # a thing is a craft card and the apprentice whose tool it is


def tool_of(craft: i64, apprentice: i64) -> int:
    return int(craft * PER_CRAFT + apprentice)


def craft_of(thing: i64) -> i64:
    return thing // PER_CRAFT


def bearer_of(thing: i64) -> i64:
    return thing % PER_CRAFT


def ready_tools(t: ArchitectsTable, seat: i64, abilities: i64, card: i64) -> Things:
    """The ready tools of those apprentices who have one of these abilities, as bits, and of this one."""
    found = NOTHING
    if card == NO_CARD and not artisans_of(t).may_have(seat, abilities):
        return found
    for apprentice in t.players[seat].crew:
        if abilities & bit(t.catalogue.apprentices[apprentice].ability.kind) != 0 or apprentice == card:
            craft = ready_tool(t, apprentice)
            if craft != NO_CARD and (not acts_at_resets(t, apprentice) or reacts_now(t, seat, apprentice)):
                found = found + (tool_of(craft, apprentice),)
    return found


def abilities_used(t: ArchitectsTable, frame: Action[Any], a: i64) -> i64:
    """What the choice uses. The Strongman is used where his discount saves something.

    A Conspirator is used as long as there are captures that he made cheaper.
    """
    abilities = frame.uses(t, a)
    if abilities & bit(CAPTURES_SPARED) != 0 and conspirators_used(t, frame.seat) > artisans_of(t).savings:
        abilities &= ~bit(CAPTURES_SPARED)
    return abilities | bit(ARTISAN_REBATE) if saves_silver(t, frame, a) else abilities


def saves_silver(t: ArchitectsTable, frame: Action[Any], a: i64) -> bool:
    if t.players[frame.seat].sums[ARTISAN_REBATE] == 0:
        return False
    price = frame.price(t, a)
    if price is None or price.of(SILVER) == 0:
        return False
    placed = frame.piece(t, a) == ARTISAN_PIECE
    return (discount_once_placed(t, frame.seat) if placed else discount_left(t, frame.seat)) > 0


def abilities_next(t: ArchitectsTable, frame: Action[Any], a: i64) -> i64:
    """A Conspirator's tool may work at the first capture already, if a second one has to and can follow."""
    abilities = frame.may_use_next(t, a)
    if abilities != 0 and conspirators_used(t, frame.seat) > 0:
        return 0
    return abilities


def matters_first(t: ArchitectsTable, frame: Action[Any], a: i64, craft: i64) -> bool:
    """Whether the tool could help to pay for the choice, or stand in its way.

    An exchange beside a trade that can be paid anyway waits until the trade is done: it is offered once.
    """
    kind = CRAFTS[craft].tool.kind
    order = frame.order_matters(t, a)
    if (kind == CAPTURES and order & CAPTIVES != 0) or (kind == TRADES and order & FORTUNES != 0):
        return True
    price = frame.price(t, a)
    if price is None:
        return False
    if kind in (TRADES, CARTS):
        return price.purpose != TRADE or frame.lacks(t, a) != ALLOWED
    return kind == GAINS or (kind == EVADES and tax_due(t, frame.seat, price.of(TAXES)) > 0)


def gains_first(t: ArchitectsTable, frame: Action[Any], a: i64, thing: i64) -> bool:
    """What is simply gained was offered before an action with a price."""
    craft = craft_of(thing)
    if CRAFTS[craft].tool.kind != GAINS or frame.price(t, a) is None:
        return False
    return why_useless(t, frame.seat, craft, bearer_of(thing)) == ALLOWED


@final
class UsingTools(Aside[ArchitectsTable]):
    """Each once a turn, or once a reset, when the ability of its apprentice is really used."""

    span: ClassVar[int] = CRAFT_ROOM * WAYS

    def awake(self, t: ArchitectsTable, seat: i64) -> bool:
        """Who has a tool, or used one in this turn that may have left since."""
        kept = artisans_of(t)
        return kept.has_tools(seat) or kept.used != 0 or kept.evading

    def helps(self, t: ArchitectsTable, frame: Action[Any]) -> bool:
        """Whether somebody has a ready tool whose ability is used there; the Strongman's may be used anywhere."""
        abilities = frame.used_where_lacking() | bit(ARTISAN_REBATE)
        if not artisans_of(t).may_have(frame.seat, abilities):
            return False
        for apprentice in t.players[frame.seat].crew:
            kind = t.catalogue.apprentices[apprentice].ability.kind
            if abilities & bit(kind) != 0 and ready_tool(t, apprentice) != NO_CARD:
                return True
        return False

    def binds(self, t: ArchitectsTable) -> bool:
        return artisans_of(t).capture_owed

    def objects(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> i64:
        """Who has used a tool for a second capture makes it."""
        return CAPTURE_OWED if frame.ends(a) and can_do_more(t, frame) else ALLOWED

    def before(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> Things:
        abilities = abilities_used(t, frame, a) | abilities_next(t, frame, a)
        tools = ready_tools(t, frame.seat, abilities, frame.card(t, a))
        if len(tools) == 0:
            return NOTHING
        return tuple([tool for tool in tools if matters_first(t, frame, a, craft_of(tool))])

    def after(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> Things:
        tools = ready_tools(t, frame.seat, abilities_used(t, frame, a), frame.card(t, a))
        if len(tools) == 0:
            return NOTHING
        return tuple([tool for tool in tools if not gains_first(t, frame, a, tool)])

    def offers(self, t: ArchitectsTable, seat: i64, thing: i64, out: Choices, first: i64) -> None:
        """Ways are the goods that it is paid with."""
        if CRAFTS[craft_of(thing)].tool.kind == CARTS:
            for good in range(NO_GOOD):
                out.add(first + good)
        else:
            out.add(first + NO_GOOD)

    def refusal(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> i64:
        no = why_useless(t, seat, craft_of(thing), bearer_of(thing))
        return no if no != ALLOWED else why_good_not_paid(t, seat, way)

    def foretold(self, t: ArchitectsTable, frame: Action[Any], a: i64, thing: i64, way: i64) -> i64:
        """What is simply gained harms nothing that one has enough for; but the Strongman is bound to his discount."""
        kind = t.catalogue.apprentices[bearer_of(thing)].ability.kind
        harmless = CRAFTS[craft_of(thing)].tool.kind == GAINS and kind != ARTISAN_REBATE
        return WITHIN_REACH if harmless and frame.lacks(t, a) == ALLOWED else UNSURE

    def usable(self, t: ArchitectsTable, seat: i64, thing: i64) -> bool:
        """Not if it left its apprentice, or if that one saved nothing, or freed nobody, after all."""
        kept = artisans_of(t)
        craft = craft_of(thing)
        apprentice = bearer_of(thing)
        if kept.tool_under[apprentice] != craft or CRAFTS[craft].tool.kind == EVADES or is_used(t, craft, apprentice):
            return False
        return was_used(t, seat, apprentice) and why_useless(t, seat, craft, apprentice) == ALLOWED

    def do(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64, order: i64) -> None:
        use_tool(t, seat, craft_of(thing), bearer_of(thing), way, order & CAPTIVES != 0)

    def commit(self, t: ArchitectsTable, frame: Action[Any], a: i64, thing: i64) -> None:
        """A tool used first binds its owner to use the apprentice."""
        t.note(NOTES)
        kind = t.catalogue.apprentices[bearer_of(thing)].ability.kind
        if kind == ARTISAN_REBATE:
            artisans_of(t).discount_due = True
        elif bit(kind) & abilities_next(t, frame, a) != 0:
            artisans_of(t).capture_owed = True
        if frame.piece(t, a) == ARTISAN_PIECE:
            expect_artisan(t)

    def begins(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> None:
        kept = artisans_of(t)
        kept.freed = False
        kept.declined = False
        if frame.uses(t, a) & bit(CAPTURES_SPARED) != 0:
            kept.capture_owed = False
            kept.savings += 1
            t.note(NOTES)

    def lasts(self, t: ArchitectsTable) -> bool:
        return artisans_of(t).evading

    def ended(self, t: ArchitectsTable, seat: i64) -> None:
        artisans_of(t).evading = False

    def index_of(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> i64:
        """A tool has one bearer: the craft card says it all."""
        return craft_of(thing) * WAYS + way

    def thing_at(self, t: ArchitectsTable, seat: i64, index: i64) -> i64:
        craft = index // WAYS
        under = artisans_of(t).tool_under
        for apprentice in t.players[seat].crew:
            if under[apprentice] == craft:
                return tool_of(craft, apprentice)
        raise ValueError("nobody has the tool of the craft card " + str(int(craft)))

    def way_at(self, t: ArchitectsTable, seat: i64, index: i64) -> i64:
        return index % WAYS

    def describe(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> Meaning:
        craft = int(craft_of(thing))
        args = {"craft": craft, "tool": craft, "apprentice": int(bearer_of(thing))}
        if way == NO_GOOD:
            return Meaning("use_tool", args)
        args["good"] = int(way)
        return Meaning("use_tool_paying", args)

    def in_the_way(self) -> i64:
        return TOOL_IN_THE_WAY

    def needed(self) -> i64:
        return TOOL_NEEDED

    def question(self, before: bool) -> str:
        return "tools_first" if before else "using_tools"

    def possible(self, t: ArchitectsTable, seat: i64, thing: i64) -> bool:
        return craft_of(thing) < len(CRAFTS) and bearer_of(thing) < len(t.catalogue.apprentices)


@final
class UsedBesides(Listener[ArchitectsTable]):
    """Cards that act besides actions, or in the middle of one, were used: their tools may be used at once.

    `x` is the ability. Nobody is captured but in one's own turn.
    """

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        acting = seat == t.active and is_under_way(t)
        tools = [tool for tool in ready_tools(t, seat, bit(x), NO_CARD) if acting or not captures(tool)]
        offer_after(t, seat, tuple([int(ASIDE * THING_SPAN) + tool for tool in tools]))


def captures(thing: i64) -> bool:
    return CRAFTS[craft_of(thing)].tool.kind == CAPTURES


def was_used(t: ArchitectsTable, seat: i64, apprentice: i64) -> bool:
    """Whether the ability of an apprentice, tied to an action that is over, has done something."""
    kept = artisans_of(t)
    ability = t.catalogue.apprentices[apprentice].ability
    if ability.kind == ARTISAN_REBATE:
        return kept.discounted
    if ability.kind == CAPTURES_SPARED:
        return conspirators_used(t, seat) < kept.savings
    if not acts_at_resets(t, apprentice):
        return True
    return kept.freed if ability.thing == RELEASE else not kept.declined


def can_do_more(t: ArchitectsTable, frame: Action[Any]) -> bool:
    """Whether there is another choice than to stop."""
    out = Choices()
    frame.offers(t, out)
    for i in range(out.n):
        if not frame.ends(out.items[i]) and frame.why_not(t, out.items[i]) == ALLOWED:
            return True
    return False


def reacts_now(t: ArchitectsTable, seat: i64, apprentice: i64) -> bool:
    """Whether an ability tied to a reset will do something: only then may its tool work."""
    ability = t.catalogue.apprentices[apprentice].ability
    prison = t.players[seat].prison
    if ability.only == FOR_ARTISAN:
        return artisan_is(t, seat, PRISON)
    if ability.thing == RELEASE:
        return prison > 0
    return ability.only != PRISON_EMPTY or prison == 0
