"""The ten Heroes: one goes with each Player Card, and hiring does not concern them."""

from __future__ import annotations

from typing import Final

from royaume.games.viscounts.cards.townsfolk import (
    ANY_RESOURCE,
    ON_COLLISION,
    Townsfolk,
    after,
    drop_off,
    funds,
    instant,
    on,
)
from royaume.games.viscounts.vocabulary import BUILDER, CLERIC, CONSTRUCT, CRIMINAL, MERCHANT, NOBLE, TRANSCRIBE

HEROES: Final = [
    Townsfolk("ada", 2, (CRIMINAL,), on(ON_COLLISION, "virtue:1 + resource:1")),
    Townsfolk("bertha", 3, (NOBLE, MERCHANT), instant("move_worker | virtue:1")),
    Townsfolk("clovis", 3, (CRIMINAL, MERCHANT), instant("free_hire")),
    Townsfolk("emma", 3, (CLERIC,), funds(TRANSCRIBE, ANY_RESOURCE)),
    Townsfolk("guntram", 2, (CLERIC, MERCHANT), drop_off("debt:1 + flip_deed:1 | deed:1 + flip_debt:1")),
    Townsfolk("judith", 1, (BUILDER, MERCHANT), instant("destroy:1 | flip_any:1")),
    Townsfolk("lothaire", 1, (MERCHANT,), instant("stone:1 + gold:1 + ink:1")),
    Townsfolk("merovech", 2, (BUILDER,), after(CONSTRUCT, "rearrange | discard:1")),
    Townsfolk("rudolf", 2, (NOBLE,), drop_off("destroy:2 | resource:2")),
    Townsfolk("therese", 3, (MERCHANT, MERCHANT, MERCHANT), drop_off("discard:1 + virtue:2")),
]
