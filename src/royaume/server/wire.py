"""The types of what travels, for the browser: `python -m royaume.server.wire` prints them as TypeScript."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Meta, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from royaume.kernel.shown import Advice, Event, Why
from royaume.review.shown import Review, Standing
from royaume.server.players import types as of_players
from royaume.server.types import asked, basics, games, listed, live, ratings, reviews, shown
from royaume.server.types.basics import View
from royaume.server.views import view_types

HEADER = "// Made by `make wire` from the types of the server and its games: nobody writes here."
WIDTH = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
FIRST = (Advice, Event, Why, Review, Standing)  # of which tables and reviews are made
MODULES = (basics, games, asked, reviews, shown, listed, live, ratings, of_players)
NAMED = (Literal, dict)  # what keeps the name that it has in its module


def typescript() -> str:
    """Every type of the interface, and what they are made of."""
    named: dict[str, Any] = {}
    for root in [*server_structs(), *view_types()]:
        collect(root, named)
    texts = [interface(kind) if is_struct(kind) else alias(name, kind) for name, kind in named.items()]
    return "\n\n".join([HEADER, *texts]) + "\n"


def server_structs() -> list[type[Struct]]:
    return [*FIRST, *[kind for module in MODULES for kind in vars(module).values() if is_struct(kind)]]


def is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and kind is not View


def collect(struct: type[Struct], named: dict[str, Any]) -> None:
    """The struct and all that it refers to, each after what it is made of."""
    if named.get(struct.__name__) is struct:
        return
    for name, kind in aliases_in(struct).items():
        add(name, kind, named)
    for field in fields(struct):
        for part in parts_of(field.type):
            if is_struct(part):
                collect(part, named)
    add(struct.__name__, struct, named)


def add(name: str, kind: object, named: dict[str, Any]) -> None:
    if named.setdefault(name, kind) != kind:
        raise ValueError(f"two types on the wire are called {name}")


def aliases_in(struct: type[Struct]) -> dict[str, Any]:
    module = vars(sys.modules[struct.__module__])
    return {name: kind for name, kind in module.items() if get_origin(kind) in NAMED}


def parts_of(kind: Any) -> Iterator[Any]:
    """A type and all types in it."""
    yield kind
    if get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from parts_of(part)


def alias(name: str, kind: object) -> str:
    line = f"export type {name} = {written(kind, {})};"
    return line if len(line) <= WIDTH else line.replace("= ", "=\n  | ", 1).replace("' | ", "'\n  | ")


def interface(struct: type[Struct]) -> str:
    names = {kind: name for name, kind in aliases_in(struct).items()}
    members = [line for field in fields(struct) for line in member(field, struct, names)]
    about = comment(cleandoc(struct.__doc__ or ""))
    return "\n".join([*about, f"export interface {struct.__name__} {{", *members, "}"])


def member(field: FieldInfo, struct: type[Struct], names: dict[Any, str]) -> Iterator[str]:
    described = [meta.description for meta in get_args(field.type)[1:] if isinstance(meta, Meta)]
    for description in filter(None, described if get_origin(field.type) is Annotated else []):
        yield from comment(description, "  ")
    mark = "?" if may_be_left_out(field, struct) else ""
    yield f"  {field.encode_name}{mark}: {written(field.type, names)};"


def may_be_left_out(field: FieldInfo, struct: type[Struct]) -> bool:
    """What has a default may be left out of a request; of an answer, what may be unset."""
    asked = struct.__struct_config__.forbid_unknown_fields
    return not field.required if asked else UnsetType in get_args(field.type)


def comment(text: str, indent: str = "") -> list[str]:
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def written(kind: Any, names: dict[Any, str]) -> str:
    """A type in TypeScript; `names` are those that its module gives to some types."""
    if kind is View:
        return " | ".join(view.__name__ for view in view_types())
    if kind in names:
        return names[kind]
    if kind in PLAIN:
        return PLAIN[kind]
    return kind.__name__ if is_struct(kind) else composed(kind, names)


def is_union(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType)


def composed(kind: Any, names: dict[Any, str]) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    parts = [written(part, names) for part in args if part is not UnsetType and not isinstance(part, Meta)]
    if origin is Annotated:
        return parts[0]
    if is_union(kind):
        return " | ".join(parts)
    if origin is list:
        return f"({parts[0]})[]" if is_union(args[0]) else f"{parts[0]}[]"
    if origin is dict:
        record = f"Record<{parts[0]}, {parts[1]}>"
        return record if parts[0] == "string" else f"Partial<{record}>"
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    print(typescript(), end="")
