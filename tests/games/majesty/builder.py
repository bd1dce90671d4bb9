"""Tiny tables for tests: what matters is named, everything else is filled in from the spare cards.

Cards go by what is printed on them, such as "miller" or "brewer/witch"; the knight's id is "soldier".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from librt.vecs import vec

from royaume.games.majesty.buildings import chosen
from royaume.games.majesty.characters import CARDS, CHARACTER_IDS, PRINTED, is_split, shows
from royaume.games.majesty.events import EVENTS
from royaume.games.majesty.realm import Realm
from royaume.games.majesty.refusals import REFUSALS
from royaume.games.majesty.setup import RULES, set_up, sides_of
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.games.majesty.turn import TAKING_CARD
from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import filled

# a card in the display: its name, with the meeples on it if there are any, or None for an empty place
Shown = str | tuple[str, int] | None
# characters at a building: how many, or the very cards from the oldest to the newest
Column = int | list[str]


@dataclass
class RealmWish:
    """A realm in words, before cards are found for it."""

    coins: int
    meeples: int
    infirmary: Sequence[str]
    columns: dict[str, Column]


def realm(*, coins: int = 0, meeples: int = 0, infirmary: Sequence[str] = (), **columns: Column) -> RealmWish:
    assert set(columns) <= set(CHARACTER_IDS), f"no such character: {columns}"
    return RealmWish(coins, meeples, infirmary, columns)


class SpareCards:
    """The physical cards that a table has not used yet."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def printed(self, face: str) -> int:
        return self.first([card for card in self.left if PRINTED[card] == face], face)

    def showing(self, character: str) -> int:
        """A plain card while there is one, then a split card."""
        number = CHARACTER_IDS.index(character)
        return self.first(sorted([card for card in self.left if shows(card, number)], key=is_split), character)

    def first(self, fitting: list[int], wanted: str) -> int:
        assert fitting, f"no card left for {wanted}"
        self.left.remove(fitting[0])
        return fitting[0]

    def any(self, n: int) -> list[int]:
        cards, self.left = self.left[:n], self.left[n:]
        return cards


def table(
    *,
    sides: str = "A",
    realms: Sequence[RealmWish] = (),
    display: Sequence[Shown] = (),
    deck: Sequence[str] | None = None,
    turn: int = 1,
    active: int = 0,
) -> MajestyTable:
    """The active seat is about to take a card. Without a deck of its own, all spare cards are the deck."""
    spare = SpareCards()
    cards, meeples = shown(display, spare)
    named = None if deck is None else [spare.printed(face) for face in deck]
    infirmaries = [tuple(spare.printed(face) for face in wish.infirmary) for wish in realms]
    exact = [exact_columns(wish, spare) for wish in realms]
    players = [realm_of(wish, spare, exact[i], infirmaries[i]) for i, wish in enumerate(realms)]
    players += [Realm.at_start() for _ in range(2 - len(players))]
    row = cards + spare.any(DISPLAY - len(cards))
    pile = spare.any(len(spare.left)) if named is None else named
    t = MajestyTable(
        RULES,
        Chance.from_seed("tests"),
        letters := sides_of(sides, Chance.from_seed("sides")),
        chosen(letters),
        vec[Realm](players),
        filled(row),
        filled(meeples + [0] * (DISPLAY - len(meeples))),
        Deck(tuple(pile)),
        tuple(spare.left),
    )
    t.turn = turn - 1
    t.begin_turn(active)
    t.push(TAKING_CARD[active])
    t.log = []
    return t


def shown(display: Sequence[Shown], spare: SpareCards) -> tuple[list[int], list[int]]:
    named = [entry if isinstance(entry, tuple) else (entry, 0) for entry in display]
    return [NO_CARD if face is None else spare.printed(face) for face, _ in named], [n for _, n in named]


def exact_columns(wish: RealmWish, spare: SpareCards) -> dict[str, list[int]]:
    return {
        kind: [spare.printed(face) for face in column]
        for kind, column in wish.columns.items()
        if not isinstance(column, int)
    }


def realm_of(wish: RealmWish, spare: SpareCards, exact: dict[str, list[int]], infirmary: tuple[int, ...]) -> Realm:
    counted = {
        kind: [spare.showing(kind) for _ in range(column)]
        for kind, column in wish.columns.items()
        if isinstance(column, int)
    }
    columns = exact | counted
    return Realm.of(wish.coins, wish.meeples, [tuple(columns.get(kind, ())) for kind in CHARACTER_IDS], infirmary)


def new_game(players: int = 3, seed: str = "0", buildings: str = "A", mixed_tiers: bool = False) -> MajestyTable:
    """A game set up by the rules, at its first decision."""
    t = set_up(players, Chance.from_seed(seed), buildings, mixed_tiers)
    t.log = []
    t.settle()
    return t


def cards_in_play(t: MajestyTable) -> list[int]:
    """From the front of the display to the bottom of the deck."""
    return [int(card) for card in t.display] + list(t.deck.rest())


def number(choice: int | str) -> int:
    """A choice as the engine knows it: characters may be named."""
    return choice if isinstance(choice, int) else CHARACTER_IDS.index(choice)


def legal(t: MajestyTable) -> list[int]:
    out = Choices()
    t.top().legal(t, out)
    return out.as_list()


def legal_characters(t: MajestyTable) -> list[str]:
    return [CHARACTER_IDS[a] for a in legal(t)]


def refused(t: MajestyTable) -> dict[int, str]:
    """What is offered but not allowed, with the reasons."""
    out = Choices()
    t.top().offers(t, out)
    reasons = {a: t.top().refusal(t, a) for a in out.as_list()}
    return {a: REFUSALS[reason].key for a, reason in reasons.items() if reason != ALLOWED}


def question(t: MajestyTable) -> str:
    return t.top().asks(t).key


def play(t: MajestyTable, choice: int | str) -> None:
    a = number(choice)
    assert a in legal(t), f"{choice} is not legal"
    t.play(a)


def take(t: MajestyTable, index: int, *answers: int | str) -> None:
    """Take a card and answer what is asked on the way; with all answers given, the turn is over afterwards."""
    for choice in (index, *answers):
        play(t, choice)


def play_out(t: MajestyTable, seed: int = 0) -> None:
    """Play at random until the game is over."""
    dice = Random(seed)
    while not t.over:
        play(t, dice.choice(legal(t)))


def coins(t: MajestyTable) -> list[int]:
    return [int(r.coins) for r in t.realms]


def meeples(t: MajestyTable) -> list[int]:
    return [int(r.meeples) for r in t.realms]


def characters(t: MajestyTable, seat: int = 0) -> dict[str, int]:
    """How many of each kind somebody has."""
    counts = [int(t.realms[seat].count(i)) for i in range(len(CHARACTER_IDS))]
    return {kind: n for kind, n in zip(CHARACTER_IDS, counts, strict=True) if n > 0}


def column(t: MajestyTable, kind: str, seat: int = 0) -> list[str]:
    """The cards at a building, from the oldest to the newest."""
    return [PRINTED[card] for card in t.realms[seat].columns()[CHARACTER_IDS.index(kind)]]


def infirmary(t: MajestyTable, seat: int = 0) -> list[str]:
    """The wounded cards from bottom to top."""
    return [PRINTED[card] for card in t.realms[seat].infirmary]


def display(t: MajestyTable) -> list[tuple[str, int]]:
    """The cards in the display with the meeples on them, from the front; empty places are left out."""
    places = [(int(card), int(n)) for card, n in zip(t.display, t.display_meeples, strict=True)]
    return [(PRINTED[card], n) for card, n in places if card != NO_CARD]


def told(t: MajestyTable, event: int) -> list[tuple[int, ...]]:
    """What the log says of one kind of event: the seat and the numbers that this kind has."""
    assert t.log is not None
    return [entry[1 : 1 + len(EVENTS[event].args)] for entry in t.log if entry[0] == event]


def order_told(t: MajestyTable) -> list[int]:
    """The kinds of event in the log, in order."""
    assert t.log is not None
    return [entry[0] for entry in t.log]
