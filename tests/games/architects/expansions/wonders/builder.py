"""Tables with Works of Wonder, alone or with Age of Artisans: influence, the court and wonders besides the rest.

Contribution cards go by their ids or numbers, wonders by their goods ("stone").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from documents import document
from royaume.games.architects.awaiting import note_all_awaited
from royaume.games.architects.events import MARKET_RESET
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS
from royaume.games.architects.expansions.wonders.kept import WondersKept, wonders_of
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.reset import Resetting
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, NO_SEAT, PLACE_IDS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.paying import note_all_relief

from ... import builder
from ...builder import Wish, begun, legal, play, told
from ..artisans.builder import artisans_table

PRINCESS_AT = {PLACE_IDS[card.princess]: number for number, card in enumerate(CARDS, 1)}
PROFITEER_AT = {PLACE_IDS[card.profiteer]: number for number, card in enumerate(CARDS, 1)}
NOWHERE_NEAR = 7  # a card with the Princess at the Guardhouse and the Profiteer at the Quarry


def wonders_table(
    *players: Wish,
    influence: Sequence[int] = (),
    card: int | None = None,
    princess: str | None = None,
    profiteer: str | None = None,
    contribution: int | None = None,
    tokens: Sequence[str] = (),
    on_wonder: Mapping[str, int] | None = None,
    wonders: Mapping[str, int] | None = None,
    standing: Mapping[str, str] | None = None,
    pile: int | None = None,
    artisans: bool | Mapping[int, str | int] = False,
    **more: Any,
) -> ArchitectsTable:
    """`influence` by seat. `card` is the consequence, or that which has a figure at a place; `contribution` the other
    open card, `tokens` what lies on it. `on_wonder` is how many tokens lie on which wonder, `wonders` who has built
    which one, `standing` where. `pile` is how many cards are left in it. `artisans`: with Age of Artisans.
    """
    consequence = card or PRINCESS_AT.get(princess or "") or PROFITEER_AT.get(profiteer or "") or NOWHERE_NEAR
    players = built_wonders(players, wonders or {})
    with_ = ("wonders",)
    if artisans is False:
        t = builder.table(*players, expansions=with_, **more)
    else:
        if not isinstance(artisans, bool):
            more["artisans"] = artisans
        t = artisans_table(*players, expansions=("artisans", *with_), **more)
    kept = wonders_of(t)
    for seat, n in enumerate(influence):
        kept.influence[seat] = n
    note_all_relief(t)
    lay_cards(kept, consequence, contribution, pile)
    for good in tokens:
        kept.tokens |= 1 << GOOD_IDS.index(good)
    for good, n in (on_wonder or {}).items():
        kept.on_wonder[GOOD_IDS.index(good)] = n
    for good, seat in (wonders or {}).items():
        kept.owner[GOOD_IDS.index(good)] = seat
    for place, good in (standing or {}).items():
        assert good in (wonders or {}), f"nobody has built {good}"
        kept.wonder_at[PLACE_IDS.index(place)] = GOOD_IDS.index(good)
    note_all_awaited(t)
    return t


def built_wonders(players: Sequence[Wish], wonders: Mapping[str, int]) -> list[Wish]:
    """For every purpose they are buildings."""
    wishes = [*players, *[builder.player() for _ in range(2 - len(players))]]
    for good, seat in wonders.items():
        wishes[seat].built = [*wishes[seat].built, f"{good}_wonder"]
    return wishes


def lay_cards(kept: WondersKept, consequence: int, contribution: int | None, pile: int | None) -> None:
    """The first that is free takes contributions, unless one is named."""
    free = [number for number in range(1, len(CARDS) + 1) if number != consequence]
    current = contribution or free[0]
    rest = [number - 1 for number in free if number != current]
    left = len(rest) if pile is None else pile
    kept.consequence, kept.contribution = consequence - 1, current - 1
    kept.pile.lay(tuple(rest[len(rest) - left :]))
    kept.past = tuple(rest[: len(rest) - left])


def wonders_begun(players: int, expansions: tuple[str, ...] = (), **more: Any) -> ArchitectsTable:
    """A table as the rules set it up with the expansion."""
    return begun(players, expansions=(*expansions, "wonders"), **more)


def last_wonders_turn(*players: Wish, **more: Any) -> ArchitectsTable:
    """The first seat is about to take the very last turn of the game."""
    people = more.get("seats") or max(2, len(players))
    spaces = 4 * {2: 3, 3: 4, 4: 5, 5: 6, 6: 6}[people]
    return wonders_table(*players, guildhall=[i % people for i in range(spaces)], final_round=1, **more)


# reading -------------------------------------------------------------------------------------


def kept_of(t: ArchitectsTable) -> WondersKept:
    return wonders_of(t)


def influence(t: ArchitectsTable, seat: int = 0) -> int:
    return int(wonders_of(t).influence[seat])


def influences(t: ArchitectsTable) -> list[int]:
    return [int(n) for n in wonders_of(t).influence]


def credit(t: ArchitectsTable, seat: int = 0) -> int:
    return int(wonders_of(t).credit[seat])


def tokens(t: ArchitectsTable) -> list[str]:
    """On the contribution card."""
    return [good for kind, good in enumerate(GOOD_IDS[:5]) if wonders_of(t).tokens >> kind & 1]


def on_wonders(t: ArchitectsTable) -> dict[str, int]:
    return {GOOD_IDS[good]: int(n) for good, n in enumerate(wonders_of(t).on_wonder) if n}


def owners(t: ArchitectsTable) -> dict[str, int]:
    return {GOOD_IDS[good]: int(seat) for good, seat in enumerate(wonders_of(t).owner) if seat != NO_SEAT}


def standing(t: ArchitectsTable) -> dict[str, str]:
    """Place to wonder."""
    return {PLACE_IDS[i]: WONDER_IDS[w] for i, w in enumerate(wonders_of(t).wonder_at) if w != NO_CARD}


def figures(t: ArchitectsTable) -> tuple[str, str]:
    """Where the Princess is, and the Profiteer."""
    kept = wonders_of(t)
    return PLACE_IDS[kept.princess()], PLACE_IDS[kept.profiteer()]


# playing -------------------------------------------------------------------------------------


def reset(t: ArchitectsTable, seat: int = 0) -> ArchitectsTable:
    """A reset that comes from nowhere, up to the first question or its end."""
    before = len(told(t, MARKET_RESET))
    t.push(Resetting(seat))
    t.settle()
    assert len(told(t, MARKET_RESET)) == before + 1
    return t


def pay_plainly(t: ArchitectsTable, *questions: str) -> ArchitectsTable:
    """Influence is kept wherever one of these questions comes."""
    while not t.over and builder.asked(t)[1] in questions:
        play(t, legal(t)[0])
    return t


def facts(name: str) -> dict[str, Any]:
    """The facts of this expansion."""
    return document(Path(__file__).parent / "facts" / name)
