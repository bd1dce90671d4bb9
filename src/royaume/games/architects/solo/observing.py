"""What everybody may know of a solo opponent's cards, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from royaume.games.architects.solo.schemes import OPPONENTS, SCHEME_IDS
from royaume.kernel.observing import Knowledge, Observation

if TYPE_CHECKING:
    from royaume.games.architects.solo.kept import Schemes

OPPONENT_ROOM: Final = 16  # as many as the title may ever have
SCHEME_ROOM: Final = 64


def solo_names() -> list[str]:
    opponents = [opponent.id for opponent in OPPONENTS]
    unused = ["unused." + str(number) for number in range(len(opponents), OPPONENT_ROOM)]
    schemes = [*SCHEME_IDS, *["unused." + str(number) for number in range(len(SCHEME_IDS), SCHEME_ROOM)]]
    revealed = ["revealed." + scheme for scheme in schemes]
    return ["solo." + name for name in [*opponents, *unused, "schemes_left", "newest", *revealed]]


def observe_schemes(kept: Schemes, out: Observation) -> None:
    opponents = out.room(OPPONENT_ROOM)
    out.items[opponents + OPPONENTS.index(kept.opponent)] = 1
    out.add(kept.cards.pile.left())
    revealed = kept.cards.revealed
    out.add(revealed[-1] + 1 if len(revealed) > 0 else 0)
    first = out.room(SCHEME_ROOM)
    for card in revealed:
        out.items[first + card] += 1


def know_schemes(kept: Schemes, out: Knowledge) -> None:
    out.add(OPPONENTS.index(kept.opponent))
    out.add_cards(kept.cards.revealed)
    out.add(kept.cards.pile.left())
    out.add(kept.cards.future.left())
    out.add(len(kept.cards.mixed_in))
