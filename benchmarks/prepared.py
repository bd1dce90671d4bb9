"""Tables that have been played for a while, written through the store before the server starts."""

from __future__ import annotations

import random
import uuid
from dataclasses import dataclass

from msgspec import json

import royaume
from royaume.server.clock import Clock
from royaume.server.entries import Chosen, encode
from royaume.server.seats import Seat, hashed, new_id, new_token
from royaume.server.store import Entry, Holder, StoredTable
from royaume.server.store.sql import SqlStore

GAMES = 20  # different ones; the tables take turns with them
MOST_SEEDS = 1000
PLAYERS = 3


@dataclass(frozen=True)
class Script:
    """A game that was played at random, and all that was chosen in it."""

    match: royaume.Match
    choices: list[tuple[int, str]]


@dataclass
class Prepared:
    """A table of persons, each with a token of their own, and how far it has come."""

    id: str
    tokens: list[str]
    script: Script
    version: int

    @property
    def goes_on(self) -> bool:
        return self.version < len(self.script.choices)


def scripts(game: str, choices: int) -> list[Script]:
    """Games that last longer than that."""
    found: list[Script] = []
    for seed in range(MOST_SEEDS):
        match = royaume.new(game, PLAYERS, seed=str(seed))
        played_at_random(match, choices, random.Random(seed))
        if not match.over:
            found.append(Script(match, [(played.seat, played.id) for played in match.history]))
        if len(found) == GAMES:
            return found
    raise SystemExit(f"no {GAMES} games of {game} last {choices} choices: fewer seconds, a lower rate or more tables")


def played_at_random(match: royaume.Match, choices: int, rng: random.Random) -> None:
    while not match.over and len(match.history) < choices:
        seat = match.waiting[0]
        match.play(rng.choice(match.choices(seat)), seat)


def prepare(store: SqlStore, game: str, tables: int, long: int, further: int) -> list[Prepared]:
    """As many tables, each `long` choices old, at which at least `further` more can be made."""
    games = scripts(game, long + further)
    return [add_table(store, games[number % GAMES], long) for number in range(tables)]


def add_table(store: SqlStore, script: Script, long: int) -> Prepared:
    match, made = script.match, Clock().text()
    tokens = [new_token() for _ in range(PLAYERS)]
    table = StoredTable(
        id=new_id(),
        game=match.game.id,
        rules=int(match.game.version),
        config=json.encode(match.config.to_data()),
        seed=match.seed,
        start=None,
        seats=json.encode([Seat("person", name) for name in match.names]),
        imported=False,
        made=made,
    )
    entries = [
        Entry(number, str(uuid.uuid4()), hashed(str(number)), encode(Chosen(seat, choice)), made)
        for number, (seat, choice) in enumerate(script.choices[:long], start=1)
    ]
    store.add_table(table, [Holder(hashed(token), (seat,)) for seat, token in enumerate(tokens)], entries)
    return Prepared(table.id, tokens, script, long)
