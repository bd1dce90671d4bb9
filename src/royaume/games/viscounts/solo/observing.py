"""What everybody may know of a solo opponent, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from royaume.games.viscounts.solo.boards import BOARD_IDS
from royaume.games.viscounts.solo.schemes import SCHEME_IDS
from royaume.games.viscounts.vocabulary import LINE
from royaume.kernel.observing import Knowledge, Observation

if TYPE_CHECKING:
    from royaume.games.viscounts.solo.kept import SoloOpponent

OPPONENT_NAMES: Final = [
    "solo." + name
    for name in [
        *BOARD_IDS,
        *["line." + str(space) for space in range(LINE)],
        "schemes_left",
        "future_left",
        *["discarded." + scheme for scheme in SCHEME_IDS],
        *["in_pile." + scheme for scheme in SCHEME_IDS],
    ]
]


def observe_opponent(kept: SoloOpponent, out: Observation) -> None:
    opponents = out.room(len(BOARD_IDS))
    out.put(opponents + kept.kind, 1)
    for card in kept.line:
        out.add(card + 1)
    out.add(kept.cards.pile.left())
    out.add(kept.cards.future.left())
    discarded = out.room(len(SCHEME_IDS))
    for other in kept.cards.revealed:
        out.put(discarded + other, 1)
    in_pile = out.room(len(SCHEME_IDS))
    for other in kept.cards.known_in_pile():
        out.put(in_pile + other, 1)


def know_opponent(kept: SoloOpponent, out: Knowledge) -> None:
    out.add(kept.kind)
    out.add_numbers(kept.line)
    out.add_cards(kept.cards.revealed)
    out.add(kept.cards.pile.left())
    out.add_cards(kept.cards.known_in_pile())
    out.add(kept.cards.future.left())
    out.add(len(kept.cards.mixed_in))
    out.add(kept.paid_for)
    out.add_cards(kept.paid_with)
