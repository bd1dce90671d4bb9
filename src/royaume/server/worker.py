"""What runs in a bot's process: nothing of the server is known there but a table with its hidden parts dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from royaume import bots
from royaume.bots import suggesting
from royaume.bots.bot import Bot
from royaume.bots.search.bot import SearchBot
from royaume.games import find
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.data import Reader
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index
from royaume.kernel.shown import Suggestion
from royaume.kernel.state import read_state
from royaume.kernel.table import Table

MOST_KEPT = 32


@dataclass(frozen=True)
class Seen:
    """What somebody else chose, at a table as the seat that is asked may know it."""

    state: dict[str, Any]
    number: int


@dataclass(frozen=True)
class Asked:
    """A decision: the table as its seat knows it, who shall choose, and by what share of the time it would like."""

    table: str
    version: int
    seat: int
    bot: str
    state: dict[str, Any]
    dice: int
    share: float = 1.0
    before: int | None = None  # what was chosen for this seat just before, by whom ever it was found
    seen: Sequence[Seen] = ()  # since it was asked last
    odds: tuple[float, ...] = ()  # of each seat that it is greedy, as was found by then


@dataclass(frozen=True)
class Found:
    """A choice; of a search also how often it tried each, and what it thinks of the others."""

    number: int
    visits: dict[int, int] = field(default_factory=dict)
    odds: tuple[float, ...] = ()


@dataclass
class Kept:
    """A bot that has thought for a seat, and up to which version."""

    bot: Bot
    name: str
    seconds: float  # that it takes if it has all of them
    version: int = 0
    actions: dict[int, int] = field(default_factory=dict)  # of its last question, by the numbers of the choices


KEPT: dict[tuple[str, int], Kept] = {}


def warm_up() -> None:
    """Everything is imported by the time this runs."""


def think(asked: Asked) -> Found:
    """What the bot chooses for the seat that decides."""
    game, t = table_in(asked.state)
    kept = kept_bot(asked)
    if isinstance(kept.bot, SearchBot):
        look_at_others(kept.bot, game, t, asked)
    number = int(kept.bot.choose(game, t, Dice(asked.dice)))
    kept.actions = actions_at(game, t)
    if not isinstance(kept.bot, SearchBot):
        return Found(number)
    tree, odds = kept.bot.tree, tuple(kept.bot.odds())
    visits = {} if tree is None else {choice: int(tree.visits_of(action)) for choice, action in kept.actions.items()}
    return Found(number, visits, odds)


def look_at_others(search: SearchBot, game: Game[Any], t: Table, asked: Asked) -> None:
    """What it found before, by whatever process, and what has been chosen since."""
    search.believe(game, t, list(asked.odds))
    for seen in asked.seen:
        search.watch(*table_in(seen.state), seen.number)


def actions_at(game: Game[Any], t: Table) -> dict[int, int]:
    """What can be chosen; nothing where there is only one choice, of which nobody thinks."""
    out = Choices()
    t.top().legal(t, out)
    return {number: int(action_index(game, t, number)) for number in out.as_list()} if out.n > 1 else {}


def kept_bot(asked: Asked) -> Kept:
    """If its own choice was the last at this table, the bot goes on from what it found; otherwise a new one."""
    who = (asked.table, asked.seat)
    kept = KEPT.pop(who, None)
    if kept is None or kept.name != asked.bot or kept.version != asked.version - 1:
        bot = bots.find(asked.bot)
        kept = Kept(bot, asked.bot, bot.seconds if isinstance(bot, SearchBot) else 0.0)
    kept.version = asked.version
    KEPT[who] = kept
    if len(KEPT) > MOST_KEPT:
        del KEPT[next(iter(KEPT))]
    if isinstance(kept.bot, SearchBot):
        kept.bot = with_seconds(kept.bot, kept.seconds * asked.share)
        if asked.before in kept.actions:
            kept.bot.action = kept.actions[asked.before]
    return kept


def with_seconds(search: SearchBot, seconds: float) -> SearchBot:
    """The same search, which has found the same, with another time."""
    other = SearchBot(search.simulations, seconds)
    other.tree, other.turn, other.action, other.others = search.tree, search.turn, search.action, search.others
    return other


def suggest(asked: Asked) -> Suggestion:
    """Likewise, with what would come of it."""
    game, t = table_in(asked.state)
    return suggesting.suggest(bots.find(asked.bot), game, t, Dice(asked.dice))


def table_in(state: dict[str, Any]) -> tuple[Game[Any], Table]:
    game = find(state["game"])
    _, t = read_state(game, Reader(state, "state"))
    return game, t
