"""A turn: take a card, place the character, activate its building, end the turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.majesty.activation import activate
from royaume.games.majesty.characters import CARDS, KINDS, is_split
from royaume.games.majesty.realm import TURNS_EACH
from royaume.games.majesty.refusals import NO_CARD_THERE, NOT_ENOUGH_MEEPLES
from royaume.games.majesty.scoring import tell_final_scoring
from royaume.games.majesty.table import DISPLAY, MOST_SEATS, MajestyTable
from royaume.games.majesty.verbs import place_character, refill_display, return_surplus, take_card
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame, Step


@final
class TakingCard(Frame[MajestyTable]):
    """Take a card from the display: one meeple on each card before it."""

    span: ClassVar[int] = DISPLAY
    public: ClassVar[bool] = True

    def offers(self, t: MajestyTable, out: Choices) -> None:
        for index in range(DISPLAY):
            out.add(index)

    def refusal(self, t: MajestyTable, a: i64) -> i64:
        if t.display[a] == NO_CARD:
            return NO_CARD_THERE
        return NOT_ENOUGH_MEEPLES if t.realms[self.seat].meeples < a else ALLOWED

    def legal(self, t: MajestyTable, out: Choices) -> None:
        """What lies within reach, found without asking about each card."""
        out.n = 0
        for index in range(min(t.realms[self.seat].meeples + 1, DISPLAY)):
            if t.display[index] != NO_CARD:
                out.add(index)

    def resolve(self, t: MajestyTable, a: i64) -> None:
        t.push(ENDING_TURN[self.seat])
        card = take_card(t, self.seat, a)
        if is_split(card):
            t.push(PlacingSplitCard(self.seat, card))
        else:
            place_and_activate(t, self.seat, card, CARDS[card].first)

    def describe(self, t: MajestyTable, a: i64) -> Meaning:
        if t.display[a] == NO_CARD:
            return Meaning("take_nothing", {"cost": int(a)})
        return Meaning("take", {"card": int(t.display[a]), "cost": int(a)})

    def asks(self, t: MajestyTable) -> Meaning:
        return Meaning("taking_card", {"meeples": int(t.realms[self.seat].meeples)})


@final
@mypyc_attr(free_list_len=1)
class PlacingSplitCard(Frame[MajestyTable]):
    """A split card is placed as one of its two characters, the owner's choice."""

    span: ClassVar[int] = KINDS

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def offers(self, t: MajestyTable, out: Choices) -> None:
        face = CARDS[self.card]
        out.add(face.first)
        out.add(face.second)

    def resolve(self, t: MajestyTable, a: i64) -> None:
        place_and_activate(t, self.seat, self.card, a)

    def describe(self, t: MajestyTable, a: i64) -> Meaning:
        return Meaning("place_as", {"character": int(a), "card": int(self.card)})

    def asks(self, t: MajestyTable) -> Meaning:
        return Meaning("placing_split_card", {"card": int(self.card)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def fits(self, t: MajestyTable) -> bool:
        return 0 <= self.seat < t.seats and 0 <= self.card < len(CARDS) and is_split(self.card)


def place_and_activate(t: MajestyTable, seat: i64, card: i64, character: i64) -> None:
    place_character(t, seat, card, character)
    activate(t, seat, character)


@final
class EndingTurn(Step[MajestyTable]):
    """Surplus meeples become coins, the display is refilled, the next player goes on."""

    def resolve(self, t: MajestyTable, a: i64) -> None:
        return_surplus(t, self.who)
        refill_display(t)
        if t.turn == TURNS_EACH * t.seats:
            t.over = True
            tell_final_scoring(t)
        else:
            start_turn(t, (self.who + 1) % t.seats)


@final
class StartingTurn(Step[MajestyTable]):
    """The turn with which a table goes on that was just set up or given."""

    def resolve(self, t: MajestyTable, a: i64) -> None:
        start_turn(t, self.who)


def start_turn(t: MajestyTable, seat: i64) -> None:
    """A turn cannot be passed: its owner takes a card."""
    t.begin_turn(seat)
    t.push(TAKING_CARD[seat])


# frames without data of their own are made once
STARTING_TURN: Final = vec[StartingTurn]([StartingTurn(seat) for seat in range(MOST_SEATS)])
TAKING_CARD: Final = vec[TakingCard]([TakingCard(seat) for seat in range(MOST_SEATS)])
ENDING_TURN: Final = vec[EndingTurn]([EndingTurn(seat) for seat in range(MOST_SEATS)])
