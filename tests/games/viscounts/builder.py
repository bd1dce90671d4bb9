"""Tables in the middle of a game, for tests of single rules: what matters is named, the rest is filled in.

Cards and places go by their ids, choices by their notation ("ride to lake_inner for 0", "dismiss mason for 1"). The
ring lies in the order of `SEGMENT_IDS`, and each segment faces the section of the castle of the same number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from documents import document
from royaume.games.viscounts.cards.catalogue import CARD_IDS, FIRST_STARTER, NEUTRAL_CARDS, starters_of
from royaume.games.viscounts.game import GAME
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.setup import set_up
from royaume.games.viscounts.table import FIRST_INNER, FIRST_TOP, Ring, ViscountsTable, reindex
from royaume.games.viscounts.turn import TURN_STEPS, Turn
from royaume.games.viscounts.vocabulary import (
    BUILDING_TYPES,
    GOOD_IDS,
    ICON_IDS,
    MOST_SEATS,
    RIBBON_IDS,
    SECTION_IDS,
    SEGMENT_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    WORKERS_EACH,
    type_of,
)
from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices
from royaume.kernel.deck import NO_CARD, Deck, OpenPile
from royaume.kernel.frame import ALLOWED
from royaume.kernel.hand import Hand
from royaume.kernel.words import written

LANGUAGE = GAME.language
TILES = LANGUAGE.ids["manuscript"]
STEP_NAMES = [step.name for step in TURN_STEPS]


@dataclass
class Wish:
    """A player's board in words. Without a pile of their own, players draw the starting cards that are nowhere else."""

    line: Sequence[str | None] = ()
    hand: Sequence[str] = ()
    pile: Sequence[str] | None = None
    discarded: Sequence[str] = ()
    manuscripts: Sequence[str] = ()
    space: str = "lake_left"
    slots: Sequence[str] = ()
    bonuses: Sequence[str] = ()
    corruption: int = 1
    virtue: int = 7
    debts: int = 0
    paid: int = 0
    deeds: int = 0
    approved: int = 0
    supply: int | None = None
    goods: dict[str, int] = field(default_factory=dict)

    def cards(self) -> list[str]:
        return [card for card in (*self.line, *self.hand, *(self.pile or ()), *self.discarded) if card]


def player(*line: str | None, silver: int = 0, stone: int = 0, gold: int = 0, ink: int = 0, **more: Any) -> Wish:
    """`line` are the cards on the board from the left; goods that are not named are none."""
    return Wish(line=line, goods={"silver": silver, "stone": stone, "gold": gold, "ink": ink}, **more)


Workers = Mapping[str, Sequence[int]]  # by section, for each seat
Piles = Mapping[str, Sequence[str]]  # by segment, from the top


def table(
    *players: Wish,
    at: str = "act",
    seats: int | None = None,
    active: int = 0,
    first: int = 0,
    played: str = "abbot",
    ring: Sequence[str] = SEGMENT_IDS,
    rotation: int = 0,
    townsfolk: Piles | None = None,
    manuscripts: Piles | None = None,
    built: Mapping[str, tuple[int, str]] | None = None,
    outer: Workers | None = None,
    inner: Workers | None = None,
    top: Sequence[int] = (),
    leader: int = -1,
    debts_left: int = 9,
    deeds_left: int = 9,
    round_: int = 5,
    last_round: int = -1,
    poverty: bool = False,
    prosperity: bool = False,
    **options: str,
) -> ViscountsTable:
    """The active seat's turn has come to the step `at`; `played` is the card that it played.

    Piles that are named hold just these cards, the other piles all that is left. `built` says whose building of which
    slot stands on a spot.
    """
    seats = seats or max(2, len(players))
    wishes = [*players, *[player() for _ in range(seats - len(players))]]
    t = set_up(GAME.configure(seats, options=options), Chance.from_seed("tests"))
    t = turned(t, Ring(tuple(SEGMENT_IDS.index(segment) for segment in ring), rotation), first)
    lay_townsfolk(t, townsfolk or {}, wishes)
    lay_manuscripts(t, manuscripts or {}, wishes)
    for seat, wish in enumerate(wishes):
        lay_player(t, seat, wish)
    for site, (owner, slot) in (built or {}).items():
        t.sites[SITE_IDS.index(site)] = owner * BUILDING_TYPES + type_of(SLOT_IDS.index(slot))
        t.players[owner].slots |= 1 << SLOT_IDS.index(slot)
    lay_workers(t, outer or {}, inner or {}, top)
    for seat, wish in enumerate(wishes):
        t.players[seat].supply = WORKERS_EACH - placed(t, seat) if wish.supply is None else wish.supply
        reindex(t, seat)
    t.leader, t.debts_left, t.deeds_left = leader, debts_left, deeds_left
    t.poverty, t.prosperity, t.last_round = poverty, prosperity, last_round
    t.round = round_
    step = STEP_NAMES.index(at)
    t.played = card_of(played, active) if step > STEP_NAMES.index("play") else NO_CARD
    t.log = []
    t.begin_turn(active)
    t.push(Turn(active, step))
    t.settle()
    return t


def turned(t: ViscountsTable, ring: Ring, first: int) -> ViscountsTable:
    """The same table with another ring, before anything has happened."""
    piles = (t.players, t.townsfolk, t.manuscripts, t.sites, t.castle)
    return ViscountsTable(t.rules, t.chance, t.variants, ring, t.sides, first, *piles)


def card_of(name: str, seat: int) -> int:
    """A starting card is the seat's own."""
    face = CARD_IDS.index(name)
    return face if face < FIRST_STARTER else face + int(starters_of(seat)[0]) - FIRST_STARTER


def cards_of(names: Sequence[str], seat: int) -> tuple[int, ...]:
    return tuple(card_of(name, seat) for name in names)


def lay_player(t: ViscountsTable, seat: int, wish: Wish) -> None:
    p = t.players[seat]
    for good, n in wish.goods.items():
        p.goods[GOOD_IDS.index(good)] = n
    for space, card in enumerate(wish.line):
        p.line[space] = NO_CARD if card is None else card_of(card, seat)
    own = cards_of(wish.cards(), seat)
    spare = tuple(card for card in starters_of(seat) if card not in own)
    p.cards.pile = Deck(spare if wish.pile is None else cards_of(wish.pile, seat))
    if wish.pile is not None:
        t.removed = t.removed + spare
    p.cards.hand = Hand(cards_of(wish.hand, seat))
    p.cards.discarded = cards_of(wish.discarded, seat)
    p.manuscripts = tuple(TILES.index(tile) for tile in wish.manuscripts)
    p.space = SPACE_IDS.index(wish.space)
    p.slots = sum(1 << SLOT_IDS.index(slot) for slot in wish.slots)
    p.bonuses = sum(1 << RIBBON_IDS.index(ribbon) for ribbon in wish.bonuses)
    p.corruption, p.virtue = wish.corruption, wish.virtue
    p.debts, p.paid, p.deeds, p.approved = wish.debts, wish.paid, wish.deeds, wish.approved


def dealt(named: Piles, spare: list[int], ids: Sequence[str]) -> list[tuple[int, ...]]:
    """Named piles as they are, what is left over on the others."""
    others = [segment for segment in SEGMENT_IDS if segment not in named]
    piles = {segment: [ids.index(name) for name in names] for segment, names in named.items()}
    piles |= {segment: spare[i :: len(others)] for i, segment in enumerate(others)}
    return [tuple(piles[segment]) for segment in SEGMENT_IDS]


def lay_townsfolk(t: ViscountsTable, named: Piles, wishes: Sequence[Wish]) -> None:
    used = {name for pile in named.values() for name in pile} | {card for wish in wishes for card in wish.cards()}
    spare = [card for card in NEUTRAL_CARDS if CARD_IDS[card] not in used]
    for segment, pile in enumerate(dealt(named, spare, CARD_IDS)):
        t.townsfolk[segment] = OpenPile(pile)
    lying = [*used, *[CARD_IDS[card] for pile in t.townsfolk for card in pile.rest()]]
    t.removed = tuple(card for card in range(FIRST_STARTER) if CARD_IDS[card] not in lying)


def lay_manuscripts(t: ViscountsTable, named: Piles, wishes: Sequence[Wish]) -> None:
    used = {name for pile in named.values() for name in pile} | {tile for wish in wishes for tile in wish.manuscripts}
    spare = [tile for tile in range(len(TILES)) if TILES[tile] not in used]
    for segment, pile in enumerate(dealt(named, spare, TILES)):
        t.manuscripts[segment] = OpenPile(pile)


def lay_workers(t: ViscountsTable, outer: Workers, inner: Workers, top: Sequence[int]) -> None:
    for first, tier in ((0, outer), (FIRST_INNER, inner)):
        for section, workers in tier.items():
            for seat, n in enumerate(workers):
                t.castle[first + SECTION_IDS.index(section) * MOST_SEATS + seat] = n
    for seat, n in enumerate(top):
        t.castle[FIRST_TOP + seat] = n


def placed(t: ViscountsTable, seat: int) -> int:
    return sum(int(n) for n in list(t.castle)[seat::MOST_SEATS])


def begun(players: int, seed: str = "begun", **options: str) -> ViscountsTable:
    """A table as the rules set it up, before anybody has decided anything."""
    return GAME.begin(GAME.configure(players, options=options), Chance.from_seed(seed), logged=True)


# reading and playing --------------------------------------------------------------------


def offered(t: ViscountsTable) -> dict[str, str]:
    """Everything offered to the seat that decides: notation to refusal ("allowed" if it is)."""
    frame, out = t.top(), Choices()
    frame.offers(t, out)
    return {written(frame.describe(t, a), LANGUAGE): LANGUAGE.refusals[frame.refusal(t, a)].key for a in out.as_list()}


def legal(t: ViscountsTable) -> list[str]:
    return [choice for choice, why in offered(t).items() if why == LANGUAGE.refusals[ALLOWED].key]


def why_not(t: ViscountsTable, choice: str) -> str:
    """The key of the refusal; a choice that is not even offered fails."""
    return offered(t)[choice]


def asked(t: ViscountsTable) -> tuple[int, str]:
    """Who decides, and the key of the question."""
    return int(t.top().seat), t.top().asks(t).key


def play(t: ViscountsTable, *choices: str) -> ViscountsTable:
    """One choice after the other, each of which has to be legal."""
    for choice in choices:
        frame, out = t.top(), Choices()
        frame.legal(t, out)
        numbers = {written(frame.describe(t, a), LANGUAGE): a for a in out.as_list()}
        assert choice in numbers, f"{choice!r} is not legal, but {sorted(numbers)} to {asked(t)}"
        t.play(numbers[choice])
    return t


def play_on(t: ViscountsTable, *choices: str) -> ViscountsTable:
    """One choice after the other; questions between them are answered with what comes first."""
    for choice in choices:
        while choice not in legal(t):
            play(t, legal(t)[0])
        play(t, choice)
    return t


def pass_turn(t: ViscountsTable) -> ViscountsTable:
    """Whatever comes first, until somebody else's turn has come or the game is over."""
    turn = t.turn
    while not t.over and t.turn == turn:
        play(t, legal(t)[0])
    return t


def told(t: ViscountsTable, event: int) -> list[tuple[int, ...]]:
    """The numbers of each event of this kind, in order: seat first, then its arguments."""
    n = len(LANGUAGE.events[event].args)
    return [entry[1 : 1 + n] for entry in t.log or [] if entry[0] == event]


def story(t: ViscountsTable) -> list[str]:
    """The kinds of event in the log, in order."""
    return [LANGUAGE.events[entry[0]].key for entry in t.log or []]


def of(t: ViscountsTable, seat: int = 0) -> Player:
    return t.players[seat]


def goods(t: ViscountsTable, seat: int = 0) -> dict[str, int]:
    """What a player has, without what there is none of."""
    return {good: int(n) for good, n in zip(GOOD_IDS, t.players[seat].goods, strict=True) if n}


def line(t: ViscountsTable, seat: int = 0) -> list[str | None]:
    return [None if card == NO_CARD else CARD_IDS[card] for card in t.players[seat].line]


def named(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def hand(t: ViscountsTable, seat: int = 0) -> list[str]:
    return named(t.players[seat].cards.hand.cards)


def pile(t: ViscountsTable, seat: int = 0) -> list[str]:
    return named(t.players[seat].cards.pile.rest())


def discarded(t: ViscountsTable, seat: int = 0) -> list[str]:
    return named(t.players[seat].cards.discarded)


def removed(t: ViscountsTable) -> list[str]:
    return named(t.removed)


def beside(t: ViscountsTable, segment: str) -> list[str]:
    """The Townsfolk of a segment, from the top."""
    return named(t.townsfolk[SEGMENT_IDS.index(segment)].rest())


def tiles(t: ViscountsTable, seat: int = 0) -> list[str]:
    return [TILES[tile] for tile in t.players[seat].manuscripts]


def track(t: ViscountsTable, seat: int = 0) -> tuple[int, int]:
    """Corruption and Virtue."""
    return int(t.players[seat].corruption), int(t.players[seat].virtue)


def icons(t: ViscountsTable, seat: int = 0) -> dict[str, int]:
    return {icon: int(n) for icon, n in zip(ICON_IDS, t.players[seat].icons, strict=True) if n}


def workers(t: ViscountsTable, tier: int) -> dict[str, tuple[int, ...]]:
    """By section, for each seat; sections without anybody are left out."""
    found = {}
    for section, name in enumerate(SECTION_IDS):
        first = (tier - 1) * FIRST_INNER + section * MOST_SEATS
        there = tuple(int(n) for n in list(t.castle)[first : first + t.seats])
        if any(there):
            found[name] = there
    return found


def on_top(t: ViscountsTable) -> tuple[int, ...]:
    return tuple(int(t.on_top(seat)) for seat in range(t.seats))


def space(t: ViscountsTable, seat: int = 0) -> str:
    return SPACE_IDS[t.players[seat].space]


def standing(t: ViscountsTable) -> dict[str, int]:
    """Whose building stands on which spot."""
    return {SITE_IDS[site]: int(n) // BUILDING_TYPES for site, n in enumerate(t.sites) if n >= 0}


def sheet(t: ViscountsTable, seat: int = 0) -> dict[str, int]:
    """A seat's column of the score sheet, without zeros."""
    return {line: points[seat] for line, points in GAME.score_sheet(t) if points[seat]}


def facts(name: str) -> dict[str, Any]:
    return document(Path(__file__).parent / "facts" / name)
