"""Counters, histograms and figures in the form that Prometheus reads.

A label has a list of values, and whatever is not on it is `other`: no name, no table and no secret can become one.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

OTHER = "other"


@dataclass(frozen=True)
class Label:
    """By what is counted apart."""

    name: str
    values: frozenset[str]

    def pair(self, value: str) -> str:
        return f'{self.name}="{value if value in self.values else OTHER}"'


def label(name: str, values: Iterable[object]) -> Label:
    return Label(name, frozenset(map(str, values)))


class Sample(Struct, frozen=True, array_like=True):
    """One number of a metric: how its name ends, the labels it stands under, its value."""

    ending: str
    under: str
    value: float


class Known(Struct, frozen=True, array_like=True):
    """What is known of a metric by now."""

    name: str
    told: str
    kind: str
    samples: list[Sample]

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.told}"
        yield f"# TYPE {self.name} {self.kind}"
        for sample in self.samples:
            yield f"{self.name}{sample.ending}{braced(sample.under)} {number(sample.value)}"


class Metric(Protocol):
    """Something that is counted."""

    def known(self) -> Known: ...


class Counter:
    """How often something happened."""

    def __init__(self, name: str, told: str, *labels: Label) -> None:
        self.name = name
        self.told = told
        self.labels = labels
        self.counted: dict[str, float] = {} if labels else {"": 0}

    def add(self, *values: str, by: float = 1) -> None:
        under = named(self.labels, values)
        self.counted[under] = self.counted.get(under, 0) + by

    def known(self) -> Known:
        counted = [Sample("", under, counted) for under, counted in sorted(self.counted.items())]
        return Known(self.name, self.told, "counter", counted)


class Histogram:
    """How much something took, or how many there were: how often at most each of the bounds."""

    def __init__(self, name: str, told: str, bounds: Sequence[float], *labels: Label) -> None:
        self.name = name
        self.told = told
        self.bounds = bounds
        self.labels = labels
        self.seen: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}
        if not labels:
            self.row("")

    def row(self, under: str) -> list[int]:
        self.sums.setdefault(under, 0)
        return self.seen.setdefault(under, [0] * (len(self.bounds) + 1))

    def see(self, value: float, *values: str) -> None:
        under = named(self.labels, values)
        self.row(under)[bisect_left(self.bounds, value)] += 1
        self.sums[under] += value

    @contextmanager
    def timing(self, *values: str) -> Iterator[None]:
        """The seconds that the block takes, however it ends."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.see(time.perf_counter() - began, *values)

    def known(self) -> Known:
        samples = [sample for under, row in sorted(self.seen.items()) for sample in self.samples(under, row)]
        return Known(self.name, self.told, "histogram", samples)

    def samples(self, under: str, row: list[int]) -> Iterator[Sample]:
        so_far = 0
        for bound, seen in zip([*map(number, self.bounds), "+Inf"], row, strict=True):
            so_far += seen
            yield Sample("_bucket", both(under, f'le="{bound}"'), so_far)
        yield Sample("_sum", under, self.sums[under])
        yield Sample("_count", under, so_far)


@dataclass(frozen=True)
class Figure:
    """Something that is looked up when it is asked for; of a kind `counter` it only grows."""

    name: str
    told: str
    read: Callable[[], float]
    kind: str = "gauge"
    under: str = ""

    def known(self) -> Known:
        return Known(self.name, self.told, self.kind, [Sample("", self.under, self.read())])


def exposition(metrics: Iterable[Known]) -> str:
    return "".join(f"{line}\n" for metric in metrics for line in metric.lines())


def named(labels: Sequence[Label], values: Sequence[str]) -> str:
    return ",".join(label.pair(value) for label, value in zip(labels, values, strict=True))


def both(*labels: str) -> str:
    return ",".join(part for part in labels if part)


def braced(under: str) -> str:
    return f"{{{under}}}" if under else ""


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))
