"""The description of the interface for people: one plain page, nothing of it loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }}
code {{ background: #8882; padding: 0 .3em; }}
table {{ border-collapse: collapse; }} td, th {{ text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top; }}
</style></head><body>
<h1>{title} {version}</h1>
<p>The same as data: <a href="/docs/openapi.json">openapi.json</a></p>
<h2>Requests</h2>
{operations}
<h2>Types</h2>
{schemas}
</body></html>
"""


class PlainPage(OpenAPIRenderPlugin):
    """Needs no script, so it works offline and under a strict policy."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        return PAGE.format(
            title=escape(info["title"]),
            version=escape(info["version"]),
            operations="\n".join(operations(openapi_schema["paths"])),
            schemas="\n".join(type_table(name, schema) for name, schema in sorted(schemas.items())),
        ).encode()


def operations(paths: dict[str, Any]) -> Iterator[str]:
    for path, methods in sorted(paths.items()):
        for method, operation in methods.items():
            yield f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
            yield f"<p>{escape(operation.get('description') or '')}</p><table>"
            body = operation.get("requestBody", {}).get("content", {})
            for content in body.values():
                yield row("body", type_name(content.get("schema", {})), "")
            for parameter in operation.get("parameters", []):
                yield row(parameter["name"], type_name(parameter["schema"]), parameter.get("description", ""))
            for status, response in sorted(operation["responses"].items()):
                yield row(status, answer_type(response), response.get("description", ""))
            yield "</table>"


def answer_type(response: dict[str, Any]) -> str:
    return ", ".join(type_name(content.get("schema", {})) for content in response.get("content", {}).values())


def type_table(name: str, schema: dict[str, Any]) -> str:
    rows = [
        row(field, type_name(kind), kind.get("description", "")) for field, kind in schema.get("properties", {}).items()
    ]
    heading = f"<h3 id='{escape(name)}'><code>{escape(name)}</code></h3>"
    return f"{heading}<p>{escape(schema.get('description') or '')}</p><table>{''.join(rows)}</table>"


def row(*cells: str) -> str:
    first, second, third = cells
    return f"<tr><th><code>{escape(first)}</code></th><td>{second}</td><td>{escape(third)}</td></tr>"


def type_name(schema: dict[str, Any]) -> str:
    """A type in a few words, linked where it has a table of its own."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(type_name(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return "list of " + type_name(schema.get("items", {}))
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
