"""An opponent's things read back from plain data."""

from __future__ import annotations

from royaume.games.viscounts.solo.boards import BOARD_IDS, BOARDS
from royaume.games.viscounts.solo.kept import NOTHING_PAID, SoloOpponent, deck_of
from royaume.games.viscounts.solo.schemes import SCHEME_IDS
from royaume.games.viscounts.solo.sources import SOURCES
from royaume.games.viscounts.vocabulary import ACTION_IDS, LINE
from royaume.kernel.automatic.instructions import read_instructions
from royaume.kernel.data import Reader
from royaume.kernel.ints import filled
from royaume.kernel.names import NONE, Names

SCHEME = Names(SCHEME_IDS)
ACTION = Names(ACTION_IDS).or_none
EMPTY = [NONE] * LINE
NO_SOURCES: list[object] = []


def read_opponent(opponent: str, data: Reader) -> SoloOpponent:
    kind = BOARD_IDS.index(opponent)
    line = [part.named(SCHEME.or_none) for part in data.at("line", EMPTY).parts(LINE, LINE)]
    deck = [card for card in deck_of(BOARDS[kind]) if card not in line]
    cards = read_instructions(data, SCHEME, deck, "line", "paid_for", "paid_with")
    paid_for = data.at("paid_for", NOTHING_PAID).named(ACTION)
    paid_with = data.at("paid_with", NO_SOURCES).numbers(0, SOURCES - 1)
    return SoloOpponent(kind, cards, filled(line), paid_for, tuple(paid_with))
