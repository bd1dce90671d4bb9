"""The laws that every game must keep, on random games of the trials, with and without what changes them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from trial.secret_bids.draft import set_up as set_up_draft
from trial.tools import legal, offered, why_not
from trial.town_centre.modules.apprentices import CONSPIRATOR, GATEKEEPER, SQUIRE
from trial.town_centre.modules.artisans import HELD, IN_PRISON, IN_SUPPLY, artisans
from trial.town_centre.modules.wonders import influence
from trial.town_centre.setup import WORKERS, rules_of
from trial.town_centre.setup import set_up as set_up_town
from trial.town_centre.table import TownTable

from royaume.kernel.chance import Chance, Dice
from royaume.kernel.playout import play_out
from royaume.kernel.table import Table

CREW = (CONSPIRATOR, GATEKEEPER, SQUIRE)
COMPOSITIONS = {
    "base": ((), ()),
    "apprentices": ((), CREW),
    "artisans": (("artisans",), ()),
    "wonders": (("wonders",), ()),
    "everything": (("artisans", "wonders"), CREW),
}
SEEDS = range(30)


def town(name: str, seats: int) -> TownTable:
    expansions, apprentices = COMPOSITIONS[name]
    return set_up_town(seats, rules_of(expansions), apprentices)


def games() -> list[object]:
    made = [
        pytest.param(lambda seed, name=name, seats=seats: town(name, seats), id=f"{name}-{seats}")
        for name in COMPOSITIONS
        for seats in (2, 3, 4, 5)
    ]
    draft = pytest.param(lambda seed: set_up_draft(4, 5, Chance.from_seed(str(seed))), id="draft-4")
    return [*made, draft]


Begin = Callable[[int], Table]
every_game = pytest.mark.parametrize("begin", games())


def random_step(t: Table, dice: Dice) -> None:
    choices = legal(t)
    t.play(choices[dice.roll(len(choices))])


def state(t: Table) -> tuple[object, ...]:
    stack = [(type(frame).__name__, frame.numbers()) for frame in t.stack]
    return (t.to_data(), stack, t.turn, t.active, t.revealed, t.over, t.chance.used)


@every_game
def test_legal_is_what_is_offered_and_not_refused_and_never_empty(begin: Begin) -> None:
    for seed in SEEDS:
        t, dice = begin(seed), Dice(seed)
        while not t.over:
            assert legal(t) == [a for a in offered(t) if why_not(t, a) == 0] != []
            random_step(t, dice)


@every_game
def test_a_copy_is_the_same_and_independent(begin: Begin) -> None:
    t, dice = begin(1), Dice(1)
    while not t.over:
        before = state(t)
        copy = t.copy()
        assert state(copy) == before
        random_step(copy, Dice(7))
        assert state(t) == before
        random_step(t, dice)


@every_game
def test_a_copy_played_the_same_way_ends_the_same_way(begin: Begin) -> None:
    t, dice = begin(2), Dice(2)
    for _ in range(6):
        random_step(t, dice)
    copy = t.copy()
    assert play_out(t, Dice(3)) == play_out(copy, Dice(3)) > 0
    assert state(t) == state(copy)


@every_game
def test_the_log_changes_nothing(begin: Begin) -> None:
    logged, silent = begin(4), begin(4)
    logged.log = []
    assert play_out(logged, Dice(4)) == play_out(silent, Dice(4))
    assert state(logged) == state(silent)
    assert logged.log


@every_game
def test_every_pending_frame_is_made_again_from_its_numbers(begin: Begin) -> None:
    t, dice = begin(5), Dice(5)
    while not t.over:
        t.restack([type(frame)(*frame.numbers()) for frame in t.stack])
        random_step(t, dice)
    assert state(t) == state(played(begin(5), Dice(5)))


def played(t: Table, dice: Dice) -> Table:
    play_out(t, dice)
    return t


@every_game
def test_every_choice_and_question_has_a_meaning(begin: Begin) -> None:
    t, dice = begin(3), Dice(3)
    while not t.over:
        frame = t.top()
        assert frame.asks(t).key
        meanings = [(m.key, tuple(m.args.items())) for m in (frame.describe(t, a) for a in offered(t))]
        assert len(set(meanings)) == len(meanings)
        random_step(t, dice)


@pytest.mark.parametrize("name", COMPOSITIONS)
def test_no_worker_appears_or_vanishes(name: str) -> None:
    t, dice = town(name, 4), Dice(8)
    while not t.over:
        for seat, p in enumerate(t.players):
            held = sum(other.held[seat] for other in t.players)
            assert p.workers + sum(p.at) + p.prison + held == WORKERS
        random_step(t, dice)


@pytest.mark.parametrize("name", ["wonders", "everything"])
def test_nobody_owes_silver_or_influence(name: str) -> None:
    for seed in SEEDS:
        t, dice = town(name, 3), Dice(seed)
        while not t.over:
            random_step(t, dice)
            assert min(p.silver for p in t.players) >= 0
            assert min(influence(t).points) >= 0
            assert min(influence(t).credit) >= 0


def test_an_artisan_is_always_where_a_worker_of_its_colour_is() -> None:
    for seed in SEEDS:
        t, dice = town("everything", 4), Dice(seed)
        while not t.over:
            for seat in range(4):
                assert workers_with_the_artisan(t, seat) > 0
            random_step(t, dice)


def workers_with_the_artisan(t: TownTable, seat: int) -> int:
    """How many workers of this seat are where its Artisan is, itself included."""
    p, where = t.players[seat], int(artisans(t).where[seat])
    if where == IN_SUPPLY:
        return int(p.workers)
    if where == IN_PRISON:
        return int(p.prison)
    return int(sum(other.held[seat] for other in t.players) if where == HELD else p.at[where])
