"""What a table counsels a seat, in words."""

from __future__ import annotations

from typing import Any

from royaume.kernel.choices import Choices
from royaume.kernel.counsel import Counsel, counsel_for, heeds
from royaume.kernel.game import Language
from royaume.kernel.table import Table
from royaume.kernel.words import named_args, written


def said(counsel: Counsel | None, language: Language) -> tuple[str, dict[str, Any]]:
    assert counsel is not None
    return counsel.says.key, dict(named_args(counsel.says, language.ids))


def heeded(t: Table, language: Language, seat: int = 0) -> list[str]:
    """The choices that the seat may make now and that heed its counsel, in the words of a record."""
    counsel = counsel_for(t, seat)
    assert counsel is not None
    out = Choices()
    t.top().legal(t, out)
    meanings = [t.top().describe(t, number) for number in out.as_list()]
    return [written(meaning, language) for wish in counsel.follow for meaning in meanings if heeds(meaning, wish)]
