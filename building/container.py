"""The steps of the Containerfile, for machines without a tool for containers: run in a folder, in the same order."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from building.chosen import ROOT

FILE = ROOT / "Containerfile"
PAIR = re.compile(r'(\w+)=("[^"]*"|\S*)')


@dataclass
class Stage:
    """What one image is made of and started with."""

    settings: dict[str, str] = field(default_factory=dict)
    steps: list[str] = field(default_factory=list)
    health: str = ""
    command: str = ""

    def add(self, word: str, rest: str) -> None:
        if word in ("ARG", "ENV"):
            self.settings |= {name: value.strip('"') for name, value in PAIR.findall(rest)}
        elif word == "RUN":
            self.steps.append(rest)
        elif word == "HEALTHCHECK":
            self.health = rest.removeprefix("CMD ")
        elif word == "CMD":
            self.command = rest

    def run(self, environment: Mapping[str, str], folder: Path = ROOT) -> None:
        """All its steps; `environment` wins over what the file sets."""
        for step in self.steps:
            subprocess.run(["sh", "-ec", step], cwd=folder, env={**self.settings, **environment}, check=True)


def stages(text: str) -> list[Stage]:
    found: list[Stage] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append(Stage())
        elif found:
            found[-1].add(word, rest)
    return found
