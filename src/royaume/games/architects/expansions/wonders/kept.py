"""What the expansion keeps on the table: influence, the court, tokens and wonders, and what a turn has seen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.expansions.wonders.contribution_cards import (
    CARDS,
    PRINCESS_AT,
    PROFITEER_AT,
    ContributionCard,
)
from royaume.games.architects.expansions.wonders.laws import court_broken
from royaume.games.architects.expansions.wonders.observing import know_wonders, observe_wonders
from royaume.games.architects.expansions.wonders.view import phase_of, shown_wonders
from royaume.games.architects.expansions.wonders.vocabulary import NOWHERE, SLOT, WONDERS
from royaume.games.architects.expansions.wonders.worth import prospects_of
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.games.architects.vocabulary import NO_SEAT, OPEN_PLACES
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.ints import as_list, bit, filled, zeros
from royaume.kernel.observing import Knowledge, Observation

GOLD_OF_COURT: Final = 4
NO_OWNERS: Final = filled([NO_SEAT] * WONDERS)
NO_WONDERS: Final = filled([NO_CARD] * OPEN_PLACES)
INFLUENCE_OF_COOP: Final = 8  # in co-operative games more than this is needed


@final
@mypyc_attr(acyclic=True)
class WondersKept(Kept):
    """Both cards that lie open are out of the pile, which runs from top to bottom."""

    def __init__(
        self,
        *,
        influence: vec[i64],
        credit: vec[i64],
        consequence: i64,
        contribution: i64,
        pile: Deck,
        past: tuple[int, ...],
        tokens: i64,
        on_wonder: vec[i64],
        owner: vec[i64],
        wonder_at: vec[i64],
        first_wonder: i64,
        seized: i64,
        extra: i64,
        contributions: i64,
        influence_due: i64,
        gold_given: bool,
    ) -> None:
        self.influence: Final = influence  # by seat
        self.credit: Final = credit  # by seat: silver of an exchange that is not spent yet
        self.consequence: i64 = consequence  # the card that says where the figures are
        self.contribution: i64 = contribution  # the card that tokens are laid on
        self.pile: Final = pile
        self.past: tuple[int, ...] = past  # consequences that are over
        self.tokens: i64 = tokens  # what lies on the contribution card, as bits
        self.on_wonder: Final = on_wonder  # tokens on each wonder
        self.owner: Final = owner  # of each wonder
        self.wonder_at: Final = wonder_at  # the wonder at each place, or NO_CARD
        self.first_wonder: Final = first_wonder  # the number that wonders begin with among buildings
        self.seized: i64 = seized  # places of figures where the active seat has captured, as bits
        self.extra: i64 = extra  # where a wonder counts as a worker in this turn
        self.contributions: i64 = contributions  # how many the active seat may still make
        self.influence_due: i64 = influence_due  # what the Profiteer still owes it
        self.gold_given: bool = gold_given  # at the end, for the most influence

    def copy(self) -> Kept:
        return WondersKept(
            influence=self.influence[:],
            credit=self.credit[:],
            consequence=self.consequence,
            contribution=self.contribution,
            pile=self.pile.copy(),
            past=self.past,
            tokens=self.tokens,
            on_wonder=self.on_wonder[:],
            owner=self.owner[:],
            wonder_at=self.wonder_at[:],
            first_wonder=self.first_wonder,
            seized=self.seized,
            extra=self.extra,
            contributions=self.contributions,
            influence_due=self.influence_due,
            gold_given=self.gold_given,
        )

    def to_data(self) -> dict[str, object]:
        return {
            "influence": as_list(self.influence),
            "credit": as_list(self.credit),
            "consequence": int(self.consequence),
            "contribution": int(self.contribution),
            "pile": list(self.pile.rest()),
            "past": list(self.past),
            "tokens": int(self.tokens),
            "on_wonder": as_list(self.on_wonder),
            "owner": as_list(self.owner),
            "wonder_at": as_list(self.wonder_at),
            "seized": int(self.seized),
            "extra": int(self.extra),
            "contributions": int(self.contributions),
            "influence_due": int(self.influence_due),
            "gold_given": self.gold_given,
        }

    def card(self) -> ContributionCard:
        """That of the consequences."""
        return CARDS[self.consequence]

    def princess(self) -> i64:
        return PRINCESS_AT[self.consequence]

    def profiteer(self) -> i64:
        return PROFITEER_AT[self.consequence]

    def wonder_of(self, seat: i64, place: i64) -> i64:
        """The seat's own wonder at a place, or NO_CARD."""
        none: i64 = NO_CARD
        if place >= OPEN_PLACES:
            return none
        wonder = self.wonder_at[place]
        return wonder if wonder != NO_CARD and self.owner[wonder] == seat else none

    def wonders_of_seat(self, seat: i64) -> i64:
        """The places where its own stand, as bits."""
        places: i64 = 0
        for place in range(OPEN_PLACES):
            if self.wonder_of(seat, place) != NO_CARD:
                places |= bit(place)
        return places

    def monuments(self) -> tuple[int, ...]:
        return tuple([int(self.first_wonder + i) for i in range(WONDERS) if self.owner[i] == NO_SEAT])

    def points(self, t: ArchitectsTable, seat: i64) -> i64:
        """The gold that the most influential would gain now."""
        if self.gold_given:
            return 0
        seats = self.most_influential(t)
        return GOLD_OF_COURT // len(seats) if int(seat) in seats else 0

    def prospects(self, t: ArchitectsTable, seat: i64) -> i64:
        return prospects_of(t, self, seat)

    def score_lines(self, t: ArchitectsTable) -> list[tuple[str, list[int]]]:
        """Once the gold is given, it is gold like any other."""
        if self.gold_given:
            return []
        return [("influence", [int(self.points(t, seat)) for seat in range(t.seats)])]

    def holdings(self, seat: i64) -> dict[str, int]:
        return {"own_influence": int(self.influence[seat])}

    def most_influential(self, t: ArchitectsTable) -> list[int]:
        """In co-operative games only with more than 8 influence."""
        most: i64 = 0
        for n in self.influence:
            if n > most:
                most = n
        if t.variants.gold_above_8 and most <= INFLUENCE_OF_COOP:
            return []
        return [seat for seat in range(t.seats) if self.influence[seat] == most]

    def shown(self, t: ArchitectsTable, viewer: i64) -> dict[str, Struct]:
        return {"wonders": shown_wonders(t, self)}

    def phase(self, t: ArchitectsTable) -> str:
        return phase_of(t)

    def observe(self, t: ArchitectsTable, viewer: i64, out: Observation) -> None:
        observe_wonders(t, self, viewer, out)

    def know(self, t: ArchitectsTable, out: Knowledge) -> None:
        know_wonders(self, out)

    def deal_again(self, t: ArchitectsTable) -> None:
        self.pile.deal_again(t.chance)

    def violation(self, t: ArchitectsTable) -> str:
        return court_broken(t, self)


def wonders_of(t: ArchitectsTable) -> WondersKept:
    kept = t.kept[SLOT].kept
    assert isinstance(kept, WondersKept)
    return kept


def wonders_at_start(t: ArchitectsTable) -> WondersKept:
    """Seven cards are shuffled; the first says where the figures are, the second takes contributions."""
    cards = t.chance.shuffled(tuple(range(len(CARDS))))
    return WondersKept(
        influence=zeros(t.seats),
        credit=zeros(t.seats),
        consequence=cards[0],
        contribution=cards[1],
        pile=Deck(cards, 2),
        past=(),
        tokens=0,
        on_wonder=zeros(WONDERS),
        owner=NO_OWNERS[:],
        wonder_at=NO_WONDERS[:],
        first_wonder=first_wonder(t),
        seized=0,
        extra=NOWHERE,
        contributions=0,
        influence_due=0,
        gold_given=False,
    )


def first_wonder(t: ArchitectsTable) -> i64:
    names = [module.name for module in t.rules.modules]
    return t.catalogue.monuments_of(names)[0]
