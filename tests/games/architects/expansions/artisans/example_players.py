"""What the worked examples of Age of Artisans expect of players, and which choices are to be offered or refused.

Where a choice of the engine says less than the example ("on: worker of blue"), the choice is played on a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from royaume.games.architects import GAME
from royaume.games.architects.expansions.artisans.events import TOOL_USED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import SILVER

from ...builder import asked, at, crew, legal, offered, order_told, play
from ...example_actions import notation
from ...example_players import amount as base_amount
from ...example_players import check_offered as check_base_offered
from ...example_players import check_player as check_base_player
from ...example_players import check_refused as check_base_refused
from ...example_scenes import Case, Scene
from .builder import adornments, artisan, stacked, tools
from .example_actions import CHOICES, on_offer, part_captured, strongman_capture

# the reasons that examples give, as the engine's
REASONS: dict[str, str | None] = {
    "the only own worker already carries one": "nobody_to_stand_on",
    "no Building without an adornment": "no_building_free",
    "no Apprentice without a tool": "no_apprentice_free",
    "the Tax cannot be paid": "capture_unpayable",
}
# why a tool is not offered: because the choice that uses its apprentice is refused; None: there is no such choice
TOOL_REASONS: dict[str, tuple[str, str] | None] = {
    "once per turn": None,
    "with 5 Silver the Debt still cannot be paid so the ability is not used": ("pay debt", "debt_unpayable"),
    "only one capture is possible so the Conspirator is not used": ("capture forest P2", "capture_unpayable"),
    "one prisoner would remain so the Squire is not used": None,
    "there is no placement to capture from": None,
}

# players --------------------------------------------------------------------------------


def amount(t: ArchitectsTable, seat: int, what: str) -> int:
    """Workers in the supply are counted without the Artisan."""
    if what == "apprentices":
        return len(crew(t, seat))
    n = base_amount(t, seat, what)
    return n - 1 if what == "workers_in_supply" and artisan(t, seat) == "supply" else n


def at_guildhall(t: ArchitectsTable, seat: int) -> Case:
    return {"own": t.guildhall.count(seat), "stacked": stacked(t, seat)}


# by what the examples call it
OWN: dict[str, Callable[[ArchitectsTable, int], Any]] = {
    "tools": tools,
    "adornments": adornments,
    "guildhall": at_guildhall,
    "artisan_in_prison": lambda t, seat: artisan(t, seat) == "prison",
    "artisan_in_supply": lambda t, seat: artisan(t, seat) == "supply",
    "workers_in_supply": lambda t, seat: amount(t, seat, "workers_in_supply"),
}


def check_player(scene: Scene, colour: str, expected: Case) -> None:
    """What the base game does not know; it checks the rest."""
    seat, change, after = scene.seat(colour), expected.get("change", {}), expected.get("after", {})
    assert scene.before is not None
    for what in [what for what in change if what in ("apprentices", "workers_in_supply")]:
        assert amount(scene.table, seat, what) - amount(scene.before, seat, what) == change.pop(what), what
    for what in [what for what in after if what in OWN]:
        found, wanted = OWN[what](scene.table, seat), after.pop(what)
        assert (len(found) if isinstance(found, dict) and isinstance(wanted, int) else found) == wanted, what
    check_base_player(scene, colour, expected)


# refusals ---------------------------------------------------------------------------------


def refuse(t: ArchitectsTable, choice: str, why: str | None) -> None:
    assert choice in offered(t)
    assert choice not in legal(t), choice
    if why is not None:
        assert offered(t)[choice] == why, choice


def refuse_adornment(scene: Scene, step: Case) -> None:
    assert step.pop("craft_adornment") is True
    t = scene.moments[0].table
    if "on" in step:
        refuse_standing_on(scene, t, step.pop("on"))
    else:
        refuse(t, "craft adornment", REASONS[step.pop("why")] if "why" in step else None)


def refuse_standing_on(scene: Scene, t: ArchitectsTable, whom: str) -> None:
    """If all workers of the Guildhall were of the other colour, nobody could be stood on."""
    other = scene.seat(whom.removeprefix("worker of "))
    assert other != scene.active
    assert other in t.guildhall
    if "craft adornment" in legal(t):
        assert stood_on(t, scene.active, "craft adornment") != other
    alone = t.copy()
    alone.guildhall = tuple(other for _ in t.guildhall)
    laid = artisans_of(alone).laid
    laid[other], laid[scene.active] = laid[other] | laid[scene.active], 0
    refuse(alone, "craft adornment", "nobody_to_stand_on")


def stood_on(t: ArchitectsTable, seat: int, choice: str) -> int:
    """Whose worker carries the one placed with this choice."""
    seen: Any = GAME.view(t, seat)["artisans"]
    later: Any = GAME.view(play(t.copy(), choice), seat)["artisans"]
    (space,) = set(later["stacked"]) - set(seen["stacked"])
    return int(t.guildhall[space - 1])


def refuse_tool_craft(scene: Scene, step: Case) -> None:
    """At the market it is refused also to somebody who can pay for the middle space."""
    where, t = step.pop("craft_tool"), scene.moments[0].table.copy()
    why = REASONS[step.pop("why")] if "why" in step else None
    if "piece" in step:
        assert step.pop("piece") == "artisan"
        why = "only_artisan_left"
    if where == "black_market":
        t.players[scene.active].goods[SILVER] = 2
        play(t, "place black_market_middle")
        why = "no_apprentice_free"
    else:
        assert where == "guildhall"
    refuse(t, "craft tool", why)


def refuse_place(scene: Scene, step: Case) -> None:
    assert step["piece"] == "artisan"
    refuse(scene.moments[0].table, notation(scene, step, CHOICES), "artisan_not_there")


def refuse_tool(scene: Scene, step: Case) -> None:
    """It is not offered; or offered, but not for what the example names."""
    t, seat, tool = scene.moments[-1].table, scene.active, step.pop("tool")
    if "takes" in step:
        (choice,) = on_offer(t, seat, tool)
        keeps_own_artisan(scene, play(t.copy(), choice), step.pop("takes"))
        return
    if "at" in step:
        t = at_second_use(scene, step.pop("at"))
    else:
        assert TOOL_USED not in order_told(scene.table)
    assert tool in tools(t, seat).values()
    assert not on_offer(t, seat, tool)
    because = TOOL_REASONS[step.pop("why")]
    if because is not None:
        refuse(t, *because)


def at_second_use(scene: Scene, when: str) -> ArchitectsTable:
    """When the apprentice is used again; the tool was used before."""
    assert when == "second use of the Trader"
    assert order_told(scene.table).count(TOOL_USED) == 1
    trades = [moment.table for moment in scene.moments if moment.next_step and "trade" in moment.next_step]
    assert len(trades) == 2
    return play(trades[1].copy(), "trade trader_clay")


def keeps_own_artisan(scene: Scene, t: ArchitectsTable, what: str) -> None:
    """Whatever own workers are captured here, the own Artisan stays."""
    assert what == "own artisan"
    where = artisan(t, scene.active)
    assert isinstance(where, str)
    own = [choice for choice in legal(t) if f" of P{scene.active + 1}" in choice]
    assert own
    for choice in own:
        later = play(t.copy(), choice)
        assert artisan(later, scene.active) == where
        assert at(later, scene.active, where) >= 1


def refuse_strongman(scene: Scene, step: Case) -> None:
    assert step.pop("strongman_capture") == scene.seats[scene.active]
    keeps_own_artisan(scene, at_question(scene, "capturing_colour"), step.pop("takes"))


def at_question(scene: Scene, question: str) -> ArchitectsTable:
    asking = (scene.active, question)
    return next(moment.table for moment in scene.moments if asked(moment.table) == asking)


REFUSED: Mapping[str, Callable[[Scene, Case], None]] = {
    "craft_adornment": refuse_adornment,
    "craft_tool": refuse_tool_craft,
    "place": refuse_place,
    "tool": refuse_tool,
    "strongman_capture": refuse_strongman,
    "capture": lambda scene, step: check_base_refused(scene, [step], REASONS),
}


def check_refused(scene: Scene, expected: list[Case]) -> None:
    for step in expected:
        REFUSED[next(iter(step))](scene, step)
        assert not step, f"not understood: {step}"


# offers -------------------------------------------------------------------------------------


def offer_adornment(scene: Scene, step: Case) -> None:
    assert step.pop("craft_adornment") is True
    owner = scene.seat(step.pop("on").removeprefix("own worker of "))
    assert owner == scene.active
    assert stood_on(scene.moments[-1].table, scene.active, "craft adornment") == owner


def offer_release(scene: Scene, step: Case) -> None:
    assert step.pop("release_captured") is True
    t, seat, gives = scene.moments[-1].table, scene.active, step.pop("gives")
    assert asked(t) == (seat, "recovering_or_capturing")
    later = play(t.copy(), "recover all")
    assert {what: amount(later, seat, what) - amount(t, seat, what) for what in gives} == gives
    assert costs_nothing(t, later, seat)


def offer_capture(scene: Scene, step: Case) -> None:
    """Instead of a release."""
    t = scene.moments[-1].table
    assert asked(t) == (scene.active, "recovering_or_capturing")
    later = play(t.copy(), "capture", notation(scene, step))
    assert costs_nothing(t, later, scene.active)


def costs_nothing(t: ArchitectsTable, later: ArchitectsTable, seat: int) -> bool:
    return (later.taxes, later.players[seat].silver) == (t.taxes, t.players[seat].silver)


def offer_tool(scene: Scene, step: Case) -> None:
    """All that may be captured of that colour."""
    t = scene.moments[-1].table.copy()
    owner, workers = scene.seat(step["colour"]), step["workers"]
    (choice,) = on_offer(t, scene.active, step.pop("tool"))
    play(t, choice)
    parts = [part for part in legal(t) if f" of P{owner + 1}" in part]
    assert parts == [f"capture {n} of P{owner + 1}" for n in range(1, workers + 1)]
    assert part_captured(scene, step) in parts


def offer_strongman(scene: Scene, step: Case) -> None:
    t = at_question(scene, "capturing_colour")
    owner, words = scene.seat(step["strongman_capture"]), step.pop("takes")
    later = play(t.copy(), strongman_capture(scene, step))
    where = artisan(t, scene.active)
    assert isinstance(where, str)
    taken = at(t, owner, where) - at(later, owner, where)
    assert (artisan(later, owner), f"{taken} ordinary worker") == (where, words)


OFFERED: Mapping[str, Callable[[Scene, Case], None]] = {
    "craft_adornment": offer_adornment,
    "release_captured": offer_release,
    "capture": offer_capture,
    "tool": offer_tool,
    "strongman_capture": offer_strongman,
    "take": lambda scene, step: check_base_offered(scene, [step]),
}


def check_offered(scene: Scene, expected: list[Case]) -> None:
    for step in expected:
        OFFERED[next(iter(step))](scene, step)
        assert not step, f"not understood: {step}"
