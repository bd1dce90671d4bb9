"""Which ready tools a choice gives occasion to use: those of the apprentices whose ability the choice uses."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from royaume.games.architects.events import CAPTIVES_SENT, CATHEDRAL_ADVANCED, DEBT_PAID, MARKET_USED, TAXES_TAKEN
from royaume.games.architects.expansions.artisans.discount import discount_left, discount_once_placed
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.placing import (
    ARTISAN,
    CRAFT_ADORNMENT,
    PlacingEither,
    place_of_choice,
)
from royaume.games.architects.expansions.artisans.tools import (
    conspirators_used,
    ready_by_event,
    ready_by_question,
    ready_tool,
)
from royaume.games.architects.hiring import SLOTS
from royaume.games.architects.places.black_market import STALLS
from royaume.games.architects.places.guardhouse import (
    DEBT_SILVER,
    DEBT_TAX,
    PAY_DEBT,
    RANSOM,
    RANSOM_BY_DEBT,
    RANSOM_SILVER,
    RANSOM_TAX,
    SEND,
    Guarding,
)
from royaume.games.architects.places.guildhall import ADVANCE, Building
from royaume.games.architects.places.storehouse import FIRST_TRADE, STOP, Trading
from royaume.games.architects.places.town_centre import Capturing, one_place_too_many, owner_of, place_of
from royaume.games.architects.places.workshop import PRICE_TAX, Hiring
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    ARTISAN_REBATE,
    CAPTURES_SPARED,
    FOREST_WOOD,
    GUARDHOUSE_WORKERS,
    GUILDHALL,
    MARKET_LEFT,
    MARKET_SILVER,
    MARKET_VIRTUE,
    MINES_CLAY,
    NO_QUESTION,
    OPEN_PLACES,
    QUARRY_STONE,
    SILVER,
    SILVERSMITH_SILVER,
    STOREHOUSE_SILVER,
    STOREHOUSE_WORKERS,
    TAX_STAND,
    THEFT_VIRTUE,
    TOWN_CENTRE_WORKERS,
)
from royaume.kernel.frame import Frame
from royaume.kernel.ints import bit


def concerned(t: ArchitectsTable, frame: Frame[Any]) -> bool:
    """Whether a ready tool of this seat may come into play at all in a decision."""
    seat = frame.seat
    if not guild(t).has_tools(seat):
        return False
    if isinstance(frame, PlacingEither):
        return any_ready(t, seat, PLACING_QUESTIONS, PLACING_EVENTS, False)
    if isinstance(frame, Trading):
        return any_ready(t, seat, TRADING_QUESTIONS, 0, True)
    if isinstance(frame, Guarding):
        return any_ready(t, seat, GUARDING_QUESTIONS, GUARDING_EVENTS, False)
    if isinstance(frame, Capturing):
        return any_ready(t, seat, CAPTURING_QUESTIONS, 0, False)
    if isinstance(frame, Hiring):
        return any_ready(t, seat, bit(ARTISAN_REBATE), 0, False)
    return any_ready(t, seat, 0, bit(CATHEDRAL_ADVANCED), False)


def any_ready(t: ArchitectsTable, seat: i64, questions: i64, events: i64, trades: bool) -> bool:
    """Whether an apprentice with one of these abilities has a ready tool; questions and events are bits."""
    for apprentice in t.players[seat].crew:
        ability = t.catalogue.apprentices[apprentice].ability
        matches = questions & bit(ability.question) != 0 or events & bit(ability.event) != 0
        if (matches or (trades and ability.price > 0)) and ready_tool(t, apprentice) != 0:
            return True
    return False


def occasions(t: ArchitectsTable, frame: Frame[Any], a: i64) -> i64:
    """The ready tools, as bits, of all apprentices that this choice uses."""
    if isinstance(frame, PlacingEither):
        return placing_occasions(t, frame.seat, a)
    if isinstance(frame, Trading):
        return trading_occasions(t, frame.seat, a)
    if isinstance(frame, Guarding):
        return guarding_occasions(t, frame.seat, a)
    if isinstance(frame, Capturing):
        return capturing_occasions(t, frame, a)
    if isinstance(frame, Hiring):
        return paying_occasions(t, frame.seat, frame.silver(t)) if a < SLOTS else 0
    if isinstance(frame, Building):
        return ready_by_event(t, frame.seat, CATHEDRAL_ADVANCED) if a == ADVANCE else 0
    return 0


def paying_occasions(t: ArchitectsTable, seat: i64, silver: i64) -> i64:
    """The Strongman is used where his discount saves something."""
    return ready_by_question(t, seat, ARTISAN_REBATE) if silver > 0 and discount_left(t, seat) > 0 else 0


def placing_occasions(t: ArchitectsTable, seat: i64, a: i64) -> i64:
    if a >= CRAFT_ADORNMENT:
        return 0
    place = place_of_choice(a)
    if place < OPEN_PLACES:
        question = QUESTION_AT[place]
        bits = ready_by_question(t, seat, question) if question != NO_QUESTION else 0
        return bits | ready_by_event(t, seat, TAXES_TAKEN) if place == TAX_STAND else bits
    if place == GUILDHALL:
        return 0
    bits = market_tools(t, seat)
    if a >= ARTISAN and discount_once_placed(t, seat) > 0 and STALLS[place - MARKET_LEFT].price(t, seat) > 0:
        return bits
    return bits & ~ready_by_question(t, seat, ARTISAN_REBATE)


def market_tools(t: ArchitectsTable, seat: i64) -> i64:
    """The ready tools of all who may be used at the Black Market."""
    bits = ready_by_question(t, seat, MARKET_SILVER) | ready_by_question(t, seat, MARKET_VIRTUE)
    return bits | ready_by_event(t, seat, MARKET_USED) | ready_by_question(t, seat, ARTISAN_REBATE)


def trading_occasions(t: ArchitectsTable, seat: i64, a: i64) -> i64:
    if a == STOP:
        return 0
    bits = ready_by_question(t, seat, STOREHOUSE_WORKERS)
    if a < FIRST_TRADE:
        return bits
    trade = t.catalogue.apprentices[a - FIRST_TRADE].ability
    bits |= ready_tool(t, a - FIRST_TRADE)
    return bits | paying_occasions(t, seat, trade.price) if trade.paid == SILVER else bits


def guarding_occasions(t: ArchitectsTable, seat: i64, a: i64) -> i64:
    if a == STOP:
        return 0
    bits = ready_by_question(t, seat, GUARDHOUSE_WORKERS)
    if a == SEND:
        return bits | ready_by_event(t, seat, CAPTIVES_SENT)
    if a == PAY_DEBT:
        return bits | ready_by_event(t, seat, DEBT_PAID) | paying_occasions(t, seat, DEBT_SILVER)
    return bits | paying_occasions(t, seat, RANSOM_SILVER) if RANSOM <= a < RANSOM_BY_DEBT else bits


def capturing_occasions(t: ArchitectsTable, frame: Capturing, a: i64) -> i64:
    """The Conspirator is used from the second capture on, as long as he saves something."""
    if a == STOP or frame.free == 1:
        return 0
    bits = ready_by_question(t, frame.seat, TOWN_CENTRE_WORKERS)
    if frame.done > 0 and frame.spared > 0 and conspirators_used(t, frame.seat) <= guild(t).savings:
        bits |= ready_by_question(t, frame.seat, CAPTURES_SPARED)
    return bits | paying_occasions(t, frame.seat, frame.silver())


def ahead(t: ArchitectsTable, frame: Frame[Any], a: i64) -> i64:
    """The Conspirator's tools may work at the first capture already, if a second one has to and can follow."""
    if not isinstance(frame, Capturing) or a == STOP or frame.free == 1 or frame.done > 0:
        return 0
    if frame.left < 2 or frame.spared == 0 or conspirators_used(t, frame.seat) > 0:
        return 0
    if not another_group(t, place_of(a), owner_of(a)):
        return 0
    return ready_by_question(t, frame.seat, CAPTURES_SPARED)


def another_group(t: ArchitectsTable, place: i64, owner: i64) -> bool:
    """Whether somebody could still be captured after this group, within the limit of places."""
    before = t.captured_at
    t.captured_at = before | bit(place)
    found = False
    for other_place in range(OPEN_PLACES):
        if not one_place_too_many(t, other_place):
            for other in range(t.seats):
                if t.players[other].at[other_place] > 0 and not (other_place == place and other == owner):
                    found = True
    t.captured_at = before
    return found


def costs_something(frame: Frame[Any], a: i64) -> bool:
    """Whether a tool used first could help to pay for the choice, or stand in its way."""
    if isinstance(frame, PlacingEither):
        return a < CRAFT_ADORNMENT and place_of_choice(a) >= MARKET_LEFT
    if isinstance(frame, Guarding):
        return a >= PAY_DEBT
    return True


def tax_of(frame: Frame[Any], a: i64) -> i64:
    """The printed tax of the choice."""
    if isinstance(frame, Capturing):
        return frame.tax()
    if isinstance(frame, Hiring):
        return PRICE_TAX
    if isinstance(frame, Guarding):
        if a == PAY_DEBT:
            return DEBT_TAX
        return RANSOM_TAX if RANSOM <= a < RANSOM_BY_DEBT else 0
    return 0


def goes_on(frame: Frame[Any]) -> bool:
    """Whether the same decision comes again after an action."""
    if isinstance(frame, (Trading, Guarding, Capturing)):
        return frame.left > 1
    return False


QUESTION_AT: Final[list[i64]] = [
    QUARRY_STONE,
    FOREST_WOOD,
    MINES_CLAY,
    SILVERSMITH_SILVER,
    STOREHOUSE_SILVER,
    NO_QUESTION,
    NO_QUESTION,
    THEFT_VIRTUE,
    NO_QUESTION,
]
PLACING_QUESTIONS: Final = (
    bit(QUARRY_STONE)
    | bit(FOREST_WOOD)
    | bit(MINES_CLAY)
    | bit(SILVERSMITH_SILVER)
    | bit(STOREHOUSE_SILVER)
    | bit(THEFT_VIRTUE)
    | bit(MARKET_SILVER)
    | bit(MARKET_VIRTUE)
    | bit(ARTISAN_REBATE)
)
PLACING_EVENTS: Final = bit(TAXES_TAKEN) | bit(MARKET_USED)
TRADING_QUESTIONS: Final = bit(STOREHOUSE_WORKERS) | bit(ARTISAN_REBATE)
GUARDING_QUESTIONS: Final = bit(GUARDHOUSE_WORKERS) | bit(ARTISAN_REBATE)
GUARDING_EVENTS: Final = bit(DEBT_PAID) | bit(CAPTIVES_SENT)
CAPTURING_QUESTIONS: Final = bit(TOWN_CENTRE_WORKERS) | bit(CAPTURES_SPARED) | bit(ARTISAN_REBATE)
