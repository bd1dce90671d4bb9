"""The whole view of Architects: the base game's, with the parts that solo opponents and expansions add."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from royaume.games.architects.expansions.artisans.shown import ArtisansPhase, ArtisansShown
from royaume.games.architects.expansions.wonders.shown import WondersShown
from royaume.games.architects.shown import BaseView, Phase
from royaume.games.architects.solo.shown import OpponentShown


class ArchitectsView(BaseView, frozen=True, kw_only=True):
    """Architects as one seat, or a spectator, may know it."""

    phase: Phase | ArtisansPhase
    solo: OpponentShown | None = None
    artisans: ArtisansShown | UnsetType = UNSET
    wonders: WondersShown | UnsetType = UNSET
