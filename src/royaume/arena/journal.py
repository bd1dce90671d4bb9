"""The games of a contest as they are finished, a line each, so that an interrupted contest goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from msgspec import DecodeError, json

from royaume.arena.contest import Contest
from royaume.arena.playing import Played
from royaume.kernel.errors import BadInput

T = TypeVar("T")


class Journal:
    """The first line says what is played. Without a file, games are kept as long as this runs."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        self.played: dict[int, Played] = {}
        self.file = file
        if file is not None:
            try:
                self.open(contest, file)
            except OSError as error:
                raise BadInput("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None

    def open(self, contest: Contest, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        written = file.read_bytes()
        if not written:
            file.write_bytes(json.encode(contest) + b"\n")
            return
        first, _, rest = written.partition(b"\n")
        self.compare(contest, first)
        self.read(rest[: rest.rfind(b"\n") + 1].splitlines())
        if not written.endswith(b"\n"):  # the line that was being written when everything ended
            file.write_bytes(written[: written.rfind(b"\n") + 1])

    def compare(self, contest: Contest, line: bytes) -> None:
        theirs = self.decoded(1, line, Contest)
        setting = contest.difference(theirs)
        if setting:
            found, wanted = (json.encode(getattr(one, setting)).decode() for one in (theirs, contest))
            raise BadInput("other-contest", file=str(self.file), setting=setting, found=found, wanted=wanted)

    def read(self, lines: list[bytes]) -> None:
        for number, line in enumerate(lines, 2):
            played = self.decoded(number, line, Played)
            self.played[played.number] = played

    def decoded(self, number: int, line: bytes, kind: type[T]) -> T:
        try:
            return json.decode(line, type=kind)
        except DecodeError as error:
            raise BadInput("no-journal", file=str(self.file), line=number, reason=str(error)) from None

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(json.encode(played) + b"\n")
