"""Bots' processes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import twins
from kill import Served
from litestar.testing import TestClient

import royaume
from royaume.bots.levels import LEVELS
from royaume.bots.search.bot import SearchBot
from royaume.kernel.choices import Choices
from royaume.kernel.errors import BadInput
from royaume.kernel.state import state_to_data
from royaume.server import bots, worker
from royaume.server.app import make_app
from royaume.server.entries import Chosen
from royaume.server.store.sqlite import SqliteStore
from royaume.server.thinking import LEAST_SHARE, TRIES, NoAnswer, Thinking
from royaume.server.worker import Asked, Found
from server.people import TWO_BOTS, Api


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children")
    if not found.exists():
        pytest.skip("only where the system tells about processes")
    return [int(child) for child in found.read_text().split()]


def is_worker(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def numbers(room: twins.Room) -> list[int]:
    out = Choices()
    room.match.table.top().offers(room.match.table, out)
    return out.as_list()


def test_a_bots_choice_is_checked_like_anybodys() -> None:
    room = twins.Room(twins.stored(random.Random(1)))
    seat = room.waiting[0]
    assert isinstance(bots.checked(room, seat, numbers(room)[0]), Chosen)
    while all(choice.refusal is None for choice in room.match.explain()):
        twins.play(room, room.waiting[0], room.match.choices()[-1].id)
    seat = room.waiting[0]
    offers = zip(numbers(room), room.match.explain(), strict=True)
    forbidden = next(number for number, choice in offers if choice.refusal)
    before = room.match.state_hash()
    with pytest.raises(BadInput, match="not allowed"):
        bots.checked(room, seat, forbidden)
    assert room.match.state_hash() == before


def test_when_a_bots_process_dies_another_takes_over(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        assert served.process is not None
        with Api(served.url) as api:
            assert api.make(TWO_BOTS).wait_for_the_end()["over"]
            for worker in filter(is_worker, children(served.process.pid)):
                os.kill(worker, signal.SIGKILL)
            assert api.make(TWO_BOTS).wait_for_the_end()["over"]
    finally:
        served.stop()


def test_bots_processes_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    assert served.process is not None
    with Api(served.url) as api:
        api.make(TWO_BOTS).wait_for_the_end()
    workers = [child for child in children(served.process.pid) if is_worker(child)]
    assert workers
    served.kill()
    ends = time.monotonic() + 60
    while any(map(is_worker, workers)) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(map(is_worker, workers))


def test_when_the_process_of_a_queen_dies_in_thought_the_table_goes_on(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        assert served.process is not None
        with Api(served.url) as api:
            game = api.make([{"kind": "bot", "bot": "queen"}] * 2)
            begun = game.wait_beyond(0)["version"]
            for process in filter(is_worker, children(served.process.pid)):
                os.kill(process, signal.SIGKILL)
            game.wait_beyond(begun + 1)
    finally:
        served.stop()


def test_levels_play_to_the_end_and_keep_their_names(api: Api) -> None:
    seats = [{"kind": "bot", "bot": level} for level in ("page", "squire", "steward", "chancellor")]
    seen = api.make(seats).wait_for_the_end()
    assert seen["over"]
    assert [seat["bot"] for seat in seen["seats"]] == [seat["bot"] for seat in seats]


def test_a_table_has_only_bots_that_have_a_name(api: Api) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "search:9"}]
    answer = api.post("/api/tables", {"game": "majesty", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "unknown-bot")


class Quick:
    """A mind in this process, for thoughts that only wait."""

    def __init__(self) -> None:
        self.replaced = 0
        self.start()

    def start(self) -> None:
        self.executor = ThreadPoolExecutor(1)
        self.warm: Future[None] = self.executor.submit(lambda: None)

    def replace(self) -> None:
        self.replaced += 1
        self.start()

    def stop(self) -> None:
        self.executor.shutdown(wait=False)


def test_a_table_that_thinks_much_does_not_starve_the_others() -> None:
    order: list[str] = []

    async def thoughts() -> None:
        thinking = Thinking([Quick()])

        async def ask(table: str, seconds: float) -> None:
            await thinking.think(table, time.sleep, seconds)
            order.append(table)

        greedy = [asyncio.create_task(ask("greedy", 0.05)) for _ in range(5)]
        await asyncio.sleep(0.01)
        modest = [asyncio.create_task(ask("modest", 0.001)) for _ in range(5)]
        await asyncio.gather(*greedy, *modest)
        thinking.close()

    asyncio.run(thoughts())
    assert order[:2] == ["greedy", "modest"]
    assert order[-1] == "greedy"


def test_a_thought_that_takes_too_long_or_dies_is_given_up_and_the_next_is_thought() -> None:
    mind, ended = Quick(), threading.Event()

    def die() -> None:
        raise BrokenExecutor

    async def thoughts() -> None:
        thinking = Thinking([mind], longest=0.05)
        for thought in (ended.wait, die):
            with pytest.raises(NoAnswer):
                await thinking.think("table", thought)
        assert await thinking.think("table", int, "7") == 7
        ended.set()
        thinking.close()

    asyncio.run(thoughts())
    assert mind.replaced == 1 + TRIES


def test_thoughts_have_less_time_the_more_of_them_there_are() -> None:
    async def thoughts() -> None:
        thinking = Thinking([Quick(), Quick()])
        shares = [thinking.share()]
        asked = [asyncio.create_task(thinking.think(f"{n}", time.sleep, 0.001)) for n in range(200)]
        await asyncio.sleep(0)
        shares.append(thinking.share())
        await asyncio.gather(*asked[1:])
        asked = [asyncio.create_task(thinking.think(f"{n}", time.sleep, 0.01)) for n in range(3)]
        await asyncio.sleep(0)
        shares.append(thinking.share())
        await asyncio.gather(*asked)
        assert shares == [1, LEAST_SHARE, 0.5]
        thinking.close()

    asyncio.run(thoughts())


def test_a_table_goes_back_to_the_mind_that_knows_it() -> None:
    async def thoughts() -> None:
        minds = [Quick() for _ in range(3)]
        names = {mind.executor.submit(threading.get_ident).result(): mind for mind in minds}
        thinking = Thinking(minds)
        first = [names[await thinking.think(table, threading.get_ident)] for table in "abc"]
        again = [names[await thinking.think(table, threading.get_ident)] for table in "acba"]
        assert again[0] is again[3] is first[0]
        thinking.close()

    asyncio.run(thoughts())


def test_whoever_no_longer_waits_for_a_thought_takes_no_mind_away() -> None:
    async def thoughts() -> None:
        thinking = Thinking([Quick()])
        first = asyncio.create_task(thinking.think("a", time.sleep, 0.05))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thinking.think("b", int, "1")) for _ in range(3)]
        await asyncio.sleep(0.01)
        waiting[0].cancel()
        await first
        waiting[1].cancel()
        assert await waiting[2] == 1
        assert len(thinking.idle) == 1
        thinking.close()

    asyncio.run(thoughts())


def test_a_bot_without_an_answer_is_replaced_for_that_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_answer(*_: object) -> int:
        raise NoAnswer

    monkeypatch.setattr(bots.Bots, "ask", no_answer)
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        table = http.post("/api/tables", json={"game": "majesty", "seats": TWO_BOTS}).json()["table"]
        ends = time.monotonic() + 60
        while not (seen := http.get(f"/api/tables/{table}").json())["over"]:
            assert time.monotonic() < ends
        assert seen["version"] == seen["choices_made"] > 10


def asked(version: int, bot: str = "queen", table: str = "table", share: float = 1.0) -> Asked:
    return Asked(table, version, 0, bot, {}, 1, share)


@pytest.fixture
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "KEPT", {})


@pytest.mark.usefixtures("_nothing_kept")
def test_a_bot_goes_on_from_what_it_found_unless_something_else_happened_at_the_table() -> None:
    kept = worker.kept_bot(asked(4))
    assert worker.kept_bot(asked(5)) is kept
    assert worker.kept_bot(asked(6, table="other")) is not kept
    assert worker.kept_bot(asked(7)) is not kept
    assert not isinstance(worker.kept_bot(asked(8, "page")).bot, SearchBot)


@pytest.mark.usefixtures("_nothing_kept")
def test_a_bot_takes_its_share_of_the_time_each_time_anew() -> None:
    seconds = []
    for version, share in enumerate((1.0, 0.5, 0.1, 1.0)):
        bot = worker.kept_bot(asked(version, share=share)).bot
        assert isinstance(bot, SearchBot)
        seconds.append(bot.seconds)
    whole = seconds[0]
    assert seconds == [whole, whole * 0.5, whole * 0.1, whole]


@pytest.mark.usefixtures("_nothing_kept")
def test_a_process_remembers_a_few_tables_only() -> None:
    first = worker.kept_bot(asked(1))
    for n in range(worker.MOST_KEPT):
        worker.kept_bot(asked(1, table=f"{n}"))
    assert len(worker.KEPT) == worker.MOST_KEPT
    assert worker.kept_bot(asked(2)) is not first


@pytest.mark.usefixtures("_nothing_kept")
def test_a_search_tells_how_often_it_tried_what_and_follows_what_was_chosen_by_several() -> None:
    match = royaume.new("majesty", seed=1)
    decides = replace(asked(1, "queen"), share=0.2, state=state_to_data(match.game, match.config, match.table))
    found = worker.think(decides)
    kept = worker.KEPT[decides.table, decides.seat]
    assert len(found.visits) == len(match.choices()) > 1
    assert found.visits[found.number] > 0
    other = next(number for number in found.visits if number != found.number)
    worker.kept_bot(replace(decides, version=2, before=other))
    assert isinstance(kept.bot, SearchBot)
    assert kept.bot.action == kept.actions[other] != kept.actions[found.number]


@pytest.mark.usefixtures("_nothing_kept")
def test_a_search_tells_what_it_thinks_of_the_others_and_goes_on_from_that() -> None:
    """Whatever process is asked next: what was found is given back to it."""
    match = royaume.new("majesty", players=2, seed=1)
    match.play(match.choices()[0])
    before = state_to_data(match.game, match.config, match.table)
    seen = worker.Seen(before, 0)  # the card that costs nothing
    while match.to_move == 1:
        match.play(match.choices()[0])
    decides = replace(asked(1), share=0.1, state=state_to_data(match.game, match.config, match.table), seen=[seen])
    odds = worker.think(decides).odds
    assert odds[0] == 0 != odds[1]
    worker.KEPT.clear()
    assert worker.think(replace(decides, seen=(), odds=odds)).odds == odds
    assert worker.think(replace(decides, bot="steward")).odds == ()


def test_of_several_searches_most_decide_then_what_they_tried() -> None:
    assert bots.found_together([Found(1, {1: 5, 2: 9}), Found(3, {1: 4, 3: 8}), Found(1, {1: 2})]).number == 1
    assert bots.found_together([Found(1, {1: 5, 3: 4}), Found(3, {1: 1, 3: 6})]).number == 3
    assert bots.found_together([Found(2, {1: 5, 2: 5}), Found(1, {1: 5, 2: 5})]).number == 2
    assert bots.found_together([Found(9, {8: 5, 9: 1})]).number == 9


def asks_of(bot: str) -> tuple[list[Asked], int | None]:
    """What is asked of four idle minds, of which the third one fails."""

    class Four(bots.Bots):
        def __init__(self) -> None:
            self.thinking = Thinking([Quick() for _ in range(4)])
            self.asked: list[Asked] = []

        async def ask(self, _: object, asked: Asked) -> Found:  # type: ignore[override]
            self.asked.append(asked)
            if len(self.asked) == 3:
                raise NoAnswer
            return Found(7, {7: 1})

    four = Four()
    found = asyncio.run(four.found(asked(1, bot)))
    return four.asked, found and found.number


def test_idle_minds_search_with_dice_of_their_own_where_the_clock_decides_and_one_is_left_for_other_tables() -> None:
    several, number = asks_of("queen")
    assert (len({one.dice for one in several}), number) == (3, 7)
    assert len(asks_of("chancellor")[0]) == len(asks_of("page")[0]) == 1


@pytest.mark.parametrize("failing", [NoAnswer, ValueError])
def test_instead_of_a_bot_that_finds_nothing_or_breaks_a_quick_one_chooses(failing: type[Exception]) -> None:
    class Overrun(bots.Bots):
        def __init__(self) -> None:
            self.thinking = Thinking([Quick()])
            self.names: list[str] = []

        async def ask(self, _: object, asked: Asked) -> Found:  # type: ignore[override]
            self.names.append(asked.bot)
            if asked.bot in LEVELS:
                raise failing
            return Found(7)

    overrun = Overrun()
    assert asyncio.run(overrun.found(asked(1))) == Found(7)
    assert overrun.names == ["queen", bots.QUICK]
