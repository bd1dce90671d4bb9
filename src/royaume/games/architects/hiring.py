"""Hiring apprentices, wherever it happens, and discarding them to make room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.refusals import NO_ROOM
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import discard_apprentice, refill_row, take_apprentice
from royaume.games.architects.virtue import gain_virtue, push_virtue_loss
from royaume.games.architects.vocabulary import APPRENTICE_LIMIT, COLUMNS, ROWS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame

SLOTS: Final = ROWS * COLUMNS
PRINTED_LIMIT: Final = 5
DISCARD: Final = 300  # 300 and more: discard that apprentice


def has_room(t: ArchitectsTable, seat: i64) -> bool:
    return len(t.players[seat].crew) < ask(t, seat, APPRENTICE_LIMIT, PRINTED_LIMIT)


def hire(t: ArchitectsTable, seat: i64, slot: i64) -> None:
    """Gain the coins, then apply the virtue."""
    card = t.catalogue.apprentices[take_apprentice(t, seat, slot)]
    refill_row(t, seat, slot)
    apply_virtue(t, seat, card)


def apply_virtue(t: ArchitectsTable, seat: i64, card: Apprentice) -> None:
    """What is printed on somebody hired."""
    if card.virtue > 0:
        gain_virtue(t, seat, card.virtue)
    else:
        push_virtue_loss(t, seat, -card.virtue)


def offer_discards(t: ArchitectsTable, seat: i64, out: Choices) -> None:
    """An apprentice may be discarded at any time of one's turn to make room."""
    for card in t.players[seat].crew:
        out.add(DISCARD + card)


@mypyc_attr(allow_interpreted_subclasses=True)
class HiringSomebody(Frame[ArchitectsTable]):
    """Hire a face-up apprentice. Choices below 8 are slots of the rows; subclasses add what else may be done."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for slot in range(SLOTS):
            if t.row[slot] != NO_CARD:
                out.add(slot)
        self.offer_else(t, out)
        offer_discards(t, self.seat, out)

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        """What may be done instead of hiring."""
        raise NotImplementedError

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return ALLOWED
        if a >= SLOTS:
            return self.refusal_else(t, a)
        unpayable = self.price_refusal(t, a)
        if unpayable != ALLOWED:
            return unpayable
        return ALLOWED if has_room(t, self.seat) else NO_ROOM

    def refusal_else(self, t: ArchitectsTable, a: i64) -> i64:
        return ALLOWED

    def price_refusal(self, t: ArchitectsTable, slot: i64) -> i64:
        return ALLOWED

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a >= DISCARD:
            self.come_again(t)
            discard_apprentice(t, self.seat, a - DISCARD)
        elif a < SLOTS:
            self.engage(t, a)
        else:
            self.do_else(t, a)

    def come_again(self, t: ArchitectsTable) -> None:
        """The same decision, once somebody was discarded."""
        t.push(self)

    def engage(self, t: ArchitectsTable, slot: i64) -> None:
        hire(t, self.seat, slot)

    def do_else(self, t: ArchitectsTable, a: i64) -> None:
        raise NotImplementedError

    def price(self, t: ArchitectsTable, slot: i64) -> i64:
        """All the silver that it costs, for screens."""
        return 0

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a >= DISCARD:
            return Meaning("discard_apprentice", {"apprentice": int(a - DISCARD)})
        if a < SLOTS:
            return Meaning("hire", {"apprentice": int(t.row[a]), "cost": int(self.price(t, a))})
        return self.describe_else(t, a)

    def describe_else(self, t: ArchitectsTable, a: i64) -> Meaning:
        raise NotImplementedError
