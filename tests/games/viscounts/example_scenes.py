"""What the worked examples give, laid out as tables; whatever of it is not understood, fails."""

from __future__ import annotations

from typing import Any

from royaume.games.viscounts.cards.catalogue import CARD_IDS, CARDS
from royaume.games.viscounts.effects import EFFECTS
from royaume.games.viscounts.events import (
    CORRUPTION_GAINED,
    DEBT_GAINED,
    DEED_GAINED,
    GOODS_GAINED,
    TRADE_MADE,
    VIRTUE_GAINED,
)
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import GOOD_IDS

from .builder import goods, track, workers

Case = dict[str, Any]
COLOURS = ("red", "blue", "yellow", "green")
GAINS = {VIRTUE_GAINED: "virtue", CORRUPTION_GAINED: "corruption"}


class Given:
    """What a case gives, or what is done in it. Each part is asked for once; nothing may be left."""

    def __init__(self, parts: Case) -> None:
        self.parts = dict(parts)

    def take(self, key: str, otherwise: Any = None) -> Any:
        return self.parts.pop(key, otherwise)

    def done(self) -> None:
        assert not self.parts, f"not understood: {self.parts}"


def slots_of(given: dict[str, list[int]] | None) -> list[str]:
    return [f"{kind}_{n}" for kind, numbers in (given or {}).items() for n in numbers]


def seats_of(tier: dict[str, dict[str, int]] | None) -> dict[str, list[int]]:
    """Workers of colours by section, as the builder wants them: by seat."""
    return {section: [there.get(colour, 0) for colour in COLOURS] for section, there in (tier or {}).items()}


def castle_of(given: Case) -> dict[str, Any]:
    rest = dict(given)
    top = rest.pop("tier3", {})
    castle = {"outer": seats_of(rest.pop("tier1", {})), "inner": seats_of(rest.pop("tier2", {}))}
    assert not rest
    return {**castle, "top": [top.get(colour, 0) for colour in COLOURS]}


def castle_now(t: ViscountsTable, like: Case) -> Case:
    """The castle in the words of an expectation: the colours and the sections that it names."""
    found: Case = {}
    for tier, number in (("tier1", 1), ("tier2", 2)):
        if tier in like:
            now = workers(t, number)
            named = {section: now.get(section, (0,) * len(COLOURS)) for section in {*now, *like[tier]}}
            found[tier] = {
                section: {c: n for c, n in zip(COLOURS, there, strict=False) if n or c in like[tier].get(section, {})}
                for section, there in named.items()
            }
    if "tier3" in like:
        found["tier3"] = {c: int(t.on_top(seat)) for seat, c in enumerate(COLOURS[: t.seats]) if t.on_top(seat)}
    return found


def track_now(t: ViscountsTable, seat: int = 0) -> dict[str, int]:
    corruption, virtue = track(t, seat)
    return {"corruption": corruption, "virtue": virtue}


def changes(before: dict[str, int], t: ViscountsTable, seat: int = 0) -> dict[str, int]:
    """How the goods of a seat have changed."""
    now = goods(t, seat)
    kinds = [good for good in GOOD_IDS if now.get(good, 0) != before.get(good, 0)]
    return {good: now.get(good, 0) - before.get(good, 0) for good in kinds}


def gained(t: ViscountsTable, seat: int, since: int = 0) -> list[str]:
    """What a seat gained, in order, in the words of effects; equal things that follow one another are one."""
    found: list[tuple[str, int]] = []
    for kind, who, n, good, _ in (t.log or [])[since:]:
        if who != seat:
            continue
        if kind == GOODS_GAINED:
            found.append((GOOD_IDS[good], n))
        elif kind == TRADE_MADE and good:
            found.append(("silver", -good))
        elif kind in GAINS:
            found.append((GAINS[kind], n))
        elif kind in (DEBT_GAINED, DEED_GAINED):
            what = "debt" if kind == DEBT_GAINED else "deed"
            found = [*found[:-1], (what, found[-1][1] + 1)] if found and found[-1][0] == what else [*found, (what, 1)]
    return [f"{what}:{n}" for what, n in found]


def ability(card: str) -> str:
    """What a card's ability gives, in words."""
    return EFFECTS[CARDS[CARD_IDS.index(card)].ability.effect].words
