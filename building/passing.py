"""Methods called for any table go on at once to those for the table of their own game.

A rule of a game takes that game's table, but the kernel calls it for any table. For such a call mypyc writes a second
function: it looks whether the table is of that game, counts one more reference to it, calls the rule, counts one less
and looks whether the rule failed. Whoever calls holds the table all the while, and a failure is handed back as it is:
so what remains is to look at the table and to go on.
"""

from __future__ import annotations

import re

BETWEEN = re.compile(r"^(\w[^\n{};]*_glue\([^\n{};]*\)) \{\n(.*?)^\}\n", re.DOTALL | re.MULTILINE)
# line by line as mypyc writes it, without the declarations
WRITTEN = re.compile(
    r"""
\ +CPy_INCREF\((?P<table>\w+)\);\n
\ +if\ \(likely\((?P<fits>[^\n]*)\)\)\n
\ +(?P<own>\w+)\ =\ (?P=table);\n
\ +else\ \{\n
\ +(?P<tell>CPy_TypeError\([^\n]*\);)\ *\n
\ +(?P=own)\ =\ NULL;\n
\ +\}\n
\ +if\ \((?P=own)\ ==\ NULL\)\ goto\ (?P<failed>\w+);\n
\ +(?P<answer>\w+)\ =\ (?P<method>\w+)\((?P<before>[^\n()]*)\b(?P=own)\b(?P<after>[^\n()]*)\);\n
\ +CPy_DECREF\((?P=own)\);\n
(?:
\ +if\ \((?P=answer)\ ==\ (?P<error>\w+)\)\ goto\ (?P=failed);\n
\ +return\ (?P=answer);\n
|
\ +(?P<unsure>\w+)\ =\ (?P=answer)\ ==\ (?P<number>-\d+);\n
\ +if\ \(unlikely\((?P=unsure)\)\)\ goto\ (?P<asking>\w+);\n
(?P<back>\w+):\ ;\n
\ +return\ (?P=answer);\n
(?P=asking):\ ;\n
\ +(?P<raised>\w+)\ =\ PyErr_Occurred\(\);\n
\ +if\ \((?P=raised)\ ==\ NULL\)\ goto\ (?P=back);\n
)
(?P=failed):\ ;\n
\ +(?P<failure>\w+)\ =\ (?:(?P=error)|(?P=number));\n
\ +return\ (?P=failure);\n
""",
    re.VERBOSE,
)
DECLARATION = re.compile(r"^    (?!return |goto )[\w ]+ \*?\w+;\n", re.MULTILINE)


def passed_on(text: str) -> str:
    return BETWEEN.sub(in_short, text)


def in_short(function: re.Match[str]) -> str:
    """What is written otherwise than is known here stays as it is."""
    head, body = function.groups()
    found = WRITTEN.fullmatch(DECLARATION.sub("", body))
    if found is None:
        return function.group()
    return f"""{head} {{
    if (unlikely(!({found["fits"]}))) {{
        {found["tell"]}
        return {found["error"] or found["number"]};
    }}
    return {found["method"]}({found["before"]}{found["table"]}{found["after"]});
}}
"""
