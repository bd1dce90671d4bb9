"""Phase 3: one primary action, before which the card beside the Viscount may be dismissed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.board import BOARD, Trade
from royaume.games.viscounts.buildings import COST, built_of_type, is_empty
from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.cards.townsfolk import AFTER_ACTION
from royaume.games.viscounts.castle import place_workers
from royaume.games.viscounts.constructing import SIDE_ONLY, build, has_spot
from royaume.games.viscounts.debts import to_flip
from royaume.games.viscounts.effects import DESTROY, FLIP_ANY
from royaume.games.viscounts.events import ACTION_DECLINED, TRADE_MADE
from royaume.games.viscounts.funding import Funding, counts_for, goods_for, icons_for, pay
from royaume.games.viscounts.gaining import take
from royaume.games.viscounts.hiring import beside, dismiss, dismissal_cost
from royaume.games.viscounts.own_cards import most_destroyed
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.reacting import react
from royaume.games.viscounts.refusals import (
    ACTION_AFTER_DISMISSAL,
    BUILT_ALREADY,
    DISMISSED_FOR_ANOTHER,
    INNER_PATH_ONLY,
    NO_ACTION_WITH_IT,
    NO_FREE_SPOT,
    NO_WORKERS_LEFT,
    NOT_ENOUGH_ICONS,
    NOTHING_TO_DESTROY,
    NOTHING_TO_FLIP,
    ONE_DISMISSAL,
    OUTER_PATH_ONLY,
    TOO_DEAR_TO_DISMISS,
)
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.transcribing import cost_at, transcribe
from royaume.games.viscounts.vocabulary import (
    BUILDING_TYPES,
    CONSTRUCT,
    MOST_SEATS,
    SILVER,
    SLOTS,
    SLOTS_OF_TYPE,
    TRADE,
    TRANSCRIBE,
    WORKERS,
    is_inner,
    kind_of,
    segment_of,
    type_of,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame, Step

# the choices
NO_ACTION: Final = 0
DISMISSING: Final = 1
TO_TRADE: Final = 2
TO_TRANSCRIBE: Final = 3
FIRST_WORKERS: Final = 4  # one to four of them
FIRST_SLOT: Final = 8
CHOICES: Final = FIRST_SLOT + SLOTS

NOBLES_FOR: Final = vec[i64]([0, 1, 3, 5, 8])  # by the number of workers
MOST_WORKERS: Final = 4
MOST_TIMES: Final = 200


def action_of(a: i64) -> i64:
    """Which primary action a choice is."""
    if a == TO_TRADE:
        return TRADE
    if a == TO_TRANSCRIBE:
        return TRANSCRIBE
    return WORKERS if a < FIRST_SLOT else CONSTRUCT


def trade_at(t: ViscountsTable, seat: i64) -> Trade:
    space = t.players[seat].space
    return BOARD[segment_of(space)].trades[kind_of(space)]


def needed(t: ViscountsTable, seat: i64, a: i64) -> i64:
    """The icons that a choice takes; of a trade, those for the first time."""
    if a == TO_TRADE:
        return trade_at(t, seat).icons
    if a == TO_TRANSCRIBE:
        return cost_at(t, segment_of(t.players[seat].space))
    return NOBLES_FOR[a - FIRST_WORKERS + 1] if a < FIRST_SLOT else COST[type_of(a - FIRST_SLOT)]


def barred(t: ViscountsTable, seat: i64, a: i64) -> i64:
    """Why an action is not open here, whatever one could pay."""
    p = t.players[seat]
    inner = is_inner(p.space)
    if a == TO_TRANSCRIBE or (a < FIRST_SLOT and a >= FIRST_WORKERS):
        if not inner:
            return INNER_PATH_ONLY
        return NO_WORKERS_LEFT if a >= FIRST_WORKERS and p.supply == 0 else ALLOWED
    if inner:
        return OUTER_PATH_ONLY
    if a == TO_TRADE:
        return barred_from_trade(t, seat)
    if is_empty(p.slots, a - FIRST_SLOT):
        return BUILT_ALREADY
    return ALLOWED if has_spot(t, seat, SIDE_ONLY) else NO_FREE_SPOT


def barred_from_trade(t: ViscountsTable, seat: i64) -> i64:
    op = trade_at(t, seat).op
    if op == FLIP_ANY and to_flip(t, seat) == 0:
        return NOTHING_TO_FLIP
    return NOTHING_TO_DESTROY if op == DESTROY and most_destroyed(t, seat) == 0 else ALLOWED


def affords(t: ViscountsTable, seat: i64, a: i64, dismissed: i64, silver: i64) -> bool:
    """Whether an action can be paid for, with these dismissed and so much silver."""
    p, action = t.players[seat], action_of(a)
    return icons_for(p, action, dismissed) + goods_for(p, action, silver) >= needed(t, seat, a)


# dismissing ---------------------------------------------------------------------------------


def why_not_dismiss(t: ViscountsTable, seat: i64) -> i64:
    """A card is dismissed as part of an action only: with it one must be possible for which it counts."""
    p, card = t.players[seat], beside(t, seat)
    silver = p.goods[SILVER] - dismissal_cost(t, seat, card)
    if silver < 0:
        return TOO_DEAR_TO_DISMISS
    if is_inner(p.space):
        possible = serves(t, seat, card, TO_TRANSCRIBE, silver) or serves(t, seat, card, FIRST_WORKERS, silver)
    else:
        possible = serves(t, seat, card, TO_TRADE, silver) or serves_building(t, seat, card, silver)
    return ALLOWED if possible else NO_ACTION_WITH_IT


def serves(t: ViscountsTable, seat: i64, card: i64, a: i64, silver: i64) -> bool:
    if not counts_for(t.players[seat], card, action_of(a)) or barred(t, seat, a) != ALLOWED:
        return False
    return affords(t, seat, a, card, silver)


def serves_building(t: ViscountsTable, seat: i64, card: i64, silver: i64) -> bool:
    """The cheapest building left decides."""
    p = t.players[seat]
    if not counts_for(p, card, CONSTRUCT) or not has_spot(t, seat, SIDE_ONLY):
        return False
    most = icons_for(p, CONSTRUCT, card) + goods_for(p, CONSTRUCT, silver)
    for kind in range(BUILDING_TYPES):
        if COST[kind] <= most and built_of_type(p.slots, kind) < SLOTS_OF_TYPE:
            return True
    return False


# the decision -------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Acting(Frame[ViscountsTable]):
    """The primary action; once a card was dismissed, one for which it counts."""

    span: ClassVar[int] = CHOICES

    def __init__(self, seat: i64, dismissed: i64 = NO_CARD) -> None:
        super().__init__(seat)
        self.dismissed: Final = dismissed

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for a in range(CHOICES):
            out.add(a)

    def refusal(self, t: ViscountsTable, a: i64) -> i64:
        if a == NO_ACTION:
            return ALLOWED if self.dismissed == NO_CARD else ACTION_AFTER_DISMISSAL
        if a == DISMISSING:
            return why_not_dismiss(t, self.seat) if self.dismissed == NO_CARD else ONE_DISMISSAL
        return self.why_not_act(t, a)

    def why_not_act(self, t: ViscountsTable, a: i64) -> i64:
        no = barred(t, self.seat, a)
        if no != ALLOWED:
            return no
        p = t.players[self.seat]
        if self.dismissed != NO_CARD and not counts_for(p, self.dismissed, action_of(a)):
            return DISMISSED_FOR_ANOTHER
        can = affords(t, self.seat, a, self.dismissed, p.goods[SILVER])
        return ALLOWED if can else NOT_ENOUGH_ICONS + action_of(a)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        """Each action is asked about once, not each choice."""
        out.n = 0
        p, seat = t.players[self.seat], self.seat
        if self.dismissed == NO_CARD:
            out.add(NO_ACTION)
            if why_not_dismiss(t, seat) == ALLOWED:
                out.add(DISMISSING)
        if is_inner(p.space):
            if self.why_not_act(t, TO_TRANSCRIBE) == ALLOWED:
                out.add(TO_TRANSCRIBE)
            if p.supply > 0 and self.counts(p, WORKERS):
                self.add_affordable(t, WORKERS, out)
        else:
            if self.why_not_act(t, TO_TRADE) == ALLOWED:
                out.add(TO_TRADE)
            if self.counts(p, CONSTRUCT) and has_spot(t, seat, SIDE_ONLY):
                self.add_affordable(t, CONSTRUCT, out)

    def counts(self, p: Player, action: i64) -> bool:
        return self.dismissed == NO_CARD or counts_for(p, self.dismissed, action)

    def add_affordable(self, t: ViscountsTable, action: i64, out: Choices) -> None:
        p = t.players[self.seat]
        most = icons_for(p, action, self.dismissed) + goods_for(p, action, p.goods[SILVER])
        if action == WORKERS:
            for n in range(1, MOST_WORKERS + 1):
                if NOBLES_FOR[n] <= most:
                    out.add(FIRST_WORKERS + n - 1)
        else:
            for slot in range(SLOTS):
                if COST[type_of(slot)] <= most and not is_empty(p.slots, slot):
                    out.add(FIRST_SLOT + slot)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        seat = self.seat
        if a == NO_ACTION:
            t.tell(ACTION_DECLINED, seat)
        elif a == DISMISSING:
            card = beside(t, seat)
            t.push(Acting(seat, card))
            dismiss(t, seat, dismissal_cost(t, seat, card))
        elif a == TO_TRADE:
            offer_trades(t, seat, self.dismissed)
        else:
            t.push(Performing(seat, a))
            action = action_of(a)
            pay(t, seat, action, needed(t, seat, a) - icons_for(t.players[seat], action, self.dismissed))

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        if a == NO_ACTION:
            return Meaning("no_action")
        if a == DISMISSING:
            card = beside(t, self.seat)
            return Meaning("dismiss", {"card": int(card), "silver": int(dismissal_cost(t, self.seat, card))})
        if barred(t, self.seat, a) in (OUTER_PATH_ONLY, INNER_PATH_ONLY):
            return described(t, self.seat, a, {})
        return described(t, self.seat, a, self.funding(t, a).numbers())

    def funding(self, t: ViscountsTable, a: i64) -> Funding:
        return Funding(t.players[self.seat], action_of(a), self.dismissed, needed(t, self.seat, a))

    def asks(self, t: ViscountsTable) -> Meaning:
        if self.dismissed == NO_CARD:
            return Meaning("acting")
        return Meaning("acting_with", {"card": int(self.dismissed)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.dismissed)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not NO_CARD <= self.dismissed < len(CARDS):
            return False
        return t.players[self.seat].space >= 0


def described(t: ViscountsTable, seat: i64, a: i64, paid_by: dict[str, int]) -> Meaning:
    """An action, and what would pay for it."""
    if a == TO_TRADE:
        return Meaning("trade", paid_by)
    if a == TO_TRANSCRIBE:
        segment = segment_of(t.players[seat].space)
        tile = t.manuscripts[segment].top(t)
        if tile == NO_CARD:
            return Meaning("transcribe_printed", {"segment": int(segment), **paid_by})
        return Meaning("transcribe", {"manuscript": int(tile), **paid_by})
    if a < FIRST_SLOT:
        return Meaning("place_workers", {"n": int(a - FIRST_WORKERS + 1), **paid_by})
    return Meaning("construct", {"slot": int(a - FIRST_SLOT), **paid_by})


@final
@mypyc_attr(free_list_len=1)
class Performing(Step[ViscountsTable]):
    """What was chosen and paid for; then the abilities that come after such an action."""

    def __init__(self, who: i64, choice: i64) -> None:
        super().__init__(who)
        self.choice: Final = choice

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        choice, seat = self.choice, self.who
        react(t, seat, AFTER_ACTION + action_of(choice))
        if choice == TO_TRANSCRIBE:
            transcribe(t, seat)
        elif choice < FIRST_SLOT:
            place_workers(t, seat, t.facing(seat), choice - FIRST_WORKERS + 1)
        else:
            build(t, seat, choice - FIRST_SLOT, SIDE_ONLY)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.choice)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.who < t.seats and TO_TRANSCRIBE <= self.choice < CHOICES


# trading ------------------------------------------------------------------------------------


def most_trades(t: ViscountsTable, seat: i64, dismissed: i64) -> i64:
    """How often the exchange can be made; silver for silver changes nothing, so one is enough there."""
    p, trade = t.players[seat], trade_at(t, seat)
    icons = icons_for(p, TRADE, dismissed)
    if trade.op == SILVER:
        return max(icons, 1)
    times = (icons + p.goods[SILVER]) // trade.icons
    if trade.op == FLIP_ANY:
        return min(times, to_flip(t, seat))
    return min(times, most_destroyed(t, seat)) if trade.op == DESTROY else times


def offer_trades(t: ViscountsTable, seat: i64, dismissed: i64) -> None:
    if most_trades(t, seat, dismissed) == 1:
        make_trades(t, seat, dismissed, 1)
    else:
        t.push(Trading(seat, dismissed))


def make_trades(t: ViscountsTable, seat: i64, dismissed: i64, times: i64) -> None:
    p, trade = t.players[seat], trade_at(t, seat)
    silver = max(0, times * trade.icons - icons_for(p, TRADE, dismissed))
    p.goods[SILVER] -= silver
    react(t, seat, AFTER_ACTION + TRADE)
    t.tell(TRADE_MADE, seat, times, silver)
    take(t, seat, trade.op, times * trade.amount)


@final
@mypyc_attr(free_list_len=1)
class Trading(Frame[ViscountsTable]):
    """How often the exchange of the space is made."""

    span: ClassVar[int] = MOST_TIMES

    def __init__(self, seat: i64, dismissed: i64) -> None:
        super().__init__(seat)
        self.dismissed: Final = dismissed

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for times in range(1, min(most_trades(t, self.seat, self.dismissed), MOST_TIMES - 1) + 1):
            out.add(times)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        make_trades(t, self.seat, self.dismissed, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        funding = Funding(t.players[self.seat], TRADE, self.dismissed, a * trade_at(t, self.seat).icons)
        return Meaning("trade_times", {"times": int(a), "silver": int(funding.due), **funding.numbers()})

    def asks(self, t: ViscountsTable) -> Meaning:
        trade = trade_at(t, self.seat)
        return Meaning("trading", {"n": int(trade.icons), "way": int(trade.way)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.dismissed)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not NO_CARD <= self.dismissed < len(CARDS):
            return False
        space = t.players[self.seat].space
        return space >= 0 and not is_inner(space) and most_trades(t, self.seat, self.dismissed) > 0


ACTING: Final = vec[Acting]([Acting(seat) for seat in range(MOST_SEATS)])
