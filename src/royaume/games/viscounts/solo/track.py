"""An opponent's own track: what a collision of its markers pays it. What others gain is as on everybody's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.effects import NOTHING, effect

GAINS_AT: Final = vec[i64](
    [
        NOTHING,  # spaces are counted from 1
        effect("deed:3"),
        effect("deed:2"),
        effect("resource:1 + deed:1"),
        effect("resource:1 + deed:1 + debt:1"),
        effect("resource:1 + debt:1"),
        effect("resource:1 + debt:2"),
        effect("resource:2 + debt:3"),
    ]
)
