"""A turn: its six phases in order, then the next player's; and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.acting import ACTING
from royaume.games.viscounts.buildings import is_empty
from royaume.games.viscounts.cards.catalogue import CARDS, FACES, card_of, face_of
from royaume.games.viscounts.cards.townsfolk import DROP_OFF, INSTANT
from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.events import CARD_DROPPED, CARD_PLAYED, GAME_ENDED
from royaume.games.viscounts.gaining import give
from royaume.games.viscounts.hiring import RECRUITING, can_recruit
from royaume.games.viscounts.moving import MOVING
from royaume.games.viscounts.player import LAST, MIDDLE, NOWHERE
from royaume.games.viscounts.table import ViscountsTable, reindex
from royaume.games.viscounts.verbs import check_shuffle, draw_up_to, gain_corruption, turn_up_own
from royaume.games.viscounts.vocabulary import CRIMINAL, LARGER_HAND, MOST_SEATS, TAKING_TURN, TURN_PHASE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame, Step
from royaume.kernel.phase import Phase, PhaseStep

NEWEST: Final = 0  # the left space of the line
HAND_LIMIT: Final = 3
MOST_STEPS: Final = 16  # of a turn, with those that modules insert


@final
class Turn(Phase[ViscountsTable]):
    """The phases of a person's turn."""

    def number(self) -> i64:
        return TURN_PHASE

    def from_step(self, at: i64) -> Turn:
        return LATER_IN_TURN[self.who][at]

    def fits(self, t: ViscountsTable) -> bool:
        """Everybody's Viscount is on the board."""
        for p in t.players:
            if p.space == NOWHERE:
                return False
        return super().fits(t)


# phase 1: cards -----------------------------------------------------------------------------


@final
class CardsShift(PhaseStep[ViscountsTable]):
    """All cards of the line go one space to the right; what a card does that drops off comes at once."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        p = t.players[who]
        dropped = p.line[LAST]
        p.line[LAST] = p.line[MIDDLE]
        p.line[MIDDLE] = p.line[NEWEST]
        p.line[NEWEST] = NO_CARD
        reindex(t, who)
        if dropped == NO_CARD:
            return
        p.cards.discard(dropped)
        t.tell(CARD_DROPPED, who, dropped)
        ability = CARDS[dropped].ability
        if ability.timing == DROP_OFF:
            give(t, who, ability.effect)


@final
class CardIsPlayed(PhaseStep[ViscountsTable]):
    """One from the hand, of the player's choice; without a hand, the top card of the pile, unseen."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        cards = t.players[who].cards
        if len(cards.hand.cards) > 0:
            t.push(PLAYING_CARD[who])
        elif cards.to_draw() == 1 and cards.pile.left() == 0:
            play_again(t, who)
        else:
            play(t, who, turn_up_own(t, who))


def play_again(t: ViscountsTable, seat: i64) -> None:
    """The only card outside the line is the one that dropped off: it is played again, without a shuffle."""
    cards = t.players[seat].cards
    card = cards.discarded[0]
    cards.take_back(card)
    if t.variants.three_card_check:
        check_shuffle(t, seat)
    play(t, seat, card)


def play(t: ViscountsTable, seat: i64, card: i64) -> None:
    """A card with Criminal icons brings 1 Corruption for each one in the line; then comes its instant effect."""
    p = t.players[seat]
    p.line[NEWEST] = card
    t.played = card
    reindex(t, seat)
    t.tell(CARD_PLAYED, seat, card)
    face = CARDS[card]
    if face.icons[CRIMINAL] > 0:
        gain_corruption(t, seat, p.criminals)
    if face.ability.timing == INSTANT:
        give(t, seat, face.ability.effect)


@final
class PlayingCard(Frame[ViscountsTable]):
    """Which card of the hand."""

    span: ClassVar[int] = FACES

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for card in t.players[self.seat].cards.hand.cards:
            out.add(card)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        t.players[self.seat].cards.show(t, self.seat, a)
        play(t, self.seat, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("play", {"card": int(a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("playing_card")

    def index_of(self, t: ViscountsTable, a: i64) -> i64:
        return face_of(a)

    def choice_at(self, t: ViscountsTable, index: i64) -> i64:
        return card_of(index, self.seat)

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and len(t.players[self.seat].cards.hand) > 0


# phases 2 to 6 ------------------------------------------------------------------------------


@final
class ViscountMoves(PhaseStep[ViscountsTable]):
    """As far as the card just played says."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        t.push(MOVING[who])


@final
class ActionIsTaken(PhaseStep[ViscountsTable]):
    """One primary action, or none."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        t.push(ACTING[who])


@final
class CardIsHired(PhaseStep[ViscountsTable]):
    """Asked only where the card beside the Viscount can be paid for."""

    def due(self, t: ViscountsTable, who: i64) -> bool:
        return can_recruit(t, who)

    def run(self, t: ViscountsTable, who: i64) -> None:
        t.push(RECRUITING[who])


@final
class MarkersMeet(PhaseStep[ViscountsTable]):
    """Only now, and only those of the active player."""

    def due(self, t: ViscountsTable, who: i64) -> bool:
        return t.players[who].has_met()

    def run(self, t: ViscountsTable, who: i64) -> None:
        t.push(Collision(who))


@final
class HandIsFilled(PhaseStep[ViscountsTable]):
    """Up to the limit; whoever has more keeps them."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        draw_up_to(t, who, hand_limit(t, who))


def hand_limit(t: ViscountsTable, seat: i64) -> i64:
    limit: i64 = HAND_LIMIT
    if is_empty(t.players[seat].slots, LARGER_HAND):
        limit += 1
    return limit + 1 if t.leader == seat else limit


@final
class TurnEnds(PhaseStep[ViscountsTable]):
    """The next player's turn, or the end of the game after the last round."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        end_turn(t, who)


def end_turn(t: ViscountsTable, seat: i64) -> None:
    t.played = NO_CARD
    following = (seat + 1) % t.seats
    if following == t.first and t.round == t.last_round:
        t.over = True
        t.tell(GAME_ENDED, seat)
    else:
        start_turn(t, following)


TURN_STEPS: Final[list[PhaseStep[ViscountsTable]]] = [
    CardsShift("shift"),
    CardIsPlayed("play"),
    ViscountMoves("move"),
    ActionIsTaken("act"),
    CardIsHired("hire"),
    MarkersMeet("collision"),
    HandIsFilled("draw"),
    TurnEnds("end"),
]


# between turns ------------------------------------------------------------------------------


def start_turn(t: ViscountsTable, seat: i64) -> None:
    """A round begins with the start player."""
    if seat == t.first:
        t.round += 1
    t.begin_turn(seat)
    t.push_step(TAKING_TURN, TURNS[seat])


@final
class StartingTurn(Step[ViscountsTable]):
    """The turn with which a table goes on that was just set up or given."""

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        start_turn(t, self.who)


TURNS: Final = vec[Turn]([Turn(seat) for seat in range(MOST_SEATS)])
LATER_IN_TURN: Final = vec[vec[Turn]](
    [vec[Turn]([Turn(seat, at) for at in range(MOST_STEPS)]) for seat in range(MOST_SEATS)]
)
PLAYING_CARD: Final = vec[PlayingCard]([PlayingCard(seat) for seat in range(MOST_SEATS)])
STARTING_TURN: Final = vec[StartingTurn]([StartingTurn(seat) for seat in range(MOST_SEATS)])
