"""Worked examples that are whole set-ups, played by the rules from the first decision on."""

from __future__ import annotations

from collections.abc import Callable

from royaume.games.architects import GAME
from royaume.games.architects.draft import first_player
from royaume.games.architects.events import APPRENTICE_REVEALED
from royaume.games.architects.table import ArchitectsTable

from ...builder import APPRENTICES, asked, draft_out, legal, play, row, told, waiting
from ...example_scenes import Case, Scene
from .builder import artisans_begun
from .example_scenes import COLOURS

SLOTS = 8
# enough deals for any apprentice to lie open in one of them
DEALS = [str(n) for n in range(100)]


def face_up(t: ArchitectsTable) -> list[str | None]:
    """Both rows, gaps included."""
    return row(t, "top") + row(t, "bottom")


def set_up(given: Case, steps: list[Case]) -> Scene:
    """One step, which says which set-up."""
    return {"six_players": six_players, "alternative": alternative}[steps[0].pop("setup")](given)


def six_players(given: Case) -> Scene:
    assert given.pop("reward_cards_available") == len(GAME.edition.catalogue.rewards_of(("artisans",)))
    players = given.pop("players")
    t = draft_out(artisans_begun(players))
    return Scene(t, list(COLOURS[:players]), int(t.first))


def alternative(given: Case) -> Scene:
    """The first seat takes the character, and a starting apprentice that changes no virtue."""
    character = given.pop("character")
    t = artisans_begun(2, setup="characters", characters="chosen")
    before = t.copy()
    play(t, f"character {character}")
    while t.turn == 0:
        seat = waiting(t)[0]
        choices = legal(t, seat)
        if asked(t) == (0, "hiring_starter"):
            choices = [choice for choice in choices if virtue_of(choice.removeprefix("hire ")) == 0]
        play(t, choices[0], seat=seat)
    return Scene(t, list(COLOURS[:2]), 0, before=before)


def virtue_of(apprentice: str) -> int:
    return int(GAME.edition.catalogue.apprentices[APPRENTICES.index(apprentice)].virtue)


# starting apprentices ---------------------------------------------------------------------


def hire_starters(given: Case, steps: list[Case]) -> Scene:
    """A deal in which the apprentices that are named lie open; the seats in the order of play."""
    named = [step["apprentice"] for step in steps if "apprentice" in step]
    order = given.pop("turn_order")
    t = next(t for t in map(dealt(len(order)), DEALS) if set(named) <= set(face_up(t)))
    first = int(first_player(t))
    seats = [order[(seat - first) % len(order)] for seat in range(len(order))]
    scene = Scene(t, seats, first, before=t.copy())
    check_start(scene, given)
    for step in steps:
        if "hire_free" in step:
            hire_starter(scene, step, named)
        elif "refill_display" in step:
            assert step.pop("refill_display") is True
            check_refilled(scene)
        else:
            assert step.pop("draft") == "buildings"
            assert asked(t)[1] == "drafting"
            draft_out(t)
    return scene


def dealt(players: int) -> Callable[[str], ArchitectsTable]:
    return lambda seed: artisans_begun(players, seed=seed)


def check_start(scene: Scene, given: Case) -> None:
    """What a case gives is what the rules give."""
    assert len([card for card in face_up(scene.table) if card]) == given.pop("face_up_apprentices")
    for seat, colour in enumerate(scene.seats):
        has = given.pop(colour, {})
        if "virtue" in has:
            assert scene.table.players[seat].virtue == has.pop("virtue")
        assert not has, f"not understood: {has}"


def hire_starter(scene: Scene, step: Case, named: list[str]) -> None:
    """Any of those left, the gaps of the others being open still; whoever is named is left for whom it is named."""
    t = scene.table
    assert asked(t) == (scene.seat(step.pop("hire_free")), "hiring_starter")
    left = [card for card in face_up(t) if card]
    assert sorted(legal(t)) == sorted(f"hire {card}" for card in left)
    assert not told(t, APPRENTICE_REVEALED)
    play(t, f"hire {step.pop('apprentice', next(card for card in left if card not in named))}")


def check_refilled(scene: Scene) -> None:
    """A new card in each gap; nobody else has moved."""
    assert scene.before is not None
    hired = {APPRENTICES[card] for p in scene.table.players for card in p.crew}
    new = [APPRENTICES[card] for _, card in told(scene.table, APPRENTICE_REVEALED)]
    assert len(new) == len(scene.seats)
    expected = [new.pop(0) if card in hired else card for card in face_up(scene.before)]
    assert face_up(scene.table) == expected


SETUPS: dict[str, Callable[[Case, list[Case]], Scene]] = {"setup": set_up, "hire_free": hire_starters}
