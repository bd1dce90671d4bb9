"""What the trial keeps on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from msgspec import Struct

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.games.architects.vocabulary import GOOD_IDS, MOST_SEATS, NO_SEAT, OPEN_PLACES, PLACE_IDS
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck
from royaume.kernel.names import NONE, Names, seat_names
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.seats import seat_after, seen_from

from .shown import TrialShown
from .vocabulary import ALL_TOKENS, CARDS, MOST_INFLUENCE, NOWHERE, SLOT, TOKENS, WONDER_PLACES

TOKEN = Names(GOOD_IDS[:TOKENS])
PLACE_OR_NONE = Names(PLACE_IDS[:OPEN_PLACES], {NONE: NOWHERE})
COUNTS = ("in_play", "princess", "profiteer", "consequence", "cards_left", "tokens", "seized", "extra", "open")
KEYS = ("influence", "credit", "pile", "card", "tokens", "wonders", "seized", "extra", "may_contribute")


@dataclass
class Trial(Kept):
    influence: list[int]  # by seat
    credit: list[int]  # by seat: silver of an exchange that is not spent yet
    pile: Deck
    card: int  # says where the figures are
    tokens: int  # what lies on the contribution card, as bits
    wonders: list[int]  # by place, whose token is there
    seized: int  # places of figures where the active seat has captured, as bits
    extra: int  # where a wonder counts as a worker in this turn
    may_contribute: bool  # the active seat

    @property
    def princess(self) -> int:
        return CARDS[self.card][0]

    @property
    def profiteer(self) -> int:
        return CARDS[self.card][1]

    @property
    def consequence(self) -> int:
        return CARDS[self.card][2]

    def copy(self) -> Kept:
        return replace(
            self,
            influence=list(self.influence),
            credit=list(self.credit),
            pile=self.pile.copy(),
            wonders=list(self.wonders),
        )

    def to_data(self) -> dict[str, object]:
        return {
            "influence": list(self.influence),
            "credit": list(self.credit),
            "pile": list(self.pile.rest()),
            "card": self.card,
            "tokens": self.tokens,
            "wonders": list(self.wonders),
            "seized": self.seized,
            "extra": self.extra,
            "may_contribute": self.may_contribute,
        }

    def shown(self, t: ArchitectsTable, eye: int) -> dict[str, Struct]:
        shown = TrialShown(
            influence=list(self.influence),
            credit=list(self.credit),
            princess=PLACE_IDS[self.princess],
            profiteer=PLACE_IDS[self.profiteer],
            cards_left=int(self.pile.left()),
            tokens=[GOOD_IDS[kind] for kind in range(TOKENS) if self.tokens >> kind & 1],
            wonders={PLACE_IDS[place]: owner for place, owner in enumerate(self.wonders) if owner != NO_SEAT},
            may_contribute=self.may_contribute,
        )
        return {"trial": shown}

    def observe(self, t: ArchitectsTable, viewer: int, out: Observation) -> None:
        for n in (1, self.princess, self.profiteer, self.consequence, int(self.pile.left()), self.tokens, self.seized):
            out.add(n)
        out.add(self.extra + 1)
        out.add_flag(self.may_contribute)
        for owner in self.wonders:
            out.add(0 if owner == NO_SEAT else seen_from(t, viewer, owner) + 1)
        for k in range(t.seats):
            seat = seat_after(t, viewer, k)
            out.add(self.influence[seat])
            out.add(self.credit[seat])

    def know(self, t: ArchitectsTable, out: Knowledge) -> None:
        out.add_cards((self.card, int(self.pile.left()), self.tokens, self.seized, self.extra, *self.wonders))
        out.add_cards((*self.influence, *self.credit))
        out.add_flag(self.may_contribute)

    def deal_again(self, t: ArchitectsTable) -> None:
        self.pile.deal_again(t.chance)

    def violation(self, t: ArchitectsTable) -> str:
        if not all(0 <= n <= MOST_INFLUENCE for n in self.influence):
            return f"influence lies between 0 and {MOST_INFLUENCE}: {self.influence}"
        if not all(0 <= n <= 1 for n in self.credit):
            return f"at most 1 silver is left of an exchange: {self.credit}"
        cards = [self.card, *self.pile.rest()]
        if len(set(cards)) != len(cards):
            return f"a card of the figures is there twice: {cards}"
        if not 0 <= self.tokens <= ALL_TOKENS:
            return f"no such tokens: {self.tokens}"
        return wonders_broken(self) or turn_broken(t, self)


def wonders_broken(kept: Trial) -> str:
    owners = [owner for owner in kept.wonders if owner != NO_SEAT]
    if len(set(owners)) != len(owners):
        return f"somebody has two wonders: {kept.wonders}"
    there = [place for place, owner in enumerate(kept.wonders) if owner != NO_SEAT]
    return "" if set(there) <= set(WONDER_PLACES) else f"a wonder stands where none may: {there}"


def turn_broken(t: ArchitectsTable, kept: Trial) -> str:
    if kept.extra != NOWHERE and kept.wonders[kept.extra] != t.active:
        return "the wonder of another seat counts as a worker"
    return "a contribution is open, yet nobody is awake" if kept.may_contribute and t.is_plain(t.active) else ""


def observed() -> list[str]:
    wonders = ["wonder." + place for place in PLACE_IDS[:OPEN_PLACES]]
    seats = [f"seat+{k}.{name}" for k in range(MOST_SEATS) for name in ("influence", "credit")]
    return [f"trial.{name}" for name in (*COUNTS, *wonders, *seats)]


def trial(t: ArchitectsTable) -> Trial:
    kept = t.kept[SLOT].kept
    assert isinstance(kept, Trial)
    return kept


def new_trial(t: ArchitectsTable) -> Trial:
    cards = t.chance.shuffled(tuple(range(len(CARDS))))
    seats = int(t.seats)
    return Trial([0] * seats, [0] * seats, Deck(cards, 1), cards[0], 0, [NO_SEAT] * OPEN_PLACES, 0, NOWHERE, False)


def read_trial(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    data.only(*KEYS)
    seats = config.players + (1 if config.solo else 0)
    return Trial(
        influence=data.at("influence").numbers(0, MOST_INFLUENCE, seats, seats),
        credit=data.at("credit").numbers(0, 1, seats, seats),
        pile=Deck(tuple(data.at("pile").numbers(0, len(CARDS) - 1))),
        card=data.at("card").number(0, len(CARDS) - 1),
        tokens=data.at("tokens").bits(TOKEN),
        wonders=data.at("wonders").all_named(seat_names(seats).or_none, OPEN_PLACES, OPEN_PLACES),
        seized=data.at("seized").bits(Names(PLACE_IDS[:OPEN_PLACES])),
        extra=data.at("extra").named(PLACE_OR_NONE),
        may_contribute=data.at("may_contribute").truth(),
    )
