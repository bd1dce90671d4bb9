"""The figures of all processes at one port, gathered by whichever of them is asked, with the number of each."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping

from royaume.server.counting import Figure, braced, exposition
from royaume.server.reach import EVERYWHERE

OWN = "/metrics/own"
PATIENCE = 2.0  # seconds
SAMPLE = re.compile(r"(\w+)(?:\{(.*)\})? (\S+)")
UP = ("royaume_worker_up", "Whether this process tells its figures.")


class Gathered:
    """`others`: where the other processes are asked for their own, by their numbers."""

    def __init__(self, own: Callable[[], str], number: int, others: Mapping[int, tuple[str, int]]) -> None:
        self.own = own
        self.number = number
        self.others = others

    async def told(self) -> str:
        """Where there is one process only, as it tells them itself."""
        if not self.others:
            return self.own()
        answers = await asyncio.gather(*[asked(*where) for where in self.others.values()])
        texts = {self.number: self.own(), **dict(zip(self.others, answers, strict=True))}
        there = {number: text + exposition([Figure(*UP, lambda: 1)]) for number, text in texts.items() if text}
        away = {number: exposition([Figure(*UP, lambda: 0)]) for number, text in texts.items() if not text}
        return merged(dict(sorted((there | away).items())))


async def asked(host: str, port: int) -> str:
    """Empty where nobody answers: the process is just being started again."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1" if host in EVERYWHERE else host, port)
            writer.write(f"GET {OWN} HTTP/1.1\r\n\r\n".encode())
            answer = (await reader.read()).decode()
            writer.close()
    except (OSError, TimeoutError):
        return ""
    return answer.partition("\r\n\r\n")[2]


def merged(texts: Mapping[int, str]) -> str:
    """Each figure once, with what every process tells of it, as the form asks for."""
    figures: dict[str, tuple[list[str], list[str]]] = {}
    for number, text in texts.items():
        for line in text.splitlines():
            if line.startswith("#"):
                heading, samples = figures.setdefault(line.split()[2], ([], []))
                heading += [] if line in heading else [line]
            else:
                samples.append(of_worker(line, number))
    return "".join(f"{line}\n" for heading, samples in figures.values() for line in (*heading, *samples))


def of_worker(line: str, number: int) -> str:
    found = SAMPLE.fullmatch(line)
    assert found is not None, line
    name, labels, value = found.groups()
    worker = f'worker="{number}"'
    return f"{name}{braced(worker, labels or '')} {value}"
