"""The laws that every game keeps at every decision. Each says in words what is broken, or nothing."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec import json

from royaume.kernel.around import framed
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.frame import ALLOWED, NOBODY
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index, choice_of_index
from royaume.kernel.ints import as_list
from royaume.kernel.observing import Observation
from royaume.kernel.playout import play_out, random_choice
from royaume.kernel.state import read_frame, read_state, state_hash, state_to_data
from royaume.kernel.table import Table
from royaume.kernel.words import written

SEEDS = 1 << 31


def broken(game: Game[Any], t: Table) -> str:
    """The laws that are cheap enough for every decision of a simulation."""
    return str(game.violation(t)) or legal_is_offered_and_not_refused(t) or frames_are_what_is_saved(game, t)


def legal_is_offered_and_not_refused(t: Table) -> str:
    if t.over:
        return ""
    frame = t.top()
    out = Choices()
    frame.offers(t, out)
    expected = [a for a in out.as_list() if frame.refusal(t, a) == ALLOWED]
    frame.legal(t, out)
    if out.as_list() != expected:
        return (
            f"{type(frame).__name__}: legal choices {out.as_list()} are not what is offered and not refused {expected}"
        )
    return "" if expected else f"{type(frame).__name__}: there is no legal choice"


def frames_are_what_is_saved(game: Game[Any], t: Table) -> str:
    """Whatever is pending can be made again from what is saved of it."""
    for frame in t.stack:
        saved = json.encode(framed(frame))
        if not is_read_back(game, saved):
            return f"{saved.decode()} is read back as another frame"
    return ""


@lru_cache(maxsize=10_000)
def is_read_back(game: Game[Any], saved: bytes) -> bool:
    """Whether a frame that was saved so is read back as it was; most stay pending for many decisions."""
    return json.encode(framed(read_frame(game, Reader(json.decode(saved), "stack")))) == saved


def clone_is_independent(game: Game[Any], config: Config, t: Table, dice: Dice) -> str:
    before = state_hash(game, config, t)
    copy = t.copy()
    if state_hash(game, config, copy) != before:
        return "a clone differs from the table it was made of"
    play_out(copy, dice)
    return "" if state_hash(game, config, t) == before else "playing on a clone changed the table it was made of"


def saved_and_read_back(game: Game[Any], config: Config, t: Table) -> str:
    data = json.decode(json.encode(state_to_data(game, config, t)))
    _, again = read_state(game, Reader(data, "state"))
    if state_hash(game, config, again) != state_hash(game, config, t):
        return "a saved table is read back differently"
    return "" if as_list(again.relief) == as_list(t.relief) else "terms relieve seats of something that was not noted"


def nothing_hidden_shows(game: Game[Any], t: Table, dice: Dice) -> str:
    """For each seat and a spectator: dealing again what they do not know changes nothing that they see or may do."""
    for seat in range(NOBODY, int(t.seats)):
        other = game.resample(t, seat, dice)
        if json.encode(game.view(other, seat)) != json.encode(game.view(t, seat)):
            return f"the view of seat {seat} depends on what it may not know"
        if seat != NOBODY and observed(game, other, seat) != observed(game, t, seat):
            return f"what seat {seat} observes depends on what it may not know"
        if seat != NOBODY and game.knowledge(other, seat) != game.knowledge(t, seat):
            return f"the key of what seat {seat} knows depends on what it may not know"
        if not t.over and t.top().seat == seat and offered(game, t) != offered(game, other):
            return f"the choices of seat {seat} depend on what it may not know"
        wrong = str(game.violation(other)) or pending_that_does_not_fit(other)
        if wrong:
            return f"dealing again for seat {seat} broke a law: {wrong}"
    return ""


def observed(game: Game[Any], t: Table, seat: int) -> list[int]:
    out = Observation(numbers_observed(game))
    game.observe(t, seat, out)
    assert out.n == len(out.items), f"{out.n} numbers are observed, {len(out.items)} have a name"
    numbers = out.as_list()
    out.clear()
    assert not any(out.items), "a number was written into an observation without being put there, and would stay"
    return numbers


@cache
def numbers_observed(game: Game[Any]) -> int:
    return len(game.observation_names())


def pending_that_does_not_fit(t: Table) -> str:
    """A pending decision that still holds what was dealt again, say."""
    wrong = [type(frame).__name__ for frame in t.stack if not frame.fits(t)]
    return f"{wrong[0]} does not fit the table" if wrong else ""


def dealing_again_starts_afresh(game: Game[Any], config: Config, t: Table, dice: Dice) -> str:
    """For each seat: tables that are alike to it give the same deal from the same dice, so that none leads back."""
    for seat in range(NOBODY, int(t.seats)):
        first, second = int(dice.roll(SEEDS)), int(dice.roll(SEEDS))
        once = game.resample(t, seat, Dice(first))
        again = game.resample(game.resample(t, seat, Dice(second)), seat, Dice(first))
        if state_hash(game, config, again) != state_hash(game, config, once):
            return f"what is dealt again for seat {seat} depends on what it may not know"
    return ""


def news_is_revealed(game: Game[Any], t: Table, dice: Dice) -> str:
    """A choice after which nothing counts as revealed shows nobody anything hidden.

    That is: at the table dealt again for any seat, this choice shows the seat the very same; or if only hidden cards
    offer it, it brings no name that none of the choices there would bring.
    """
    if t.over:
        return ""
    a = int(random_choice(t, dice, Choices()))
    after = played(t, a)
    if after.barrier() > t.barrier():
        return ""
    for seat in range(NOBODY, int(t.seats)):
        other = game.resample(t, seat, Dice(dice.roll(SEEDS)))
        if not could_have_shown(game, other, a, seat, after):
            frame = type(t.top()).__name__
            return f"{frame}: choice {a} shows seat {seat} something hidden, yet nothing counts as revealed"
    return ""


def could_have_shown(game: Game[Any], t: Table, a: int, seat: int, after: Table) -> bool:
    """Whether what a seat sees after a choice would tell it nothing against this table."""
    out = Choices()
    t.top().offers(t, out)
    if a in out.as_list():  # even if it is refused here: that it was not is a hint, and shows nothing
        return shown_after(game, played(t, a), seat) == shown_after(game, after, seat)
    new = names_in(game.view(after, seat)) - names_in(game.view(t, seat))
    t.top().legal(t, out)
    return not new or any(new <= names_in(game.view(played(t, b), seat)) for b in out.as_list())


def played(t: Table, a: int) -> Table:
    after = t.copy()
    after.log = []
    after.play(a)
    return after


def shown_after(game: Game[Any], t: Table, seat: int) -> bytes:
    """What the seat sees and was told."""
    kinds = game.language.events
    told = [kinds[event[0]].meaning(event, seat) for event in t.log or []]
    return json.encode([game.view(t, seat), [[meaning.key, meaning.args] for meaning in told]])


def names_in(shown: object) -> set[str]:
    """All words in a view: the names of cards among them."""
    if isinstance(shown, dict):
        return names_in(list(shown.values()))
    if isinstance(shown, list):
        return {name for part in shown for name in names_in(part)}
    return {shown} if isinstance(shown, str) else set()


def choices_have_words_of_their_own(game: Game[Any], t: Table) -> str:
    words = [word for word, _ in offered(game, t)]
    return "" if len(set(words)) == len(words) else f"two choices are written alike: {words}"


def offered(game: Game[Any], t: Table) -> list[tuple[str, int]]:
    """Every offer in words, with its refusal."""
    if t.over:
        return []
    frame = t.top()
    out = Choices()
    frame.offers(t, out)
    return [(written(frame.describe(t, a), game.language), int(frame.refusal(t, a))) for a in out.as_list()]


def actions_have_an_index(game: Game[Any], t: Table) -> str:
    """Each choice offered has an index of its own, by which it is found again."""
    if t.over:
        return ""
    frame = t.top()
    out = Choices()
    frame.offers(t, out)
    choices = out.as_list()
    indices = [int(action_index(game, t, a)) for a in choices]
    if len(set(indices)) < len(choices):
        return f"{type(frame).__name__}: two of the choices {choices} share an index: {indices}"
    found = [int(choice_of_index(game, t, i)) for i in indices]
    return "" if found == choices else f"{type(frame).__name__}: choices {choices} are found as {found}"


def every_law(game: Game[Any], config: Config, t: Table, dice: Dice) -> str:
    """All of them: for tests and for samples of a campaign."""
    return (
        broken(game, t)
        or game.contradiction(t, config)
        or clone_is_independent(game, config, t, dice)
        or saved_and_read_back(game, config, t)
        or nothing_hidden_shows(game, t, dice)
        or dealing_again_starts_afresh(game, config, t, dice)
        or news_is_revealed(game, t, dice)
        or choices_have_words_of_their_own(game, t)
        or actions_have_an_index(game, t)
    )
