"""What players should mind: Debts, the markers that are about to meet, an action that lies within reach, the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.acting import (
    FIRST_SLOT,
    FIRST_WORKERS,
    MOST_WORKERS,
    TO_TRADE,
    TO_TRANSCRIBE,
    Acting,
    affords,
    barred,
    described,
    trade_at,
)
from royaume.games.viscounts.buildings import POINTS, built_of_type
from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.effects import FLIP_ANY
from royaume.games.viscounts.moving import Moving
from royaume.games.viscounts.scoring import UNPAID_DEBT
from royaume.games.viscounts.table import NOT_YET, ViscountsTable
from royaume.games.viscounts.vocabulary import (
    CRIMINAL,
    SILVER,
    SLOTS,
    type_of,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.counsel import Adviser, Counsel
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED

# the most urgent first
LAST_ROUND: Final = 90
MEETING: Final = 80
ACTION: Final = 70
UNPAID: Final = 60
END_NEAR: Final = 50
NO_HAND: Final = 40

MANY_DEBTS: Final = 2
FEW_LEFT: Final = 2
NEAR: Final = 1  # spaces between the markers
FIRST_WITH_DEBTS: Final = 4  # from this space on, a collision brings Debts
DEBTS_AT: Final = (0, 0, 0, 0, 1, 1, 2, 3)  # by the space where the markers meet

NOTHING: Final = -1
# what an action is worth about, besides the points of a building
TRADING_WORTH: Final = 1
FLIPPING_WORTH: Final = 4
TRANSCRIBING_WORTH: Final = 5
WORKER_WORTH: Final = 2


@final
class LastRound(Adviser[ViscountsTable]):
    """What only pays later pays no more."""

    def counsel(self, t: ViscountsTable, seat: i64) -> Counsel | None:
        if t.last_round == NOT_YET or t.round < t.last_round:
            return None
        best = best_deed(t, seat)
        return Counsel("last_round", {}, [] if best is None else best.follow)


@final
class MarkersAboutToMeet(Adviser[ViscountsTable]):
    """One more step of Corruption, and the collision brings Debts."""

    def counsel(self, t: ViscountsTable, seat: i64) -> Counsel | None:
        p = t.players[seat]
        apart = p.virtue - p.corruption
        if apart < 0 or apart > NEAR or p.virtue < FIRST_WITH_DEBTS:
            return None
        honest = [Meaning("play", {"card": int(card)}) for card in p.cards.hand.cards if is_honest(card)]
        return Counsel("meeting", {"debts": DEBTS_AT[p.virtue]}, honest)


def is_honest(card: i64) -> bool:
    """No Criminal icon: playing it corrupts nobody."""
    return CARDS[card].icons[CRIMINAL] == 0


@final
class DebtsUnpaid(Adviser[ViscountsTable]):
    """Each costs points, and an exchange of Merchants pays them."""

    def counsel(self, t: ViscountsTable, seat: i64) -> Counsel | None:
        debts = t.players[seat].debts
        if debts < MANY_DEBTS:
            return None
        return Counsel("debts", {"debts": int(debts), "points": int(-UNPAID_DEBT * debts)})


@final
class EndIsNear(Adviser[ViscountsTable]):
    """Few cards are left on Poverty or on Prosperity."""

    def counsel(self, t: ViscountsTable, seat: i64) -> Counsel | None:
        if t.last_round != NOT_YET:
            return None
        if t.debts_left <= FEW_LEFT:
            return Counsel("poverty_near", {"n": int(t.debts_left)})
        return Counsel("prosperity_near", {"n": int(t.deeds_left)}) if t.deeds_left <= FEW_LEFT else None


@final
class NoCardInHand(Adviser[ViscountsTable]):
    """The next card is played unseen."""

    def counsel(self, t: ViscountsTable, seat: i64) -> Counsel | None:
        p = t.players[seat]
        return Counsel("no_hand") if not p.automatic and len(p.cards.hand.cards) == 0 and t.active != seat else None


# the action ---------------------------------------------------------------------------------


@final
class Deed:
    """An action that can be paid for, where the Viscount would be, and what it is worth about."""

    def __init__(self, space: i64, silver: i64, a: i64, worth: i64, meaning: Meaning) -> None:
        self.space: Final = space
        self.silver: Final = silver
        self.a: Final = a
        self.worth: Final = worth
        self.meaning: Final = meaning

    @property
    def follow(self) -> list[Meaning]:
        """The ride, then the action."""
        return [Meaning("ride", {"space": int(self.space)}), self.meaning]


@final
class ActionWithinReach(Adviser[ViscountsTable]):
    """Where the Viscount may ride, or at the space where it stands: what can be paid for there."""

    def counsel(self, t: ViscountsTable, seat: i64) -> Counsel | None:
        best = best_deed(t, seat)
        if best is None:
            return None
        args = {"space": int(best.space)}
        for name in ("slot", "manuscript", "n"):
            if name in best.meaning.args:
                args[name] = best.meaning.args[name]
        return Counsel("act_" + best.meaning.key, args, best.follow)


def best_deed(t: ViscountsTable, seat: i64) -> Deed | None:
    """The action that is worth most; asked only where this seat rides or acts."""
    frame = t.top() if t.depth > 0 else None
    if frame is None or frame.seat != seat:
        return None
    if isinstance(frame, Acting):
        return best_at(t, seat, frame.dismissed, 0)
    if not isinstance(frame, Moving):
        return None
    out = Choices()
    frame.legal(t, out)
    best: Deed | None = None
    for i in range(out.n):
        there = t.copy()
        there.play(out.items[i])
        deed = best_at(there, seat, NO_CARD, t.players[seat].goods[SILVER] - there.players[seat].goods[SILVER])
        if deed is not None and (best is None or deed.worth > best.worth):
            best = deed
    return best


def best_at(t: ViscountsTable, seat: i64, dismissed: i64, silver: i64) -> Deed | None:
    """Of the actions at the Viscount's space; the silver of the way there counts against them."""
    best: Deed | None = None
    for a in range(TO_TRADE, FIRST_SLOT + SLOTS):
        if barred(t, seat, a) == ALLOWED and affords(t, seat, a, dismissed, t.players[seat].goods[SILVER]):
            worth = worth_of(t, seat, a) - silver
            if best is None or worth > best.worth:
                best = Deed(t.players[seat].space, silver, a, worth, described(t, seat, a, {}))
    return best


def worth_of(t: ViscountsTable, seat: i64, a: i64) -> i64:
    if a == TO_TRADE:
        return FLIPPING_WORTH if trade_at(t, seat).op == FLIP_ANY else TRADING_WORTH
    if a == TO_TRANSCRIBE:
        return TRANSCRIBING_WORTH
    if a < FIRST_WORKERS + MOST_WORKERS:
        return WORKER_WORTH * (a - FIRST_WORKERS + 1)
    kind = type_of(a - FIRST_SLOT)
    built = built_of_type(t.players[seat].slots, kind)
    return POINTS[kind][built + 1] - POINTS[kind][built]


ADVISERS: Final[list[Adviser[ViscountsTable]]] = [
    LastRound(LAST_ROUND),
    MarkersAboutToMeet(MEETING),
    ActionWithinReach(ACTION),
    DebtsUnpaid(UNPAID),
    EndIsNear(END_NEAR),
    NoCardInHand(NO_HAND),
]
