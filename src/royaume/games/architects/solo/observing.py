"""What everybody may know of a solo opponent's cards, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from royaume.kernel.observing import Knowledge, Observation

if TYPE_CHECKING:
    from royaume.games.architects.solo.kept import Schemes

OPPONENT_ROOM: Final = 16  # as many as the title may ever have
SCHEME_ROOM: Final = 64


def solo_names(opponents: Sequence[str], schemes: Sequence[str]) -> list[str]:
    """`marker` is counted from 1."""
    cards = with_unused(schemes, SCHEME_ROOM)
    revealed = ["revealed." + scheme for scheme in cards]
    in_pile = ["in_pile." + scheme for scheme in cards]
    counts = ["schemes_left", "newest", *revealed, "future_left", "marker", *in_pile]
    return ["solo." + name for name in [*with_unused(opponents, OPPONENT_ROOM), *counts]]


def with_unused(ids: Sequence[str], room: int) -> list[str]:
    return [*ids, *["unused." + str(number) for number in range(len(ids), room)]]


def observe_schemes(kept: Schemes, marker: i64, out: Observation) -> None:
    opponents = out.room(OPPONENT_ROOM)
    out.put(opponents + kept.number, 1)
    out.add(kept.cards.pile.left())
    revealed = kept.cards.revealed
    out.add(revealed[-1] + 1 if len(revealed) > 0 else 0)
    first = out.room(SCHEME_ROOM)
    for card in revealed:
        out.count(first + card)
    out.add(kept.cards.future.left())
    out.add(marker + 1)
    in_pile = out.room(SCHEME_ROOM)
    for card in kept.cards.known_in_pile():
        out.count(in_pile + card)


def know_schemes(kept: Schemes, out: Knowledge) -> None:
    out.add(kept.number)
    out.add_cards(kept.cards.revealed)
    out.add(kept.cards.pile.left())
    out.add_cards(kept.cards.known_in_pile())
    out.add(kept.cards.future.left())
    out.add(len(kept.cards.mixed_in))
