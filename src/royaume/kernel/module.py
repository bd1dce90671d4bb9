"""How cards, rules and expansions change a game: answers to questions, reactions to events, replaced steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from royaume.kernel.frame import Frame
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[T]):
    """Changes a number or a permission that the game asks for ("what does this cost")."""

    def answer(self, t: T, seat: i64, n: i64) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[T]):
    """Reacts to an event: acts at once, or pushes a frame for whoever decides."""

    def hear(self, t: T, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Generic[T]):
    """Puts another frame in place of a step."""

    def instead(self, t: T, frame: Frame[Any]) -> Frame[Any]:
        raise NotImplementedError


@final
class Module:
    """A base game or an expansion: what it answers, hears and replaces. Listed in one place by its game."""

    def __init__(
        self,
        name: str,
        answers: dict[int, Answer[Any]] | None = None,
        listeners: dict[int, Listener[Any]] | None = None,
        replacements: dict[int, Replacement[Any]] | None = None,
    ) -> None:
        self.name: Final = name
        self.answers: Final[dict[int, Answer[Any]]] = answers or {}
        self.listeners: Final[dict[int, Listener[Any]]] = listeners or {}
        self.replacements: Final[dict[int, Replacement[Any]]] = replacements or {}


@final
class AnswerLink:
    """One of the answers to a question, and the link to the next. A chain costs compiled code less than a list."""

    def __init__(self, answer: Answer[Any]) -> None:
        self.answer: Final = answer
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
class Rules:
    """The modules in play, indexed by question, event and step. Shared by all tables of the same composition."""

    def __init__(self, modules: list[Module], questions: int = 0, events: int = 1, steps: int = 0) -> None:
        self.modules: Final = modules
        self.answers: Final[list[AnswerLink | None]] = [None] * questions
        self.listeners: Final[list[ListenerLink | None]] = [None] * events
        self.replacements: Final[list[ReplacementLink | None]] = [None] * steps
        for module in reversed(modules):
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
