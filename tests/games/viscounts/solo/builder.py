"""Tables with a solo opponent on the second seat: between two turns, and what matters is named.

Cards and places go by their ids. The ring lies in the order of `SEGMENT_IDS`, and each segment faces the section of the
castle of the same number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from documents import document
from royaume.games.viscounts.cards.catalogue import CARD_IDS, CARDS, NEUTRAL_CARDS
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPT_IDS
from royaume.games.viscounts.effects import EFFECTS, way_of
from royaume.games.viscounts.gaining import follow
from royaume.games.viscounts.game import GAME
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.setup import set_up
from royaume.games.viscounts.solo.kept import SoloOpponent, opponent_of
from royaume.games.viscounts.solo.schemes import SCHEME_IDS
from royaume.games.viscounts.table import FIRST_INNER, FIRST_TOP, Ring, ViscountsTable, reindex
from royaume.games.viscounts.turn import HAND_LIMIT, start_turn
from royaume.games.viscounts.verbs import draw_up_to
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
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices
from royaume.kernel.deck import NO_CARD, OpenPile
from royaume.kernel.words import named_args, written

FACTS = document(Path(__file__).parent.parent / "facts" / "solo.yaml")
EXAMPLES = document(Path(__file__).parent.parent / "examples.yaml")["examples"]
OPPONENTS = ("cleric", "builder", "noble", "card")
YOU, AI = 0, 1
REASONS = ("entry_followed", "entry_impossible", "priority_decided")
Board = dict[str, Any]


def board(**more: Any) -> Board:
    """Of a player: goods and numbers by their names, `space`, names of `slots` left, `bonuses`, `manuscripts`.

    Your `line` is made of your starting cards.
    """
    return more


def solo_table(
    solo: str = "cleric",
    *,
    you: Board | None = None,
    ai: Board | None = None,
    line: Sequence[str | None] = (),
    schemes: Sequence[str] = (),
    discarded: Sequence[str] = (),
    future: Sequence[str] | None = None,
    townsfolk: Mapping[str, str | None] | None = None,
    manuscripts: Mapping[str, str | None] | None = None,
    built: Mapping[str, tuple[int, str]] | None = None,
    outer: Mapping[str, Sequence[int]] | None = None,
    inner: Mapping[str, Sequence[int]] | None = None,
    top: Sequence[int] = (),
    leader: int = -1,
    **options: str,
) -> ViscountsTable:
    """Nothing is pending. `line`, `schemes` (the top of its pile), `discarded` and `future` are Scheme cards.

    `townsfolk` and `manuscripts` are what lies open at a segment, or that nothing is left there. `built` says whose
    building of which slot stands on a spot.
    """
    t = laid_out(solo, options)
    lay_schemes(t, line, schemes, discarded, future)
    for segment, card in (townsfolk or {}).items():
        lay_open(t.townsfolk, SEGMENT_IDS.index(segment), None if card is None else CARD_IDS.index(card))
    for segment, tile in (manuscripts or {}).items():
        lay_open(t.manuscripts, SEGMENT_IDS.index(segment), None if tile is None else MANUSCRIPT_IDS.index(tile))
    lay_player(t, YOU, {"space": "mountain_inner"} | (you or {}))
    lay_player(t, AI, {"space": "hills_left"} | (ai or {}))
    for site, (owner, slot) in (built or {}).items():
        t.sites[SITE_IDS.index(site)] = owner * BUILDING_TYPES + type_of(SLOT_IDS.index(slot))
        t.players[owner].slots |= 1 << SLOT_IDS.index(slot)
    lay_workers(t, outer or {}, inner or {}, top)
    t.leader = leader
    for seat in (YOU, AI):
        reindex(t, seat)
    draw_up_to(t, YOU, HAND_LIMIT)
    t.log = []
    return t


def laid_out(solo: str, options: dict[str, str]) -> ViscountsTable:
    """After the beginning, in round 5."""
    dealt = set_up(GAME.configure(1, (), solo, "", options), Chance.from_seed("tests"))
    piles = (dealt.players, dealt.townsfolk, dealt.manuscripts, dealt.sites, dealt.castle)
    t = ViscountsTable(dealt.rules, dealt.chance, dealt.variants, Ring((0, 1, 2, 3, 4), 0), dealt.sides, 0, *piles)
    t.opponent = dealt.opponent
    t.removed = dealt.removed + dealt.heroes
    t.debts_left, t.deeds_left, t.round, t.turn = 9, 9, 5, 9
    return t


def lay_schemes(
    t: ViscountsTable,
    line: Sequence[str | None],
    schemes: Sequence[str],
    discarded: Sequence[str],
    future: Sequence[str] | None,
) -> None:
    kept = opponent_of(t)
    named = {*line, *schemes, *discarded, *(future or ())}
    for space, card in enumerate(line):
        kept.line[space] = NO_CARD if card is None else SCHEME_IDS.index(card)
    spare = [card for card in sorted(kept.cards.pile.rest()) if SCHEME_IDS[card] not in named]
    kept.cards.pile.lay(numbers(schemes) + tuple(spare))
    kept.cards.revealed = numbers(discarded)
    left = tuple(card for card in sorted(kept.cards.future.rest()) if SCHEME_IDS[card] not in named)
    kept.cards.future.lay(left if future is None else numbers(future))


def numbers(schemes: Sequence[str]) -> tuple[int, ...]:
    return tuple(SCHEME_IDS.index(scheme) for scheme in schemes)


def lay_open(piles: Any, segment: int, card: int | None) -> None:
    """The card changes places with the one that lies open; or the whole pile goes below another."""
    other = (segment + 1) % len(piles)
    if card is None:
        piles[other] = OpenPile(piles[other].rest() + piles[segment].rest())
        piles[segment] = OpenPile(())
        return
    where = next(i for i in range(len(piles)) if card in piles[i].rest())
    there = piles[segment].rest()[0]
    for i in {where, segment}:
        swapped = {card: there, there: card}
        piles[i] = OpenPile(tuple(swapped.get(one, one) for one in piles[i].rest()))


def lay_player(t: ViscountsTable, seat: int, wish: Board) -> None:
    p = t.players[seat]
    for key, value in wish.items():
        if key in GOOD_IDS:
            p.goods[GOOD_IDS.index(key)] = value
        elif key == "space":
            p.space = SPACE_IDS.index(value)
        elif key == "slots":
            p.slots = sum(1 << SLOT_IDS.index(slot) for slot in value)
        elif key == "bonuses":
            p.bonuses = sum(1 << RIBBON_IDS.index(ribbon) for ribbon in value)
        elif key == "manuscripts":
            p.manuscripts = tuple(MANUSCRIPT_IDS.index(tile) for tile in value)
        elif key == "line":
            for space, card in enumerate(value):
                p.line[space] = CARD_IDS.index(card)
                p.cards.pick(t, p.line[space])
        else:
            assert hasattr(p, key), key
            setattr(p, key, value)


def lay_workers(
    t: ViscountsTable, outer: Mapping[str, Sequence[int]], inner: Mapping[str, Sequence[int]], top: Sequence[int]
) -> None:
    for first, tier in ((0, outer), (FIRST_INNER, inner)):
        for section, there in tier.items():
            for seat, n in enumerate(there):
                t.castle[first + SECTION_IDS.index(section) * MOST_SEATS + seat] = n
                t.players[seat].supply -= n
    for seat, n in enumerate(top):
        t.castle[FIRST_TOP + seat] = n
        t.players[seat].supply -= n


# doing ----------------------------------------------------------------------------------


def begun(solo: str = "cleric", pairs: tuple[int, int] | None = None, **options: str) -> ViscountsTable:
    """As the rules set it up; `pairs` are the numbers of the two Player Cards that lie there."""
    t = set_up(GAME.configure(1, (), solo, "", options), Chance.from_seed("begun"))
    if pairs is not None:
        t.pairs = (pairs[0] - 1, pairs[1] - 1)
    t.log = []
    t.settle()
    return t


def turn(t: ViscountsTable) -> ViscountsTable:
    """The opponent's turn, up to the next question."""
    start_turn(t, AI)
    t.settle()
    return t


def your_turn(t: ViscountsTable) -> ViscountsTable:
    start_turn(t, YOU)
    t.settle()
    return t


def gains(t: ViscountsTable, words: str, seat: int = AI) -> ViscountsTable:
    """What this effect gives, in the first way where there are several."""
    follow(t, seat, way_of(words.partition(" | ")[0]))
    t.settle()
    return t


def does(t: ViscountsTable, deed: Deed[ViscountsTable]) -> ViscountsTable:
    t.push(Doing(AI, deed.number, 1))
    t.settle()
    return t


def legal(t: ViscountsTable) -> list[str]:
    out = Choices()
    t.top().legal(t, out)
    return [written(t.top().describe(t, a), GAME.language) for a in out.as_list()]


def play(t: ViscountsTable, *choices: str) -> ViscountsTable:
    for choice in choices:
        out = Choices()
        t.top().legal(t, out)
        found = {written(t.top().describe(t, a), GAME.language): a for a in out.as_list()}
        assert choice in found, f"{choice!r} is none of {sorted(found)}"
        t.play(found[choice])
    return t


def asked(t: ViscountsTable) -> tuple[int, str]:
    return int(t.top().seat), t.top().asks(t).key


# reading --------------------------------------------------------------------------------


def told(t: ViscountsTable, *kinds: str) -> list[tuple[Any, ...]]:
    """Events of these kinds in ids, without the seat."""
    found = []
    for event in t.log or []:
        meaning = GAME.language.events[event[0]].meaning(event, YOU)
        if meaning.key in kinds:
            args = named_args(meaning, GAME.language.ids)
            found.append((meaning.key, *[value for name, value in args.items() if name != "seat"]))
    return found


def followed(t: ViscountsTable) -> list[str]:
    """The entries that were followed, in order."""
    return [str(event[1]) for event in told(t, "entry_followed")]


def story(t: ViscountsTable, seat: int = AI) -> list[str]:
    """The kinds of event that happened to a seat, but for reasons."""
    keys = [(GAME.language.events[event[0]].key, event[1]) for event in t.log or []]
    return [key for key, who in keys if who == seat and key not in REASONS]


def of(t: ViscountsTable, seat: int = AI) -> Player:
    return t.players[seat]


def goods(t: ViscountsTable, seat: int = AI) -> dict[str, int]:
    return {good: int(n) for good, n in zip(GOOD_IDS, t.players[seat].goods, strict=True) if n}


def icons(t: ViscountsTable, seat: int = AI) -> dict[str, int]:
    return {icon: int(n) for icon, n in zip(ICON_IDS, t.players[seat].icons, strict=True) if n}


def track(t: ViscountsTable, seat: int = AI) -> tuple[int, int]:
    """Corruption and Virtue."""
    return int(t.players[seat].corruption), int(t.players[seat].virtue)


def space(t: ViscountsTable, seat: int = AI) -> str:
    return SPACE_IDS[t.players[seat].space]


def kept(t: ViscountsTable) -> SoloOpponent:
    return opponent_of(t)


def line(t: ViscountsTable) -> list[str | None]:
    return [None if card == NO_CARD else SCHEME_IDS[card] for card in kept(t).line]


def discards(t: ViscountsTable) -> list[str]:
    return [SCHEME_IDS[card] for card in kept(t).cards.revealed]


def standing(t: ViscountsTable, seat: int = AI) -> dict[str, str]:
    """Which building of a seat stands on which spot."""
    names = ("trading_post", "guildhall", "workshop")
    return {
        SITE_IDS[site]: names[int(n) % BUILDING_TYPES]
        for site, n in enumerate(t.sites)
        if n >= 0 and n // BUILDING_TYPES == seat
    }


def left_slots(t: ViscountsTable) -> list[str]:
    return [SLOT_IDS[slot] for slot in range(len(SLOT_IDS)) if of(t).slots >> slot & 1]


def workers(t: ViscountsTable, tier: int) -> dict[str, tuple[int, int]]:
    found = {}
    for section, name in enumerate(SECTION_IDS):
        first = (tier - 1) * FIRST_INNER + section * MOST_SEATS
        there = (int(t.castle[first]), int(t.castle[first + 1]))
        if any(there):
            found[name] = there
    return found


def tiles(t: ViscountsTable, seat: int = AI) -> list[str]:
    return [MANUSCRIPT_IDS[tile] for tile in t.players[seat].manuscripts]


def sheet(t: ViscountsTable, seat: int = AI) -> dict[str, int]:
    return {line: points[seat] for line, points in GAME.score_sheet(t) if points[seat]}


def townsfolk_with(words: str) -> str:
    """One of the Townsfolk whose effect on hire or dismissal is this."""
    return next(CARD_IDS[card] for card in NEUTRAL_CARDS if EFFECTS[CARDS[card].on_hire].words == words)


ALL_WORKERS = WORKERS_EACH
