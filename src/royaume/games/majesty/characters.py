"""The seven kinds of character and the 60 cards that show them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MILLER: Final = 0
BREWER: Final = 1
WITCH: Final = 2
GUARD: Final = 3
KNIGHT: Final = 4
INNKEEPER: Final = 5
NOBLE: Final = 6
KINDS: Final = 7
NO_CHARACTER: Final = -1

CHARACTER_IDS: Final = ("miller", "brewer", "witch", "guard", "soldier", "innkeeper", "noble")


@final
class Face:
    """What a card shows, how many copies each tier has, and who attests it."""

    def __init__(
        self, tier: i64, count: i64, first: i64, second: i64 = NO_CHARACTER, one_witness: bool = False
    ) -> None:
        self.tier: Final = tier
        self.count: Final = count
        self.first: Final = first
        self.second: Final = second
        self.one_witness: Final = one_witness

    @property
    def printed(self) -> str:
        """The characters on the card, as written in records."""
        one = CHARACTER_IDS[self.first]
        return one if self.second == NO_CHARACTER else one + "/" + CHARACTER_IDS[self.second]

    @property
    def id(self) -> str:
        return "t" + str(int(self.tier)) + "_" + self.printed.replace("/", "_")

    @property
    def source(self) -> str:
        return "implementation"


#   tier, copies, character(s); the tier of most split cards rests on one witness
FACES: Final = [
    Face(1, 7, MILLER),
    Face(1, 4, BREWER),
    Face(1, 3, WITCH),
    Face(1, 3, GUARD),
    Face(1, 2, KNIGHT),
    Face(1, 2, INNKEEPER),
    Face(1, 3, NOBLE),
    Face(1, 2, MILLER, BREWER, one_witness=True),
    Face(1, 1, MILLER, KNIGHT, one_witness=True),
    Face(1, 1, BREWER, WITCH, one_witness=True),
    Face(1, 1, WITCH, GUARD, one_witness=True),
    Face(1, 1, GUARD, INNKEEPER, one_witness=True),
    Face(1, 1, GUARD, NOBLE, one_witness=True),
    Face(1, 1, KNIGHT, INNKEEPER),
    Face(1, 1, INNKEEPER, NOBLE, one_witness=True),
    Face(2, 2, MILLER),
    Face(2, 2, BREWER),
    Face(2, 2, WITCH),
    Face(2, 2, GUARD),
    Face(2, 1, KNIGHT),
    Face(2, 2, INNKEEPER),
    Face(2, 2, NOBLE),
    Face(2, 1, MILLER, BREWER, one_witness=True),
    Face(2, 1, MILLER, KNIGHT, one_witness=True),
    Face(2, 2, BREWER, WITCH, one_witness=True),
    Face(2, 1, BREWER, KNIGHT, one_witness=True),
    Face(2, 2, WITCH, GUARD, one_witness=True),
    Face(2, 1, WITCH, INNKEEPER, one_witness=True),
    Face(2, 1, WITCH, NOBLE, one_witness=True),
    Face(2, 2, GUARD, KNIGHT, one_witness=True),
    Face(2, 2, KNIGHT, INNKEEPER, one_witness=True),
    Face(2, 1, INNKEEPER, NOBLE, one_witness=True),
]

# one entry a physical card: cards are numbers from 0 to 59, tier 1 first
CARDS: Final = vec[Face]([face for face in FACES for _ in range(face.count)])
CARD_IDS: Final = tuple([face.id for face in CARDS])
PRINTED: Final = tuple([face.printed for face in CARDS])
TIER_1: Final = tuple([c for c in range(len(CARDS)) if CARDS[c].tier == 1])
TIER_2: Final = tuple([c for c in range(len(CARDS)) if CARDS[c].tier == 2])


def is_split(card: i64) -> bool:
    return CARDS[card].second != NO_CHARACTER


def shows(card: i64, character: i64) -> bool:
    face = CARDS[card]
    return face.first == character or face.second == character
