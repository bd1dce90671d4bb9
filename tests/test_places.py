"""Games are the same wherever they are played: here, in processes, on Ray."""

import pytest

from royaume.arena.contest import contest_of
from royaume.arena.journal import Journal
from royaume.arena.running import run
from royaume.games import find
from royaume.places import OnRay, Processes, here
from royaume.training.plan import CHUNK, Plan
from royaume.training.training import train

pytestmark = pytest.mark.once  # the rules are not what is tested here

MAJESTY = find("majesty")
PLAN = Plan("majesty", 2 * CHUNK, 2, 2 * CHUNK, passes=1)
LAST = """
from royaume.bots.bot import Bot
from royaume.kernel.choices import Choices


class Last(Bot):
    def choose(self, game, t, dice):
        out = Choices()
        t.top().legal(t, out)
        return out.as_list()[-1]
"""


@pytest.fixture
def contest(tmp_path, monkeypatch):
    """With a bot whose file only the folder of whoever asks holds."""
    (tmp_path / "mine.py").write_text(LAST, "utf-8")
    monkeypatch.chdir(tmp_path)
    return contest_of(MAJESTY, MAJESTY.configure(2), [("greedy", "mine.py:Last")], 1, 0)


def played(contest, place):
    games = run(contest, Journal(contest, None), 6, place)
    return [(one.number, one.bots, one.points, one.wins, one.rounds, one.decisions) for one in games]


def same_as_here(contest, folder, place):
    assert played(contest, place) == played(contest, here)
    eye, as_here = (train(PLAN, folder / name, where, print) for name, where in (("elsewhere", place), ("here", here)))
    assert eye.read_bytes() == as_here.read_bytes()


def test_in_processes(contest, tmp_path):
    same_as_here(contest, tmp_path, Processes(2))


def test_on_ray(contest, tmp_path):
    """On two workers. One Ray for all of it, in one test: to start it is most of the work."""
    ray = pytest.importorskip("ray")
    place = OnRay("auto")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR", object_store_memory=2**27)
    try:
        same_as_here(contest, tmp_path, place)
    finally:
        ray.shutdown()
