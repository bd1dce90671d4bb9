"""A contribution: at any moment of the turn, but never in the middle of an action."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.contribution_cards import CARDS, Gift
from royaume.games.architects.expansions.wonders.events import CONTRIBUTED
from royaume.games.architects.expansions.wonders.influence import gain_influence, might_pay, will_pay
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.refusals import (
    CONTRIBUTION_IN_THE_WAY,
    CONTRIBUTION_NEEDED,
    TOKEN_MISSING,
    TOKEN_THERE,
)
from royaume.games.architects.expansions.wonders.vocabulary import ALL_TOKENS, CONTRIBUTING, TOKENS
from royaume.games.architects.gaining import gain
from royaume.games.architects.prices import BASIC, PRECIOUS, TAXES
from royaume.games.architects.purse import TAX_EVADED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import spend_goods
from royaume.games.architects.virtue import gain_virtue
from royaume.games.architects.vocabulary import CLAY, GOLD, MOST_VIRTUE, REWARD
from royaume.kernel.action import Action
from royaume.kernel.around import offer_after
from royaume.kernel.aside import NOTHING, OUT_OF_REACH, THING_SPAN, UNSURE, WITHIN_REACH, Aside, Things
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, allowed_if
from royaume.kernel.ints import bit
from royaume.kernel.paying import payable
from royaume.kernel.phase import PhaseStep
from royaume.kernel.price import Price

CONTRIBUTION: Final = 0
VIRTUE_OF_REWARD: Final = 2  # no reward brings more of it
A_CONTRIBUTION: Final[Things] = (CONTRIBUTION,)
OFFERED: Final[Things] = (CONTRIBUTING * THING_SPAN + CONTRIBUTION,)


def may_contribute(t: ArchitectsTable, seat: i64) -> bool:
    return wonders_of(t).contributions > 0 and seat == t.active


def allow_contribution(t: ArchitectsTable, seat: i64) -> None:
    """One for each worker placed beside the Princess."""
    wonders_of(t).contributions += 1
    t.wake(CONTRIBUTING, seat)
    offer_after(t, seat, OFFERED)


def end_contributions(t: ArchitectsTable, seat: i64) -> None:
    wonders_of(t).contributions = 0
    t.let_rest(CONTRIBUTING, seat)


def contribute(t: ArchitectsTable, seat: i64, good: i64) -> None:
    """A real token: no price, so that nothing can stand for it."""
    kept = wonders_of(t)
    kept.contributions -= 1
    if kept.contributions == 0:
        t.let_rest(CONTRIBUTING, seat)
    spend_goods(t, seat, good, 1)
    lay_token(t, seat, good)


def lay_token(t: ArchitectsTable, seat: i64, good: i64) -> None:
    """The fifth one brings a reset. What it brings to whoever laid it is gained at once."""
    kept = wonders_of(t)
    kept.tokens |= bit(good)
    t.tell(CONTRIBUTED, seat, good)
    if kept.tokens == ALL_TOKENS:
        t.reset_due = True
    receive(t, seat, CARDS[kept.contribution].gifts[good])


def receive(t: ArchitectsTable, seat: i64, gift: Gift) -> None:
    if gift.rewards > 0:
        gain(t, seat, REWARD, gift.rewards)
    if gift.virtue > 0:
        gain_virtue(t, seat, gift.virtue)
    if gift.influence > 0:
        gain_influence(t, seat, gift.influence)


def most_virtue(gift: Gift) -> i64:
    """With what its rewards could bring of it."""
    return gift.virtue + gift.rewards * VIRTUE_OF_REWARD


def at_most(t: ArchitectsTable, seat: i64, price: Price, gift: Gift) -> Price:
    """What a price could come to with this gift: low virtue evades taxes."""
    if price.of(TAXES) == 0:
        return price
    virtue = t.players[seat].virtue
    more = most_virtue(gift)
    after = virtue + more if virtue + more < MOST_VIRTUE else MOST_VIRTUE
    taxes = TAX_EVADED[virtue] - TAX_EVADED[after]
    return price.with_more(TAXES, taxes) if taxes > 0 else price


def destroys_debts(t: ArchitectsTable, seat: i64, gift: Gift) -> bool:
    """Whether it may: virtue above the track does."""
    p = t.players[seat]
    return p.debts > 0 and p.virtue + most_virtue(gift) > MOST_VIRTUE


def tokens_at_hand(t: ArchitectsTable, seat: i64) -> i64:
    """Those of which there is no reason why they could not be laid, as bits; see `why_no_token`."""
    goods = t.players[seat].goods
    tokens: i64 = 0
    for good in range(TOKENS):
        if goods[good] > 0:
            tokens |= bit(good)
    return tokens & ~wonders_of(t).tokens


def most_influence_given(t: ArchitectsTable, seat: i64) -> i64:
    """The most that a contribution could bring now."""
    gifts = CARDS[wonders_of(t).contribution].gifts
    tokens = tokens_at_hand(t, seat)
    most: i64 = 0
    for good in range(TOKENS):
        if (tokens >> good) & 1 == 1 and gifts[good].influence > most:
            most = gifts[good].influence
    return most


def why_no_token(t: ArchitectsTable, seat: i64, good: i64) -> i64:
    if wonders_of(t).tokens & bit(good) != 0:
        return TOKEN_THERE
    return allowed_if(t.players[seat].goods[good] > 0, TOKEN_MISSING)


@final
class Contributing(Aside[ArchitectsTable]):
    """Ways are the goods. Before what has a price, which it may help to pay; after what has none."""

    span: ClassVar[int] = TOKENS

    def awake(self, t: ArchitectsTable, seat: i64) -> bool:
        return may_contribute(t, seat)

    def helps(self, t: ArchitectsTable, frame: Action[Any]) -> bool:
        """By influence alone; nobody knows what a reward will bring."""
        return may_contribute(t, frame.seat) and most_influence_given(t, frame.seat) > 0

    def before(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> Things:
        if not may_contribute(t, frame.seat):
            return NOTHING
        price = frame.price(t, a)
        if price is None:
            return NOTHING
        if might_pay(t, frame.seat, price, most_influence_given(t, frame.seat)) or frame.lacks(t, a) == ALLOWED:
            return A_CONTRIBUTION
        return NOTHING

    def after(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> Things:
        if not may_contribute(t, frame.seat) or frame.ends(a) or frame.price(t, a) is not None:
            return NOTHING
        return A_CONTRIBUTION

    def offers(self, t: ArchitectsTable, seat: i64, thing: i64, out: Choices, first: i64) -> None:
        for good in range(TOKENS):
            out.add(first + good)

    def refusal(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> i64:
        return why_no_token(t, seat, way)

    def open_ways(self, t: ArchitectsTable, seat: i64, thing: i64, out: Choices, first: i64) -> None:
        tokens = tokens_at_hand(t, seat)
        for good in range(TOKENS):
            if (tokens >> good) & 1 == 1:
                out.add(first + good)

    def foretold(self, t: ArchitectsTable, frame: Action[Any], a: i64, thing: i64, way: i64) -> i64:
        """What the price does not ask for, or leaves, may be given; but where virtue rises, taxes may."""
        price = frame.price(t, a)
        gift = CARDS[wonders_of(t).contribution].gifts[way]
        if frame.lacks(t, a) != ALLOWED:
            return self.help_foretold(t, frame, a, way, gift)
        if price is None or (price.of(TAXES) > 0 and destroys_debts(t, frame.seat, gift)):
            return UNSURE
        most = at_most(t, frame.seat, price, gift)
        alike = PRECIOUS if way >= GOLD else BASIC | bit(CLAY)
        same = most is price and price.kinds & alike == 0
        return WITHIN_REACH if same or payable(t, frame.seat, most.with_more(way, 1)) else UNSURE

    def help_foretold(self, t: ArchitectsTable, frame: Action[Any], a: i64, good: i64, gift: Gift) -> i64:
        """Where something is lacking: whether the gift brings it, although the good is gone."""
        price = frame.price(t, a)
        if price is None or not might_pay(t, frame.seat, price, gift.influence):
            return OUT_OF_REACH if gift.rewards == 0 else UNSURE
        if price.of(good) > 0 or destroys_debts(t, frame.seat, gift) or not frame.lacks_price_alone(t, a):
            return UNSURE
        most = at_most(t, frame.seat, price, gift)
        return WITHIN_REACH if will_pay(t, frame.seat, most, gift.influence) else UNSURE

    def usable(self, t: ArchitectsTable, seat: i64, thing: i64) -> bool:
        return may_contribute(t, seat) and tokens_at_hand(t, seat) != 0

    def do(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64, order: i64) -> None:
        contribute(t, seat, way)

    def index_of(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> i64:
        return way

    def thing_at(self, t: ArchitectsTable, seat: i64, index: i64) -> i64:
        return CONTRIBUTION

    def way_at(self, t: ArchitectsTable, seat: i64, index: i64) -> i64:
        return index

    def describe(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> Meaning:
        gift = CARDS[wonders_of(t).contribution].gifts[way]
        gains = {"influence": int(gift.influence), "virtue": int(gift.virtue), "rewards": int(gift.rewards)}
        return Meaning("contribute", {"good": int(way), **gains})

    def in_the_way(self) -> i64:
        return CONTRIBUTION_IN_THE_WAY

    def needed(self) -> i64:
        return CONTRIBUTION_NEEDED

    def question(self, before: bool) -> str:
        return "contributing_first" if before else "contributing"

    def possible(self, t: ArchitectsTable, seat: i64, thing: i64) -> bool:
        return thing == CONTRIBUTION


@final
class LastContribution(PhaseStep[ArchitectsTable]):
    """The turn is about to end; what was gained in it may still be given."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return may_contribute(t, who)

    def run(self, t: ArchitectsTable, who: i64) -> None:
        offer_after(t, who, OFFERED)
