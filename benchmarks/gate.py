"""Compare the speed of the rules of two commits, interleaved in one run; fails where the second one is slower.

    python benchmarks/gate.py BEFORE [AFTER]          (make bench-gate BEFORE=... AFTER=...)

Both are compiled once each, into `build/gate`. Several processes of each play the same random games in turn, and CPU
seconds count: one process may be some percent off another for its whole life. Where rules differ, so do the games; then
this is said.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

SLOWEST = 0.97
FOLDER = Path("build/gate")
LINES = (
    "architects:4",
    "architects:4:artisans",
    "architects:4:wonders",
    "architects:4:artisans:wonders",
    "majesty:4",
    "viscounts:4",
    "clones:architects:4",
    "clones:majesty:4",
)

WORKER = """
import json, sys, time
import royaume
from royaume.arena.bench import middle
from royaume.games import find
from royaume.kernel.playout import clone_often, play_random_games

print(json.dumps(royaume.COMPILED), flush=True)
for line in sys.stdin:
    what, n = json.loads(line)
    words = what.removeprefix("clones:").split(":")
    game = find(words[0])
    config = game.configure(int(words[1]), tuple(words[2:]))
    t = middle(game, config) if what.startswith("clones:") else None
    began = time.process_time()
    count = play_random_games(game, config, 1, n) if t is None else clone_often(t, n) or n
    print(json.dumps([count, time.process_time() - began]), flush=True)
"""


class Worker:
    """A process with one build of the rules."""

    def __init__(self, build: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(build.resolve())}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], stdin=pipe, stdout=pipe, text=True, env=env, cwd="/"
        )
        if not self.answer():
            raise SystemExit(f"{build.name} is not compiled: is there a C compiler?")

    def answer(self) -> list[float]:
        assert self.process.stdout is not None
        answer: list[float] = json.loads(self.process.stdout.readline())
        return answer

    def run(self, what: str, n: int) -> list[float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([what, n]) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def built(commit: str) -> Path:
    """The compiled package of a commit, made if it is not there."""
    found = subprocess.run(["git", "rev-parse", "--short=12", f"{commit}^{{commit}}"], capture_output=True, text=True)
    if found.returncode != 0:
        raise SystemExit(f"{commit} is no commit of this repository")
    name = found.stdout.strip()
    package = FOLDER / name
    if not (package / "royaume").exists():
        print(f"compiling {commit} ({name}) ...", flush=True)
        source = FOLDER / f"{name}-source"
        subprocess.run(["git", "clone", "-q", ".", str(source)], check=True)
        subprocess.run(["git", "-C", str(source), "checkout", "-q", name], check=True)
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target"]
        subprocess.run([*install, str(package.resolve()), "."], check=True, cwd=source)
    return package


def fitting(worker: Worker, what: str, seconds: float) -> int:
    """How many games or clones fill the time."""
    n = 1
    while (taken := worker.run(what, n)[1]) < seconds / 3:
        n *= 2
    return max(1, int(n * seconds / taken))


def compare(what: str, builds: list[Path], processes: int, rounds: int, seconds: float) -> float:
    """The speed of the second build beside the first: the median of all pairs."""
    ratios: list[float] = []
    speeds: list[list[float]] = [[], []]
    n, same = 0, True
    for _ in range(processes):
        workers = [Worker(build) for build in builds]
        n = n or fitting(workers[0], what, seconds)
        for _ in range(rounds):
            (before, taken), (after, took) = [worker.run(what, n) for worker in workers]
            same = same and before == after
            speeds[0].append(before / taken)
            speeds[1].append(after / took)
            ratios.append(speeds[1][-1] / speeds[0][-1])
        for worker in workers:
            worker.stop()
    ratio = statistics.median(ratios)
    millions = " -> ".join(f"{statistics.median(found) / 1e6:.2f}" for found in speeds)
    print(f"{what:24s} {millions} M/s  {ratio:.3f}{'' if same else '  (other games)'}", flush=True)
    return ratio


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default="HEAD")
    parser.add_argument("--processes", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.25)
    asked = parser.parse_args()
    builds = [built(asked.before), built(asked.after)]
    found = {what: compare(what, builds, asked.processes, asked.rounds, asked.seconds) for what in LINES}
    slower = [what for what, ratio in found.items() if ratio < SLOWEST]
    if slower:
        print(f"slower than {SLOWEST}: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
