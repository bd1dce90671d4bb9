"""Every worked example of the solo mode, by its id, from the data. What is not understood, fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from royaume.games.viscounts.cards.player_cards import start_space
from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.solo.boards import FOCUS_IDS
from royaume.games.viscounts.vocabulary import SPACE_IDS

from .builder import (
    AI,
    EXAMPLES,
    GAME,
    OPPONENTS,
    REASONS,
    YOU,
    begun,
    followed,
    gains,
    goods,
    icons,
    kept,
    legal,
    line,
    of,
    play,
    solo_table,
    space,
    standing,
    story,
    tiles,
    told,
    townsfolk_with,
    track,
    turn,
    workers,
)

Case = dict[str, Any]
CASES: list[Case] = [case for case in EXAMPLES if case["id"].startswith("solo_")]


def setup_pairs(case: Case) -> Case:
    t = begun(pairs=(1, 4))
    assert case["given"] == {"players": 1}
    revealed, first = len(t.pairs), t.top().seat
    other, hero = t.pairs[1], t.heroes[1]
    play(t, legal(t)[0])
    return {
        "pairs_revealed": revealed,
        "human_chooses": "first" if first == YOU else "",
        "ai_viscount": "number of the other card" if of(t).space == start_space(other) else "",
        "other_pair": "out of the game" if hero in t.removed and not t.pairs else "",
    }


def ai_start(case: Case) -> Case:
    """The other card is number 1, at the Lake: the first spot there gives gold."""
    t = begun(opponent(case), pairs=(9, 1))
    play(t, next(choice for choice in legal(t) if choice.startswith("take player_card_9")))
    play(t, "destroy none")
    own = goods(t)
    assert own.pop("gold") == 1
    return {
        "goods": own,
        "deeds": of(t).deeds,
        "debts": of(t).debts,
        "building": standing(t)["lake_1"],
        "building_at": "place of its Viscount" if space(t) == "lake_left" else "",
        "spot_effect": "gained",
    }


def gain_by_priority(case: Case) -> Case:
    takes = []
    for given in case["given"]["cases"]:
        t = gains(solo_table(opponent(case), ai=given), case["action"]["ops"])
        after = {good: goods(t).get(good, 0) - n for good, n in given.items()}
        takes.append(next(good for good, n in after.items() if n == 1))
        assert sum(after.values()) == 1
    return {"takes": takes}


def gain_each(case: Case) -> Case:
    """What is done in place of it, by what changed."""
    given = case["given"]
    assert given["flipped"] == {"debts": 0, "deeds": 0}
    assert given["future_pile"] == 0
    becomes = []
    for ops in case["action"]["ops"]:
        t = solo_table(ai={"debts": given["unpaid_debts"], "deeds": given["acquired_deeds"]}, future=())
        gains(t, ops)
        becomes.append(what_changed(story(t)))
    return {"becomes": becomes}


def what_changed(events: list[str]) -> str:
    return {
        ("goods_gained",): "resource:1",
        ("debt_flipped", "goods_gained"): "flip_any:1",
        ("virtue_gained",): "virtue:1",
    }[tuple(events)]


def gain_flip(case: Case) -> Case:
    result = []
    for given in case["given"]["cases"]:
        flipped = given["flipped"]
        held = {"debts": given["unpaid_debts"], "deeds": given["acquired_deeds"]}
        t = solo_table(ai=held | {"paid": flipped["debts"], "approved": flipped["deeds"]})
        first = story(gains(t, case["action"]["ops"]))[0]
        result.append({"debt_flipped": "flip_debt", "deed_flipped": "flip_deed", "virtue_gained": "virtue:1"}[first])
    return {"result": result}


def focus_of(case: Case) -> Case:
    return {"focus": FOCUS_IDS[kept(solo_table(opponent(case))).board().focus]}


def ai_turn(case: Case) -> Case:
    return turn_one(case) if case["id"] == "solo_turn_one" else turn_two(case)


def turn_one(case: Case) -> Case:
    given = case["given"]
    assert given["board"] == [None, None, None]
    t = solo_table(
        opponent(case),
        ai={
            **given["goods"],
            **given["track"],
            "debts": given["unpaid_debts"],
            "deeds": given["acquired_deeds"],
            "slots": [f"guildhall_{n}" for n in given["slots"]["guildhall"]],
        },
        townsfolk={"hills": townsfolk_with(given["townsfolk_top_dismiss_effect"])},
        schemes=[given["scheme"]],
    )
    turn(t)
    assert told(t, "entry_followed", "entry_impossible") == [
        ("entry_followed", "gains", "solo_turns"),
        ("entry_followed", "move", "solo_turns"),
        ("entry_impossible", "workers", "three_nobles", "solo_rules"),
        ("entry_followed", "flip_any_and_virtue", "solo_turns"),
        ("entry_followed", "flip", "solo_rules"),
        ("entry_impossible", "collision", "markers_met", "collision"),
    ]
    assert story(t)[:8] == [
        "turn_started",
        "scheme_turned_up",
        "card_dismissed",
        "virtue_gained",
        "viscount_moved",
        "debt_flipped",
        "goods_gained",
        "virtue_gained",
    ]
    assert space(t) == "forest_left"
    return {
        "noble_icons": icons(t)["noble"],
        "noble_icons_from": {"scheme": 1, "printed_space_2": 1},
        "order": case["expected"]["order"],
        "unpaid_debts_after": of(t).debts,
        "track_after": dict(zip(("corruption", "virtue"), track(t), strict=True)),
        "workers_placed": sum(own for _, own in workers(t, 1).values()),
    }


def turn_two(case: Case) -> Case:
    given = case["given"]
    t = solo_table(
        opponent(case),
        ai={**given["track"], "slots": [f"guildhall_{n}" for n in given["slots"]["guildhall"]]},
        line=given["board"],
        schemes=[given["scheme"]],
        manuscripts={"hills": given["manuscript_after_move"]},
    )
    assert kept(t).cards.future.left() == given["future_pile"]
    turn(t)
    assert followed(t) == ["corruption", "gains", "gain_scheme", "move", "focus", "transcribe", "gain_scheme"]
    shown = GAME.view(t, YOU)["opponent"]
    assert isinstance(shown, dict)
    paid = [(source["kind"], source["at"], source["icon"]) for source in shown["paid_with"]]
    assert paid == [("space", "3", "cleric"), ("slot", "guildhall_1", "cleric"), ("space", "1", "criminal")]
    return {
        "board_after": line(t),
        "order": case["expected"]["order"],
        "cleric_icons": icons(t)["cleric"] + icons(t)["criminal"],
        "cleric_icons_from": {"criminal": 1, "guildhall_slot_1": 1, "printed_space_3": 1},
        "gains": tiles(t),
        "manuscript_effect": "scheme:1",
        "future_pile_after": kept(t).cards.future.left(),
        "track_after": dict(zip(("corruption", "virtue"), track(t), strict=True)),
    }


def board_with(case: Case, **more: Any) -> Any:
    given = case["given"]
    assert given["board_side"] == "players_1_2"
    at = f"{given['ai_space']['segment']}_{given['ai_space']['side']}"
    built = {spot: (YOU, f"workshop_{n}") for n, spot in enumerate(given["built_spots"], 1)}
    return solo_table(ai={"space": at, "stone": 9}, built=built, **more)


def free_build(case: Case) -> Case:
    t = gains(board_with(case), "build:workshop")
    return {"spot": next(iter(standing(t)))}


def build_action(case: Case) -> Case:
    t = turn(board_with(case, line=["s_criminal_1", "s_criminal_2"], schemes=["f_builder"]))
    assert space(t) == "coast_left"
    t = board_with(case, schemes=["s_builder"])
    of(t).space = SPACE_IDS.index("lake_left")
    turn(t)
    assert space(t) == "hills_left"
    assert ("entry_impossible", "build", "spot_free", "solo_rules") in told(t, *REASONS)
    return {"possible": bool(standing(t))}


def extra_score(case: Case) -> Case:
    t = solo_table(ai=case["given"]["ai_leftover"])
    return {"vp": final_score(t, AI)}


def solo_result(case: Case) -> Case:
    """So many approved Deeds, and unpaid Debts, make these points."""
    given = case["given"]
    assert given["human_vp"] == given["ai_vp"] == 80
    held = {"approved": 28, "debts": 2}
    t = solo_table(you=held | {"silver": 9}, ai=held)
    assert GAME.scores(t) == [given["human_vp"], given["ai_vp"]]
    return {"human_wins": YOU in GAME.winners(t, GAME.configure(1, (), "cleric"))}


def opponent(case: Case) -> str:
    name = str(case["given"]["ai_board"].removeprefix("ai_"))
    assert name in OPPONENTS
    return name


ACTIONS: dict[str, Callable[[Case], Case]] = {
    "reveal_player_cards": setup_pairs,
    "ai_setup": ai_start,
    "ai_gains_each": gain_each,
    "focus_of": focus_of,
    "ai_turn": ai_turn,
    "ai_free_build": free_build,
    "ai_build_action": build_action,
    "ai_extra_score": extra_score,
    "solo_result": solo_result,
}


def test_there_are_twelve_examples_of_the_solo_mode() -> None:
    assert len(CASES) == 12


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    action = case["action"]["type"]
    if action == "gain":
        outcome = gain_flip(case) if case["action"]["ops"] == "flip_any:1" else gain_by_priority(case)
    else:
        outcome = ACTIONS[action](case)
    assert outcome == case["expected"]
