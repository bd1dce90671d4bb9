"""Before the first turn: characters are chosen, then building cards are drafted, all at the same time."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import CHARACTER_CHOSEN, PACKS_PASSED, PLAN_DISCARDED, PLAN_DRAFTED
from royaume.games.architects.plans import look_at_plans
from royaume.games.architects.table import PLAIN_BOARD, ArchitectsTable, look_at_cards
from royaume.games.architects.vocabulary import BUILDING_ROOM, CHARACTER_ROOM, PRECEDENCE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.hand import Hand, deal, pass_on
from royaume.kernel.ints import lowest_bit
from royaume.kernel.phase import PhaseStep

DEALT: Final = 4
LOOKED_AT_ALONE: Final = 5
RANKS: Final = 100  # more than what decides between the equally virtuous


def take_character(t: ArchitectsTable, seat: i64, character: i64) -> None:
    """What the character starts with replaces what the seat would; the building cards come after the draft."""
    p = t.players[seat]
    board = t.catalogue.characters[character]
    p.character = character
    p.virtue = board.virtue
    p.prison = board.prison
    p.supply -= board.prison
    p.debts = board.debts
    look_at_cards(t, seat)
    t.tell(CHARACTER_CHOSEN, seat, character)


@final
class ChoosingCharacter(Frame[ArchitectsTable]):
    """One of the boards that nobody has taken: those below `most`, and some that expansions add."""

    span: ClassVar[int] = CHARACTER_ROOM
    tail: ClassVar[int] = 2

    def __init__(self, seat: i64, most: i64, added: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.most: Final = most
        self.added: Final = added

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        taken = [int(p.character) for p in t.players]
        for character in tuple(range(self.most)) + self.added:
            if character not in taken:
                out.add(character)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        take_character(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("choose_character", {"character": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("choosing_character")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.most)] + list(self.added)

    def fits(self, t: ArchitectsTable) -> bool:
        last = len(t.catalogue.characters)
        enough = t.seats <= self.most + len(self.added) and self.most <= last
        known = enough and all(self.most <= character < last for character in self.added)
        return super().fits(t) and known and t.players[self.seat].character == PLAIN_BOARD


@final
class Dealing(PhaseStep[ArchitectsTable]):
    """Four building cards each; who plays alone looks at five and keeps three."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        if not t.order_known:
            t.first = first_player(t)
        seats = drafters(t)
        if len(seats) == 1:
            look_at_plans(t, seats[0], LOOKED_AT_ALONE, DEALT - 1)
            return
        for seat in seats:
            t.players[seat].pack = deal(t, t.plans, DEALT)
        go_on(t)


def first_player(t: ArchitectsTable) -> i64:
    """As drawn; with characters the most virtuous one, and of equal ones by lot. A solo opponent always comes last."""
    if t.players[-1].automatic or t.players[0].character == PLAIN_BOARD:
        return t.first
    most: i64 = -1
    foremost: list[int] = []
    for seat in range(t.seats):
        rank = RANKS * t.players[seat].virtue + t.ask(PRECEDENCE, seat, 0)
        if rank > most:
            most = rank
            foremost = []
        if rank == most:
            foremost.append(seat)
    return foremost[0] if len(foremost) == 1 else foremost[t.lot_face_down(len(foremost))]


def beginner_is_secret(t: ArchitectsTable) -> bool:
    """Drawn at set-up, if only to decide between equally virtuous characters; a solo opponent comes last anyway."""
    return t.turn == 0 and not t.order_known and not t.players[-1].automatic


def make_beginner_known(t: ArchitectsTable) -> None:
    if beginner_is_secret(t):
        t.turn_up_lot()


@final
class Drafting(Frame[ArchitectsTable]):
    """Keep one card of the pack. `undecided` has a bit for each seat that has not chosen; this is one of them."""

    span: ClassVar[int] = BUILDING_ROOM

    def __init__(self, seat: i64, undecided: i64) -> None:
        super().__init__(seat)
        self.undecided: Final = undecided

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in t.players[self.seat].pack:
            out.add(card)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        left = self.undecided & ~(1 << self.seat)
        if left != 0:
            t.push(Drafting(lowest_bit(left), left))
        t.players[self.seat].chosen = a
        t.tell(PLAN_DRAFTED, self.seat, a)
        if left == 0:
            pass_packs(t)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("draft", {"building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("drafting", {"left": len(t.players[self.seat].pack) - 1})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.undecided)]

    def fits(self, t: ArchitectsTable) -> bool:
        if not super().fits(t) or not 0 < self.undecided < (1 << t.seats) or (self.undecided >> self.seat) & 1 == 0:
            return False
        for seat in drafters(t):
            p = t.players[seat]
            waits = (self.undecided >> seat) & 1 == 1
            if len(p.pack) < 2 or waits != (p.chosen == NO_CARD):
                return False
        return True

    def waiting(self) -> i64:
        return self.undecided

    def turned_to(self, seat: i64) -> Drafting:
        return Drafting(seat, self.undecided)


def drafters(t: ArchitectsTable) -> list[int]:
    return [seat for seat in range(t.seats) if not t.players[seat].automatic]


def go_on(t: ArchitectsTable) -> None:
    undecided: i64 = 0
    for seat in drafters(t):
        undecided |= 1 << seat
    t.push(Drafting(lowest_bit(undecided), undecided))


def pass_packs(t: ArchitectsTable) -> None:
    """Everybody keeps the card chosen and passes the rest to the left; a last card goes under the pile."""
    seats = drafters(t)
    rests: list[Hand] = []
    for seat in seats:
        p = t.players[seat]
        p.pack, p.hand = p.pack.move(p.chosen, p.hand)
        p.chosen = NO_CARD
        rests.append(p.pack)
    if len(rests[0]) == 1:
        put_last_cards_under(t)
        return
    passed = pass_on(t, rests)
    for i in range(len(seats)):
        t.players[seats[i]].pack = passed[i]
    t.tell(PACKS_PASSED, 0)
    go_on(t)


def put_last_cards_under(t: ArchitectsTable) -> None:
    """In turn order, the first player first: now everybody knows who that is."""
    make_beginner_known(t)
    for k in range(t.seats):
        seat = (t.first + k) % t.seats
        p = t.players[seat]
        for card in p.pack:
            p.pack = p.pack.bury(card, t.plans)
            t.tell(PLAN_DISCARDED, seat, card)
