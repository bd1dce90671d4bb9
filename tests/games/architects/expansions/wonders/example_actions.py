"""The actions of the worked examples, each played by the engine. A step that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from royaume.games.architects.ending import EndingGame
from royaume.games.architects.events import MARKET_RESET, REWARD_REVEALED
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS
from royaume.games.architects.expansions.wonders.events import CONTRIBUTED, INFLUENCE_LOST
from royaume.games.architects.expansions.wonders.influence import gain_influence
from royaume.games.architects.expansions.wonders.raising import PlacingWonder
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_CARDS, WONDER_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import charge_virtue
from royaume.games.architects.vocabulary import ENDING_GAME, GOOD_IDS, RESETTING
from royaume.kernel.phase import PhaseStep

from ...builder import (
    BUILDINGS,
    asked,
    coins_on,
    goods,
    legal,
    offered,
    play,
    row,
    silver,
    told,
    waiting,
)
from ...example_scenes import Case, Scene
from .builder import facts, figures, influence, kept_of, wonders_begun
from .example_scenes import emptied, moved, scene_of

# the steps of a reset under the numbers of the rulebook
RESET_STEPS: dict[int, list[str]] = {
    1: ["workers_to_prison"],
    2: ["market_card"],
    3: ["courtiers"],
    4: ["profiteer", "profiteer_prison"],
    5: ["princess"],
    6: ["tokens"],
    7: ["contribution"],
    8: ["figures"],
    9: ["reactions"],
    10: ["many_prisoners"],
    11: ["most_prisoners"],
}
STEP_NAMES = {
    "black_market_workers_to_prison": 1,
    "flip_market_card": 2,
    "aristocrat_and_street_urchin": 3,
    "profiteer_consequence": 4,
    "princess_consequence": 5,
    "contributions_to_wonders": 6,
    "turn_contribution_card": 7,
    "move_princess_and_profiteer": 8,
    "other_reset_apprentices": 9,
    "three_in_prison_lose_virtue": 10,
    "most_in_prison_take_debt": 11,
}
WHY = {"the 2 taxes of the price must be paid in silver and only 1 is there": "hiring_unpayable"}


class NotLegal(Exception):
    """A choice of the case is refused; the words are the reason."""


def choose(t: ArchitectsTable, choice: str) -> None:
    why = offered(t)[choice]
    if choice not in legal(t):
        raise NotLegal(why)
    play(t, choice)


def steps_of(t: ArchitectsTable, phase: int) -> dict[str, PhaseStep[ArchitectsTable]]:
    """The steps of a phase in their order."""
    steps: dict[str, PhaseStep[ArchitectsTable]] = {}
    link = t.rules.phases[phase]
    while link is not None:
        steps[link.step.name] = link.step
        link = link.next
    return steps


# one worker placed, and all that follows ---------------------------------------------------------


class Turn:
    """The answers that a case gives to the questions of a turn; those it is silent about are declined."""

    def __init__(self, scene: Scene, action: Case) -> None:
        self.scene = scene
        self.t = scene.table
        self.pay: Case = action.pop("pay", {})
        self.contribute: str | None = action.pop("contribute", None)
        self.trades: list[str] = action.pop("actions", [])
        self.captures: list[Case] = action.pop("captures", [])
        self.token_at: str | None = action.pop("token_at", None)
        self.hired: list[str] = []
        self.named_contribution = self.contribute
        assert self.contribute is None or self.contribute in GOOD_IDS[:5]
        assert set(self.pay) <= {"silver", "virtue", "influence", *GOOD_IDS[:5]}
        assert all(set(by) <= {"influence", "silver", kind} for kind, by in self.pay.items())

    def goes_on(self) -> bool:
        return not self.t.over and asked(self.t)[0] == self.scene.active and asked(self.t)[1] != "placing"

    def answer_all(self, answers: dict[str, str]) -> None:
        """Until the turn is over; each question of `answers` has to come."""
        while self.goes_on():
            key = asked(self.t)[1]
            choose(self.t, answers.pop(key) if key in answers else self.answer(key))
        assert not answers, answers

    def answer(self, key: str) -> str:
        if key in ("contributing", "contributing_first"):
            return self.contribution(key)
        if key == "trading":
            return f"trade {self.trades.pop(0)}" if self.trades else "stop"
        if key == "capturing":
            return self.capture()
        if key == "placing_wonder":
            place, self.token_at = self.token_at, None
            return f"wonder at {place}"
        return self.payment(key)

    def contribution(self, key: str) -> str:
        self.scene.tabulated["may_contribute"] = True
        good, self.contribute = self.contribute, None
        if good is None:
            return "go on" if key == "contributing_first" else "decline"
        return f"contribute {good}"

    def capture(self) -> str:
        if not self.captures:
            return "stop"
        group = self.captures.pop(0)
        location, colour = group.pop("location"), group.pop("colour")
        emptied(group)
        return f"capture {location} P{self.scene.seat(colour) + 1}"

    def payment(self, key: str) -> str:
        """How much influence stands for something; none where the case does not say so."""
        if key == "keeping_influence":
            return f"keep {self.pay.get('influence', {}).get('silver', 0) // 2} influence"
        if key == "sparing_good":
            (spared,) = {word.split()[1] for word in legal(self.t)}
            return f"{self.pay.get(spared, {}).get('influence', 0)} {spared} by influence"
        kind = {"sparing_silver": "silver", "sparing_virtue": "virtue"}[key]
        n = self.pay.get(kind, {}).get("influence", 0)
        (choice,) = [word for word in legal(self.t) if word.endswith(f" {kind} by {n} influence")]
        return choice

    def over(self, wonder: str | None) -> None:
        """All that the case names was done, and paid as it says."""
        assert not self.trades
        assert not self.captures
        assert self.contribute is None
        assert self.token_at is None
        if self.named_contribution is not None:
            laid = [GOOD_IDS[good] for _, good in told(self.t, CONTRIBUTED)]
            assert laid == [self.named_contribution]
        spent = sum(by.get("influence", 0) for by in self.pay.values())
        if wonder is not None and "influence" not in self.pay:
            spent += int(WONDER_CARDS[WONDER_IDS.index(wonder)].influence)
        assert sum(n for _, n in told(self.t, INFLUENCE_LOST)) == spent


def hired_at(t: ArchitectsTable, words: Case | str) -> str:
    """The apprentice of a slot, or any whose card is plain."""
    if isinstance(words, str):
        assert words == "any_face_up"
        return "hire merchant_clay"
    line = ("top", "bottom")[words.pop("row") - 1]
    card = row(t, line)[words.pop("column") - 1]
    emptied(words)
    return f"hire {card}"


def place(scene: Scene, action: Case) -> None:
    location, space = action.pop("location"), action.pop("space", None)
    take, construct, then = action.pop("take", {}), action.pop("construct", None), action.pop("then", {})
    turn = Turn(scene, action)
    emptied(action)
    answers: dict[str, str] = {}
    if "hire" in take:
        question = "market_middle" if location == "black_market" else "hiring"
        answers[question] = hired_at(scene.table, take.pop("hire"))
    emptied(take)
    wonder = construct if construct in WONDER_IDS else None
    if construct is not None:
        assert construct in (*WONDER_IDS, *BUILDINGS)
        answers["building"] = f"construct {construct}"
    if "hire" in then:
        assert location == "guildhall"
        scene.tabulated |= {"renewed": renewed(scene, turn, answers)}
        answers["hiring_free"] = hired_at(scene.table, then.pop("hire"))
    elif then:
        assert then.pop("place") == "silversmith"
        turn.contribute = turn.named_contribution = then.pop("contribute")
    emptied(then)
    if asked(scene.table)[1] == "placing":
        choose(scene.table, f"place {location}" if space is None else f"place {location}_{space}")
    if asked(scene.table)[1] == "visiting_wonder":
        scene.tabulated |= {"legal_choices": uses_of_wonder(scene)}
        return
    turn.answer_all(answers)
    turn.over(wonder)


def uses_of_wonder(scene: Scene) -> list[Case]:
    """What each use of a wonder comes to."""
    words = {"wonder as worker": "extra_worker", "wonder for influence": "influence"}
    results = []
    for choice in legal(scene.table):
        t = play(scene.table.copy(), choice)
        has = goods(t, scene.active) | {"influence": influence(t, scene.active)}
        results.append({"use": words[choice], "result": has})
    return results


def renewed(scene: Scene, turn: Turn, answers: dict[str, str]) -> Case:
    """The School up to its free hire: what was discarded, and what has slid where."""
    t = scene.table
    before = [row(t, line) for line in ("top", "bottom")]
    laid = sum(coins_on(t).values())
    choose(t, "place guildhall")
    choose(t, answers.pop("building"))
    assert asked(t) == (scene.active, "hiring_free")
    after = [row(t, line) for line in ("top", "bottom")]
    gone = [n for n in range(1, 6) if not any({line[n - 1] for line in before} & set(cards) for cards in after)]
    slid = [n for n in range(1, 6) if [cards[n - 1] for cards in after] == [line[4] for line in before]]
    taxed = silver(t)[scene.active]
    play(t.copy(), hired_at(t, {"row": 1, "column": 1}))
    richest = max(silver(play(t.copy(), choice))[scene.active] - taxed for choice in legal(t) if "hire" in choice)
    return {
        "discarded_columns": gone,
        "silver_to_supply": laid - sum(coins_on(t).values()),
        "old_column_5_now_at": slid[0],
        "display_size_before_hire": len([card for cards in after for card in cards if card]),
        "silver_gained_at_most": richest,
    }


# contributions -----------------------------------------------------------------------------------


def contribute(scene: Scene, action: Case) -> None:
    """At the Princess; where nothing can be given nobody is asked."""
    good = action.pop("resource")
    pay = action.pop("pay")
    assert good in GOOD_IDS[:5]
    assert pay == {good: {"influence": 4}}
    play(scene.table, f"place {figures(scene.table)[0]}")
    if asked(scene.table) != (scene.active, "contributing"):
        raise NotLegal("token_missing")
    choose(scene.table, f"contribute {good}")


def list_contributions(scene: Scene, _: Case) -> None:
    t = play(scene.table, f"place {figures(scene.table)[0]}")
    gifts = CARDS[kept_of(t).contribution].gifts
    choices: Case = {}
    for good in [choice.removeprefix("contribute ") for choice in legal(t) if choice != "decline"]:
        gift = gifts[GOOD_IDS.index(good)]
        gains = {"influence": int(gift.influence), "virtue": int(gift.virtue), "reward_card": int(gift.rewards)}
        choices[good] = {what: n for what, n in gains.items() if n}
    scene.tabulated |= {"legal_choices": choices}


# single steps ------------------------------------------------------------------------------------


def gain(scene: Scene, action: Case) -> None:
    gain_influence(scene.table, scene.active, action.pop("amount"))


def lose(scene: Scene, action: Case) -> None:
    what, instead = action.pop("what"), action.pop("instead")
    charge_virtue(scene.table, scene.active, what.pop("virtue"))
    emptied(what)
    scene.table.settle()
    choose(scene.table, f"1 virtue by {instead.pop('influence')} influence")
    emptied(instead)


def sequence(scene: Scene, action: Case) -> None:
    for step in action.pop("steps"):
        carry_out(scene, step)


def reset(scene: Scene, _: Case) -> None:
    names = list(steps_of(scene.table, RESETTING))
    assert names == [name for number in sorted(RESET_STEPS) for name in RESET_STEPS[number]]
    numbered = sorted(STEP_NAMES, key=lambda words: names.index(RESET_STEPS[STEP_NAMES[words]][0]))
    scene.tabulated |= {"order": numbered}


def reset_steps(scene: Scene, action: Case) -> None:
    numbers = action.pop("steps") if "steps" in action else [action.pop("step")]
    answers = {colour: action.pop(colour) for colour in scene.seats if colour in action}
    t = scene.table
    t.restack([])
    steps = steps_of(t, RESETTING)
    for name in [name for number in numbers for name in RESET_STEPS[number]]:
        if steps[name].due(t, scene.active):
            steps[name].run(t, scene.active)
            settle(scene, answers)
    assert not any(answers.values()), answers
    scene.tabulated |= {"reward_card_to_in_order": [scene.seats[seat] for seat, _ in told(t, REWARD_REVEALED)]}


def settle(scene: Scene, answers: dict[str, Case]) -> None:
    """Losses bought off as the case says; of favours, whoever is asked has won one."""
    t = scene.table
    t.settle()
    winners = scene.tabulated.setdefault("reward_to", [])
    while t.depth > 0:
        seat, key = asked(t)
        if key == "choosing_favour":
            winners.append(scene.seats[seat])
            play(t, legal(t)[0])
        else:
            assert key == "sparing_virtue"
            spared = answers[scene.seats[seat]].pop("instead_of_virtue")
            choose(t, f"1 virtue by {spared.pop('influence')} influence")
            emptied(spared)


def end_game_step(scene: Scene, action: Case) -> None:
    step = steps_of(scene.table, ENDING_GAME)[action.pop("step")]
    step.run(scene.table, 0)


def end_game_effect(scene: Scene, action: Case) -> None:
    card = BUILDINGS.index(action.pop("card"))
    scene.tabulated |= {"building": card}
    scene.table.restack([EndingGame(0)])
    scene.table.settle()
    assert scene.table.over


def list_token_places(scene: Scene, action: Case) -> None:
    wonder = WONDER_IDS.index(action.pop("wonder"))
    scene.table.push(PlacingWonder(scene.active, wonder))
    places = [choice.removeprefix("wonder at ") for choice in legal(scene.table)]
    listed = facts("wonders.yaml")["meta"]["token"]["allowed_locations"]
    scene.tabulated |= {"legal_choices": sorted(places, key=listed.index)}


ACTIONS: dict[str, Callable[[Scene, Case], None]] = {
    "gain_influence": gain,
    "lose": lose,
    "sequence": sequence,
    "place": place,
    "contribute": contribute,
    "list_contributions": list_contributions,
    "reset": reset,
    "reset_step": reset_steps,
    "reset_steps": reset_steps,
    "end_game_step": end_game_step,
    "end_game_effect": end_game_effect,
    "list_token_places": list_token_places,
}


def carry_out(scene: Scene, action: Case) -> None:
    ACTIONS[action.pop("type")](scene, action)
    emptied(action)


def set_up(given: Case, action: Case) -> Scene:
    """The first seat takes the character, and an apprentice that changes no virtue; then the draft."""
    character = given.pop("character")
    emptied(given)
    assert action == {"type": "setup_hire"}
    t = wonders_begun(2, setup="characters", characters="chosen")
    play(t, f"character {character}")
    while t.turn == 0:
        seat = waiting(t)[0]
        choices = legal(t, seat)
        if asked(t) == (0, "hiring_starter"):
            choices = [choice for choice in choices if virtue_of(t, choice) == 0]
        play(t, choices[0], seat=seat)
    return Scene(t, ["red", "blue"], 0)


def virtue_of(t: ArchitectsTable, choice: str) -> int:
    (card,) = [card for card in t.catalogue.apprentices if card.id == choice.removeprefix("hire ")]
    return int(card.virtue)


def played(case: Case) -> Scene:
    """The case up to its end, or to a choice that is refused."""
    given, action = moved(deepcopy(case["given"]), deepcopy(case["action"]))
    if action["type"] == "setup_hire":
        return set_up(given, action)
    scene = scene_of(given)
    try:
        carry_out(scene, action)
    except NotLegal as refused:
        scene.tabulated |= {"legal": False, "why": str(refused)}
        emptied(action)
    scene.tabulated |= {"resets_resolved": len(told(scene.table, MARKET_RESET))}
    return scene
