"""The Cathedral: five levels with few spaces, a building card given up for each, rewards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import CATHEDRAL_ADVANCED, NO_REWARD_LEFT, REWARD_REVEALED
from royaume.games.architects.gaining import cards_react, gain
from royaume.games.architects.plans import DiscardingOne
from royaume.games.architects.prices import LEVEL, price_of
from royaume.games.architects.refusals import (
    CATHEDRAL_COMPLETE,
    LEVEL_FULL,
    LEVEL_UNPAYABLE,
    NO_PLAN_TO_DISCARD,
    TOO_LITTLE_VIRTUE,
)
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.virtue import CATHEDRAL_FROM, gain_virtue
from royaume.games.architects.vocabulary import BUILDING_ROOM, CATHEDRAL_ALWAYS, CATHEDRAL_PLANS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.paying import charge, payable


@final
class Level:
    """What it is worth, how many markers fit, what it costs: gold, marble, and wood or stone in any mix."""

    def __init__(self, points: i64, spaces: i64, gold: i64, marble: i64, either: i64) -> None:
        self.points: Final = points
        self.spaces: Final = spaces
        self.price: Final = price_of(LEVEL, gold=gold, marble=marble, either=either)


LEVELS: Final = [
    Level(0, 99, 0, 0, 0),
    Level(2, 3, 1, 0, 0),
    Level(4, 3, 0, 0, 4),
    Level(7, 2, 0, 1, 0),
    Level(12, 2, 0, 0, 8),
    Level(20, 1, 2, 2, 0),
]
TOP: Final = 5
PLANS_GIVEN_UP: Final = 1
VIRTUE_WITHOUT_REWARD: Final = 1


def markers_on(t: ArchitectsTable, level: i64) -> i64:
    n: i64 = 0
    for p in t.players:
        if p.level == level:
            n += 1
    return n


def why_closed(t: ArchitectsTable, seat: i64) -> i64:
    """Why the next level cannot be entered, whatever it costs."""
    level = t.players[seat].level + 1
    if level > TOP:
        return CATHEDRAL_COMPLETE
    return LEVEL_FULL if markers_on(t, level) >= LEVELS[level].spaces else ALLOWED


def why_barred(t: ArchitectsTable, seat: i64) -> i64:
    """Why the Cathedral cannot be advanced, whatever one has."""
    p = t.players[seat]
    if p.virtue < CATHEDRAL_FROM and p.sums[CATHEDRAL_ALWAYS] == 0:
        return TOO_LITTLE_VIRTUE
    return why_closed(t, seat)


def what_is_lacking(t: ArchitectsTable, seat: i64) -> i64:
    p = t.players[seat]
    if len(p.hand.cards) < ask(t, seat, CATHEDRAL_PLANS, PLANS_GIVEN_UP):
        return NO_PLAN_TO_DISCARD
    return ALLOWED if payable(t, seat, LEVELS[p.level + 1].price) else LEVEL_UNPAYABLE


def advance(t: ArchitectsTable, seat: i64) -> None:
    """Pay, give up a building card, move up, gain the reward."""
    t.push(Advancing(seat))
    if ask(t, seat, CATHEDRAL_PLANS, PLANS_GIVEN_UP) > 0:
        t.push(GivingUpPlan(seat))
    charge(t, seat, LEVELS[t.players[seat].level + 1].price)


@final
class GivingUpPlan(DiscardingOne):
    """The building card that each level costs."""

    span: ClassVar[int] = BUILDING_ROOM

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("discarding_for_cathedral")


@final
class Advancing(Step[ArchitectsTable]):
    """One level up, then the reward, then whatever reacts."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        climb(t, self.who)
        gain_reward(t, self.who)
        cards_react(t, self.who, CATHEDRAL_ADVANCED)

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and t.players[self.who].level < TOP


def climb(t: ArchitectsTable, seat: i64) -> None:
    p = t.players[seat]
    p.level += 1
    t.tell(CATHEDRAL_ADVANCED, seat, p.level)


def draw_reward(t: ArchitectsTable, seat: i64) -> i64:
    """The top reward leaves the game; its number, or NO_CARD."""
    card = t.rewards.draw(t)
    if card == NO_CARD:
        t.tell(NO_REWARD_LEFT, seat)
    else:
        t.leave_game(card)
        t.tell(REWARD_REVEALED, seat, card)
    return card


def gain_reward(t: ArchitectsTable, seat: i64) -> None:
    """Nobody can rely on a reward that lies face down."""
    if t.trying and t.rewards.left() > 0:
        t.push(AnyReward(seat))
        return
    card = draw_reward(t, seat)
    if card == NO_CARD:
        gain_virtue(t, seat, VIRTUE_WITHOUT_REWARD)
    else:
        receive_reward(t, seat, card)


def receive_reward(t: ArchitectsTable, seat: i64, card: i64) -> None:
    for thing, n in t.catalogue.rewards[card].gains:
        gain(t, seat, thing, n)


@final
class AnyReward(Frame[ArchitectsTable]):
    """Where something is only tried out, the next reward may be any that nobody has seen. Never asked of anybody."""

    span: ClassVar[int] = 0

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        """One of each kind."""
        kinds: list[str] = []
        for card in t.unseen_rewards():
            if t.catalogue.reward_ids[card] not in kinds:
                kinds.append(t.catalogue.reward_ids[card])
                out.add(card)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        receive_reward(t, self.seat, a)
