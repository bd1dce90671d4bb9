"""Placing the Artisan; or a worker on one's own at the Guildhall, to craft."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.awaiting import is_awaited
from royaume.games.architects.board import BOARD
from royaume.games.architects.events import VISITING
from royaume.games.architects.expansions.artisans.artisan import artisan_at_hand, place_artisan, worth_when_placed
from royaume.games.architects.expansions.artisans.crafting import (
    ADORNMENT,
    TOOL,
    craft_at_guildhall,
    offer_crafts,
    why_no_craft_at_guildhall,
    why_unpayable,
)
from royaume.games.architects.expansions.artisans.discount import discount_to_come
from royaume.games.architects.expansions.artisans.kept import artisan_is, artisans_of
from royaume.games.architects.expansions.artisans.prices import ADORNMENT_PRICE
from royaume.games.architects.expansions.artisans.refusals import ARTISAN_NOT_THERE, ONLY_ARTISAN_LEFT
from royaume.games.architects.expansions.artisans.stacking import can_stand, stack_worker
from royaume.games.architects.expansions.artisans.strongman import push_artisan_capture
from royaume.games.architects.expansions.artisans.vocabulary import ARTISAN_PIECE, NOTES
from royaume.games.architects.expansions.artisans.whereabouts import IN_SUPPLY
from royaume.games.architects.placing import is_heard
from royaume.games.architects.purse import silver_due
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUILDHALL, OPEN_PLACES, PLACES, SILVER
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, allowed_if
from royaume.kernel.option import Option
from royaume.kernel.paying import payable
from royaume.kernel.price import Price

CRAFT: Final = 20  # plus the half of the card; lower numbers are places for the Artisan


@final
class PlacingArtisan(Option[ArchitectsTable]):
    """Where a worker may go, the Artisan may too, but never to the Guildhall; a worker may also be placed to craft."""

    span: ClassVar[int] = CRAFT + 2

    def closes(self, t: ArchitectsTable, seat: i64) -> i64:
        """A worker needs an ordinary worker."""
        return allowed_if(t.players[seat].supply != 1 or not artisan_at_hand(t, seat), ONLY_ARTISAN_LEFT)

    def offers(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        if artisan_at_hand(t, frame.seat):
            for place in range(PLACES):
                out.add(first + place)
        out.add(first + CRAFT + ADORNMENT)
        out.add(first + CRAFT + TOOL)

    def legal(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        """Where a worker may go is known already, unless there is none to go anywhere."""
        seat = frame.seat
        kept = artisans_of(t)
        artisan = kept.where[seat] == IN_SUPPLY
        worker = not artisan or t.players[seat].supply != 1
        if artisan:
            self.add_places(t, frame, out, first, worker)
        if worker and can_stand(kept, seat):
            offer_crafts(t, kept, seat, out, first + CRAFT)

    def add_places(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64, worker: bool) -> None:
        """Where a worker may not go, the Artisan may only with its discount."""
        known: i64 = 0
        if worker:
            known = out.n
        more = not worker or discount_to_come(t, frame.seat) > 0
        looked_at: i64 = 0
        for place in range(GUILDHALL):
            if looked_at < known and out.items[looked_at] == place:
                looked_at += 1
                out.add(first + place)
            elif more and (not BOARD[place].closable or self.is_open(t, frame, place)):
                out.add(first + place)

    def is_open(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> bool:
        return self.barred(t, frame, a) == ALLOWED and self.lacks(t, frame, a) == ALLOWED

    def barred(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        if a < CRAFT:
            return BOARD[a].place.barred(t, frame.seat) if a != GUILDHALL else ARTISAN_NOT_THERE
        no = self.closes(t, frame.seat)
        return no if no != ALLOWED else why_no_craft_at_guildhall(t, frame.seat, a - CRAFT)

    def lacks(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        """The Artisan's discount counts for the very placement; once it is sure to be placed, it counts anyway."""
        if a >= CRAFT:
            return why_unpayable(t, frame.seat, a - CRAFT)
        no = BOARD[a].place.lacks(t, frame.seat)
        return allowed_if(no == ALLOWED or self.discount_helps(t, frame.seat, a), no)

    def discount_helps(self, t: ArchitectsTable, seat: i64, place: i64) -> bool:
        price = BOARD[place].place.price(t, seat)
        saved = discount_to_come(t, seat)
        if price is None or saved == 0:
            return False
        return payable(t, seat, price.with_more(SILVER, -min(saved, price.of(SILVER))))

    def price(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Price | None:
        if a < CRAFT:
            return BOARD[a].place.price(t, frame.seat)
        return ADORNMENT_PRICE if a == CRAFT + ADORNMENT else None

    def uses(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        if a < CRAFT:
            return BOARD[a].place.abilities
        return 0

    def order_matters(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        if a < CRAFT:
            return BOARD[a].place.order_matters()
        return 0

    def piece(self, a: i64) -> i64:
        return ARTISAN_PIECE if a < CRAFT else -1

    def begin(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> bool:
        t.note(NOTES)
        if a >= CRAFT:
            artisans_of(t).placed_at = GUILDHALL
            stack_worker(t, frame.seat)
            return False
        artisans_of(t).placed_at = a
        place_artisan(t, frame.seat, a)
        return is_awaited(t, frame.seat, a)

    def announce(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        t.notify(VISITING, frame.seat, a)

    def has_begun(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> bool:
        return a < CRAFT and is_heard(t) and artisan_is(t, frame.seat, a)

    def open(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        if a < CRAFT:
            push_artisan_capture(t, frame.seat)
            BOARD[a].place.lead_on(t, frame.seat)

    def act(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        if a < CRAFT:
            BOARD[a].place.visit(t, frame.seat)
        else:
            craft_at_guildhall(t, frame.seat, a - CRAFT)

    def describe(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Meaning:
        if a == CRAFT + ADORNMENT:
            return Meaning("craft_adornment", {"cost": int(silver_due(t, frame.seat, ADORNMENT_PRICE))})
        if a == CRAFT + TOOL:
            return Meaning("craft_tool", {"cost": 0})
        worth = worth_when_placed(t, frame.seat)
        workers = t.players[frame.seat].at[a] + worth if a < OPEN_PLACES else 1
        return Meaning("place_artisan", {"place": int(a), "workers": int(workers)})
