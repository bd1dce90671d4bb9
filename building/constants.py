"""The constants of the rules by name: where one file gets a new one, the C of all others stays as it was.

mypyc numbers the constants of all modules in one table, and what is temporary in one row: another word in one is
another number in nearly all, and everything would be compiled anew.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from building.indices import usually_in_range
from building.leaves import made_inline
from building.loading import shortened
from building.passing import passed_on

GENERATED = "__native_royaume"
LIBRARY = f"{GENERATED}.c"
SINGLE = 3  # None, False and True have the same numbers in every library
# a constant as mypyc loads it, and beside it what it is, unless that is long
LOADED = re.compile(r"(?<!\*)CPyStatics\[(\d+)\]( \| 1)?;(?: /\*(.*?) \*/)?", re.DOTALL)
FILLED = re.compile(r"^ +if \(CPyStatics_Initialize\(.*\n +return -1;\n +\}\n", re.MULTILINE)
TEMPORARY = re.compile(r"\b__(tmp|LL)\d+\b")
NAMED = re.compile(r"constant_[0-9a-f]{16}")


def named(files: list[Path], folder: Path) -> list[Path]:
    """Copies of the files that mypyc has written, with names for numbers; the library's own fills what is named."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {file.name: file.read_text(encoding="utf-8") for file in files if file.name.startswith(GENERATED)}
    names = names_of(texts)
    texts = {name: quickened(renamed(text, names)) for name, text in texts.items()}
    texts[LIBRARY] = filling(texts[LIBRARY], names)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / file.name if file.name in texts else file for file in files]


def quickened(text: str) -> str:
    return usually_in_range(made_inline(passed_on(shortened(text))))


def names_of(texts: dict[str, str]) -> dict[int, str]:
    """By number: after what is said of a constant, its `repr`, or else after the place where it is used first."""
    said: dict[int, str] = {}
    for file, text in texts.items():
        for place, (number, _, words) in enumerate(LOADED.findall(text)):
            said.setdefault(int(number), words or f"{place} of {file}")
    names = {number: called(words) for number, words in sorted(said.items()) if number >= SINGLE}
    if len(set(names.values())) < len(names):
        raise OSError("of two constants the same is said")
    return names


def called(words: str) -> str:
    return f"constant_{hashlib.sha256(words.encode()).hexdigest()[:16]}"


def renamed(text: str, names: dict[int, str]) -> str:
    """Temporaries are counted in each file anew."""
    counted = count()
    anew: dict[str, str] = {}

    def by_name(found: re.Match[str]) -> str:
        number = int(found.group(1))
        return f"{names[number]}{found.group(2) or ''};" if number in names else found.group()

    def in_turn(found: re.Match[str]) -> str:
        return anew.setdefault(found.group(), f"__{found.group(1)}{next(counted)}")

    return TEMPORARY.sub(in_turn, LOADED.sub(by_name, text))


def filling(library: str, names: dict[int, str]) -> str:
    filled = FILLED.search(library)
    if filled is None:
        raise OSError("mypyc fills its constants in a way that is not known here")
    lines = [f"    {name} = CPyStatics[{number}];\n" for number, name in names.items()]
    defined = [f"PyObject *{name};\n" for name in names.values()]
    return "".join([library[: filled.end()], *lines, library[filled.end() :], *defined])


def declarations(words: set[str]) -> Iterator[str]:
    """What has to be said of the constants among these words."""
    return (f"extern PyObject *{name};" for name in sorted(filter(NAMED.fullmatch, words)))
