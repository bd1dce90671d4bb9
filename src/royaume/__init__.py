"""Royaume: modern board games with an exact rules engine.

>>> import royaume
>>> game = royaume.new("majesty", players=2, seed=7)
>>> while not game.over:
...     game.play(game.choices()[0])
>>> royaume.load(game.to_text()).scores() == game.scores()
True
"""

from __future__ import annotations

from royaume import interpreted

interpreted.choose()

from royaume.api import from_data, load, new  # noqa: E402 - the switch above decides how the rest is imported
from royaume.kernel.errors import BadInput  # noqa: E402
from royaume.kernel.match import Match  # noqa: E402
from royaume.kernel.shown import Choice, Event, Outlook, Why  # noqa: E402

COMPILED = interpreted.is_compiled()

__all__ = ["COMPILED", "BadInput", "Choice", "Event", "Match", "Outlook", "Why", "from_data", "load", "new"]
