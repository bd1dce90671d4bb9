"""Constructing a wonder at the Guildhall instead of a building in hand, and putting its token on the board."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.awaiting import note_awaited
from royaume.games.architects.events import BUILDING_CONSTRUCTED
from royaume.games.architects.expansions.wonders.events import WONDER_PLACED
from royaume.games.architects.expansions.wonders.influence import influence_within, relieved_otherwise
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.refusals import (
    NO_WONDER_THERE,
    WONDER_BUILT,
    WONDER_THERE,
    WONDER_UNPAYABLE,
)
from royaume.games.architects.expansions.wonders.vocabulary import (
    INFLUENCE_PRICE,
    MOST_INFLUENCE,
    WONDER_PLACES,
    WONDERS,
)
from royaume.games.architects.expansions.wonders.wonder_cards import VIRTUE_GAINED, WONDER_CARDS
from royaume.games.architects.purse import tax_due
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import gain_virtue
from royaume.games.architects.vocabulary import CONSTRUCTING, NO_SEAT, OPEN_PLACES
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame, Step, allowed_if
from royaume.kernel.ints import bit, filled, lowest_bit
from royaume.kernel.option import Option
from royaume.kernel.paying import charge, payable
from royaume.kernel.price import Price

ALL_WONDERS: Final[i64] = (1 << WONDERS) - 1
INFLUENCE_FOR: Final = filled([int(wonder.influence) for wonder in WONDER_CARDS])
GOODS_FOR: Final = filled([int(wonder.amount) for wonder in WONDER_CARDS])


def wonders_within(influence: int) -> int:
    """The wonders that so much influence is enough for, as bits."""
    return sum(1 << wonder for wonder in range(WONDERS) if int(WONDER_CARDS[wonder].influence) <= influence)


WITHIN: Final = filled([wonders_within(influence) for influence in range(MOST_INFLUENCE)])


def wonder_price(t: ArchitectsTable, wonder: i64) -> Price:
    """Each token that lies on the card spares one of its good."""
    return WONDER_CARDS[wonder].price(wonders_of(t).on_wonder[wonder])


def wonders_to_try(t: ArchitectsTable, seat: i64) -> i64:
    """Those that nobody has, and for which influence and their good may suffice, as bits: at most times none."""
    kept = wonders_of(t)
    p = t.players[seat]
    influence = kept.influence[seat]
    if p.sums[INFLUENCE_PRICE] > 0:
        influence = influence_within(p, influence)
    wonders = ALL_WONDERS
    if influence < MOST_INFLUENCE:
        wonders = WITHIN[influence]
    if wonders == 0:
        return wonders
    others = relieved_otherwise(t, seat)
    for wonder in range(WONDERS):
        missing = GOODS_FOR[wonder] - kept.on_wonder[wonder] - p.goods[wonder]
        too_few = missing > influence - INFLUENCE_FOR[wonder] and (others >> wonder) & 1 == 0
        if too_few or kept.owner[wonder] != NO_SEAT:
            wonders &= ~bit(wonder)
    return wonders


@final
class RaisingWonders(Option[ArchitectsTable]):
    """Choices are wonders."""

    span: ClassVar[int] = WONDERS

    def offers(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        for wonder in range(WONDERS):
            out.add(first + wonder)

    def legal(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        wonders = wonders_to_try(t, frame.seat)
        while wonders != 0:
            wonder = lowest_bit(wonders)
            if payable(t, frame.seat, wonder_price(t, wonder)):
                out.add(first + wonder)
            wonders &= wonders - 1

    def is_possible(self, t: ArchitectsTable, frame: OpenAction[Any]) -> bool:
        wonders = wonders_to_try(t, frame.seat)
        while wonders != 0:
            if payable(t, frame.seat, wonder_price(t, lowest_bit(wonders))):
                return True
            wonders &= wonders - 1
        return False

    def barred(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return allowed_if(wonders_of(t).owner[a] == NO_SEAT, WONDER_BUILT)

    def lacks(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return allowed_if(payable(t, frame.seat, wonder_price(t, a)), WONDER_UNPAYABLE)

    def price(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Price | None:
        return wonder_price(t, a)

    def uses(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return bit(CONSTRUCTING)

    def act(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        t.push(PlacingWonder(frame.seat, a))
        t.push(RaisingWonder(frame.seat, a))
        charge(t, frame.seat, wonder_price(t, a))

    def describe(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Meaning:
        card = WONDER_CARDS[a]
        tokens = wonders_of(t).on_wonder[a]
        needed = card.amount - tokens if tokens < card.amount else 0
        args = {"wonder": int(a), "good": int(card.good), "n": int(needed), "influence": int(card.influence)}
        return Meaning("raise_wonder", {**args, "tax": int(tax_due(t, frame.seat, card.taxes))})


@final
class RaisingWonder(Step[ArchitectsTable]):
    """The price is paid: the card lies before its owner, the tokens on it go back to the supply."""

    def __init__(self, who: i64, wonder: i64) -> None:
        super().__init__(who)
        self.wonder: Final = wonder

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        raise_wonder(t, self.who, self.wonder)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.wonder)]

    def fits(self, t: ArchitectsTable) -> bool:
        known = super().fits(t) and 0 <= self.wonder < WONDERS
        return known and wonders_of(t).owner[self.wonder] == NO_SEAT


def raise_wonder(t: ArchitectsTable, seat: i64, wonder: i64) -> None:
    """For every purpose it is a building."""
    kept = wonders_of(t)
    kept.on_wonder[wonder] = 0
    kept.owner[wonder] = seat
    p = t.players[seat]
    p.built = p.built + (int(kept.first_wonder + wonder),)
    t.tell(BUILDING_CONSTRUCTED, seat, kept.first_wonder + wonder)
    gain_virtue(t, seat, VIRTUE_GAINED)


@final
class PlacingWonder(Frame[ArchitectsTable]):
    """Where the token stands for the rest of the game. Choices are places."""

    span: ClassVar[int] = OPEN_PLACES

    def __init__(self, seat: i64, wonder: i64) -> None:
        super().__init__(seat)
        self.wonder: Final = wonder

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for place in range(OPEN_PLACES):
            out.add(place)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a not in WONDER_PLACES:
            return NO_WONDER_THERE
        return ALLOWED if wonders_of(t).wonder_at[a] == NO_CARD else WONDER_THERE

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        place_wonder(t, self.seat, self.wonder, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("place_wonder", {"place": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("placing_wonder", {"wonder": int(self.wonder)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.wonder)]

    def fits(self, t: ArchitectsTable) -> bool:
        known = super().fits(t) and 0 <= self.wonder < WONDERS and not stands(t, self.wonder)
        return known and (wonders_of(t).owner[self.wonder] == self.seat or self.is_being_raised(t))

    def is_being_raised(self, t: ArchitectsTable) -> bool:
        """It is being paid for; its card comes first."""
        for frame in t.stack:
            if isinstance(frame, RaisingWonder) and frame.who == self.seat and frame.wonder == self.wonder:
                return True
        return False


def place_wonder(t: ArchitectsTable, seat: i64, wonder: i64, place: i64) -> None:
    kept = wonders_of(t)
    kept.wonder_at[place] = wonder
    note_awaited(t, kept.owner[wonder])
    t.tell(WONDER_PLACED, seat, wonder, place)


def stands(t: ArchitectsTable, wonder: i64) -> bool:
    """Whether its token is on the board."""
    for there in wonders_of(t).wonder_at:
        if there == wonder:
            return True
    return False
