"""Viscounts through the interface."""

from __future__ import annotations

from server.people import PERSON_AND_BOT, TWO_PERSONS, Api


def test_people_play_viscounts(api: Api) -> None:
    seen = api.make(TWO_PERSONS, game="viscounts").play_on(60)
    assert (seen["game"], seen["over"]) == ("viscounts", False)
    assert seen["view"]["round"] > 2


def test_nobody_sees_the_hand_of_another(api: Api) -> None:
    seen = api.make(PERSON_AND_BOT, game="viscounts").play_on(12)
    mine, others = (player["deck"] for player in seen["view"]["players"])
    assert len(mine["hand"]) == mine["hand_count"]
    assert others["hand_count"] > 0
    assert not others["hand"]
