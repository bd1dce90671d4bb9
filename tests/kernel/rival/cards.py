"""The rival's cards, and a table to try them on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rival.deeds import CARDS_RULE, AskTribute, Coins, GainCoin, Stones, TakeStones
from rival.table import (
    CARD_GAINED,
    CARD_TURNED_UP,
    CARDS_SHUFFLED,
    ENTRY_FOLLOWED,
    ENTRY_IMPOSSIBLE,
    EVENTS,
    PRIORITY_DECIDED,
    RIVAL,
    RivalTable,
)
from royaume.kernel.automatic.conditions import AtLeast, AtMost
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf, FutureLeft, GainFuture, NextCard, Repeated
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.playbook import Playbook, Telling
from royaume.kernel.automatic.steps import TurningUp
from royaume.kernel.chance import Chance
from royaume.kernel.ints import filled
from royaume.kernel.module import Rules, Sizes

THREE_STONES: Final[AtLeast[RivalTable]] = AtLeast("three_stones", 3, Stones())
ONE_STONE: Final[AtLeast[RivalTable]] = AtLeast("one_stone", 1, Stones())
POOR: Final[AtMost[RivalTable]] = AtMost("poor", 2, Coins())
FUTURE_LEFT: Final[FutureLeft[RivalTable]] = FutureLeft("future_left")

RAID: Final[Entry[RivalTable]] = Entry("raid", CARDS_RULE, TakeStones(), [THREE_STONES])
BEG: Final[Entry[RivalTable]] = Entry("beg", CARDS_RULE, GainCoin(), [POOR])
LEARN: Final[Entry[RivalTable]] = Entry("learn", CARDS_RULE, GainFuture(), [FUTURE_LEFT])
EARN: Final[Entry[RivalTable]] = Entry("earn", CARDS_RULE, GainCoin())
TAKE: Final[Entry[RivalTable]] = Entry("take", CARDS_RULE, TakeStones(), [ONE_STONE])

# a nested list makes its entry impossible when none of its own entries is possible
RAIDING: Final[Deed[RivalTable]] = FirstOf(
    Entry("harass", CARDS_RULE, FirstOf(RAID, BEG)), Entry("go_on", CARDS_RULE, NextCard())
)
TRIBUTE: Final[Deed[RivalTable]] = AllOf(GainCoin(), AskTribute(), GainCoin())
LEARNING: Final[Deed[RivalTable]] = FirstOf(LEARN, EARN)
PLUNDER: Final[Deed[RivalTable]] = Repeated(Coins(), FirstOf(TAKE))

CARDS: Final[list[Deed[RivalTable]]] = [RAIDING, TRIBUTE, LEARNING, PLUNDER]
CARD_IDS: Final = ("raiding", "tribute", "learning", "plunder")
RAIDING_CARD: Final = 0
TRIBUTE_CARD: Final = 1
LEARNING_CARD: Final = 2
PLUNDER_CARD: Final = 3


@final
class RivalBook(Playbook[RivalTable]):
    """The cards lie on the table."""

    def plays(self, t: RivalTable, seat: i64) -> bool:
        return seat == RIVAL

    def instructions(self, t: RivalTable) -> Instructions:
        return t.cards


TELLING: Final = Telling(
    CARD_TURNED_UP, CARDS_SHUFFLED, ENTRY_FOLLOWED, ENTRY_IMPOSSIBLE, PRIORITY_DECIDED, CARD_GAINED
)
BOOK: Final = RivalBook(TELLING, CARDS)
RULES: Final = Rules([], Sizes(events=len(EVENTS)), playbook=BOOK)


def rivals_turn(cards: Instructions, stones: tuple[int, ...] = (0, 0, 0), coins: int = 0) -> RivalTable:
    """The rival takes its turn, up to the person's decision if there is one."""
    t = RivalTable(RULES, Chance.from_seed("rival"), filled(list(stones)), filled([5, coins]), cards)
    t.log = []
    t.push(TurningUp(RIVAL))
    t.settle()
    return t
