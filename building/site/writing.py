"""The pages: one for each document, with the table of contents beside it, and what is searched."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from string import Template

from building.site.contents import HOME, is_decision
from building.site.reading import Document, Part, relative

PAGE = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
WORDS = {
    "en": {
        "skip": "Skip to the text",
        "search": "Search",
        "search_documents": "Search the documents",
        "none": "Nothing found.",
        "day": "Day",
        "night": "Night",
        "documents": "Documents",
        "on_this_page": "On this page",
    },
    "fr": {
        "skip": "Aller au texte",
        "search": "Chercher",
        "search_documents": "Chercher dans les documents",
        "none": "Rien trouvé.",
        "day": "Jour",
        "night": "Nuit",
        "documents": "Documents",
        "on_this_page": "Sur cette page",
    },
}
LONGEST_WORDS = 4000
DEEPEST = 3


def page(document: Document, chapters: dict[str, list[Document]]) -> str:
    return PAGE.substitute(
        WORDS[document.language],
        language=document.language,
        title=escape(document.title),
        up=posixpath.relpath(".", posixpath.dirname(document.name) or ".") + "/",
        home=relative(HOME, document.name),
        contents="\n".join(chapter(title, documents, document) for title, documents in chapters.items()),
        parts="\n".join(within(document.parts[1:])),
        body=document.html,
    )


def chapter(title: str, documents: Sequence[Document], here: Document) -> str:
    """Decisions are many: they are shown to whoever reads one."""
    opened = here in documents or not is_decision(documents[0].name)
    lines = "".join(line(document, here) for document in documents)
    return f"<details{' open' if opened else ''}><summary>{escape(title)}</summary><ul>{lines}</ul></details>"


def line(document: Document, here: Document) -> str:
    current = ' aria-current="page"' if document is here else ""
    language = "" if document.language == here.language else f' lang="{document.language}"'
    target = relative(document.name, here.name)
    return f'<li><a href="{target}"{current}{language}>{escape(document.title)}</a></li>'


def within(parts: Sequence[Part]) -> Iterable[str]:
    for part in parts:
        if part.level <= DEEPEST:
            yield f'<li class="level-{part.level}"><a href="#{part.anchor}">{escape(part.title)}</a></li>'


def searched(documents: Iterable[Document]) -> str:
    """A script and no data file: a page that is opened from a folder may load scripts only."""
    rows = [
        {
            "page": f"{document.name}.html",
            "of": document.title,
            "title": part.title,
            "anchor": part.anchor,
            "words": " ".join(" ".join(part.words).split())[:LONGEST_WORDS],
        }
        for document in documents
        for part in document.parts
    ]
    return f"window.PARTS = {json.dumps(rows, ensure_ascii=False)};\n"
