"""A document, read: its title, its parts, and its text as HTML whose links lead to pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from dataclasses import dataclass, field

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN = MarkdownIt("commonmark").enable("table")
DOCUMENT = re.compile(r"docs/([\w./-]+)\.md")
DECISION = re.compile(r"\d{4}")
ADAPTED = {"<table>": '<div class="wide"><table>', "</table>": "</table></div>", "<th></th>": "<td></td>"}
ELSEWHERE = ("http://", "https://", "mailto:")


@dataclass
class Part:
    """A heading, and what stands below it."""

    title: str
    anchor: str
    level: int
    words: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Document:
    """A page to be made."""

    name: str
    parts: list[Part]
    html: str

    @property
    def title(self) -> str:
        return self.parts[0].title

    @property
    def language(self) -> str:
        return "fr" if self.name.endswith(".fr") else "en"


def read(name: str, text: str, known: Collection[str]) -> Document:
    tokens = MARKDOWN.parse(text)
    parts: list[Part] = []
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            title = plain(tokens[number + 1])
            part = Part(title, anchor_for(title, [other.anchor for other in parts]), int(token.tag[1]))
            token.attrSet("id", part.anchor)
            parts.append(part)
        elif token.type in ("inline", "fence", "code_block") and parts:
            parts[-1].words.append(plain(token))
        if token.type == "inline":
            token.children = linked(token.children or [], name, known)
    return Document(name, parts, adapted(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})))


def adapted(html: str) -> str:
    """A table may be wider than the screen; a head that says nothing is none."""
    for before, after in ADAPTED.items():
        html = html.replace(before, after)
    return html


def plain(token: Token) -> str:
    if token.children is None:
        return token.content
    return "".join(" " if part.type == "softbreak" else part.content for part in token.children)


def anchor_for(title: str, taken: Collection[str]) -> str:
    """As GitHub makes them."""
    anchor = re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")
    second = (f"{anchor}-{number}" for number in range(1, len(taken) + 2))
    return anchor if anchor not in taken else next(other for other in second if other not in taken)


def linked(tokens: list[Token], name: str, known: Collection[str]) -> list[Token]:
    """Links to documents lead to their pages; so does a document that is named as code."""
    within = False
    made: list[Token] = []
    for token in tokens:
        if token.type == "link_open":
            token.attrSet("href", href(str(token.attrGet("href")), name))
        within = token.type == "link_open" or (within and token.type != "link_close")
        target = None if within or token.type != "code_inline" else named(token.content, known)
        made += [token] if target is None else around(token, relative(target, name))
    return made


def named(code: str, known: Collection[str]) -> str | None:
    found = DOCUMENT.fullmatch(code)
    if found:
        return found[1]
    if DECISION.fullmatch(code):
        return next((name for name in known if name.startswith(f"decisions/{code}-")), None)
    return None


def around(token: Token, target: str) -> list[Token]:
    return [Token("link_open", "a", 1, attrs={"href": target}), token, Token("link_close", "a", -1)]


def href(target: str, name: str) -> str:
    path, mark, anchor = target.partition("#")
    if target.startswith(ELSEWHERE) or not path.endswith(".md"):
        return target
    there = posixpath.normpath(posixpath.join(posixpath.dirname(name), path.removesuffix(".md")))
    return relative(there, name) + mark + anchor


def relative(target: str, name: str) -> str:
    return posixpath.relpath(f"{target}.html", posixpath.dirname(name) or ".")
