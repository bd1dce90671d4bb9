"""The C of one library, in a handful of units that are compiled side by side.

One file a module would compile quickly and run slowly, one file for all the other way round. Modules that belong
together share a unit; before each come copies, to be inlined, of the small functions that it calls in other units.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from building.constants import GENERATED, declarations
from building.loading import IMPORTING, IMPORTS

# what describes, reads, writes and watches a game, or is set up once: compiled, but not for speed
QUIET = frozenset(
    {
        "box",
        "card_list",
        "carrying",
        "counsel",
        "edition",
        "events",
        "expansion",
        "harm",
        "index",
        "indexing",
        "knowing",
        "lacking",
        "language",
        "laws",
        "layout",
        "observing",
        "reading",
        "refusals",
        "searching",
        "suggesting",
        "view",
        "vocabulary",
        "worth",
    }
)
QUIET_FOLDERS = frozenset({"automatic", "cards", "counsel", "rules_1", "solo"})
LOADING = "quiet-library"
# of mypyc's own functions, those that rules call at every step
RUNTIME = ("int_ops.c", "list_ops.c", "tuple_ops.c")
# lines; what is longer gains nothing by being inlined
SMALL = 100

FUNCTION = re.compile(r"^((?:[A-Za-z_]\w* )+\*?(CPy\w+)\([^;{}]*\))\s*\{\n(.*?)^\}\n", re.DOTALL | re.MULTILINE)
STATIC = re.compile(r"^(?:static [^\n(=;]*?\*?(\w+)(?:\(|\[| =|;)|static[^\n]*\n(\w+)\(|#define (\w+))", re.MULTILINE)
DECLARED = re.compile(r"^(?:[A-Za-z_]\w* )+\*?(CPyDef_\w+)\([^;{}]*\);$", re.MULTILINE)
# several times as quick as looking for words in tens of megabytes
BETWEEN_WORDS = str.maketrans({chr(code): " " for code in range(128) if not re.match(r"\w", chr(code))})
# the outer side of functions, for callers from Python, and what runs once
OUTER = re.compile(r"^extern (?=[^\n]*(?:CPyPy_|_____top_level__\(|CPyExec_))", re.MULTILINE)
# what is told, saved and read back
NAMES_TOLD = ("asks", "describe", "fits", "known", "numbers", "own_describe", "saved", "to_data")
TOLD = re.compile(rf"^extern (?=[^\n]*___(?:{'|'.join(NAMES_TOLD)})(?:__\w+_glue)?\()", re.MULTILINE)
HEADER = "__native_internal_royaume.h"
SHARED_HEADER = f"{GENERATED}.h"
CONSTANTS = re.compile(r"CPyStatics\[\d+\]")
EXTERN = re.compile(r"^extern [^\n]*?(\w+)(?:\[\d*\])?(?:\([^\n]*\))?;\n", re.MULTILINE)
TYPE = re.compile(r"^typedef struct(?: \w+)? \{\n(?:[^}]*\n)?\} (\w+);\n", re.MULTILINE)
# what tells of an error or of a number beyond 64 bits: the ways there are put apart, so that those which rules take lie
# close together
PYTHONS_ERRORS = (
    "void PyErr_SetNone(PyObject *)",
    "void PyErr_SetString(PyObject *, const char *)",
    "PyObject *PyErr_Format(PyObject *, const char *, ...)",
    "PyObject *PyErr_Occurred(void)",
)
ERRORS = (
    "void CPy_AddTraceback(const char *, const char *, int, PyObject *)",
    "void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *)",
    "void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *)",
    "void CPy_TypeError(const char *, PyObject *)",
    "int64_t CPyLong_AsInt64_(PyObject *)",
)


def cold(functions: tuple[str, ...]) -> str:
    return "".join(f"extern __attribute__((cold)) {function};\n" for function in functions)


# cold, and not made quick either, which would be a third of the compiler's work for a unit. gcc itself puts only those
# apart that it makes quick
APART = """#if defined(__GNUC__) && !defined(__clang__) && defined(__ELF__)
#define APART __attribute__((cold, section(".text.unlikely"), optimize("O0")))
#else
#define APART __attribute__((cold))
#endif
"""
BEGINNING = (
    "#include <Python.h>\n"
    + APART
    + cold(PYTHONS_ERRORS)
    # else everything of another unit would be reached through a table, as if it were of another library
    + "#pragma GCC visibility push(hidden)\n"
    + cold(ERRORS)
)


@dataclass(frozen=True)
class Unit:
    """Some C files that are compiled as one; `quick` if their speed matters."""

    name: str
    files: tuple[Path, ...]
    quick: bool

    @property
    def once(self) -> bool:
        """Whether it is run only when the rules are loaded."""
        return self.name == LOADING


@dataclass(frozen=True)
class Function:
    """A function that can be inlined elsewhere, with what its own file declares for it."""

    name: str
    head: str
    body: str
    declared: tuple[str, ...]


def units_of(files: list[Path]) -> list[Unit]:
    found: dict[str, list[Path]] = {}
    for file in files:
        found.setdefault(unit_name(file.name), []).append(file)
    return [Unit(name, tuple(sorted(members)), not name.startswith("quiet")) for name, members in sorted(found.items())]


def unit_name(file: str) -> str:
    """`__native_royaume___games___majesty___turn.c` belongs to majesty."""
    if not file.startswith(f"{GENERATED}___"):
        return LOADING if file.startswith(GENERATED) else "runtime"
    names = file.removeprefix(f"{GENERATED}___").removesuffix(".c").split("___")
    part = next((name for name in reversed(names[1:-1]) if name in ("artisans", "places")), "")
    title = names[1] if names[0] == "games" and len(names) > 2 else names[0]
    if names[-1] in QUIET or QUIET_FOLDERS.intersection(names):
        return f"quiet-{title}"
    return part or title


def small_functions(text: str) -> list[Function]:
    """Those that could be inlined elsewhere: they use nothing that only their own file has."""
    private = {name for names in STATIC.findall(text) for name in names if name}
    declared = {found.group(1): found.group() for found in DECLARED.finditer(text)}
    small = []
    for head, name, body in FUNCTION.findall(text):
        words = words_of(body)
        if head.startswith("static ") or name.startswith(("CPyPy_", "CPyInit", "CPyExec")) or "#" in body:
            continue
        if body.count("\n") <= SMALL and private.isdisjoint(words):
            small.append(Function(name, head, body, tuple(declared[word] for word in sorted(words & declared.keys()))))
    return small


def inlinable(units: list[Unit]) -> dict[str, Function]:
    """All small functions of quick units, by name."""
    files = (file for unit in units if unit.quick for file in unit.files)
    texts = (file.read_text(encoding="utf-8") for file in files if is_inlined(file.name))
    return {function.name: function for text in texts for function in small_functions(text)}


def is_inlined(file: str) -> bool:
    return file.startswith(f"{GENERATED}___") or file in RUNTIME


def needed(text: str, words: set[str], functions: dict[str, Function]) -> list[Function]:
    """Of all these functions, those that a text calls without having them, and those that they call in turn."""
    own = {name for _, name, _ in FUNCTION.findall(text)}
    found: set[str] = set()
    unread = [words]
    while unread:
        new = unread.pop() & functions.keys() - own - found
        found |= new
        unread.extend(words_of(functions[name].body) for name in new)
    return [functions[name] for name in sorted(found)]


def words_of(text: str) -> set[str]:
    return set(text.translate(BETWEEN_WORDS).split())


def beginning(unit: Unit, header: str, functions: dict[str, Function]) -> str:
    """What is put before the files of a unit: what all units share, and copies of small functions of others."""
    text = "".join(file.read_text(encoding="utf-8") for file in unit.files)
    words = words_of(text)
    copied = needed(text, words, functions)
    words |= words_of("".join(function.body for function in copied))
    lines = [BEGINNING, marked(used_of(header, words)), *declarations(words)]
    lines += [IMPORTING] if IMPORTS in words else []
    lines += dict.fromkeys(line for function in copied for line in function.declared)
    lines += [f"#define {function.name} copied_{function.name}" for function in copied]
    lines += [f"static inline {function.head};" for function in copied]
    lines += [f"static inline {function.head} {{\n{function.body}}}" for function in copied]
    return "\n".join(lines) + "\n"


def marked(header: str) -> str:
    """With what is not called at every step marked as such."""
    return TOLD.sub("extern __attribute__((cold)) ", OUTER.sub("extern APART ", header))


def used_of(header: str, words: set[str]) -> str:
    """A header without the declarations that are not used, and in one order: those of others may change without it."""
    rest, lines = declared_in(header)
    return rest + "".join(line for line, name in lines if name in words)


@cache
def declared_in(header: str) -> tuple[str, list[tuple[str, str]]]:
    """A header without its declarations, and those in order, each with the name that it declares."""
    uncounted = CONSTANTS.sub("CPyStatics[]", header)
    return EXTERN.sub("", uncounted), sorted((found.group(), found.group(1)) for found in EXTERN.finditer(uncounted))


def types_used(header: str, text: str) -> list[str]:
    """Of the types that all units share, those that a text uses, and those that are parts of them."""
    types = types_in(header)
    found: set[str] = set()
    unread = [words_of(text)]
    while unread:
        new = unread.pop() & types.keys() - found
        found |= new
        unread.extend(words_of(types[name]) for name in new)
    return [types[name] for name in sorted(found)]


@cache
def types_in(header: str) -> dict[str, str]:
    return {found.group(1): found.group() for found in TYPE.finditer(header)}


def written(unit: Unit) -> str:
    return "".join(f'#include "{file.as_posix()}"\n' for file in (Path(f"{unit.name}.h"), *unit.files))
