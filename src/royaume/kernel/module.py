"""How cards, rules and expansions change a game.

An `Answer` changes a number, a `Listener` reacts to an event, an `Insertion` puts a step into a phase, a `Term` changes
how prices are paid, a `Purse` holds what they may be paid with, an `Option` adds choices to a decision, an `Aside`
allows something around actions, an `Effect` is what a card does that no other does, `Notes` are forgotten when a turn
begins, an `Adviser` tells players what to mind. All modules in play have their say.
Only a `Replacement` puts one thing in place of another, and it is handed what the modules before it left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.aside import Aside, AsideLink
from royaume.kernel.counsel import Adviser, by_urgency
from royaume.kernel.ints import bit
from royaume.kernel.option import FIRST_OPTION, OPTION_SPAN, Option, OptionLink
from royaume.kernel.paying import Purse, PurseLink, Term, TermLink, TermsByKind
from royaume.kernel.phase import Insertion, PhaseStep, StepLink

if TYPE_CHECKING:
    from royaume.kernel.automatic.playbook import Playbook
    from royaume.kernel.frame import Frame
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[T]):
    """Changes a number or a permission that the game asks for ("what does this cost"), perhaps about something.

    Where it names asides, as bits of their numbers, it has nothing to say of a seat that is awake for none of them.
    """

    def __init__(self, for_awake: i64 = 0) -> None:
        self.for_awake: Final = for_awake

    def answer(self, t: T, seat: i64, n: i64, about: i64) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[T]):
    """Reacts to an event: acts at once, or pushes a frame for whoever decides."""

    def hear(self, t: T, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """What a card does that is unlike the others: `x` and `n` are what the card says."""

    def possible(self, t: T, seat: i64, x: i64, n: i64) -> bool:
        """Whether anything of it can be done now: asked where one of several effects is chosen."""
        return True

    def take(self, t: T, seat: i64, x: i64, n: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Notes(Generic[T]):
    """What a module notes for the rest of a turn. Whoever notes something tells the table: `Table.note`.

    `number` tells those of a title apart.
    """

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def forget(self, t: T) -> None:
        """Another turn begins; asked only if the module noted anything since the last one began."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Generic[T]):
    """Puts another frame in place of a step."""

    def instead(self, t: T, frame: Frame[Any]) -> Frame[Any]:
        raise NotImplementedError


@final
class Module:
    """A base game or an expansion: all that it changes. Listed in one place by its game."""

    def __init__(
        self,
        name: str,
        answers: dict[int, Answer[Any]] | None = None,
        listeners: dict[int, Listener[Any]] | None = None,
        replacements: dict[int, Replacement[Any]] | None = None,
        phases: dict[int, list[PhaseStep[Any]]] | None = None,
        insertions: list[Insertion[Any]] | None = None,
        terms: list[Term[Any]] | None = None,
        options: dict[int, Option[Any]] | None = None,
        asides: list[Aside[Any]] | None = None,
        effects: dict[int, Effect[Any]] | None = None,
        purses: list[Purse[Any]] | None = None,
        advisers: list[Adviser[Any]] | None = None,
        notes: Notes[Any] | None = None,
    ) -> None:
        self.name: Final = name
        self.answers: Final[dict[int, Answer[Any]]] = answers or {}
        self.listeners: Final[dict[int, Listener[Any]]] = listeners or {}
        self.replacements: Final[dict[int, Replacement[Any]]] = replacements or {}
        self.phases: Final[dict[int, list[PhaseStep[Any]]]] = phases or {}
        self.insertions: Final[list[Insertion[Any]]] = insertions or []
        self.terms: Final[list[Term[Any]]] = terms or []
        self.options: Final[dict[int, Option[Any]]] = options or {}
        self.asides: Final[list[Aside[Any]]] = asides or []
        self.effects: Final[dict[int, Effect[Any]]] = effects or {}
        self.purses: Final[list[Purse[Any]]] = purses or []
        self.advisers: Final[list[Adviser[Any]]] = advisers or []
        self.notes: Final = notes


@final
class AnswerLink:
    """One of the answers to a question, and the link to the next. A chain costs compiled code less than a list."""

    def __init__(self, answer: Answer[Any]) -> None:
        self.answer: Final = answer
        self.for_awake: Final = answer.for_awake
        self.next: AnswerLink | None = None


@final
class ListenerLink:
    """One of those that hear an event, and the link to the next."""

    def __init__(self, listener: Listener[Any]) -> None:
        self.listener: Final = listener
        self.next: ListenerLink | None = None


@final
class ReplacementLink:
    """One of those that replace a step, and the link to the next."""

    def __init__(self, replacement: Replacement[Any]) -> None:
        self.replacement: Final = replacement
        self.next: ReplacementLink | None = None


@final
class NotesLink:
    """What one of the modules notes, its bit, and the link to the next."""

    def __init__(self, notes: Notes[Any], following: NotesLink | None) -> None:
        self.notes: Final = notes
        self.bit: Final = bit(notes.number)
        self.next: Final = following


@final
class Sizes:
    """How many questions, events, replaceable steps, phases and open decisions a game has."""

    def __init__(
        self, questions: int = 0, events: int = 1, steps: int = 0, phases: int = 0, decisions: int = 0
    ) -> None:
        self.questions: Final = questions
        self.events: Final = events
        self.steps: Final = steps
        self.phases: Final = phases
        self.decisions: Final = decisions


@final
class Rules:
    """The modules in play, indexed by what they change. Shared by all tables of the same composition."""

    def __init__(
        self,
        modules: list[Module],
        sizes: Sizes,
        purse: Purse[Any] | None = None,
        playbook: Playbook[Any] | None = None,
    ) -> None:
        self.modules: Final = modules
        self.playbook: Final = playbook
        self.purse: Final = purse or NO_PURSE
        self.answers: Final = vec[AnswerLink | None]([None] * sizes.questions)
        self.listeners: Final = vec[ListenerLink | None]([None] * sizes.events)
        self.replacements: Final = vec[ReplacementLink | None]([None] * sizes.steps)
        self.options: Final = vec[OptionLink | None]([None] * sizes.decisions)
        self.effects: Final[dict[int, Effect[Any]]] = {}
        for module in reversed(modules):
            self.add_hooks(module)
        self.phases: Final = phases_of(modules, sizes.phases)
        self.terms: Final = chain_of_terms(terms_of(modules))
        self.terms_by_kind: Final = TermsByKind(self.terms)
        self.purses: Final = chain_of_purses([purse for module in modules for purse in module.purses])
        self.kept: Final = kinds_kept(self.purses)
        self.relieved: Final = kinds_relieved(terms_of(modules))
        self.asides: Final = chain_of_asides([aside for module in modules for aside in module.asides])
        self.advisers: Final = by_urgency([adviser for module in modules for adviser in module.advisers])
        self.notes: Final = chain_of_notes([module.notes for module in modules if module.notes is not None])

    def steps_in(self, phase: i64) -> i64:
        """How many steps a phase has."""
        n: i64 = 0
        link = self.phases[phase]
        while link is not None:
            n += 1
            link = link.next
        return n

    def add_hooks(self, module: Module) -> None:
        """In front of those of the modules that come after it."""
        self.effects.update(module.effects)
        for question, answer in module.answers.items():
            link = AnswerLink(answer)
            link.next = self.answers[question]
            self.answers[question] = link
        for event, listener in module.listeners.items():
            heard = ListenerLink(listener)
            heard.next = self.listeners[event]
            self.listeners[event] = heard
        for step, replacement in module.replacements.items():
            replaced = ReplacementLink(replacement)
            replaced.next = self.replacements[step]
            self.replacements[step] = replaced
        for decision, option in module.options.items():
            self.options[decision] = in_front(option, self.options[decision])


NO_PURSE: Final[Purse[Any]] = Purse()


def in_front(option: Option[Any], link: OptionLink | None) -> OptionLink:
    """Those behind it move up by the numbers that its choices need."""
    first = OptionLink(option, FIRST_OPTION)
    last = first
    while link is not None:
        last.next = OptionLink(link.option, link.first + OPTION_SPAN)
        last = last.next
        link = link.next
    return first


def phases_of(modules: list[Module], phases: int) -> vec[StepLink | None]:
    """The base game's lists with the steps that modules insert, in the order of the modules."""
    lists: list[list[PhaseStep[Any]]] = [[] for _ in range(phases)]
    for module in modules:
        for phase, steps in module.phases.items():
            lists[phase] += steps
        for insertion in module.insertions:
            insertion.into(lists[insertion.phase])
    return vec[StepLink | None]([chain_of_steps(steps) for steps in lists])


def chain_of_steps(steps: list[PhaseStep[Any]]) -> StepLink | None:
    first: StepLink | None = None
    for at in range(len(steps) - 1, -1, -1):
        link = StepLink(steps[at], at)
        link.next = first
        link.next_for_all = first if first is None or first.for_awake == 0 else first.next_for_all
        if link.for_awake != 0:
            link.until_then = link.for_awake if first is None else link.for_awake | first.until_then
        first = link
    return first


def terms_of(modules: list[Module]) -> list[Term[Any]]:
    terms: list[Term[Any]] = []
    for module in modules:
        for term in module.terms:
            names = [other.name for other in terms]
            if term.before and term.before not in names:
                raise ValueError("no term " + term.before + " among " + ", ".join(names))
            terms.insert(names.index(term.before) if term.before else len(terms), term)
    return terms


def chain_of_terms(terms: list[Term[Any]]) -> TermLink | None:
    first: TermLink | None = None
    for i in range(len(terms) - 1, -1, -1):
        first = TermLink(terms[i], bit(i), first)
    return first


def chain_of_purses(purses: list[Purse[Any]]) -> PurseLink | None:
    first: PurseLink | None = None
    for i in range(len(purses) - 1, -1, -1):
        link = PurseLink(purses[i])
        link.next = first
        first = link
    return first


def chain_of_notes(notes: list[Notes[Any]]) -> NotesLink | None:
    first: NotesLink | None = None
    for i in range(len(notes) - 1, -1, -1):
        first = NotesLink(notes[i], first)
    return first


def kinds_kept(link: PurseLink | None) -> i64:
    """What lies in purses of modules."""
    kinds: i64 = 0
    while link is not None:
        kinds |= link.kept
        link = link.next
    return kinds


def kinds_relieved(terms: list[Term[Any]]) -> i64:
    kinds: i64 = 0
    for term in terms:
        kinds |= term.relieves
    return kinds


def chain_of_asides(asides: list[Aside[Any]]) -> AsideLink | None:
    """In the order of their numbers."""
    first: AsideLink | None = None
    for _, aside in sorted([(int(aside.number), aside) for aside in asides], key=number_of, reverse=True):
        link = AsideLink(aside)
        link.next = first
        first = link
    return first


def number_of(numbered: tuple[int, Aside[Any]]) -> int:
    return numbered[0]
