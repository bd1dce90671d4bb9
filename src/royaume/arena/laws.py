"""The laws that every game keeps at every decision. Each says in words what is broken, or nothing."""

from __future__ import annotations

import json
from typing import Any

from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.frame import ALLOWED, NOBODY
from royaume.kernel.game import Game
from royaume.kernel.playout import play_out
from royaume.kernel.state import read_state, state_hash, state_to_data
from royaume.kernel.table import Table
from royaume.kernel.words import written


def broken(game: Game[Any], t: Table) -> str:
    """The laws that are cheap enough for every decision of a simulation."""
    return str(game.violation(t)) or legal_is_offered_and_not_refused(t) or frames_are_their_numbers(t)


def legal_is_offered_and_not_refused(t: Table) -> str:
    if t.over:
        return ""
    frame = t.stack[-1]
    out = Choices()
    frame.offers(t, out)
    expected = [a for a in out.as_list() if frame.refusal(t, a) == ALLOWED]
    frame.legal(t, out)
    if out.as_list() != expected:
        return (
            f"{type(frame).__name__}: legal choices {out.as_list()} are not what is offered and not refused {expected}"
        )
    return "" if expected else f"{type(frame).__name__}: there is no legal choice"


def frames_are_their_numbers(t: Table) -> str:
    """Whatever is pending can be made again from what is saved of it."""
    for frame in t.stack:
        numbers = frame.numbers()
        if type(frame)(*numbers).numbers() != numbers:
            return f"{type(frame).__name__}: {numbers} make another frame"
    return ""


def clone_is_independent(game: Game[Any], config: Config, t: Table, dice: Dice) -> str:
    before = state_hash(game, config, t)
    copy = t.copy()
    if state_hash(game, config, copy) != before:
        return "a clone differs from the table it was made of"
    play_out(copy, dice)
    return "" if state_hash(game, config, t) == before else "playing on a clone changed the table it was made of"


def saved_and_read_back(game: Game[Any], config: Config, t: Table) -> str:
    data = json.loads(json.dumps(state_to_data(game, config, t)))
    _, again = read_state(game, Reader(data, "state"))
    return (
        ""
        if state_hash(game, config, again) == state_hash(game, config, t)
        else "a saved table is read back differently"
    )


def nothing_hidden_shows(game: Game[Any], t: Table, dice: Dice) -> str:
    """For each seat and a spectator: dealing again what they do not know changes nothing that they see or may do."""
    for seat in range(NOBODY, int(t.seats)):
        other = game.resample(t, seat, dice)
        if json.dumps(game.view(other, seat)) != json.dumps(game.view(t, seat)):
            return f"the view of seat {seat} depends on what it may not know"
        if not t.over and t.stack[-1].seat == seat and offered(game, t) != offered(game, other):
            return f"the choices of seat {seat} depend on what it may not know"
        wrong = str(game.violation(other))
        if wrong:
            return f"dealing again for seat {seat} broke a law: {wrong}"
    return ""


def choices_have_words_of_their_own(game: Game[Any], t: Table) -> str:
    words = [word for word, _ in offered(game, t)]
    return "" if len(set(words)) == len(words) else f"two choices are written alike: {words}"


def offered(game: Game[Any], t: Table) -> list[tuple[str, int]]:
    """Every offer in words, with its refusal."""
    if t.over:
        return []
    frame = t.stack[-1]
    out = Choices()
    frame.offers(t, out)
    return [(written(frame.describe(t, a), game.language), int(frame.refusal(t, a))) for a in out.as_list()]


def every_law(game: Game[Any], config: Config, t: Table, dice: Dice) -> str:
    """All of them: for tests and for samples of a campaign."""
    return (
        broken(game, t)
        or clone_is_independent(game, config, t, dice)
        or saved_and_read_back(game, config, t)
        or nothing_hidden_shows(game, t, dice)
        or choices_have_words_of_their_own(game, t)
    )
