"""What modules do once, when they are loaded, in fewer words: as mypyc writes it, it is a third of all C.

To import a name of another module of the library takes five calls, each with its own way to an error; and each such way
tells of it in a call of its own. Here an import is one call of a function that every unit has, and all ways to an error
in a function tell of it at one place. What is written otherwise than is known here stays as it is.
"""

from __future__ import annotations

import re

LOADING = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{\n.*?^\}\n", re.DOTALL | re.MULTILINE)
# line by line as mypyc writes it; a word in angle brackets is any name, and the same wherever it stands again
WRITTEN = """\
    <cache> = (void *)&<cache_of>;
    <state> = (void *)&<state_of>;
    <lock> = <lock_of>;
    <there> = CPyImport_IsInitialized(<state>);
    if (!<there>) goto <absent>;
    <known> = PyImport_GetModuleDict();
    <name> = <name_of>;
    <found> = CPyDict_GetItem(<known>, <name>);
    if (unlikely(<found> == NULL)) {
<error>    }
    <module> = <found>;
    goto <imported>;
<absent>: ;
    <begin> = <begin_of>;
    <run> = <run_of>;
    <place> = (PyObject **)&<place_of>;
    <all> = PyImport_GetModuleDict();
    <library> = <library_of>;
    <holding> = CPyDict_GetItem(<all>, <library>);
    if (unlikely(<holding> == NULL)) {
<error>    }
    <file> = <file_of>;
    <shared> = CPyObject_GetAttr(<holding>, <file>);
    CPy_DECREF(<holding>);
    if (unlikely(<shared> == NULL)) {
<error>    }
    <suffix> = <suffix_of>;
    <again> = <name_of>;
    <made> = CPyImport_ImportNative(<again>, <begin>, <run>, <place>, <cache>, <state>, <lock>, <shared>, <suffix>, <package>);
    CPy_DECREF(<shared>);
    if (unlikely(<made> == NULL)) {
<error>    }
    <module> = <made>;
<imported>: ;
"""  # noqa: E501 - one line there
SHORT = """\
    <module> = imported(&<cache_of>, &<state_of>, <lock_of>, <begin_of>, <run_of>, (PyObject **)&<place_of>, <name_of>,
        <library_of>, <file_of>, <suffix_of>, <package>);
    if (unlikely(<module> == NULL)) {
<error>    }
"""
ERROR = r"        CPy_AddTraceback\([^\n]*\);\n        goto CPyL\d+;\n"
WORD = re.compile(r"<(\w+)>")
NAME = r"\w+"
# what `SHORT` calls; every unit that imports has its own
IMPORTS = "imported"
IMPORTING = """
static APART __attribute__((noinline, unused)) PyObject *imported(CPyModuleCache *cache, CPyImportState *state,
    CPyModuleLockAPI *lock, PyObject *(*begin)(void), int (*run)(PyObject *), PyObject **place, PyObject *name,
    PyObject *library, PyObject *file, PyObject *suffix, Py_ssize_t package)
{
    PyObject *all = PyImport_GetModuleDict();
    if (CPyImport_IsInitialized(state)) return CPyDict_GetItem(all, name);
    PyObject *holding = CPyDict_GetItem(all, library);
    PyObject *shared = holding ? CPyObject_GetAttr(holding, file) : NULL;
    Py_XDECREF(holding);
    PyObject *made = NULL;
    if (shared) made = CPyImport_ImportNative(name, begin, run, place, cache, state, lock, shared, suffix, package);
    Py_XDECREF(shared);
    return made;
}
"""
TOLD = re.compile(r"        CPy_AddTraceback\((\"[^\n]*\"), (\d+), (CPyStatic_\w+)\);\n        goto (CPyL\d+);\n")


def pattern() -> re.Pattern[str]:
    seen: set[str] = set()
    parts = WORD.split(WRITTEN)
    for at, name in enumerate(parts):
        if at % 2 == 0:
            parts[at] = re.escape(name)
        elif name in seen:
            parts[at] = f"(?P={name})"
        else:
            seen.add(name)
            parts[at] = f"(?P<{name}>{ERROR if name == 'error' else NAME})"
    return re.compile("".join(parts))


IMPORTED = pattern()
IN_ONE_CALL = WORD.sub(r"\\g<\1>", SHORT)


def shortened(text: str) -> str:
    return LOADING.sub(lambda found: told_at_one_place(IMPORTED.sub(IN_ONE_CALL, found.group())), text)


def told_at_one_place(function: str) -> str:
    """The ways to an error of a function remember their line, and tell of it where they meet."""
    places = {(found[1], found[3]) for found in TOLD.finditer(function)}
    if len(places) != 1:
        return function
    [(where, names)] = places
    ends = dict.fromkeys(found[4] for found in TOLD.finditer(function))
    short = TOLD.sub(r"        line = \2; goto told_\4;\n", function)
    head, _, rest = short.removesuffix("}\n").partition("{\n")
    telling = (f"told_{end}: CPy_AddTraceback({where}, line, {names}); goto {end};\n" for end in ends)
    return f"{head}{{\n    int line;\n{rest}{''.join(telling)}}}\n"
