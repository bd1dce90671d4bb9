"""The steps that the court adds to a reset of the Black Market, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.awaiting import note_all_awaited
from royaume.games.architects.cards.abilities import Ability
from royaume.games.architects.events import FIGURES_LEAVE, WORKERS_JAILED
from royaume.games.architects.expansions.wonders.contribution_cards import (
    CARDS,
    GAIN_INFLUENCE,
    TAKE_DEBT,
)
from royaume.games.architects.expansions.wonders.events import (
    CONTRIBUTION_REVEALED,
    CONTRIBUTIONS_SHUFFLED,
    FAVOUR_FOR_NOBODY,
    FIGURES_MOVED,
    PENALTY_DUE,
    TOKEN_MOVED,
    TOKEN_RETURNED,
)
from royaume.games.architects.expansions.wonders.favours import win_favour
from royaume.games.architects.expansions.wonders.influence import gain_influence
from royaume.games.architects.expansions.wonders.kept import WondersKept, wonders_of
from royaume.games.architects.expansions.wonders.vocabulary import AT_PRINCESS, TOKENS
from royaume.games.architects.gaining import gain
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import charge_debts, charge_virtue
from royaume.games.architects.vocabulary import MOST_SEATS, NO_SEAT
from royaume.kernel.action import Action
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Step
from royaume.kernel.ints import bit
from royaume.kernel.phase import PhaseStep


def workers_beside(t: ArchitectsTable, seat: i64, ability: Ability) -> i64:
    """A seat's workers beside the figure that a card names; wonders are none."""
    kept = wonders_of(t)
    place = kept.princess() if ability.only == AT_PRINCESS else kept.profiteer()
    return t.players[seat].at[place]


def has_courtiers(t: ArchitectsTable, seat: i64) -> bool:
    return (t.players[seat].hears >> FIGURES_LEAVE) & 1 == 1


def courtiers_left(t: ArchitectsTable, seat: i64, done: tuple[int, ...]) -> list[int]:
    """Apprentices with a worker beside their figure who have not given anything yet."""
    left: list[int] = []
    if not has_courtiers(t, seat):
        return left
    for card in t.players[seat].crew:
        ability = t.catalogue.apprentices[card].ability
        if ability.event == FIGURES_LEAVE and card not in done and workers_beside(t, seat, ability) > 0:
            left.append(card)
    return left


@final
class CourtiersReact(PhaseStep[ArchitectsTable]):
    """Aristocrats and Street Urchins, the active seat's first."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            if has_courtiers(t, seat) and len(courtiers_left(t, seat, ())) > 0:
                t.push(Courtiers(seat, ()))


@final
class Courtiers(Step[ArchitectsTable]):
    """The rest of a seat's courtiers; `done` are those who have reacted."""

    tail: ClassVar[int] = 1

    def __init__(self, who: i64, done: tuple[int, ...]) -> None:
        super().__init__(who)
        self.done: Final = done

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        left = courtiers_left(t, self.who, self.done)
        if len(left) > 0:
            t.push(Courtiers(self.who, self.done + (left[0],)))
            Courting(self.who).resolve(t, left[0])

    def numbers(self) -> list[int]:
        return [int(self.who), *self.done]

    def fits(self, t: ArchitectsTable) -> bool:
        known = len(t.catalogue.apprentices)
        return super().fits(t) and all(0 <= card < known for card in self.done)


@final
class Courting(Action[ArchitectsTable]):
    """What a courtier gives: an action, so that a tool may be used with it. Nobody is ever asked."""

    span = 0

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in courtiers_left(t, self.seat, ()):
            out.add(card)

    def card(self, t: ArchitectsTable, a: i64) -> i64:
        return a

    def act(self, t: ArchitectsTable, a: i64) -> None:
        ability = t.catalogue.apprentices[a].ability
        gain(t, self.seat, ability.thing, ability.amount)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("resolve_apprentice", {"apprentice": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("ordering_effects")

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and len(courtiers_left(t, self.seat, ())) > 0


@final
class ProfiteersConsequence(PhaseStep[ArchitectsTable]):
    """Whoever has a worker there follows the card, clockwise. What is pushed last comes first."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        place = wonders_of(t).profiteer()
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            if t.players[seat].at[place] > 0:
                t.push(FOLLOWING_PROFITEER[seat])


@final
class FollowingProfiteer(Step[ArchitectsTable]):
    """A debt, influence, or a loss of virtue, as the card says."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        card = wonders_of(t).card()
        t.tell(PENALTY_DUE, self.who, card.penalty, card.profiteer)
        if card.penalty == TAKE_DEBT:
            charge_debts(t, self.who, 1)
        elif card.penalty == GAIN_INFLUENCE:
            gain_influence(t, self.who, 1)
        else:
            charge_virtue(t, self.who, 1)


@final
class JailingThere(PhaseStep[ArchitectsTable]):
    """Then all workers at the Profiteer go to Prison."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        place = wonders_of(t).profiteer()
        for k in range(t.seats):
            seat = (who + k) % t.seats
            p = t.players[seat]
            n = p.at[place]
            if n > 0:
                p.at[place] = 0
                p.prison += n
                t.tell(WORKERS_JAILED, seat, n)


@final
class PrincesssFavour(PhaseStep[ArchitectsTable]):
    """For all who have the most workers beside her, clockwise, if anybody has one."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        place = wonders_of(t).princess()
        most = most_workers(t, place)
        if most == 0:
            t.tell(FAVOUR_FOR_NOBODY, who, place)
            return
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            if t.players[seat].at[place] == most:
                t.push(WINNING_FAVOUR[seat])


def most_workers(t: ArchitectsTable, place: i64) -> i64:
    most: i64 = 0
    for p in t.players:
        if p.at[place] > most:
            most = p.at[place]
    return most


@final
class WinningFavour(Step[ArchitectsTable]):
    """What the card gives to one of them, before the next one has it."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        win_favour(t, self.who)


@final
class MovingTokens(PhaseStep[ArchitectsTable]):
    """Each to the wonder of its kind; where that one stands already, back to the supply."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return wonders_of(t).tokens != 0

    def run(self, t: ArchitectsTable, who: i64) -> None:
        kept = wonders_of(t)
        for good in range(TOKENS):
            if kept.tokens & bit(good) != 0:
                move_token(t, kept, who, good)
        kept.tokens = 0


def move_token(t: ArchitectsTable, kept: WondersKept, seat: i64, good: i64) -> None:
    if kept.owner[good] == NO_SEAT:
        kept.on_wonder[good] += 1
        t.tell(TOKEN_MOVED, seat, good, good)
    else:
        t.tell(TOKEN_RETURNED, seat, good)


@final
class TurningContribution(PhaseStep[ArchitectsTable]):
    """The contribution card becomes the consequence; after the last one all seven are shuffled and laid out anew."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        kept = wonders_of(t)
        if kept.pile.left() == 0:
            lay_out_anew(t, kept, who)
        else:
            turn_contribution(t, kept, who)
        note_all_awaited(t)


def turn_contribution(t: ArchitectsTable, kept: WondersKept, seat: i64) -> None:
    kept.past = kept.past + (int(kept.consequence),)
    kept.consequence = kept.contribution
    kept.contribution = kept.pile.draw_for_later(t)
    t.tell(CONTRIBUTION_REVEALED, seat, kept.contribution)


def lay_out_anew(t: ArchitectsTable, kept: WondersKept, seat: i64) -> None:
    kept.pile.shuffle_anew(t, tuple(range(len(CARDS))))
    kept.past = ()
    t.tell(CONTRIBUTIONS_SHUFFLED, seat)
    kept.consequence = kept.pile.draw(t)
    kept.contribution = kept.pile.draw(t)
    t.tell(CONTRIBUTION_REVEALED, seat, kept.contribution)


@final
class MovingFigures(PhaseStep[ArchitectsTable]):
    """To the places of the new consequence."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        kept = wonders_of(t)
        t.tell(FIGURES_MOVED, who, kept.princess(), kept.profiteer())


# frames without data of their own are made once
FOLLOWING_PROFITEER: Final = vec[FollowingProfiteer]([FollowingProfiteer(seat) for seat in range(MOST_SEATS)])
WINNING_FAVOUR: Final = vec[WinningFavour]([WinningFavour(seat) for seat in range(MOST_SEATS)])
