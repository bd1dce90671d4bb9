"""What is true of every Viscounts table at every moment. Words are put together only once a law is broken."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from royaume.games.viscounts.acting import Acting, Performing, Trading
from royaume.games.viscounts.beginning import Beginning, ChoosingPair, TakingPairs
from royaume.games.viscounts.buildings import built_of_type
from royaume.games.viscounts.cards.catalogue import CARD_IDS, FIRST_STARTER, REAL_CARDS, STARTERS_EACH
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPT_IDS, MANUSCRIPTS, NEEDED_FOR_BONUS
from royaume.games.viscounts.castle import CLIMBING, ResolvingCastle
from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.counting import workers_in_castle
from royaume.games.viscounts.effects import NOTHING
from royaume.games.viscounts.funding import Paying
from royaume.games.viscounts.hiring import Recruiting
from royaume.games.viscounts.moving import Moving
from royaume.games.viscounts.pending import PENDING
from royaume.games.viscounts.player import NOWHERE
from royaume.games.viscounts.solo.beginning import SITTING_DOWN
from royaume.games.viscounts.solo.turn import TURN
from royaume.games.viscounts.table import (
    CASTLE,
    FIRST_INNER,
    FIRST_TOP,
    FREE,
    NO_LEADER,
    NOT_YET,
    ViscountsTable,
)
from royaume.games.viscounts.transcribing import ribbons
from royaume.games.viscounts.turn import NEWEST, TURN_STEPS, PlayingCard, Turn
from royaume.games.viscounts.vocabulary import (
    BUILDING_IDS,
    BUILDING_TYPES,
    FIRST_SPACE,
    GOOD_IDS,
    GOODS,
    LAST_SPACE,
    LIMIT_OF_SECTION,
    MOST_SEATS,
    RIBBON_IDS,
    RIBBONS,
    SECTIONS,
    SITE_IDS,
    SITES,
    SPACES,
    WORKERS_EACH,
)
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.following import deeds_broken
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import NOBODY, Frame
from royaume.kernel.ints import bit
from royaume.kernel.spots import Spot, misplaced

FEWEST_CARDS: Final = 3


def violation(t: ViscountsTable) -> str:
    """The first law that the table breaks, in words for a bug report; nothing when all is well."""
    return (
        cards_broken(t)
        or starters_broken(t)
        or misplaced(manuscripts_lying(t), list(range(len(MANUSCRIPTS))), MANUSCRIPT_IDS)
        or buildings_broken(t)
        or players_broken(t)
        or bonuses_broken(t)
        or leader_broken(t)
        or castle_broken(t)
        or end_broken(t)
        or stack_broken(t)
        or t.opponent.violation(t)
    )


def cards_broken(t: ViscountsTable) -> str:
    people = len([p for p in t.players if not p.automatic])
    deck = list(range(int(FIRST_STARTER) + people * int(STARTERS_EACH)))
    return misplaced(cards_lying(t), deck, CARD_IDS[:REAL_CARDS])


def cards_lying(t: ViscountsTable) -> list[Spot]:
    spots = [Spot("out of the game", t.removed), Spot("among the pairs", t.heroes)]
    spots += [Spot("beside the board", pile.rest()) for pile in t.townsfolk]
    for seat in range(t.seats):
        p = t.players[seat]
        spots.append(Spot("in the line", tuple([int(card) for card in p.line if card != NO_CARD]), seat))
        spots.append(Spot("in the pile", p.cards.pile.rest(), seat))
        spots.append(Spot("in the hand", p.cards.hand.cards, seat))
        spots.append(Spot("among those discarded", p.cards.discarded, seat))
    return spots


def starters_broken(t: ViscountsTable) -> str:
    """Starting cards stay with their owner: choices are numbered by that."""
    for spot in cards_lying(t):
        for card in spot.cards:
            if card >= FIRST_STARTER and spot.seat != NOBODY and (card - FIRST_STARTER) // STARTERS_EACH != spot.seat:
                return seat_words(spot.seat) + " has a starting card of another player"
    return ""


def manuscripts_lying(t: ViscountsTable) -> list[Spot]:
    spots = [Spot("beside the castle", pile.rest()) for pile in t.manuscripts]
    return spots + [Spot("on the board", t.players[seat].manuscripts, seat) for seat in range(t.seats)]


def buildings_broken(t: ViscountsTable) -> str:
    """Each building that left a board stands on a spot."""
    for site in range(SITES):
        if t.sites[site] != FREE and t.sides[site].gain == NOTHING:
            return "a building stands at " + SITE_IDS[site] + ", which is no spot of this side"
    for seat in range(t.seats):
        for kind in range(BUILDING_TYPES):
            standing = len([1 for built in t.sites if built == seat * BUILDING_TYPES + kind])
            if standing != built_of_type(t.players[seat].slots, kind):
                return seat_words(seat) + " has another number of " + BUILDING_IDS[kind] + " standing than gone"
    return ""


def players_broken(t: ViscountsTable) -> str:
    for seat in range(t.seats):
        wrong = player_broken(t, seat)
        if wrong:
            return seat_words(seat) + wrong
    return ""


def player_broken(t: ViscountsTable, seat: i64) -> str:
    p = t.players[seat]
    for good in range(GOODS):
        if p.goods[good] < 0:
            return " has less than no " + GOOD_IDS[good]
    if min(p.debts, p.paid, p.deeds, p.approved) < 0:
        return " has less than no Debts or Deeds"
    if p.supply < 0 or p.supply + workers_in_castle(t, seat) != WORKERS_EACH:
        return " has not 20 workers"
    if not FIRST_SPACE <= p.corruption <= p.virtue <= LAST_SPACE:
        return " has markers that passed each other or left the track"
    if not NOWHERE <= p.space < SPACES or (p.space == NOWHERE and not is_still_to_sit_down(t, seat)):
        return " has a Viscount nowhere"
    if not p.automatic and p.owned() < FEWEST_CARDS:
        return " owns fewer than three cards"
    return ""


def is_still_to_sit_down(t: ViscountsTable, seat: i64) -> bool:
    """Whether pairs are still to be chosen, and this seat has not had its turn: the start player is the last."""
    if len(t.pairs) == 0 or t.depth == 0:
        return False
    lowest, top = t.frames[0], t.top()
    if isinstance(top, ChoosingPair) and top.seat == seat:
        return True
    if isinstance(lowest, TakingPairs):
        return (seat - t.first) % t.seats <= (lowest.who - t.first) % t.seats
    return t.players[seat].automatic and is_deed(lowest, SITTING_DOWN)


def bonuses_broken(t: ViscountsTable) -> str:
    for ribbon in range(RIBBONS):
        holders = [seat for seat in range(t.seats) if t.players[seat].bonuses & bit(ribbon) != 0]
        if len(holders) > 1:
            return "the Cleric Bonus " + RIBBON_IDS[ribbon] + " is in several places"
        for seat in holders:
            if ribbons(t.players[seat].manuscripts, ribbon) < NEEDED_FOR_BONUS:
                return seat_words(seat) + " has the Cleric Bonus " + RIBBON_IDS[ribbon] + " without three of them"
    return ""


def leader_broken(t: ViscountsTable) -> str:
    """Whoever leads has as many on tier 3 as anybody."""
    for seat in range(t.seats):
        if t.leader == NO_LEADER and t.on_top(seat) > 0:
            return seat_words(seat) + " is on tier 3, yet nobody leads the castle"
        if t.leader != NO_LEADER and t.on_top(seat) > t.on_top(t.leader):
            return seat_words(seat) + " has more on tier 3 than the leader"
    return ""


def castle_broken(t: ViscountsTable) -> str:
    """Nobody stands there but those who play; once it is resolved, three of a colour have climbed, and three fit."""
    for at in range(CASTLE):
        if at % MOST_SEATS >= t.seats and t.castle[at] != 0:
            return "workers of a colour that nobody plays are in the castle"
    if is_being_resolved(t):
        return ""
    for at in range(0, FIRST_TOP, MOST_SEATS):
        workers = [int(t.castle[at + seat]) for seat in range(t.seats)]
        section = f"section {at // MOST_SEATS % SECTIONS + 1} of tier {1 if at < FIRST_INNER else 2}"
        if max(workers) >= CLIMBING:
            return f"{max(workers)} workers of one colour are in {section}: one of them has to climb"
        if sum(workers) > LIMIT_OF_SECTION:
            return f"{sum(workers)} workers are in {section}, which holds {LIMIT_OF_SECTION}"
    return ""


def is_being_resolved(t: ViscountsTable) -> bool:
    for frame in t.stack:
        if isinstance(frame, ResolvingCastle):
            return True
    return False


def end_broken(t: ViscountsTable) -> str:
    """A card is revealed once nothing lies on it; the round after that is the last one."""
    if t.round == 0:
        begun = t.poverty or t.prosperity or t.last_round != NOT_YET or t.debts_left != 0 or t.deeds_left != 0
        return "Poverty and Prosperity are not covered yet, and yet something is known of them" if begun else ""
    return (
        revealing_broken("Poverty", t.poverty, t.debts_left, "Debt")
        or revealing_broken("Prosperity", t.prosperity, t.deeds_left, "Deed")
        or last_round_broken(t)
    )


def revealing_broken(card: str, revealed: bool, left: i64, lying: str) -> str:
    if revealed and left > 0:
        return card + " is revealed, yet " + str(int(left)) + " " + lying + "s lie on it"
    return card + " is not revealed, yet no " + lying + " lies on it" if not revealed and left == 0 else ""


def last_round_broken(t: ViscountsTable) -> str:
    revealed = t.poverty or t.prosperity
    if t.last_round == NOT_YET:
        return "a card is revealed, yet no round is the last" if revealed else ""
    if not revealed:
        return "nothing brought about the last round, which is " + str(int(t.last_round))
    if not t.round <= t.last_round <= t.round + 1:
        return "the last round is " + str(int(t.last_round)) + " in round " + str(int(t.round))
    return ""


def stack_broken(t: ViscountsTable) -> str:
    """What is pending belongs to the beginning, to the phases of the active player, or to a turn by the rules."""
    if t.depth == 0:
        return "" if t.played == NO_CARD else "a card was played, yet no turn is under way"
    lowest = t.frames[0]
    wrong = PENDING.broken(t) or deeds_broken(t)
    if wrong:
        return wrong
    if t.turn == 0:
        if t.played != NO_CARD:
            return "a card was played before the first turn"
        return "" if leads_to_play(t, lowest) else "nothing leads from the beginning to the first turn"
    if t.players[t.active].automatic:
        return "" if is_deed(lowest, TURN.parts()[-1]) else "nothing leads to the end of the opponent's turn"
    if not isinstance(lowest, Turn) or lowest.who != t.active:
        return "nothing leads to the end of the turn of " + seat_words(t.active)
    return phase_broken(t, lowest)


def leads_to_play(t: ViscountsTable, lowest: Frame[Any]) -> bool:
    """A step of the beginning; an opponent sits down once the person has chosen, its Viscount first."""
    if not isinstance(lowest, Doing):
        return isinstance(lowest, TakingPairs) or (isinstance(lowest, Beginning) and not t.players[-1].automatic)
    if t.players[-1].space == NOWHERE:
        return is_deed(lowest, SITTING_DOWN)
    return is_deed(lowest, SITTING_DOWN.parts()[-1])


def is_deed(frame: Frame[Any], deed: Deed[ViscountsTable]) -> bool:
    return isinstance(frame, Doing) and frame.deed == deed.number and frame.times == 1


def phase_broken(t: ViscountsTable, turn: Turn) -> str:
    """The phases still to come are those after the one that is pending; a card is played once."""
    for i in range(1, t.depth):
        frame = t.frames[i]
        if isinstance(frame, Turn):
            return "two turns are pending"
        for kind, step in STEPS_OF_DECISIONS:
            if isinstance(frame, kind) and (turn.at != step + 1 or frame.numbers()[0] != t.active):
                return type(frame).__name__ + " is pending in a phase or turn of another"
    played = turn.at > PLAYED and not isinstance(t.top(), PlayingCard)
    if (t.played != NO_CARD) != played:
        return "a card was played before its phase, or none was"
    newest = t.players[t.active].line[NEWEST]
    return "" if (newest != NO_CARD) == played else "the first space of the line does not fit the phase"


STEP_NAMES: Final = [step.name for step in TURN_STEPS]
PLAYED: Final = STEP_NAMES.index("play")
STEPS_OF_DECISIONS: Final[list[tuple[type[Frame[Any]], int]]] = [
    (PlayingCard, PLAYED),
    (Moving, STEP_NAMES.index("move")),
    (Acting, STEP_NAMES.index("act")),
    (Trading, STEP_NAMES.index("act")),
    (Paying, STEP_NAMES.index("act")),
    (Performing, STEP_NAMES.index("act")),
    (Recruiting, STEP_NAMES.index("hire")),
    (Collision, STEP_NAMES.index("collision")),
]


def seat_words(seat: i64) -> str:
    return "seat " + str(int(seat))
