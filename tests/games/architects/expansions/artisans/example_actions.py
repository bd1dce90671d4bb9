"""The actions of the worked examples of Age of Artisans. A step that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from royaume.games.architects import GAME
from royaume.games.architects.counting import skilled
from royaume.games.architects.effects import DiscardingApprentice
from royaume.games.architects.events import APPRENTICE_REVEALED, GOODS_GAINED
from royaume.games.architects.expansions.artisans.events import TOOL_USED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import SKILL_IDS

from ...builder import APPRENTICES, asked, legal, order_told, play, told
from ...example_actions import CHOICES as BASE_CHOICES
from ...example_actions import Choices, carry_out, notation
from ...example_actions import take_step as take_base_step
from ...example_scenes import Case, Moment, Scene
from .builder import adornments, craft_under, tools
from .example_scenes import scene_of
from .example_setups import SETUPS
from .example_tables import TABLES

# tools ----------------------------------------------------------------------------------


def ways_to_use(t: ArchitectsTable, seat: int, tool: str) -> list[str]:
    """The choices that use a tool of this seat, at once or before its apprentice."""
    crafts = [craft_under(t, apprentice) for apprentice, found in tools(t, seat).items() if found == tool]
    return [f"use {craft}{first}" for craft in crafts for first in ("", " first")]


def on_offer(t: ArchitectsTable, seat: int, tool: str) -> list[str]:
    return [choice for choice in ways_to_use(t, seat, tool) if choice in legal(t)]


def offered_after_going_on(scene: Scene, tool: str) -> bool:
    """Whether a tool can wait until the action is done."""
    t = scene.table.copy()
    return "go on" in legal(t) and on_offer(play(t, "go on"), scene.active, tool) != []


def use_tool(scene: Scene, step: Case) -> None:
    """Whatever is captured with it is named by the step."""
    (choice,) = on_offer(scene.table, scene.active, step.pop("tool"))
    play(scene.table, choice)
    if "colour" in step:
        play(scene.table, part_captured(scene, step))


def part_captured(scene: Scene, step: Case) -> str:
    return f"capture {step.pop('workers')} of P{scene.seat(step.pop('colour')) + 1}"


# choices ----------------------------------------------------------------------------------


def place(_: Scene, step: Case) -> str:
    piece = {"worker": "", "artisan": "artisan "}[step.pop("piece", "worker")]
    return f"place {piece}{step.pop('place')}"


def strongman_capture(scene: Scene, step: Case) -> str:
    return f"capture all of P{scene.seat(step.pop('strongman_capture')) + 1}"


CHOICES: Choices = BASE_CHOICES | {"place": place, "strongman_capture": strongman_capture}


def discount_or_not(scene: Scene, step: Case) -> str:
    """As the step says; otherwise only where it is needed."""
    saved = scene.table.top().asks(scene.table).args["silver"]
    if "discount" in step:
        assert step.pop("discount") == saved
        return "use discount"
    return "pay in full" if "pay in full" in legal(scene.table) else "use discount"


def tool_or_go_on(scene: Scene, first: list[Case], later: list[Case]) -> str:
    """Tools that the case uses before the action, and those named right after it that cannot wait for its end."""
    if not first and later and "tool" in later[0] and not offered_after_going_on(scene, later[0]["tool"]):
        first.append(later.pop(0))
    if not first:
        return "go on"
    tool = first.pop(0)
    (choice,) = on_offer(scene.table, scene.active, tool.pop("tool"))
    assert not tool, f"not understood: {tool}"
    return choice


def decide(scene: Scene, step: Case, first: list[Case], later: list[Case]) -> None:
    """The choice of a step, and the answers to what it brings up: whoever may ignore a loss of virtue does."""
    t = scene.table
    play(t, notation(scene, step, CHOICES))
    while asked(t)[1] in ("tools_first", "discounting", "ignoring_loss"):
        question = asked(t)[1]
        if question == "tools_first":
            play(t, tool_or_go_on(scene, first, later))
        else:
            play(t, discount_or_not(scene, step) if question == "discounting" else "ignore loss")
    assert not first, f"no occasion for {first}"


# steps that are more than a choice ----------------------------------------------------------


def craft(scene: Scene, step: Case) -> None:
    """Choose the card and what it lies under; whoever may take a bonus first does."""
    t = scene.table
    half = "adornment" if "craft_adornment" in step else "tool"
    card, under = step.pop(f"craft_{half}"), step.pop("under")
    play(t, f"craft {half}", f"take {card}")
    if asked(t)[1] == "taking_bonus":
        play(t, "take bonus")
    if asked(t)[1] in ("linking_adornment", "linking_tool"):
        play(t, f"under {under}")
    found = adornments(t, scene.active).get(under) if half == "adornment" else craft_under(t, under)
    assert found == card


def hire_free(scene: Scene, step: Case) -> None:
    t = scene.table
    assert step.pop("hire_free") == "any of the 8 new ones"
    assert asked(t) == (scene.active, "hiring_free")
    new = [f"hire {APPRENTICES[card]}" for _, card in told(t, APPRENTICE_REVEALED)]
    assert len(new) == 8
    assert sorted(legal(t)) == sorted(new)
    play(t, new[0])


def discard_apprentice(scene: Scene, step: Case) -> None:
    assert step.pop("cause") == "an effect"
    scene.table.push(DiscardingApprentice(scene.active))
    play(scene.table, f"discard apprentice {step.pop('discard_apprentice')}")


def move_tool(scene: Scene, step: Case) -> None:
    tool, to = step.pop("move_tool"), step.pop("to")
    play(scene.table, f"move tool to {to}")
    assert tools(scene.table, scene.active)[to] == tool


def reacting(scene: Scene, step: Case) -> None:
    """An apprentice whose tool was used first reacts right after it."""
    t = scene.table
    ability = GAME.edition.catalogue.apprentices[APPRENTICES.index(step.pop("apprentice"))].ability
    assert asked(t)[1] == "placing"
    assert told(t, GOODS_GAINED) == [(scene.active, ability.thing, ability.amount)]
    assert order_told(t).index(GOODS_GAINED) > order_told(t).index(TOOL_USED)


def count(scene: Scene, step: Case) -> None:
    assert step.pop("count") == "skills"
    skills = {skill: int(skilled(scene.table, scene.active, n)) for n, skill in enumerate(SKILL_IDS)}
    scene.tabulated["skills"] = skills


STEPS: dict[str, Callable[[Scene, Case], None]] = {
    "craft_adornment": craft,
    "craft_tool": craft,
    "tool": use_tool,
    "hire_free": hire_free,
    "discard_apprentice": discard_apprentice,
    "move_tool": move_tool,
    "apprentice": reacting,
    "count": count,
}


def take_step(scene: Scene, steps: list[Case]) -> None:
    """The next step; a tool that is not on offer yet is used before the action after it."""
    step, first = steps.pop(0), []
    if "tool" in step and not on_offer(scene.table, scene.active, step["tool"]):
        first.append(step)
        step = steps.pop(0)
    special = [key for key in STEPS if key in step]
    if special:
        STEPS[special[0]](scene, step)
    elif any(key in step for key in CHOICES):
        carry_out(scene, step, lambda: decide(scene, step, first, steps))
    else:
        take_base_step(scene, step)
    assert not first, f"no occasion for {first}"
    assert not step, f"not understood: {step}"


def played(case: Case) -> Scene:
    """The case up to its end, with every moment on the way."""
    given, steps = deepcopy(case["given"]), deepcopy(case["action"])
    whole = [key for key in (*SETUPS, *TABLES) if steps and key in steps[0]]
    if whole:
        scene = (SETUPS | TABLES)[whole[0]](given, steps)
        assert not given, f"not understood: {given}"
        assert not any(steps), f"not understood: {steps}"
        return scene
    scene = scene_of(given)
    while steps:
        scene.moments.append(Moment(scene.table.copy(), deepcopy(steps[0])))
        take_step(scene, steps)
    scene.moments.append(Moment(scene.table.copy(), None))
    return scene
