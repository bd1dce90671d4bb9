"""What the rows of Scheme cards tell to do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.effects import way_of
from royaume.games.viscounts.solo import headings
from royaume.games.viscounts.solo.boards import FOCUS_IDS
from royaume.games.viscounts.solo.conditions import (
    BUILDING_LEFT,
    CAN_BUILD,
    CAN_TRANSCRIBE,
    SPOT_FREE,
    THREE_NOBLES,
    WORKERS_LEFT,
)
from royaume.games.viscounts.solo.deeds import Construct, Dismiss, Move, PlaceWorkers, Take, TakeCorruption, Transcribe
from royaume.games.viscounts.solo.kept import opponent_of
from royaume.games.viscounts.solo.reference import FLIP, GAIN_SCHEME
from royaume.games.viscounts.solo.schemes import Scheme
from royaume.games.viscounts.table import ViscountsTable
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf
from royaume.kernel.automatic.steps import Doing

ACTIONS: Final[dict[str, Entry[ViscountsTable]]] = {
    "build": Entry("build", headings.RULES, Construct(), [BUILDING_LEFT, SPOT_FREE, CAN_BUILD]),
    "workers": Entry("workers", headings.RULES, PlaceWorkers(), [WORKERS_LEFT, THREE_NOBLES]),
    "transcribe": Entry("transcribe", headings.RULES, Transcribe(), [CAN_TRANSCRIBE]),
    "flip_any": FLIP,
}
# by the numbers of the focuses
FOCUSES: Final[list[Deed[ViscountsTable]]] = [FirstOf(ACTIONS[id_]) for id_ in FOCUS_IDS]


@final
class Focus(Deed[ViscountsTable]):
    """The primary focus of its board."""

    def unmet(self, t: ViscountsTable, seat: i64) -> i64:
        return FOCUSES[opponent_of(t).board().focus].unmet(t, seat)

    def act(self, t: ViscountsTable, seat: i64) -> None:
        t.push(Doing(seat, FOCUSES[opponent_of(t).board().focus].number, 1))

    def parts(self) -> list[Deed[ViscountsTable]]:
        return FOCUSES


DISMISS: Final = Dismiss()
OPTIONS: Final[dict[str, Entry[ViscountsTable]]] = {
    **ACTIONS,
    "focus": Entry("focus", headings.RULES, Focus()),
}
CORRUPTION: Final[Deed[ViscountsTable]] = FirstOf(Entry("corruption", headings.TURNS, TakeCorruption()))


def steps_of(words: str) -> Deed[ViscountsTable]:
    """Steps to be done in order; what cannot be done follows the reference card."""
    return AllOf(*[step_of(step) for step in words.split(" + ")])


def step_of(words: str) -> Deed[ViscountsTable]:
    if words == "ai_dismiss":
        return DISMISS
    if words == "scheme:1":
        return GAIN_SCHEME
    way = way_of(words)
    return Take(way.ops[0], way.amounts[0])


def option_of(words: str) -> Entry[ViscountsTable]:
    """The same words are the same entry."""
    if words not in OPTIONS:
        id_ = words.replace(":1", "").replace(" + ", "_and_")
        OPTIONS[words] = Entry(id_, headings.TURNS, steps_of(words))
    return OPTIONS[words]


def deed_of(scheme: Scheme) -> Deed[ViscountsTable]:
    """The rows from top to bottom."""
    rows: list[Deed[ViscountsTable]] = [CORRUPTION] if scheme.corruption else []
    rows.append(FirstOf(Entry("gains", headings.TURNS, steps_of(scheme.gains))))
    rows.append(FirstOf(Entry("move", headings.TURNS, Move(scheme.move))))
    rows.append(FirstOf(*[option_of(words) for words in scheme.options]))
    return AllOf(*rows)
