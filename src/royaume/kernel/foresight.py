"""What a choice brings about, tried on copies: up to the next question, and what is sure to follow in the same turn."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.kernel.choices import Choices
from royaume.kernel.event import LoggedEvent
from royaume.kernel.frame import NOBODY
from royaume.kernel.game import CALM, INEVITABLE, Game
from royaume.kernel.paying import NO_WAY, plain_way
from royaume.kernel.shown import Event, Outlook
from royaume.kernel.table import NOTHING_REVEALED, Table
from royaume.kernel.words import said

MOST_TRIED: Final = 40  # answers that are followed for one choice where something looms
FEW_TRIED: Final = 8  # and where nothing does, from one question to the next
FEW_ANSWERS: Final = 3


@final
class Foresight:
    """Of the seat that decides on a table whose hidden parts were dealt again: nothing told here is a secret."""

    def __init__(self, game: Game[Any], known: Table) -> None:
        self.game: Final = game
        self.known: Final = known
        self.seat: Final = int(known.top().seat)
        self.loomed: Final = game.looms(known) != CALM
        self.tried: i64 = 0

    def outlook(self, number: int) -> Outlook:
        self.tried = 0
        t = self.known.copy()
        events = self.played(t, number)
        if not self.asks_on(t):
            return Outlook(self.told(events), [], t.barrier() > self.known.barrier(), self.told(self.sure(t)))
        frame = t.top()
        then: list[tuple[Event, list[Event]]] = []
        common: list[LoggedEvent] = []
        for a in legal(t):
            after = t.copy()
            follows = self.played(after, a)
            follows += self.sure(after)
            then.append((said(frame.describe(t, a), self.game.language), self.told(self.paid(after))))
            common = follows if len(then) == 1 else in_both(common, follows)
        return Outlook(self.told(events), then, t.barrier() > self.known.barrier(), self.told(common))

    def asks_on(self, t: Table) -> bool:
        """Whether the same seat is asked something else in this turn about which it knows everything."""
        if t.logged_before_reveal != NOTHING_REVEALED or t.logged_before_news != NOTHING_REVEALED or t.over:
            return False
        return t.turn == self.known.turn and t.top().seat == self.seat

    def played(self, t: Table, a: i64) -> list[LoggedEvent]:
        """What can be foreseen of a choice."""
        self.begin(t)
        t.play(a)
        return self.foreseen(t)

    def paid(self, t: Table) -> list[LoggedEvent]:
        """Of an answer that was played, also what comes of paying the price as it is, where it is asked how."""
        while t.logged_before_reveal == NOTHING_REVEALED and (way := plain_way(t, self.seat)) != NO_WAY:
            t.play(way)
        return self.foreseen(t)

    def begin(self, t: Table) -> None:
        """On a fresh copy."""
        t.log = []
        t.foreseeing = self.seat

    def foreseen(self, t: Table) -> list[LoggedEvent]:
        """Without news; a card that is turned up for one seat alone is not known to it either."""
        log = t.log or []
        seen = log[:] if t.logged_before_reveal == NOTHING_REVEALED else log[: t.logged_before_reveal]
        if t.logged_before_news == NOTHING_REVEALED:
            return seen
        kinds = self.game.language.events
        known = seen[: t.logged_before_news]
        return known + [kinds[event[0]].hidden(event) for event in seen[len(known) :] if not kinds[event[0]].news]

    def told(self, log: list[LoggedEvent]) -> list[Event]:
        language = self.game.language
        return [said(language.events[event[0]].meaning(event, self.seat), language) for event in log]

    # what is sure to follow ---------------------------------------------------------------

    def sure(self, t: Table) -> list[LoggedEvent]:
        """Of what this choice makes the rest of the turn bring, all that comes whatever is decided, by whomever."""
        rest = t if t.foreseen is None else t.foreseen
        if self.loomed or rest.over or rest.depth == 0 or rest.turn != self.known.turn:
            return []
        looms = self.game.looms(rest)
        if self.is_dealt(rest) or t.foreseen is not None or self.tried >= (FEW_TRIED if looms == CALM else MOST_TRIED):
            return self.undecided(rest) if looms == INEVITABLE else []
        answers = legal(rest)
        if looms == CALM and len(answers) > FEW_ANSWERS:
            return []
        return self.common(rest, answers)

    def is_dealt(self, t: Table) -> bool:
        """Whether a card lies there that nobody knows yet: whoever answers may take it, and then chance decides."""
        return t.revealed > self.known.revealed

    def common(self, t: Table, answers: list[int]) -> list[LoggedEvent]:
        """What all of them bring in the end."""
        common: list[LoggedEvent] = []
        for i, a in enumerate(answers):
            self.tried += 1
            after = t.copy()
            follows = self.played(after, a)
            follows += self.sure(after)
            common = follows if i == 0 else in_both(common, follows)
            if len(common) == 0:
                return common
        return common

    def undecided(self, t: Table) -> list[LoggedEvent]:
        """What is under way brings if nothing is done where it is asked; what others still owe there stays due."""
        rest = t.copy()
        if rest.top().seat != NOBODY:
            rest.drop()
        if rest.depth == 0:
            return []
        self.begin(rest)
        rest.settle()
        return self.foreseen(rest) + self.sure(rest)


def legal(t: Table) -> list[int]:
    out = Choices()
    t.top().legal(t, out)
    return out.as_list()


def in_both(some: list[LoggedEvent], others: list[LoggedEvent]) -> list[LoggedEvent]:
    """What happens in both, as often as in both."""
    left = others[:]
    both: list[LoggedEvent] = []
    for event in some:
        if event in left:
            left.remove(event)
            both.append(event)
    return both
