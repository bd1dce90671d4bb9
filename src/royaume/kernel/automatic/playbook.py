"""All that the automatic seats of a title may do, under numbers that frames and events can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.deeds import Deed, Entry
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.numbering import UNLISTED
from royaume.kernel.automatic.priority import Criterion, Priority
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.event import EventKind
from royaume.kernel.refusal import Rule

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

# the same in every game, so that screens know them; a game lists them among its events
ENTRY_FOLLOWED_KIND: Final = EventKind("entry_followed", "seat", "entry", "rule")
ENTRY_IMPOSSIBLE_KIND: Final = EventKind("entry_impossible", "seat", "entry", "condition", "rule")
PRIORITY_DECIDED_KIND: Final = EventKind("priority_decided", "seat", "priority", "n", "rule")


@final
class Telling:
    """The game's numbers for what is told of an automatic seat."""

    def __init__(
        self,
        turned_up: i64,
        shuffled: i64,
        followed: i64,
        impossible: i64,
        decided: i64,
        gained: i64 = UNLISTED,  # a title without future cards leaves it out
    ) -> None:
        self.turned_up: Final = turned_up
        self.shuffled: Final = shuffled
        self.followed: Final = followed
        self.impossible: Final = impossible
        self.decided: Final = decided
        self.gained: Final = gained


@mypyc_attr(allow_interpreted_subclasses=True)
class Playbook(Generic[T]):
    """What each card, by its number, tells to do; and everything that is part of it, listed.

    `beside` is what no card names. A book that goes on where another ends counts from there: numbers of the first one
    mean the same in both.
    """

    def __init__(
        self,
        telling: Telling,
        cards: list[Deed[T]],
        beside: list[Deed[T]] | None = None,
        after: Playbook[T] | None = None,
    ) -> None:
        self.telling: Final = telling
        self.cards: Final[list[Deed[Any]]] = []
        self.deeds: Final[list[Deed[Any]]] = []
        self.entries: Final[list[Entry[Any]]] = []
        self.conditions: Final[list[Condition[Any]]] = []
        self.criteria: Final[list[Criterion[Any]]] = []
        self.rules: Final[list[Rule]] = []
        if after is not None:
            self.go_on_from(after)
        for card in cards:
            self.cards.append(card)
            self.enlist(card)
        for deed in beside or []:
            self.enlist(deed)

    def go_on_from(self, other: Playbook[Any]) -> None:
        self.cards.extend(other.cards)
        self.deeds.extend(other.deeds)
        self.entries.extend(other.entries)
        self.conditions.extend(other.conditions)
        self.criteria.extend(other.criteria)
        self.rules.extend(other.rules)

    def plays(self, t: T, seat: i64) -> bool:
        """Whether this is a seat that follows it."""
        raise NotImplementedError

    def instructions(self, t: T) -> Instructions:
        """Where the cards lie on this game's table."""
        raise NotImplementedError

    def lay_out(self, t: T, seat: i64, card: i64) -> None:
        """A card was turned up: where it goes, and what is done. As it is here, it is laid down and followed."""
        self.instructions(t).lay_down(card)
        t.push(Doing(seat, self.cards[card].number, 1))

    def ids(self) -> dict[str, tuple[str, ...]]:
        """For the words of events."""
        return {
            "entry": tuple([entry.id for entry in self.entries]),
            "condition": tuple([condition.id for condition in self.conditions]),
            "priority": tuple([criterion.id for criterion in self.criteria]),
            "rule": tuple([rule.key for rule in self.rules]),
        }

    def enlist(self, deed: Deed[Any]) -> None:
        """A deed that several cards share is listed once."""
        if deed.number != UNLISTED:
            return
        deed.number = len(self.deeds)
        self.deeds.append(deed)
        for entry in deed.entries():
            self.enlist_entry(entry)
        for priority in deed.priorities():
            self.enlist_priority(priority)
        for part in deed.parts():
            self.enlist(part)

    def enlist_entry(self, entry: Entry[Any]) -> None:
        if entry.number != UNLISTED:
            return
        entry.number = len(self.entries)
        self.entries.append(entry)
        entry.rule_number = self.number_of_rule(entry.rule)
        for condition in entry.conditions:
            if condition.number == UNLISTED:
                condition.number = len(self.conditions)
                self.conditions.append(condition)
        self.enlist(entry.deed)

    def enlist_priority(self, priority: Priority[Any]) -> None:
        priority.rule_number = self.number_of_rule(priority.rule)
        for criterion in priority.criteria:
            if criterion.number == UNLISTED:
                criterion.number = len(self.criteria)
                self.criteria.append(criterion)

    def number_of_rule(self, rule: Rule) -> i64:
        if rule not in self.rules:
            self.rules.append(rule)
        return self.rules.index(rule)
