"""Placing a worker or the Artisan; or a worker on one's own at the Guildhall, to craft."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.board import BOARD
from royaume.games.architects.expansions.artisans.artisan import artisan_at_hand, place_artisan, worth_when_placed
from royaume.games.architects.expansions.artisans.crafting import (
    ADORNMENT,
    TOOL,
    craft_at_guildhall,
    why_not_at_guildhall,
)
from royaume.games.architects.expansions.artisans.crafts import ADORNMENT_SILVER, ADORNMENT_TAX
from royaume.games.architects.expansions.artisans.discount import discount_once_placed
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.guildhall import NO_SPACE, space_to_stand
from royaume.games.architects.expansions.artisans.strongman import push_artisan_capture
from royaume.games.architects.hiring import DISCARD, offer_discards
from royaume.games.architects.paying import tax_due
from royaume.games.architects.places.black_market import STALLS
from royaume.games.architects.refusals import ARTISAN_NOT_THERE, MARKET_UNPAYABLE, ONLY_ARTISAN_LEFT
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.turn import TAKING_TURNS, Placing
from royaume.games.architects.verbs import discard_apprentice, place_worker
from royaume.games.architects.vocabulary import GUILDHALL, MARKET_LEFT, MOST_SEATS, OPEN_PLACES, PLACES, SILVER
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit

ARTISAN: Final = 20  # 20 and more: the Artisan to that place
CRAFT_ADORNMENT: Final = 40
CRAFT_TOOL: Final = 41


def place_of_choice(a: i64) -> i64:
    """Where a piece goes with this choice."""
    if a >= CRAFT_ADORNMENT:
        return GUILDHALL
    return a - ARTISAN if a >= ARTISAN else a


@final
class PlacingEither(Placing):
    """Choices below 20 place a worker."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for place in range(PLACES):
            out.add(place)
        if artisan_at_hand(t, self.seat):
            for place in range(PLACES):
                out.add(ARTISAN + place)
        out.add(CRAFT_ADORNMENT)
        out.add(CRAFT_TOOL)
        offer_discards(t, self.seat, out)

    def legal(self, t: ArchitectsTable, out: Choices) -> None:
        out.n = 0
        artisan = artisan_at_hand(t, self.seat)
        worker = t.players[self.seat].supply > (1 if artisan else 0)
        allowed: i64 = 0
        for place in range(PLACES):
            if BOARD[place].place.refusal(t, self.seat) == ALLOWED:
                allowed |= bit(place)
                if worker:
                    out.add(place)
        if artisan:
            self.add_artisan(t, out, allowed)
        if worker and space_to_stand(t, self.seat) != NO_SPACE:
            for half in range(2):
                if why_not_at_guildhall(t, self.seat, half) == ALLOWED:
                    out.add(CRAFT_ADORNMENT + half)
        offer_discards(t, self.seat, out)

    def add_artisan(self, t: ArchitectsTable, out: Choices, allowed: i64) -> None:
        """Where a worker may go, but not to the Guildhall; with a discount to the market besides."""
        discount = discount_once_placed(t, self.seat)
        for place in range(GUILDHALL):
            if allowed & bit(place) != 0 or (
                discount > 0 and place >= MARKET_LEFT and self.artisan_refusal(t, place) == ALLOWED
            ):
                out.add(ARTISAN + place)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return ALLOWED
        if ARTISAN <= a < CRAFT_ADORNMENT:
            return self.artisan_refusal(t, a - ARTISAN)
        if t.players[self.seat].supply == 1 and artisan_at_hand(t, self.seat):
            return ONLY_ARTISAN_LEFT
        if a >= CRAFT_ADORNMENT:
            return why_not_at_guildhall(t, self.seat, a - CRAFT_ADORNMENT)
        return super().refusal(t, a)

    def artisan_refusal(self, t: ArchitectsTable, place: i64) -> i64:
        if place == GUILDHALL:
            return ARTISAN_NOT_THERE
        no = BOARD[place].place.refusal(t, self.seat)
        return ALLOWED if no == MARKET_UNPAYABLE and self.discount_helps(t, place) else no

    def discount_helps(self, t: ArchitectsTable, place: i64) -> bool:
        """The Artisan's discount counts for the very placement."""
        saved = discount_once_placed(t, self.seat)
        price = STALLS[place - MARKET_LEFT].price(t, self.seat)
        return t.players[self.seat].goods[SILVER] + saved >= price

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        seat = self.seat
        if a >= DISCARD:
            t.push(TAKING_TURNS[seat])
            discard_apprentice(t, seat, a - DISCARD)
            return
        place = place_of_choice(a)
        guild(t).placed_at = place
        if a >= CRAFT_ADORNMENT:
            craft_at_guildhall(t, seat, TOOL if a == CRAFT_TOOL else ADORNMENT)
        elif a >= ARTISAN:
            place_artisan(t, seat, place)
            push_artisan_capture(t, seat)
            BOARD[place].place.visit(t, seat)
        else:
            place_worker(t, seat, place)
            BOARD[place].place.visit(t, seat)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == CRAFT_ADORNMENT:
            cost = ADORNMENT_SILVER + tax_due(t, self.seat, ADORNMENT_TAX)
            return Meaning("craft_adornment", {"cost": int(cost)})
        if a == CRAFT_TOOL:
            return Meaning("craft_tool", {"cost": 0})
        if ARTISAN <= a < DISCARD:
            place = a - ARTISAN
            worth = worth_when_placed(t, self.seat)
            workers = t.players[self.seat].at[place] + worth if place < OPEN_PLACES else 1
            return Meaning("place_artisan", {"place": int(place), "workers": int(workers)})
        return super().describe(t, a)


PLACING_EITHER: Final = [PlacingEither(seat) for seat in range(MOST_SEATS)]
