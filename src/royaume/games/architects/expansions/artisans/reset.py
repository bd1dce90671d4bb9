"""The Black Market's reset with tools: some may be used before the effect of their apprentice, and that may matter."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import PRISON_EMPTY
from royaume.games.architects.events import WORKERS_RELEASED
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, RELEASES, TRADES
from royaume.games.architects.expansions.artisans.events import ARTISAN_RETURNED
from royaume.games.architects.expansions.artisans.kept import artisan_is, artisans_of
from royaume.games.architects.expansions.artisans.tools import NO_GOOD, ready_tool, use_tool, why_useless
from royaume.games.architects.expansions.artisans.whereabouts import IN_SUPPLY
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import APPRENTICE_ROOM, PRISON, VIRTUE
from royaume.kernel.action import OpenAction
from royaume.kernel.around import Considering
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.module import Effect
from royaume.kernel.option import Option


def is_key(craft: i64) -> bool:
    return craft != NO_CARD and CRAFTS[craft].tool.kind == RELEASES


def tool_helps(t: ArchitectsTable, seat: i64, apprentice: i64) -> bool:
    """With one prisoner left, a key under somebody who wants none opens the way to the ability itself.

    And where virtue is gained, it may matter that some is paid or gained first.
    """
    craft = ready_tool(t, apprentice)
    ability = t.catalogue.apprentices[apprentice].ability
    if craft == NO_CARD or ability.only != PRISON_EMPTY:
        return False
    prison = t.players[seat].prison
    if is_key(craft):
        return prison == 1
    trades = CRAFTS[craft].tool.kind == TRADES
    return trades and prison == 0 and ability.thing == VIRTUE and why_useless(t, seat, craft, apprentice) == ALLOWED


def apprentices_left(t: ArchitectsTable, frame: OpenAction[Any]) -> list[int]:
    """Those whose effect has not been taken in this reset."""
    out = Choices()
    frame.own_offers(t, out)
    return [int(frame.card(t, a)) for a in out.as_list() if frame.card(t, a) != NO_CARD]


@final
class ToolFirst(Option[ArchitectsTable]):
    """A tool, then the effect of its apprentice. Choices are apprentices."""

    span: ClassVar[int] = APPRENTICE_ROOM

    def insists(self, t: ArchitectsTable, frame: OpenAction[Any]) -> bool:
        """Where a tool may come first; or between what frees prisoners and what is gained without any."""
        keys = False
        wants_none = False
        for apprentice in apprentices_left(t, frame):
            if tool_helps(t, frame.seat, apprentice):
                return True
            ability = t.catalogue.apprentices[apprentice].ability
            if ability.only == PRISON_EMPTY:
                wants_none = True
            elif is_key(ready_tool(t, apprentice)):
                keys = True
        return keys and wants_none and t.players[frame.seat].prison > 0

    def offers(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        for apprentice in apprentices_left(t, frame):
            if tool_helps(t, frame.seat, apprentice):
                out.add(first + apprentice)

    def act(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        t.push(Considering(frame.seat, a, 0, frame))
        use_tool(t, frame.seat, ready_tool(t, a), a, NO_GOOD, False)

    def describe(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Meaning:
        craft = int(ready_tool(t, a))
        return Meaning("use_tool_first", {"craft": craft, "tool": craft, "apprentice": int(a)})


@final
class FreeingArtisan(Effect[ArchitectsTable]):
    """Only the Artisan leaves Prison."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        if not artisan_is(t, seat, PRISON):
            return
        p = t.players[seat]
        p.prison -= 1
        p.supply += 1
        artisans_of(t).where[seat] = IN_SUPPLY
        t.tell(WORKERS_RELEASED, seat, 1)
        t.tell(ARTISAN_RETURNED, seat)
