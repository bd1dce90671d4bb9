"""All Townsfolk under one number: those beside the board, Heroes, everybody's starters, those printed on the board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.board import BOARD
from royaume.games.viscounts.cards.heroes import HEROES
from royaume.games.viscounts.cards.neutral import NEUTRAL
from royaume.games.viscounts.cards.starters import STARTERS
from royaume.games.viscounts.cards.townsfolk import Townsfolk
from royaume.games.viscounts.vocabulary import MOST_SEATS

FIRST_HERO: Final = len(NEUTRAL)
FIRST_STARTER: Final = FIRST_HERO + len(HEROES)
STARTERS_EACH: Final = len(STARTERS)
FIRST_PRINTED: Final = FIRST_STARTER + STARTERS_EACH * MOST_SEATS
REAL_CARDS: Final = FIRST_PRINTED
FACES: Final = FIRST_STARTER + STARTERS_EACH  # different ones that a player may own

PRINTED: Final = [segment.townsfolk for segment in BOARD]
CARDS: Final = vec[Townsfolk](NEUTRAL + HEROES + STARTERS * MOST_SEATS + PRINTED)
CARD_IDS: Final = tuple([card.id for card in CARDS])
NEUTRAL_CARDS: Final = tuple(range(FIRST_HERO))
HERO_CARDS: Final = tuple(range(FIRST_HERO, FIRST_STARTER))


def starters_of(seat: i64) -> tuple[int, ...]:
    first = int(FIRST_STARTER + seat * STARTERS_EACH)
    return tuple(range(first, first + STARTERS_EACH))


def face_of(card: i64) -> i64:
    """Everybody's starters are alike: a number that does not depend on whose it is."""
    return card if card < FIRST_STARTER else FIRST_STARTER + (card - FIRST_STARTER) % STARTERS_EACH


def card_of(face: i64, seat: i64) -> i64:
    """The card of this face that the seat may own."""
    return face if face < FIRST_STARTER else face + seat * STARTERS_EACH


def printed_at(segment: i64) -> i64:
    return FIRST_PRINTED + segment
