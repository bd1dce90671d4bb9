"""What the expansion keeps on the table: craft cards, what they lie under, the Artisans, and what a turn has seen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, IN_ROW, STATIC, TOOL_POINTS
from royaume.games.architects.expansions.artisans.laws import expansion_broken
from royaume.games.architects.expansions.artisans.observing import know_artisans, observe_artisans
from royaume.games.architects.expansions.artisans.view import phase_of, shown_artisans
from royaume.games.architects.expansions.artisans.vocabulary import ASIDE, NOTES, SLOT
from royaume.games.architects.expansions.artisans.whereabouts import IN_SUPPLY, NO_ARTISAN, NOWHERE
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.games.architects.vocabulary import MOST_SEATS
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.ints import LAST_BIT, as_list, bit, filled, zeros
from royaume.kernel.observing import Knowledge, Observation

BIT_OF_TOOLBOX: Final = bit(LAST_BIT)
ANY_TOOL: Final = -1  # as bits
NOT_COUNTED: Final = filled([ANY_TOOL] * MOST_SEATS)  # shared, never changed in place


@final
@mypyc_attr(acyclic=True)
class ArtisansKept(Kept):
    """The row has four places; a gap is NO_CARD. Artisans are counted among the workers where they are."""

    def __init__(
        self,
        *,
        pile: Deck,
        row: vec[i64],
        tool_under: vec[i64],
        adornment_under: vec[i64],
        where: vec[i64],
        laid: vec[i64],
        taken: tuple[int, ...],
        removed: tuple[int, ...],
        loose: i64,
        bearers: i64,
        stacked: i64,
        used: i64,
        used_in_reset: i64,
        placed_at: i64,
        savings: i64,
        fresh: bool,
        grace: bool,
        discounted: bool,
        discount_due: bool,
        evading: bool,
        capture_owed: bool,
        refresh_due: bool,
        freed: bool,
        declined: bool,
    ) -> None:
        self.pile: Final = pile
        self.row: Final = row
        self.tool_under: Final = tool_under  # the craft card under each apprentice
        self.adornment_under: Final = adornment_under  # the craft card under each building
        self.where: Final = where  # where the Artisan of each seat is
        self.laid: Final = laid  # spaces of the Guildhall with a worker of each seat, as bits
        self.taken: tuple[int, ...] = taken  # adornments that a solo opponent has taken
        self.removed: tuple[int, ...] = removed  # cards out of the game
        self.loose: i64 = loose  # a tool whose apprentice was just discarded
        self.bearers: i64 = bearers  # seats that have a tool, as bits
        self.stacked: i64 = stacked  # spaces of the Guildhall that carry a second worker, as bits
        self.used: i64 = used  # tools used in this turn, as bits
        self.used_in_reset: i64 = used_in_reset  # likewise, in this reset
        self.placed_at: i64 = placed_at  # where a worker was placed in this turn
        self.savings: i64 = savings  # captures of this turn that a Conspirator made cheaper
        self.fresh: bool = fresh  # the Artisan was placed in this turn
        self.grace: bool = grace  # the loss of 1 virtue may still be ignored in this turn
        self.discounted: bool = discounted  # the Strongman's discount is spent
        self.discount_due: bool = discount_due  # the Strongman's tool was used before his discount, which is owed now
        self.evading: bool = evading  # a tool evades a tax of the action
        self.capture_owed: bool = capture_owed  # a tool was used before a second capture, which is owed now
        self.refresh_due: bool = refresh_due  # the apprentices are refreshed once the turn is over
        self.freed: bool = freed  # the effect just taken at a reset has freed a worker
        self.sleepy = True  # a seat without tools may be awake until the turn is over
        self.tool_kinds: vec[i64] = NOT_COUNTED  # with which abilities each seat's tools go; see `kinds_of_tools`
        self.declined: bool = declined  # the effect just chosen at a reset was declined

    def copy(self) -> Kept:
        kept = ArtisansKept(
            pile=self.pile.copy(),
            row=self.row[:],
            tool_under=self.tool_under[:],
            adornment_under=self.adornment_under[:],
            where=self.where[:],
            laid=self.laid[:],
            taken=self.taken,
            removed=self.removed,
            loose=self.loose,
            bearers=self.bearers,
            stacked=self.stacked,
            used=self.used,
            used_in_reset=self.used_in_reset,
            placed_at=self.placed_at,
            savings=self.savings,
            fresh=self.fresh,
            grace=self.grace,
            discounted=self.discounted,
            discount_due=self.discount_due,
            evading=self.evading,
            capture_owed=self.capture_owed,
            refresh_due=self.refresh_due,
            freed=self.freed,
            declined=self.declined,
        )
        kept.tool_kinds = self.tool_kinds
        return kept

    def to_data(self) -> dict[str, object]:
        return {
            "pile": list(self.pile.rest()),
            "row": as_list(self.row),
            "tools": pairs(self.tool_under),
            "adornments": pairs(self.adornment_under),
            "where": as_list(self.where),
            "laid": as_list(self.laid),
            "taken": list(self.taken),
            "removed": list(self.removed),
            "loose": int(self.loose),
            "bearers": int(self.bearers),
            "stacked": int(self.stacked),
            "used": int(self.used),
            "used_in_reset": int(self.used_in_reset),
            "placed_at": int(self.placed_at),
            "savings": int(self.savings),
            "fresh": self.fresh,
            "grace": self.grace,
            "discounted": self.discounted,
            "discount_due": self.discount_due,
            "evading": self.evading,
            "capture_owed": self.capture_owed,
            "refresh_due": self.refresh_due,
            "freed": self.freed,
            "declined": self.declined,
        }

    def more_workers(self, t: ArchitectsTable, seat: i64) -> i64:
        return (0 if self.where[seat] == NO_ARTISAN else 1) - self.stacked_of(seat)

    def stacked_of(self, seat: i64) -> i64:
        """A seat's workers that stand on others at the Guildhall."""
        n: i64 = 0
        stacked = self.laid[seat] & self.stacked
        while stacked != 0:
            stacked &= stacked - 1
            n += 1
        return n

    def points(self, t: ArchitectsTable, seat: i64) -> i64:
        return self.adornment_points(t, seat) + TOOL_POINTS[self.tools_of(t, seat)]

    def adornment_points(self, t: ArchitectsTable, seat: i64) -> i64:
        p = t.players[seat]
        points: i64 = 0
        if p.automatic:
            for craft in self.taken:
                points += CRAFTS[craft].points
            return points
        for building in p.built:
            under = self.adornment_under[building]
            if under != NO_CARD:
                points += CRAFTS[under].points
        return points

    def has_tools(self, seat: i64) -> bool:
        return self.bearers & bit(seat) != 0

    def count_tools(self, t: ArchitectsTable, seat: i64) -> None:
        """After a tool came, went or moved. Who has had one stays awake until the next turn begins."""
        self.bearers |= bit(seat)
        t.wake(ASIDE, seat)
        t.note(NOTES)
        if self.tools_of(t, seat) == 0:
            self.bearers &= ~bit(seat)
            self.sleepy = True
        self.tool_kinds = self.tool_kinds[:]
        self.tool_kinds[seat] = self.kinds_of_tools(t, seat)

    def kinds_of_tools(self, t: ArchitectsTable, seat: i64) -> i64:
        """The abilities of the apprentices that have tools, as bits; toolboxes, which nobody uses, have their own."""
        kinds: i64 = 0
        for apprentice in t.players[seat].crew:
            craft = self.tool_under[apprentice]
            if craft != NO_CARD:
                is_box = CRAFTS[craft].tool.kind == STATIC
                kinds |= BIT_OF_TOOLBOX if is_box else bit(t.catalogue.apprentices[apprentice].ability.kind)
        return kinds

    def may_have(self, seat: i64, kinds: i64) -> bool:
        """Whether the seat may have a tool that goes with one of these abilities, as bits; a quick look."""
        return self.tool_kinds[seat] & kinds != 0

    def tools_of(self, t: ArchitectsTable, seat: i64) -> i64:
        n: i64 = 0
        if not self.has_tools(seat):
            return n
        for apprentice in t.players[seat].crew:
            if self.tool_under[apprentice] != NO_CARD:
                n += 1
        return n

    def adornments_of(self, t: ArchitectsTable, seat: i64) -> i64:
        n: i64 = 0
        for building in t.players[seat].built:
            if self.adornment_under[building] != NO_CARD:
                n += 1
        return n

    def score_lines(self, t: ArchitectsTable) -> list[tuple[str, list[int]]]:
        seats = range(t.seats)
        return [
            ("adornments", [int(self.adornment_points(t, seat)) for seat in seats]),
            ("tools", [int(TOOL_POINTS[self.tools_of(t, seat)]) for seat in seats]),
        ]

    def shown(self, t: ArchitectsTable, viewer: i64) -> dict[str, Struct]:
        return {"artisans": shown_artisans(t, self, viewer)}

    def phase(self, t: ArchitectsTable) -> str:
        return phase_of(t)

    def observe(self, t: ArchitectsTable, viewer: i64, out: Observation) -> None:
        observe_artisans(t, self, viewer, out)

    def know(self, t: ArchitectsTable, out: Knowledge) -> None:
        know_artisans(self, out)

    def deal_again(self, t: ArchitectsTable) -> None:
        self.pile.deal_again(t.chance)

    def violation(self, t: ArchitectsTable) -> str:
        return expansion_broken(t, self)


def pairs(under: vec[i64]) -> list[int]:
    """Each card that something lies under, and what lies there, one after the other."""
    flat: list[int] = []
    for i in range(len(under)):
        if under[i] != NO_CARD:
            flat.append(i)
            flat.append(int(under[i]))
    return flat


def artisans_of(t: ArchitectsTable) -> ArtisansKept:
    kept = t.kept[SLOT].kept
    assert isinstance(kept, ArtisansKept)
    return kept


def artisan_is(t: ArchitectsTable, seat: i64, where: i64) -> bool:
    return artisans_of(t).where[seat] == where


NO_LINKS: Final = filled([NO_CARD] * 256)


def no_links(n: i64) -> vec[i64]:
    """That many. A slice is quicker to make than an array from a list."""
    return NO_LINKS[:n] if n <= len(NO_LINKS) else filled([NO_CARD] * int(n))


def artisans_at_start(t: ArchitectsTable) -> ArtisansKept:
    """The craft cards are shuffled and four of them lie open; everybody but a solo opponent has an Artisan."""
    cards = t.chance.shuffled(tuple(range(len(CRAFTS))))
    return ArtisansKept(
        pile=Deck(cards, IN_ROW),
        row=filled(list(cards[:IN_ROW])),
        tool_under=no_links(len(t.catalogue.apprentices)),
        adornment_under=no_links(len(t.catalogue.buildings)),
        where=filled([NO_ARTISAN if p.automatic else IN_SUPPLY for p in t.players]),
        laid=zeros(t.seats),
        taken=(),
        removed=(),
        loose=NO_CARD,
        bearers=0,
        stacked=0,
        used=0,
        used_in_reset=0,
        placed_at=NOWHERE,
        savings=0,
        fresh=False,
        grace=False,
        discounted=False,
        discount_due=False,
        evading=False,
        capture_owed=False,
        refresh_due=False,
        freed=False,
        declined=False,
    )
