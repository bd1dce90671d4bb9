"""What is shown of the trial, as types."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from royaume.games.architects.expansions.shown import ArchitectsView


class TrialShown(Struct, frozen=True):
    """The influence track, the card, the figures, the wonders, and what the active seat may still do."""

    influence: list[int]
    credit: list[int]
    princess: str
    profiteer: str
    cards_left: int
    tokens: list[str]
    wonders: dict[str, int]
    may_contribute: bool


class TrialView(ArchitectsView, frozen=True, kw_only=True):
    """Architects with the trial, as one seat, or a spectator, may know it."""

    trial: TrialShown | UnsetType = UNSET
