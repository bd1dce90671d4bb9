"""A small game in two versions of its rules, for what becomes of games when rules change.

Everybody has a hand, plays a card and gets its value. By rules 1 the player then says that the turn is over. By rules 2
nobody has to, but the player may leave a tip; the decision about a card has another name, the table counts tips, and an
option says what a tip is.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from royaume.kernel.carrying import CarryOver
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.config import Config, Option
from royaume.kernel.data import Reader
from royaume.kernel.event import TURN_STARTED_KIND, EventKind
from royaume.kernel.frame import Frame
from royaume.kernel.game import Game, Language
from royaume.kernel.module import Rules, Sizes
from royaume.kernel.table import Table

CARDS = tuple(f"c{number}" for number in range(24))
HAND = 6
EVENTS = [TURN_STARTED_KIND, EventKind("card_played", "seat", "card"), EventKind("tipped", "seat")]
CARD_PLAYED, TIPPED = 1, 2
LANGUAGE = Language(
    ids={"card": CARDS},
    notation={"play": "play {card}", "turn_over": "turn over", "tip": "tip", "no_tip": "no tip"},
    written={},
    refusals=[],
    events=EVENTS,
)
TIP = Option("tip", ("two", "one"))


class TollTable(Table):
    def __init__(self, chance: Chance, hands: list[tuple[int, ...]], coins: list[int], tips: list[int] | None) -> None:
        super().__init__(len(hands), Rules([], Sizes(events=len(EVENTS))), chance)
        self.hands, self.coins, self.tips = hands, coins, tips

    def copy(self) -> TollTable:
        t = TollTable(self.chance.copy(), self.hands[:], self.coins[:], None if self.tips is None else self.tips[:])
        self.copy_common_to(t)
        return t

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"hands": [list(hand) for hand in self.hands], "coins": list(self.coins)}
        return data if self.tips is None else {**data, "tips": list(self.tips)}

    def next_turn(self, seat: int) -> None:
        if not self.hands[seat]:
            self.over = True
            return
        self.begin_turn(seat)
        self.push(Playing(seat) if self.tips is None else PlayingCard(seat))


class Playing(Frame[TollTable]):
    def offers(self, t: TollTable, out: Choices) -> None:
        for card in t.hands[self.seat]:
            out.add(card)

    def describe(self, t: TollTable, a: int) -> Meaning:
        return Meaning("play", {"card": int(a)})

    def asks(self, t: TollTable) -> Meaning:
        return Meaning("playing")

    def resolve(self, t: TollTable, a: int) -> None:
        t.hands[self.seat] = tuple(card for card in t.hands[self.seat] if card != a)
        t.coins[self.seat] += int(a)
        t.reveal()
        t.tell(CARD_PLAYED, self.seat, a)
        t.push(Confirming(self.seat) if t.tips is None else Tipping(self.seat))


class PlayingCard(Playing):
    """The same by rules 2."""


class Confirming(Frame[TollTable]):
    def offers(self, t: TollTable, out: Choices) -> None:
        out.add(0)

    def describe(self, t: TollTable, a: int) -> Meaning:
        return Meaning("turn_over")

    def asks(self, t: TollTable) -> Meaning:
        return Meaning("confirming")

    def resolve(self, t: TollTable, a: int) -> None:
        t.next_turn((self.seat + 1) % t.seats)


class Tipping(Confirming):
    def offers(self, t: TollTable, out: Choices) -> None:
        out.add(1)
        out.add(0)

    def describe(self, t: TollTable, a: int) -> Meaning:
        return Meaning("tip" if a else "no_tip")

    def asks(self, t: TollTable) -> Meaning:
        return Meaning("tipping")

    def resolve(self, t: TollTable, a: int) -> None:
        if a and t.tips is not None:
            t.tips[self.seat] += 1
            t.tell(TIPPED, self.seat)
        super().resolve(t, 0)


class TollShown(Struct, kw_only=True):
    coins: list[int]
    hand: list[int]


class Toll(Game[TollTable]):
    def set_up(self, config: Config, chance: Chance) -> TollTable:
        cards = chance.shuffled(tuple(range(config.players * HAND)))
        hands = [tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(config.players)]
        nothing = [0] * config.players
        t = TollTable(chance, hands, nothing, None if self.version == 1 else nothing[:])
        t.next_turn(0)
        return t

    def read_table(self, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> TollTable:
        data.only("hands", "coins", *([] if self.version == 1 else ["tips"]))
        hands = [tuple(part.numbers(0, len(CARDS) - 1)) for part in data.at("hands").parts()]
        tips = None if self.version == 1 else data.at("tips").numbers(0, HAND)
        return TollTable(chance, hands, data.at("coins").numbers(0, 1000), tips)

    def violation(self, t: TollTable) -> str:
        return ""

    def shown(self, t: TollTable, seat: int) -> TollShown:
        return TollShown(coins=list(t.coins), hand=list(t.hands[seat]) if seat >= 0 else [])

    def view_type(self) -> type[Struct]:
        return TollShown

    def resample(self, t: TollTable, seat: int, dice: Dice) -> TollTable:
        copy = t.copy()
        copy.chance = Chance(dice.key())
        return copy

    def scores(self, t: TollTable) -> list[int]:
        return [coins - tips for coins, tips in zip(t.coins, t.tips or [0] * len(t.coins), strict=True)]

    def score_sheet(self, t: TollTable) -> list[tuple[str, list[int]]]:
        return [("coins", self.scores(t))]

    def winners(self, t: TollTable, config: Config) -> list[int]:
        return [seat for seat, score in enumerate(self.scores(t)) if score == max(self.scores(t))]


def to_2(state: dict[str, Any]) -> dict[str, Any]:
    names = {"Playing": "PlayingCard", "Confirming": "Tipping"}
    state["stack"] = [[names[name], *numbers] for name, *numbers in state["stack"]]
    state["table"]["tips"] = [0 for _ in state["table"]["coins"]]
    return state


TO_2 = CarryOver(to_2, options={"tip": "one"}, answers={"tipping": "no tip"}, dropped=("turn over",))


def toll(carrying: tuple[CarryOver, ...] = ()) -> Toll:
    """By rules 1, or by the rules to which these steps lead."""
    options, frames = ((TIP,), (PlayingCard, Tipping)) if carrying else ((), (Playing, Confirming))
    return Toll("toll", len(carrying) + 1, 2, 4, options, LANGUAGE, frames, carrying=carrying)
