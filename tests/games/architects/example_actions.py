"""The actions of the worked examples, each played by the engine. A step that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from royaume.games.architects.ending import EndingGame
from royaume.games.architects.events import END_EFFECT, GOODS_GAINED, MARKET_RESET
from royaume.games.architects.reset import Resetting
from royaume.games.architects.scoring import winners
from royaume.games.architects.virtue import gain_virtue

from .builder import GAME, GOODS, asked, draft_out, goods, legal, new_game, play, player, table, told
from .example_scenes import COLOURS, Case, Moment, Scene, scene_of
from .example_tables import TABLES, draft

Choices = dict[str, Callable[[Scene, Case], str]]


def ransom(scene: Scene, step: Case) -> str:
    """From the only board that holds own workers, for silver or by a debt."""
    mine = scene.active
    holders = [seat for seat, p in enumerate(scene.table.players) if p.held[mine] > 0] or [(mine + 1) % 2]
    by = {"silver": "", "debt": " by debt"}[step.pop("pay", "silver")]
    return f"ransom from P{holders[0] + 1}{by}"


def guardhouse(scene: Scene, step: Case) -> str:
    action = step.pop("guardhouse")
    if action == "release_captured":
        return ransom(scene, step)
    return {"send_to_prison": "send to prison", "release_prison": "release from prison", "pay_debt": "pay debt"}[action]


def trade(_: Scene, step: Case) -> str:
    kind, paid = step.pop("trade"), [good for good, n in step.get("pay", {}).items() for _ in range(n)]
    words = {"storehouse_virtue": " ".join(paid) + " for virtue", "storehouse_marble": " ".join(paid) + " for marble"}
    return words.get(kind, f"trade {kind}")


def capture(scene: Scene, step: Case) -> str:
    group = step.pop("capture")
    location = group.pop("location")
    owner = scene.seat(group.pop("colour")) + 1
    assert not group
    return f"capture {location} P{owner}"


def named(words: str, key: str) -> Callable[[Scene, Case], str]:
    return lambda _, step: words.format(step.pop(key))


def said(words: str, key: str) -> Callable[[Scene, Case], str]:
    """For steps that are only said to be taken."""

    def choice(_: Scene, step: Case) -> str:
        assert step.pop(key) is True
        return words

    return choice


# steps that are one choice, in the game's notation
CHOICES: Choices = {
    "place": named("place {}", "place"),
    "take": named("mine {}", "take"),
    "trade": trade,
    "hire": named("hire {}", "hire"),
    "draw_plans": said("draw plans", "draw_plans"),
    "capture": capture,
    "stop": said("stop", "stop"),
    "guardhouse": guardhouse,
    "construct": named("construct {}", "construct"),
    "advance_cathedral": said("advance cathedral", "advance_cathedral"),
    "destroy_debts": named("destroy {} debts", "destroy_debts"),
    "recover": named("take back {}", "recover"),
}


def notation(scene: Scene, step: Case, choices: Choices = CHOICES) -> str:
    """The choice that a step means; takes what it understands out of the step."""
    return choices[next(key for key in choices if key in step)](scene, step)


def choose(scene: Scene, step: Case) -> None:
    carry_out(scene, step, lambda: play(scene.table, notation(scene, step)))


def carry_out(scene: Scene, step: Case, decide: Callable[[], object]) -> None:
    """Play one choice; a price that the step names has to be what is paid."""
    t = scene.table
    before, log = goods(t, scene.active), len(t.log or [])
    decide()
    if "discard" in step:
        finish_advancing(scene, step)
    paid = step.pop("pay", None)
    if paid is not None:
        after = goods(t, scene.active)
        assert {good: before.get(good, 0) - after.get(good, 0) for good in paid} == paid
    if scene.gains_per_visit is None:
        scene.gains_per_visit = []
    gained = [entry[2:4] for entry in (t.log or [])[log:] if entry[0] == GOODS_GAINED and entry[1] == scene.active]
    scene.gains_per_visit.append({GOODS[good]: n for good, n in gained})


def finish_advancing(scene: Scene, step: Case) -> None:
    """Pay in the mix that the step names, then give up a building card."""
    assert step.pop("discard") == 1
    if asked(scene.table)[1] == "paying_wood_stone":
        pay = step["pay"]
        play(scene.table, f"pay {pay['wood']} wood {pay['stone']} stone")
    assert asked(scene.table) == (scene.active, "discarding_for_cathedral")
    play(scene.table, legal(scene.table)[0])


def next_own_turn(scene: Scene, step: Case) -> None:
    """The others place a worker where it changes nothing of the example."""
    assert step.pop("next_own_turn")
    assert asked(scene.table)[0] != scene.active
    while asked(scene.table)[0] != scene.active:
        play(scene.table, "place silversmith")


def end_turn(scene: Scene, step: Case) -> None:
    assert step.pop("end_turn")
    scene.hand_before_end_of_turn = len(scene.table.players[scene.active].hand)
    while asked(scene.table) == (scene.active, "hand_limit"):
        play(scene.table, legal(scene.table)[0])
    assert asked(scene.table) == ((scene.active + 1) % len(scene.seats), "placing")


def draw_five(scene: Scene, step: Case) -> None:
    assert step.pop("draw_five_keep") == 1
    play(scene.table, "draw five")
    assert len(legal(scene.table)) == 5
    play(scene.table, legal(scene.table)[0])


def gain(scene: Scene, step: Case) -> None:
    gain_virtue(scene.table, scene.active, step.pop("gain_virtue"))


def reset(scene: Scene, step: Case) -> None:
    """The reset that the step before has triggered; alone, one that comes from nowhere."""
    assert step.pop("reset")
    t = scene.table
    if not scene.moments[:-1]:
        t.push(Resetting(scene.active))
        t.settle()
    assert len(told(t, MARKET_RESET)) == 1
    scene.prison_after_step_1 = {colour: int(t.players[seat].prison) for seat, colour in enumerate(scene.seats)}


def react(scene: Scene, step: Case) -> None:
    card, owner = step.pop("apprentice"), scene.seat(step.pop("of"))
    assert card == "gatekeeper"
    assert asked(scene.table) == (owner, "releasing")
    play(scene.table, f"release {step.pop('release')}")


def resolve_end(scene: Scene, step: Case) -> None:
    t = scene.table
    t.restack([EndingGame(0)])
    t.settle()
    assert told(t, END_EFFECT) == [(scene.active, t.players[scene.active].built[0])]
    assert GAME.language.ids["building"][t.players[scene.active].built[0]] == step.pop("resolve_end_of_game")


def score(scene: Scene, step: Case) -> None:
    assert scene.seat(step.pop("score")) == scene.active


def next_space(scene: Scene, step: Case) -> None:
    assert step.pop("next_guildhall_space")
    play(scene.table, "place guildhall")


STEPS: dict[str, Callable[[Scene, Case], None]] = {
    "next_own_turn": next_own_turn,
    "end_turn": end_turn,
    "draw_five_keep": draw_five,
    "gain_virtue": gain,
    "reset": reset,
    "apprentice": react,
    "resolve_end_of_game": resolve_end,
    "score": score,
    "next_guildhall_space": next_space,
}


def take_step(scene: Scene, step: Case) -> None:
    special = [key for key in STEPS if key in step]
    if special:
        STEPS[special[0]](scene, step)
    else:
        choose(scene, step)
    assert not step, f"not understood: {step}"


def played(case: Case) -> Scene:
    """The case up to its end, with every moment on the way."""
    steps: list[Case] = deepcopy(case["action"])
    if steps and ("setup" in steps[0] or "keep" in steps[0]):
        return set_up(deepcopy(case["given"]), steps)
    if steps and ("tabulate" in steps[0] or "winner" in steps[0]):
        return Scene(new_game(2), [], 0, tabulated=tabulated(deepcopy(case["given"]), steps))
    scene = scene_of(case["given"])
    for step in steps:
        scene.moments.append(Moment(scene.table.copy(), deepcopy(step)))
        take_step(scene, step)
    scene.moments.append(Moment(scene.table.copy(), None))
    return scene


def set_up(given: Case, steps: list[Case]) -> Scene:
    """A game by the rules; before it, nothing lies anywhere."""
    players = given.pop("players")
    t = new_game(players)
    if "keep" in steps[0]:
        draft(t, players, given.pop("dealt"), steps)
    else:
        (step,) = steps
        assert step.pop("setup") in ("rewards", "starting_silver", "standard")
        draft_out(t)
    assert not given
    assert all(not step for step in steps)
    return Scene(t, list(COLOURS[:players]), int(t.first))


def tabulated(given: Case, steps: list[Case]) -> Case:
    (step,) = steps
    if step.pop("winner", False):
        result: Case = {"winners": [winners_of(final) for final in given.pop("finals")]}
    else:
        result = TABLES[step.pop("tabulate")](given)
    assert not step
    assert not given
    return result


def winners_of(final: Case) -> list[str]:
    """Gold makes the points; so little silver, and virtue in the middle of the track, make none."""
    boards = [player(gold=has.pop("vp"), **has) for has in final.values()]
    return [list(final)[seat] for seat in winners(table(*boards))]
