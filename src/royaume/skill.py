"""How skill is told from places: by one model, for people at tables and for bots in the arena."""

from __future__ import annotations

from typing import Any

from royaume.kernel.errors import BadInput


def skill_model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadInput("package-missing", package="openskill", extra="arena") from None
    return PlackettLuce()
