"""What apprentices and characters can do: change a printed number, react to an event, or open a trade."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.events import (
    APPRENTICE_HIRED,
    BUILDING_CONSTRUCTED,
    CAPTIVES_SENT,
    CATHEDRAL_ADVANCED,
    DEBT_PAID,
    DEBTS_TAKEN,
    FIGURES_LEAVE,
    MARKET_RESET,
    MARKET_USED,
    NO_EVENT,
    TAXES_TAKEN,
    VIRTUE_DUE,
)
from royaume.games.architects.prices import TRADE, price_in
from royaume.games.architects.vocabulary import (
    ADVANCING,
    AT_RESET,
    CONSTRUCTING,
    HIRING_SOMEBODY,
    LOSING_VIRTUE,
    NO_QUESTION,
    PAYING_DEBT,
    SENDING_CAPTIVES,
    TAKING_DEBT,
    TAKING_TAXES,
    USING_MARKET,
)

ALWAYS: Final = 0
PRISON_EMPTY: Final = 1
OWN_WAY: Final = 300  # from this number on: a way that an expansion brings

OCCASION_OF: Final[dict[int, int]] = {
    MARKET_USED: USING_MARKET,
    TAXES_TAKEN: TAKING_TAXES,
    DEBT_PAID: PAYING_DEBT,
    CAPTIVES_SENT: SENDING_CAPTIVES,
    BUILDING_CONSTRUCTED: CONSTRUCTING,
    CATHEDRAL_ADVANCED: ADVANCING,
    MARKET_RESET: AT_RESET,
    APPRENTICE_HIRED: HIRING_SOMEBODY,
    DEBTS_TAKEN: TAKING_DEBT,
    VIRTUE_DUE: LOSING_VIRTUE,
    FIGURES_LEAVE: AT_RESET,
}


@final
class Ability:
    """One line of a card; only the numbers of its kind are set. `kind` is its question or its occasion."""

    def __init__(
        self,
        question: i64 = NO_QUESTION,
        by: i64 = 0,
        event: i64 = NO_EVENT,
        only: i64 = ALWAYS,
        paid: i64 = 0,
        price: i64 = 0,
        thing: i64 = 0,
        amount: i64 = 0,
        relieves: i64 = 0,
    ) -> None:
        self.question: Final = question
        self.by: Final = by
        self.event: Final = event
        self.kind: i64 = question if event == NO_EVENT else OCCASION_OF[int(event)]
        self.only: Final = only
        self.paid: Final = paid
        self.price: Final = price
        self.cost: Final = price_in(TRADE, paid, price)
        self.thing: Final = thing
        self.amount: Final = amount
        self.relieves: Final = relieves  # kinds of a price, as bits, of which it may leave less to pay


def changes(question: i64, by: i64, relieves: i64 = 0) -> Ability:
    """Changes a number that the game asks for."""
    return Ability(question=question, by=by, relieves=relieves)


def when(event: i64, thing: i64, amount: i64, only: i64 = ALWAYS) -> Ability:
    """Gains something whenever the event happens to its owner."""
    return Ability(event=event, only=only, thing=thing, amount=amount)


def trade(paid: i64, price: i64, thing: i64, amount: i64) -> Ability:
    """A further action at the King's Storehouse."""
    return Ability(paid=paid, price=price, thing=thing, amount=amount)


NOTHING: Final = Ability()
