"""What everybody may know of a solo opponent, as numbers."""

from __future__ import annotations

from typing import Final

OPPONENT_NAMES: Final[list[str]] = []
