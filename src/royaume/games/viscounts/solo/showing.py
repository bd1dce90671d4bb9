"""An opponent's board as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.buildings import is_empty
from royaume.games.viscounts.effects import EFFECTS, OP_IDS
from royaume.games.viscounts.solo.boards import FOCUS_IDS, LEFT_TO_RIGHT, NO_LIMIT, Board
from royaume.games.viscounts.solo.schemes import FIRST_FUTURE, SCHEME_IDS, SCHEMES
from royaume.games.viscounts.solo.shown import (
    DeedShown,
    LimitedShown,
    OpponentBoardShown,
    OpponentSlotShown,
    SchemeShown,
    SourceShown,
)
from royaume.games.viscounts.solo.slots import ABILITIES, FIRST_ABILITY, TRIGGER_IDS
from royaume.games.viscounts.solo.sources import icon_of_source, kind_of_source, place_of_source
from royaume.games.viscounts.solo.track import GAINS_AT
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import (
    ACTION_IDS,
    BUILDING_IDS,
    FIRST_SPACE,
    GOOD_IDS,
    ICON_IDS,
    ICONS,
    LAST_SPACE,
    SLOT_IDS,
    type_of,
)
from royaume.kernel.deck import NO_CARD

if TYPE_CHECKING:
    from royaume.games.viscounts.solo.kept import SoloOpponent


def shown_opponent(t: ViscountsTable, kept: SoloOpponent) -> OpponentBoardShown:
    board = kept.board()
    seat = int(t.seats) - 1
    return OpponentBoardShown(
        opponent=board.id,
        seat=seat,
        focus=FOCUS_IDS[board.focus],
        line=[None if card == NO_CARD else shown_scheme(card) for card in kept.line],
        printed=[[], shown_icons(board.middle), shown_icons(board.last)],
        discards=[SCHEME_IDS[card] for card in kept.cards.revealed],
        schemes_left=int(kept.cards.pile.left()),
        in_pile=[SCHEME_IDS[card] for card in kept.cards.known_in_pile()],
        future_left=int(kept.cards.future.left()),
        slots=[shown_slot(board, i, t.players[seat].slots) for i in range(len(LEFT_TO_RIGHT))],
        takes=[
            LimitedShown(GOOD_IDS[limited.good], None if limited.until == NO_LIMIT else int(limited.until))
            for limited in board.takes
        ],
        pooled=board.pooled,
        track=[shown_gain(GAINS_AT[space]) for space in range(FIRST_SPACE, LAST_SPACE + 1)],
        paid_for=None if kept.paid_for < 0 else ACTION_IDS[kept.paid_for],
        paid_with=[
            SourceShown(kind_of_source(number), place_of_source(number), icon_of_source(number))
            for number in kept.paid_with
        ],
    )


def shown_icons(icons: vec[i64]) -> list[str]:
    return [ICON_IDS[icon] for icon in range(ICONS) for _ in range(icons[icon])]


def shown_words(words: str) -> list[DeedShown]:
    shown: list[DeedShown] = []
    for step in words.split(" + "):
        op, _, n = step.partition(":")
        shown.append(DeedShown(op, int(n or "1")))
    return shown


def shown_scheme(card: i64) -> SchemeShown:
    scheme = SCHEMES[card]
    return SchemeShown(
        id=scheme.id,
        future=card >= FIRST_FUTURE,
        icons=shown_icons(scheme.icons),
        corruption=scheme.corruption,
        gains=shown_words(scheme.gains),
        move=int(scheme.move),
        options=[shown_words(option) for option in scheme.options],
    )


def shown_slot(board: Board, i: int, slots: i64) -> OpponentSlotShown:
    slot = LEFT_TO_RIGHT[i]
    has_icon = i < FIRST_ABILITY
    ability = ABILITIES[0 if has_icon else i - FIRST_ABILITY]
    return OpponentSlotShown(
        slot=SLOT_IDS[slot],
        building=BUILDING_IDS[type_of(slot)],
        empty=is_empty(slots, slot),
        trigger="icon" if has_icon else TRIGGER_IDS[ability.trigger],
        icons=[ICON_IDS[board.guildhalls[i]]] if has_icon else [],
        gives=[] if has_icon else shown_words(ability.gives),
    )


def shown_gain(effect: i64) -> list[DeedShown]:
    way = EFFECTS[effect].ways[0]
    return [DeedShown(OP_IDS[way.ops[i]], int(way.amounts[i])) for i in range(len(way.ops))]
