"""What the worked examples expect of players, and which choices they expect to be offered or refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from royaume.games.architects.places.guildhall import BUILDINGS
from royaume.games.architects.table import ArchitectsTable

from .builder import GOODS, asked, at, built, crew, held, legal, offered, play
from .example_actions import notation
from .example_scenes import Case, Scene

# the reasons that examples give, as the engine's; None: the choice is not even offered any more
REASONS: dict[str, str | None] = {
    "one action per own worker": None,
    "one location with 4 or more players": "too_many_places",
    "no Tax to take": "no_taxes",
    "occupied": "space_taken",
    "no own worker is held": "none_held_there",
    "masonry is missing": "skill_missing",
    "both spaces of level 3 are taken": "level_full",
    "Virtue 4 or less": "too_little_virtue",
}
# the question at which a refused choice would have been made
QUESTIONS = {
    "place": ("placing", "taking_back"),
    "recover": ("taking_back",),
    "take": ("mining",),
    "capture": ("capturing",),
    "guardhouse": ("guarding",),
}

# players --------------------------------------------------------------------------------


def amount(t: ArchitectsTable, seat: int, what: str) -> int:
    p = t.players[seat]
    if what in GOODS:
        return int(p.goods[GOODS.index(what)])
    counts: Case = {
        "virtue": p.virtue,
        "hand": len(p.hand),
        "unpaid_debts": p.debts,
        "paid_debts": p.paid,
        "cathedral": p.level,
        "workers_in_supply": p.supply,
        "prison": p.prison,
    }
    return int(counts[what])


def workers(t: ArchitectsTable, seat: int, place: str) -> int:
    if place == "guildhall":
        return t.guildhall.count(seat)
    if place == "black_market":
        return list(t.market).count(seat)
    return at(t, seat, place)


def check_after(scene: Scene, seat: int, what: str, expected: Any) -> None:
    t = scene.table
    if what == "apprentices":
        assert crew(t, seat) == expected
    elif what == "buildings":
        assert built(t, seat) == expected
    elif what == "captured":
        assert held(t, seat) == {scene.seat(colour): n for colour, n in expected.items()}
    elif what == "on_board":
        assert {place: workers(t, seat, place) for place in expected} == expected
    else:
        assert amount(t, seat, what) == expected, what


def check_player(scene: Scene, colour: str, expected: Case) -> None:
    seat = scene.seat(colour)
    assert scene.before is not None
    for what, n in expected.pop("change", {}).items():
        assert amount(scene.table, seat, what) - amount(scene.before, seat, what) == n, (colour, what)
    for what, value in expected.pop("after", {}).items():
        check_after(scene, seat, what, value)
    if "hand_before_end_of_turn" in expected:
        assert scene.hand_before_end_of_turn == expected.pop("hand_before_end_of_turn")
    assert not expected, f"not understood: {expected}"


# refusals and offers --------------------------------------------------------------------


def moment_of(scene: Scene, step: Case) -> ArchitectsTable:
    """The table when the refused choice would have been made."""
    when = step.pop("at", None)
    if when == "second capture":
        captures = [moment for moment in scene.moments if moment.next_step and "capture" in moment.next_step]
        return captures[1].table
    if when is not None:
        assert when in ("after the fifth action", "the next player's turn")
        return scene.moments[-1].table
    if "construct" in step or "advance_cathedral" in step:
        return at_the_guildhall(scene)
    kinds = QUESTIONS[next(key for key in QUESTIONS if key in step)]
    return next(m.table for m in scene.moments if asked(m.table)[0] == scene.active and asked(m.table)[1] in kinds)


def at_the_guildhall(scene: Scene) -> ArchitectsTable:
    """Where nothing else can be built, no worker may go there; if one did, the choice would be refused all the same."""
    t = scene.moments[0].table.copy()
    if "place guildhall" in legal(t):
        return play(t, "place guildhall")
    assert offered(t)["place guildhall"] == "nothing_to_build"
    t.push(BUILDINGS[scene.active])
    return t


def check_refused(scene: Scene, expected: list[Case], reasons: Mapping[str, str | None] = REASONS) -> None:
    for step in expected:
        t = moment_of(scene, step)
        why = step.pop("why", "")
        choice = notation(scene, step)
        assert not step, f"not understood: {step}"
        assert choice not in legal(t), choice
        if why:
            assert offered(t).get(choice) == reasons[why], choice


def check_offered(scene: Scene, expected: list[Case]) -> None:
    t = scene.moments[-1].table
    assert asked(t)[0] == scene.active
    for step in expected:
        n = step.pop("amount", None)
        what = step.get("take", "")
        choice = notation(scene, step)
        assert not step, f"not understood: {step}"
        assert choice in legal(t)
        if n is not None:
            assert amount(play(t.copy(), choice), scene.active, what) - amount(t, scene.active, what) == n
