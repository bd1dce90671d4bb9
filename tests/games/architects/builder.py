"""Tables in the middle of a game, for tests of single rules: what matters is named, the rest is filled in.

Cards and places go by their ids, choices by their notation ("place quarry", "hire merchant_gold", "capture forest P2").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from documents import document
from royaume.games.architects import GAME
from royaume.games.architects.awaiting import note_all_awaited
from royaume.games.architects.expansions.artisans.kept import ArtisansKept
from royaume.games.architects.game import Architects
from royaume.games.architects.placing import Placing
from royaume.games.architects.setup import laid_out
from royaume.games.architects.solo.kept import schemes_of
from royaume.games.architects.table import (
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    guildhall_spaces,
    index,
    look_at_cards,
)
from royaume.games.architects.turn import start_turn
from royaume.games.architects.vocabulary import GOOD_IDS, PLACE_IDS, WORKERS
from royaume.kernel.automatic.instructions import without
from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices
from royaume.kernel.deck import NO_CARD, TurningPile
from royaume.kernel.frame import ALLOWED
from royaume.kernel.game import Language
from royaume.kernel.hand import Hand
from royaume.kernel.paying import note_all_relief
from royaume.kernel.refusal import Refusal
from royaume.kernel.words import written

LANGUAGE = GAME.language
CATALOGUE = GAME.edition.catalogue
APPRENTICES = LANGUAGE.ids["apprentice"]
BUILDINGS = LANGUAGE.ids["building"]
CHARACTERS = LANGUAGE.ids["character"]
REWARDS = LANGUAGE.ids["reward"]
MARKET_CARDS = LANGUAGE.ids["market_card"]
SCHEMES = LANGUAGE.ids["scheme"]
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")


@dataclass
class Wish:
    """A player's board in words. A hand that is a number holds any cards; the supply is what is left of 20 workers."""

    goods: dict[str, int]
    virtue: int = 7
    hand: Sequence[str] | int = 0
    apprentices: Sequence[str] = ()
    built: Sequence[str] = ()
    at: Mapping[str, int] = field(default_factory=dict)
    held: Mapping[int, int] = field(default_factory=dict)
    prison: int = 0
    debts: int = 0
    paid: int = 0
    level: int = 0
    supply: int | None = None
    character: str | None = None


def player(
    *,
    virtue: int = 7,
    hand: Sequence[str] | int = 0,
    apprentices: Sequence[str] = (),
    built: Sequence[str] = (),
    at: Mapping[str, int] | None = None,
    held: Mapping[int, int] | None = None,
    prison: int = 0,
    debts: int = 0,
    paid: int = 0,
    level: int = 0,
    supply: int | None = None,
    character: str | None = None,
    **goods: int,
) -> Wish:
    """`at` says how many workers stand where, `held` how many captives of which seat lie on the board."""
    assert set(goods) <= set(GOODS), goods
    board = (virtue, hand, apprentices, built, at or {}, held or {}, prison, debts, paid, level, supply, character)
    return Wish(goods, *board)


def table(
    *players: Wish,
    seats: int | None = None,
    active: int = 0,
    top: Sequence[str] = (),
    bottom: Sequence[str] = (),
    coins: Mapping[str, int] | None = None,
    plans: Sequence[str] | None = None,
    rewards: Sequence[str] | None = None,
    taxes: int = 4,
    small: Sequence[str] | None = None,
    large: Sequence[str] = (),
    market: Mapping[str, int] | None = None,
    guildhall: Sequence[int] = (),
    promos: bool = False,
    expansions: tuple[str, ...] = (),
    lay: Callable[[ArchitectsTable], None] = lambda t: None,
    solo: str = "",
    final_round: int | None = None,
    turn: int = 12,
    schemes: Sequence[str] = (),
    game: Architects = GAME,
    **options: str,
) -> ArchitectsTable:
    """The active seat is at the first decision of its turn, which began in the ordinary way.

    `top` and `bottom` are the apprentices' rows, `plans` and `rewards` what lies on top of those piles (`rewards=[]`:
    none is left), `small` and `large` the market's piles from the top, `market` whose worker is on which space,
    `guildhall` whose workers lie there in order, `final_round` how many turns of it are left, `schemes` the top of
    a solo opponent's pile: its turn is played at once if its seat is active. `lay` puts down what expansions keep.
    """
    people = seats or max(2, len(players))
    with_ = (*expansions, "promos") if promos else expansions
    config = game.configure(people - 1 if solo else people, with_, solo, "standard", options)
    t = laid_out(game.edition, config, Chance.from_seed("tests"))
    t.tell(1, 0)  # table set: a solo opponent sits down
    lay_players(t, players, with_)
    lay_rows(t, (top, bottom), coins or {}, with_)
    lay_plans(t, plans, with_)
    lay_market(t, small, large, market or {})
    if rewards is not None:
        lay_rewards(t, rewards)
    t.guildhall = tuple(guildhall)
    lay(t)
    note_all_relief(t)
    note_all_awaited(t)
    for seat, p in enumerate(t.players):
        wish = players[seat] if seat < len(players) else player()
        if wish.supply is None:
            p.supply = WORKERS + sum(int(slot.kept.more_workers(t, seat)) for slot in t.kept) - placed(t, seat)
    t.taxes = taxes
    t.turn = turn - 1
    if final_round is not None:
        t.turns_left = final_round
        assert len(guildhall) >= guildhall_spaces(t), "the final round begins once the Guildhall is full"
    t.first = active
    if solo:
        lay_schemes(t, schemes)
    t.log = []
    start_turn(t, active)
    t.settle()
    return t


def as_in_play(t: ArchitectsTable) -> ArchitectsTable:
    """A table that a test laid out, completed to one that a game could have brought about, and at its decision still.

    Turns go round from whoever began, the row is full, a reset comes after the turn's own decision, everybody has a
    character or nobody, and a worker lies in the Guildhall for each building and level.
    """
    if t.players[-1].automatic:
        t.first = 0
        t.turn += (t.active - t.turn + 1) % t.seats
    else:
        t.first = (t.active - t.turn + 1) % t.seats
    t.restack([frame for frame in t.stack if frame is t.top() or not isinstance(frame, Placing)])
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD:
            t.row[slot] = t.people.draw(t)
    for seat, p in enumerate(t.players):
        if plays_with_characters(t) and not p.automatic and p.character == PLAIN_BOARD:
            p.character = max(int(p.character) for p in t.players) + 1
            look_at_cards(t, seat)
        complete_works(t, seat)
    return t


def plays_with_characters(t: ArchitectsTable) -> bool:
    return any(p.character != PLAIN_BOARD for p in t.players)


def complete_works(t: ArchitectsTable, seat: int) -> None:
    p = t.players[seat]
    underway = 1 if seat == t.active and not isinstance(t.top(), Placing) else 0
    p.level += max(0, t.guildhall.count(seat) - len(p.built) - int(p.level) - underway)
    for _ in range(len(p.built) + int(p.level) - t.guildhall.count(seat)):
        for slot in t.kept:
            if isinstance(slot.kept, ArtisansKept):
                slot.kept.laid[seat] |= 1 << len(t.guildhall)
        t.guildhall = (*t.guildhall, seat)
        p.supply -= 1


def placed(t: ArchitectsTable, seat: int) -> int:
    p = t.players[seat]
    held = sum(int(other.held[seat]) for other in t.players)
    at_market = sum(1 for owner in t.market if owner == seat)
    return sum(int(n) for n in p.at) + int(p.prison) + held + at_market + t.guildhall.count(seat)


def lay_players(t: ArchitectsTable, players: Sequence[Wish], expansions: tuple[str, ...]) -> None:
    named = {card for wish in players if not isinstance(wish.hand, int) for card in wish.hand}
    named |= {card for wish in players for card in wish.built}
    spare = [c for c in CATALOGUE.buildings_of(expansions) if BUILDINGS[c] not in named]
    for seat, wish in enumerate(players):
        p = t.players[seat]
        for good, n in wish.goods.items():
            p.goods[GOOD_IDS.index(good)] = n
        for place, n in wish.at.items():
            p.at[PLACE_IDS.index(place)] = n
        for owner, n in wish.held.items():
            p.held[owner] = n
        p.virtue, p.prison, p.debts, p.paid, p.level = wish.virtue, wish.prison, wish.debts, wish.paid, wish.level
        p.crew = tuple(APPRENTICES.index(card) for card in wish.apprentices)
        p.built = tuple(BUILDINGS.index(card) for card in wish.built)
        p.hand = hand_of(wish, spare)
        if wish.supply is not None:
            p.supply = wish.supply
        if wish.character is not None:
            p.character = CHARACTERS.index(wish.character)
        index(p, CATALOGUE)


def hand_of(wish: Wish, spare: list[int]) -> Hand:
    if not isinstance(wish.hand, int):
        return Hand(tuple(BUILDINGS.index(card) for card in wish.hand))
    return Hand(tuple(spare.pop() for _ in range(wish.hand)))


def lay_rows(
    t: ArchitectsTable, rows: Sequence[Sequence[str]], coins: Mapping[str, int], expansions: tuple[str, ...]
) -> None:
    hired = {c for p in t.players for c in p.crew}
    named = {APPRENTICES.index(card) for row in rows for card in row}
    spare = [c for c in CATALOGUE.apprentices_of(expansions) if c not in hired and c not in named]
    for r, row in enumerate(rows):
        for column in range(t.columns):
            card = APPRENTICES.index(row[column]) if column < len(row) else spare.pop(0)
            slot = r * t.columns + column
            t.row[slot] = card
            t.coins[slot] = coins.get(APPRENTICES[card], 0)
    t.people.lay(tuple(spare))


def lay_plans(t: ArchitectsTable, plans: Sequence[str] | None, expansions: tuple[str, ...]) -> None:
    used = {c for p in t.players for c in (*p.hand, *p.built)}
    top = [BUILDINGS.index(card) for card in plans or ()]
    rest = [c for c in CATALOGUE.buildings_of(expansions) if c not in used and c not in top]
    t.plans.lay(tuple(top + rest))


def lay_rewards(t: ArchitectsTable, rewards: Sequence[str]) -> None:
    """Just these, from the top; all others are out of the game."""
    left = list(range(len(REWARDS)))
    pile = []
    for card in rewards:
        number = next(c for c in left if REWARDS[c] == card)
        left.remove(number)
        pile.append(number)
    t.rewards.lay(tuple(pile))
    t.box = tuple(left)


def lay_market(
    t: ArchitectsTable, small: Sequence[str] | None, large: Sequence[str], market: Mapping[str, int]
) -> None:
    """Cards that are not named lie below those that are, in the small pile."""
    t.large = tuple(MARKET_CARDS.index(card) for card in large)
    named = [MARKET_CARDS.index(card) for card in small or ()]
    t.small = TurningPile(tuple(named + [c for c in range(len(MARKET_CARDS)) if c not in named and c not in t.large]))
    for space, seat in market.items():
        t.market[("left", "middle", "right").index(space)] = seat


def lay_schemes(t: ArchitectsTable, schemes: Sequence[str]) -> None:
    """These on top of the opponent's pile, its other cards below them; future ones stay apart unless they are named."""
    kept = schemes_of(t)
    top = [SCHEMES.index(scheme) for scheme in schemes]
    cards = kept.all_cards()
    kept.future.lay(tuple(card for card in kept.future.rest() if card not in top))
    rest = sorted(without(cards, kept.future.rest()))
    for scheme in top:
        rest.remove(scheme)
    kept.pile.lay(tuple(top + rest))
    kept.revealed = ()


def last_turn(*players: Wish, seats: int | None = None, **more: Any) -> ArchitectsTable:
    """The active seat is about to take the very last turn of the game."""
    people = seats or max(2, len(players))
    spaces = 4 * {2: 3, 3: 4, 4: 5, 5: 6, 6: 6}[people]
    return table(*players, seats=seats, guildhall=[i % people for i in range(spaces)], final_round=1, **more)


def begun(
    players: int,
    seed: str = "begun",
    promos: bool = False,
    solo: str = "",
    setup: str = "standard",
    expansions: tuple[str, ...] = (),
    **options: str,
) -> ArchitectsTable:
    """A table as the rules set it up, before anybody has decided anything."""
    with_ = (*expansions, "promos") if promos else expansions
    return GAME.begin(GAME.configure(players, with_, solo, setup, options), Chance.from_seed(seed), logged=True)


# reading and playing --------------------------------------------------------------------


def offered(t: ArchitectsTable, seat: int | None = None, language: Language = LANGUAGE) -> dict[str, str]:
    """Everything offered to the seat that decides: notation to refusal ("allowed" if it is)."""
    frame = t.top() if seat is None else t.top().turned_to(seat)
    out = Choices()
    frame.offers(t, out)
    return {written(frame.describe(t, a), language): language.refusals[frame.refusal(t, a)].key for a in out.as_list()}


def legal(t: ArchitectsTable, seat: int | None = None, language: Language = LANGUAGE) -> list[str]:
    return [choice for choice, why in offered(t, seat, language).items() if why == language.refusals[ALLOWED].key]


def why_not(t: ArchitectsTable, choice: str, language: Language = LANGUAGE) -> str:
    """The key of the refusal; a choice that is not even offered fails."""
    return offered(t, language=language)[choice]


def cited(t: ArchitectsTable, choice: str) -> str:
    """The heading of the rulebook that forbids a choice."""
    return refused(t, choice).rule.heading


def reason(t: ArchitectsTable, choice: str) -> str:
    """Which of several reasons a refusal has."""
    return refused(t, choice).why


def refused(t: ArchitectsTable, choice: str) -> Refusal:
    frame = t.top()
    out = Choices()
    frame.offers(t, out)
    numbers = {written(frame.describe(t, a), LANGUAGE): a for a in out.as_list()}
    return LANGUAGE.refusals[frame.refusal(t, numbers[choice])]


def asked(t: ArchitectsTable) -> tuple[int, str]:
    """Who decides, and the key of the question."""
    frame = t.top()
    return int(frame.seat), frame.asks(t).key


def play(t: ArchitectsTable, *choices: str, seat: int | None = None, language: Language = LANGUAGE) -> ArchitectsTable:
    """One choice after the other, each of which has to be legal."""
    for choice in choices:
        frame = t.top() if seat is None else t.top().turned_to(seat)
        out = Choices()
        frame.legal(t, out)
        numbers = {written(frame.describe(t, a), language): a for a in out.as_list()}
        assert choice in numbers, (
            f"{choice!r} is not legal, but {sorted(numbers)}: {offered(t, seat, language).get(choice)}"
        )
        t.change_top(frame)
        t.play(numbers[choice])
    return t


def told(t: ArchitectsTable, event: int, language: Language = LANGUAGE) -> list[tuple[int, ...]]:
    """The numbers of each event of this kind, in order: seat first, then its arguments."""
    n = len(language.events[event].args)
    return [entry[1 : 1 + n] for entry in t.log or [] if entry[0] == event]


def order_told(t: ArchitectsTable) -> list[int]:
    return [entry[0] for entry in t.log or []]


def of(t: ArchitectsTable, seat: int = 0) -> Player:
    return t.players[seat]


def goods(t: ArchitectsTable, seat: int = 0) -> dict[str, int]:
    """What a player has, without what there is none of."""
    return {good: int(n) for good, n in zip(GOODS, t.players[seat].goods, strict=True) if n}


def at(t: ArchitectsTable, seat: int, place: str) -> int:
    return int(t.players[seat].at[PLACE_IDS.index(place)])


def held(t: ArchitectsTable, seat: int) -> dict[int, int]:
    """Captives on a board, by owner."""
    return {owner: int(n) for owner, n in enumerate(t.players[seat].held) if n}


def hand(t: ArchitectsTable, seat: int = 0) -> list[str]:
    return [BUILDINGS[c] for c in t.players[seat].hand]


def built(t: ArchitectsTable, seat: int = 0) -> list[str]:
    return [BUILDINGS[c] for c in t.players[seat].built]


def crew(t: ArchitectsTable, seat: int = 0) -> list[str]:
    return [APPRENTICES[c] for c in t.players[seat].crew]


def row(t: ArchitectsTable, which: str) -> list[str | None]:
    """The "top" or "bottom" row of apprentices."""
    first = 0 if which == "top" else t.columns
    return [None if c == NO_CARD else APPRENTICES[c] for c in list(t.row)[first : first + t.columns]]


def coins_on(t: ArchitectsTable) -> dict[str, int]:
    return {APPRENTICES[c]: int(n) for c, n in zip(t.row, t.coins, strict=True) if n}


def pile_bottom(t: ArchitectsTable, n: int) -> list[str]:
    """The lowest cards of the building pile, the lowest last."""
    return [BUILDINGS[c] for c in t.plans.rest()[-n:]]


# whole games ----------------------------------------------------------------------------


def new_game(
    players: int = 3, seed: str = "0", setup: str = "standard", promos: bool = False, **options: str
) -> ArchitectsTable:
    """A game set up by the rules, at its first decision."""
    config = GAME.configure(players, ("promos",) if promos else (), "", setup, options)
    return GAME.begin(config, Chance.from_seed(seed), logged=True)


def waiting(t: ArchitectsTable) -> list[int]:
    """All seats that may choose now."""
    bits = int(t.top().waiting())
    return [seat for seat in range(t.seats) if bits >> seat & 1]


def pack(t: ArchitectsTable, seat: int) -> list[str]:
    """The cards that a seat chooses from in the draft."""
    return [BUILDINGS[c] for c in t.players[seat].pack]


def draft_out(t: ArchitectsTable) -> ArchitectsTable:
    """Everybody keeps the first card of each pack."""
    while t.turn == 0:
        seat = waiting(t)[0]
        play(t, legal(t, seat)[0], seat=seat)
    return t


def play_on(t: ArchitectsTable, *choices: str) -> ArchitectsTable:
    """One choice after the other; questions between them are answered with what comes first."""
    for choice in choices:
        while choice not in legal(t):
            play(t, legal(t)[0])
        play(t, choice)
    return t


def prisons(t: ArchitectsTable) -> list[int]:
    return [int(p.prison) for p in t.players]


def virtues(t: ArchitectsTable) -> list[int]:
    return [int(p.virtue) for p in t.players]


def debts(t: ArchitectsTable) -> list[int]:
    """Unpaid ones."""
    return [int(p.debts) for p in t.players]


def silver(t: ArchitectsTable) -> list[int]:
    return [int(p.silver) for p in t.players]


def sheet(t: ArchitectsTable, seat: int = 0) -> dict[str, int]:
    """A seat's column of the score sheet."""
    return {line: points[seat] for line, points in GAME.score_sheet(t)}


def finish(t: ArchitectsTable) -> ArchitectsTable:
    """A turn that is spent on nothing; the last one of the final round ends the game."""
    return play(t, "place guardhouse", "stop")


def points_of(t: ArchitectsTable, seat: int = 0) -> dict[str, int]:
    """The lines of the score sheet that are not 0."""
    return {line: points[seat] for line, points in GAME.score_sheet(t) if points[seat]}


# facts and coverage ---------------------------------------------------------------------

Test = TypeVar("Test", bound=Callable[..., None])


def facts(name: str) -> dict[str, Any]:
    return document(Path(__file__).parent / "facts" / name)


def covers(*cards: str) -> Callable[[Test], Test]:
    """Says which cards a test plays; tests with a parameter `card` need not say it."""

    def mark(test: Test) -> Test:
        test.__dict__["covers"] = cards
        return test

    return mark
