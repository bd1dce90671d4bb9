"""Tables with a solo opponent of Works of Wonder, on the last seat: its turn, its things, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from documents import document
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.stacking import space_to_stand
from royaume.games.architects.expansions.artisans.tile import spaces_taken
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS
from royaume.games.architects.expansions.wonders.kept import WondersKept, wonders_of
from royaume.games.architects.expansions.wonders.solo.kept import OpponentKept, opponent_of
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.gaining import gain
from royaume.games.architects.reset import Resetting
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, NO_SEAT, PLACE_IDS
from royaume.kernel.automatic.instructions import Instructions, without
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit
from royaume.kernel.words import named_args

from ....builder import GAME, SCHEMES, Wish, asked, of, player, table

FACTS = document(Path(__file__).parent.parent / "facts" / "solo.yaml")
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board for board in FACTS["ai_boards"]}
OPPONENTS = tuple(BOARDS)
TOKENS = GOOD_IDS[:5]
PRINCESS_AT = {PLACE_IDS[card.princess]: number for number, card in enumerate(CARDS, 1)}
PROFITEER_AT = {PLACE_IDS[card.profiteer]: number for number, card in enumerate(CARDS, 1)}
REASONS = ("entry_followed", "entry_impossible", "priority_decided", "gain_replaced")


def solo_table(
    *people: Wish,
    solo: str = "peddler",
    ai: Wish | None = None,
    influence: Sequence[int] = (),
    marker: str = "clay",
    card: int | None = None,
    princess: str = "",
    profiteer: str = "",
    contribution: int | None = None,
    tokens: Sequence[str] = (),
    wonders: Mapping[str, int] | None = None,
    standing: Mapping[str, str] | None = None,
    future: int | None = None,
    artisans: bool = False,
    stacked: Mapping[int, int] | None = None,
    crafts: Sequence[int | None] | None = None,
    craft_pile: bool = True,
    promos: bool = False,
    **more: Any,
) -> ArchitectsTable:
    """`people` and the opponent `ai`; the first seat begins, unless `active` says otherwise.

    `influence` is by seat, `card` the consequence (or that with a figure at a place), `wonders` who has built which
    one, `standing` where they stand, `future` how many future Schemes are left, `stacked` how many workers of a seat
    stand on others, `crafts` the open craft cards, `craft_pile` whether any are left besides.
    """
    wishes = [*(people or [player()]), ai or player()]
    for good, seat in (wonders or {}).items():
        wishes[seat].built = [*wishes[seat].built, f"{good}_wonder"]

    def lay(t: ArchitectsTable) -> None:
        kept = wonders_of(t)
        for seat in range(t.seats):
            kept.influence[seat] = influence[seat] if seat < len(influence) else 0
        lay_court(kept, card or PRINCESS_AT.get(princess) or PROFITEER_AT.get(profiteer) or 7, contribution)
        kept.tokens = sum(1 << TOKENS.index(good) for good in tokens)
        for good, seat in (wonders or {}).items():
            kept.owner[TOKENS.index(good)] = seat
        for place, good in (standing or {}).items():
            kept.wonder_at[PLACE_IDS.index(place)] = TOKENS.index(good)
        opponent = opponent_of(t)
        opponent.marker = TOKENS.index(marker)
        if future is not None:
            leave_future(opponent.cards, future, more.get("schemes", ()))
        if artisans:
            lay_crafts(t, stacked or {}, crafts, craft_pile)

    with_ = ("artisans", "wonders") if artisans else ("wonders",)
    return table(*wishes, seats=len(wishes), solo=solo, expansions=with_, promos=promos, lay=lay, **more)


def leave_future(cards: Instructions, n: int, schemes: Sequence[str]) -> None:
    """So many, none of them named; the others have been gained."""
    left = [card for card in cards.future.rest() if SCHEMES[card] not in schemes][:n]
    cards.revealed = cards.revealed + without(cards.future.rest(), tuple(left))
    cards.future.lay(tuple(left))


def lay_court(kept: WondersKept, consequence: int, contribution: int | None) -> None:
    free = [number for number in range(1, len(CARDS) + 1) if number != consequence]
    current = contribution or free[0]
    kept.consequence, kept.contribution = consequence - 1, current - 1
    kept.pile.lay(tuple(number - 1 for number in free if number != current))
    kept.past = ()


def lay_crafts(
    t: ArchitectsTable, stacked: Mapping[int, int], crafts: Sequence[int | None] | None, craft_pile: bool
) -> None:
    kept = artisans_of(t)
    for space in range(spaces_taken(t)):
        kept.laid[t.guildhall[space]] |= bit(space)
    for seat, n in stacked.items():
        for _ in range(n):
            kept.stacked |= bit(space_to_stand(t, seat))
    cards = [*kept.row, *kept.pile.rest()]
    row = list(range(4)) if crafts is None else crafts
    for place, craft in enumerate(row):
        kept.row[place] = NO_CARD if craft is None else craft
    rest = tuple(sorted(int(c) for c in cards if c not in row))
    kept.pile.lay(rest if craft_pile else ())
    kept.removed = () if craft_pile else rest


def opponents_turn(scheme: str, *people: Wish, solo: str = "peddler", **more: Any) -> ArchitectsTable:
    """The opponent reveals this card and follows it; then somebody else decides."""
    seats = max(2, len(people) + 1)
    t = solo_table(*people, solo=solo, schemes=[scheme], active=seats - 1, **more)
    assert GAME.violation(t) == ""
    assert t.over or not t.players[asked(t)[0]].automatic
    return t


def give(t: ArchitectsTable, thing: int, n: int, seat: int = -1) -> ArchitectsTable:
    """Something is gained for the opponent, in the middle of somebody's turn."""
    t.log = []
    gain(t, seat % int(t.seats), thing, n)
    t.settle()
    assert GAME.violation(t) == ""
    return t


def reset(t: ArchitectsTable, seat: int = 0) -> ArchitectsTable:
    """A reset of the Black Market, set off by this seat."""
    t.log = []
    t.push(Resetting(seat))
    t.settle()
    assert GAME.violation(t) == ""
    return t


# reading -------------------------------------------------------------------------------------


def rival(t: ArchitectsTable) -> OpponentKept:
    return opponent_of(t)


def marker(t: ArchitectsTable) -> str:
    return TOKENS[opponent_of(t).marker]


def influence_of(t: ArchitectsTable, seat: int = -1) -> int:
    return int(wonders_of(t).influence[seat % int(t.seats)])


def virtue_of(t: ArchitectsTable, seat: int = -1) -> int:
    return int(of(t, seat).virtue)


def marble(t: ArchitectsTable) -> int:
    return int(of(t, -1).goods[TOKENS.index("marble")])


def where(t: ArchitectsTable) -> dict[str, int]:
    """The opponent's workers on the board."""
    ai = int(t.seats) - 1
    found = {PLACE_IDS[place]: int(n) for place, n in enumerate(of(t, -1).at) if n}
    found |= {PLACE_IDS[9 + space]: 1 for space in range(3) if t.market[space] == ai}
    return found | ({"guildhall": t.guildhall.count(ai)} if ai in t.guildhall else {})


def tokens_laid(t: ArchitectsTable) -> list[str]:
    return [good for kind, good in enumerate(TOKENS) if wonders_of(t).tokens >> kind & 1]


def wonders_built(t: ArchitectsTable) -> dict[str, int]:
    return {WONDER_IDS[kind]: int(seat) for kind, seat in enumerate(wonders_of(t).owner) if seat != NO_SEAT}


def standing_at(t: ArchitectsTable) -> dict[str, str]:
    return {PLACE_IDS[i]: WONDER_IDS[w] for i, w in enumerate(wonders_of(t).wonder_at) if w != NO_CARD}


def discards(t: ArchitectsTable) -> list[str]:
    return [SCHEMES[card] for card in opponent_of(t).cards.revealed]


def story(t: ArchitectsTable, *kinds: str) -> list[tuple[Any, ...]]:
    """What was told, in ids: the events of these kinds, or all."""
    found = []
    for numbers in t.log or []:
        meaning = GAME.language.events[numbers[0]].meaning(numbers, 0)
        if not kinds or meaning.key in kinds:
            args = named_args(meaning, GAME.language.ids)
            found.append((meaning.key, *[value for name, value in args.items() if name != "seat"]))
    return found


def reasons(t: ArchitectsTable) -> list[tuple[Any, ...]]:
    return story(t, *REASONS)


def followed(t: ArchitectsTable) -> list[str]:
    """The entries that were followed, in order."""
    return [line[1] for line in story(t, "entry_followed")]
