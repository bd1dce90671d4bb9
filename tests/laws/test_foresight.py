"""A choice tells beforehand what it is sure to bring, and nothing that chance, a secret or a later answer decides."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from royaume import bots
from royaume.games import GAMES
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.event import TURN_STARTED, LoggedEvent
from royaume.kernel.game import CALM, Game
from royaume.kernel.match import Match
from royaume.kernel.shown import Event, Outlook
from royaume.kernel.table import Table
from royaume.kernel.words import told

TABLES = [
    ("majesty", 3, ()),
    ("architects", 3, ()),
    ("architects", 4, ("artisans",)),
    ("architects", 3, ("wonders",)),
    ("viscounts", 3, ()),
]
DEALS = 3
MOST_LINES = 40
POSITIONS = 40
# what has to be told however many questions are still to come
DEAR = {"market_reset", "workers_jailed", "debts_taken", "last_space_filled", "collision_resolved", "debt_gained"}

Log = list[LoggedEvent]


class TooMany(Exception):
    """More lines of play than are worth following."""


def lines(t: Table, a: int, turn: int, left: list[int]) -> Iterator[Log]:
    """What happens up to the end of the turn, for each way to go on."""
    after = t.copy()
    after.log = []
    after.play(a)
    starts = [i for i, event in enumerate(after.log) if event[0] == TURN_STARTED]
    if starts or after.over or after.turn != turn:
        left[0] -= 1
        if left[0] < 0:
            raise TooMany
        yield after.log[: starts[0]] if starts else after.log
        return
    out = Choices()
    after.top().legal(after, out)
    for answer in out.as_list():
        for rest in lines(after, answer, turn, left):
            yield after.log + rest


def certain(match: Match, seat: int, a: int) -> Counter[str]:
    """What every line of every deal has in common, by brute force."""
    game, t = match.game, match.table
    common: Counter[LoggedEvent] | None = None
    for deal in range(DEALS):
        known = game.resample(t, seat, Dice(deal))
        known.change_top(match.table.top())
        for log in lines(known, a, int(t.turn), [MOST_LINES]):
            here = Counter(public(game, log))
            common = here if common is None else common & here
    assert common is not None
    return in_words(told(list(common.elements()), seat, game.language))


def public(game: Game[Any], log: Log) -> Log:
    """As others may know it, without the cards that are turned up."""
    kinds = game.language.events
    return [kinds[event[0]].hidden(event) for event in log if not kinds[event[0]].news]


def in_words(events: list[Event]) -> Counter[str]:
    return Counter(f"{event.key} {sorted(event.args.items())}" for event in events)


def foretold(match: Match, outlook: Outlook) -> Counter[str]:
    """What the chooser alone knows is left out, as in what is certain."""
    secret = {kind.key for kind in match.game.language.events if kind.secret}
    return in_words([event for event in outlook.events + outlook.later if event.key not in secret])


def check(match: Match, seat: int) -> None:
    loomed = match.game.looms(match.table) != CALM
    for choice, outlook in match.explain_all(seat):
        if outlook is None:
            continue
        _, a = match._found(choice, seat)
        try:
            sure = certain(match, seat, a)
        except TooMany:
            continue
        said = foretold(match, outlook)
        assert not said - sure, f"{choice.id} foretells {said - sure}"
        missed = [event for event in sure - said if event.split()[0] in DEAR and not loomed]
        assert not missed, f"{choice.id} does not foretell {missed}"


@pytest.mark.once
@pytest.mark.parametrize(("name", "players", "expansions"), TABLES, ids=str)
def test_a_choice_tells_what_it_is_sure_to_bring_and_nothing_else(
    name: str, players: int, expansions: tuple[str, ...]
) -> None:
    game = GAMES[name]
    match = Match(game, game.configure(players, expansions), "foresight")
    rng, dice = random.Random(7), Dice(7)
    wanted = POSITIONS
    while not match.over and wanted > 0:
        seat = match.waiting[0]
        match.table.change_top(match.table.top().turned_to(seat))
        if rng.random() < 0.5 and match.turn > 0:
            check(match, seat)
            wanted -= 1
        bot = "greedy" if rng.random() < 0.7 else "random"
        match.play_number(bots.choose(bot, game, match.table, dice), seat)
