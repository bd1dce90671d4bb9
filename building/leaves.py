"""What only looks something up is to stand where it is asked for.

Such a function calls nothing but what tells of errors or counts references, and repeats nothing. The compiler counts
the ways to errors, which are never taken, and finds it too long for that; `inline` lets it be longer.
"""

from __future__ import annotations

import re

# lines, without declarations
LONGEST = 60
DEFINED = re.compile(r"^((?:PyObject \*|char |int64_t )CPyDef_\w+\([^;{}]*\) \{\n)(.*?)^\}\n", re.DOTALL | re.MULTILINE)
DECLARATION = re.compile(r"^    (?!return |goto )[\w ]+ \*?\w+;\n", re.MULTILINE)
QUOTED = re.compile(r'"[^"\n]*"')
CALLED = re.compile(r"\b(\w+)\(")
NO_CALLS = frozenset(
    {
        "CPy_AddTraceback",
        "CPy_AttributeError",
        "CPy_DECREF",
        "CPy_DecRef",
        "CPy_INCREF",
        "CPy_TypeError",
        "CPy_TypeErrorTraceback",
        "CPy_Unreachable",
        "PyErr_Occurred",
        "PyErr_SetNone",
        "PyErr_SetString",
        "Py_TYPE",
        "if",
        "likely",
        "offsetof",
        "unlikely",
    }
)
LABEL = re.compile(r"^(CPyL\d+): ;", re.MULTILINE)
GOING = re.compile(r"goto (CPyL\d+);")


def made_inline(text: str) -> str:
    return DEFINED.sub(lambda found: f"inline {found.group()}" if is_leaf(found[2]) else found.group(), text)


def is_leaf(body: str) -> bool:
    body = QUOTED.sub("", DECLARATION.sub("", body))
    return body.count("\n") <= LONGEST and NO_CALLS.issuperset(CALLED.findall(body)) and not goes_back(body)


def goes_back(body: str) -> bool:
    places = {found[1]: found.start() for found in LABEL.finditer(body)}
    return any(found.start() > places[found[1]] for found in GOING.finditer(body))
