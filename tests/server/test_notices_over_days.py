"""What is told while days pass: a clock that runs out, and a wait that goes on. Time passes as a test says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from royaume.server import timing
from royaume.server.notices import notices
from server.days import DAY, Calendar
from server.people import Game, Json
from server.world import World, friends, mover, play_until_other, wait_for

HOUR = 3600
DAYS = {"kind": "days", "base": DAY, "vacation": 3 * DAY, "stand_in": "random"}


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def world(tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    for module, name, value in ((notices, "LOOK_EVERY", 0.02), (timing, "EVERY", 0.02), (notices, "SOON", 0)):
        monkeypatch.setattr(module, name, value)
    world = World(tmp_path, calendar)
    yield world
    world.close()


def told(world: World, path: str) -> list[Json]:
    return [json.loads(body) for body in world.endpoint.got(path)]


def kinds(world: World, path: str, *wanted: str) -> list[Json]:
    """As soon as so much was told, and nothing else."""
    found: list[Json] = wait_for(lambda: len(told(world, path)) >= len(wanted) and told(world, path))
    assert [one["kind"] for one in found] == list(wanted)
    return found


def looked_at(world: World) -> None:
    """Until whatever is due by now has been found."""
    looks = []
    looked = world.inside.house.timing.look
    asked = world.inside.house.notices.look

    async def counted() -> None:
        await looked()
        await asked()
        looks.append(1)

    world.inside.house.timing.look = counted  # type: ignore[method-assign]
    wait_for(lambda: len(looks) >= 3)
    world.inside.house.timing.look = looked  # type: ignore[method-assign]


def guest_at(world: World, game: Game, key: str, path: str, **wishes: object) -> None:
    guest = world.player(**wishes)
    guest.ask("webhook", url=world.endpoint.url + path)
    guest.follow((game.id, key))


def test_a_clock_by_days_is_told_when_a_sixth_is_left_once_and_for_the_next_turn_anew(
    world: World, calendar: Calendar
) -> None:
    game, keys = friends(world, clock=DAYS)
    first = mover(game)
    guest_at(world, game, keys[first], "/both", language="fr")
    guest_at(world, game, keys[first], "/clock", about=["clock"])
    began = calendar.now()
    kinds(world, "/both", "turn")
    calendar.go_on(20 * HOUR - 60)
    looked_at(world)
    assert told(world, "/clock") == []
    calendar.go_on(60)
    (said,) = kinds(world, "/clock", "clock")
    assert said["until"] == "2027-01-16T08:00:00Z"
    assert began + DAY == 1_800_086_400
    assert "2027-01-16 08:00" in said["text"]
    assert kinds(world, "/both", "turn", "clock")[1]["text"].startswith("Votre temps s")
    calendar.go_on(HOUR)
    looked_at(world)
    kinds(world, "/clock", "clock")
    play_until_other(game, keys)
    calendar.go_on(HOUR)
    looked_at(world)
    play_until_other(game, keys)
    calendar.go_on(20 * HOUR)
    kinds(world, "/clock", "clock", "clock")


def test_a_clock_that_stands_still_is_told_when_it_runs_again(world: World, calendar: Calendar) -> None:
    game, keys = friends(world, clock=DAYS)
    first = mover(game)
    guest_at(world, game, keys[first], "/away", about=["clock"])
    assert game.post("away", keys[first], until=calendar.now() + 2 * DAY).status_code == 200
    calendar.go_on(DAY)
    looked_at(world)
    assert told(world, "/away") == []
    calendar.go_on(DAY + 21 * HOUR)
    kinds(world, "/away", "clock")


def test_nothing_is_told_of_a_game_that_is_played_at_once(world: World, calendar: Calendar) -> None:
    game, keys = friends(world, clock={"kind": "live", "base": DAY, "increment": 0, "stand_in": "random"})
    guest_at(world, game, keys[mover(game)], "/live", about=["clock"])
    calendar.go_on(23 * HOUR)
    looked_at(world)
    assert told(world, "/live") == []


def test_where_no_clock_runs_a_wait_is_told_once_more_after_some_days(world: World, calendar: Calendar) -> None:
    game, keys = friends(world)
    first = mover(game)
    for path, wishes in (("/three", {}), ("/one", {"again": 1, "language": "fr"}), ("/never", {"again": 0})):
        guest_at(world, game, keys[first], path, **wishes)
        kinds(world, path, "turn")
    calendar.go_on(DAY)
    assert "Majesty avec" in kinds(world, "/one", "turn", "again")[1]["text"]
    assert "depuis hier" in told(world, "/one")[1]["text"]
    calendar.go_on(2 * DAY)
    assert "for 3 days" in kinds(world, "/three", "turn", "again")[1]["text"]
    calendar.go_on(9 * DAY)
    looked_at(world)
    kinds(world, "/three", "turn", "again")
    kinds(world, "/never", "turn")


def test_whoever_has_played_is_not_told_of_the_wait_before(world: World, calendar: Calendar) -> None:
    game, keys = friends(world)
    first = mover(game)
    guest_at(world, game, keys[first], "/played")
    kinds(world, "/played", "turn")
    calendar.go_on(2 * DAY)
    play_until_other(game, keys)
    looked_at(world)
    calendar.go_on(2 * DAY)
    looked_at(world)
    kinds(world, "/played", "turn")
