"""The figures of all processes at one port, gathered by whichever of them is asked, with the number of each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from msgspec import DecodeError, json

from royaume.server.counting import Figure, Known, Sample, both, exposition
from royaume.server.reach import EVERYWHERE

OWN = "/metrics/own"
PATIENCE = 2.0  # seconds


class Gathered:
    """`others`: where the other processes are asked for their own, by their numbers."""

    def __init__(self, own: Callable[[], list[Known]], number: int, others: Mapping[int, tuple[str, int]]) -> None:
        self.own = own
        self.number = number
        self.others = others

    async def told(self) -> str:
        """Where there is one process only, as it tells them itself."""
        if not self.others:
            return exposition(self.own())
        answers = await asyncio.gather(*[asked(*where) for where in self.others.values()])
        of_all = {self.number: self.own(), **dict(zip(self.others, answers, strict=True))}
        return exposition(merged({number: [*known, is_up(known)] for number, known in sorted(of_all.items())}))


async def asked(host: str, port: int) -> list[Known]:
    """Nothing where nobody answers: the process is just being started again, or hangs."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1" if host in EVERYWHERE else host, port)
            try:
                writer.write(f"GET {OWN} HTTP/1.1\r\n\r\n".encode())
                answer = await reader.read()
            finally:
                writer.close()
        return json.decode(answer.partition(b"\r\n\r\n")[2], type=list[Known])
    except (OSError, TimeoutError, DecodeError):
        return []


def is_up(known: Sequence[Known]) -> Known:
    return Figure("royaume_worker_up", "Whether this process tells its figures.", lambda: bool(known)).known()


def merged(of_all: Mapping[int, Sequence[Known]]) -> list[Known]:
    """Each figure once, with what every process tells of it, as the form asks for."""
    found: dict[str, Known] = {}
    for number, figures in of_all.items():
        for known in figures:
            found.setdefault(known.name, Known(known.name, known.told, known.kind, []))
            found[known.name].samples.extend(of_worker(sample, number) for sample in known.samples)
    return list(found.values())


def of_worker(sample: Sample, number: int) -> Sample:
    return Sample(sample.ending, both(f'worker="{number}"', sample.under), sample.value)
