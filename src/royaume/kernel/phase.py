"""A phase of the rulebook: a list of named steps, into which modules insert theirs by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.frame import Step

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseStep(Generic[T]):
    """One step. What it brings about is settled before the next one comes.

    Where it names asides, as bits of their numbers, there is nothing to do for a seat that is awake for none of them.
    """

    def __init__(self, name: str, for_awake: i64 = 0) -> None:
        self.name: Final = name
        self.for_awake: Final = for_awake

    def due(self, t: T, who: i64) -> bool:
        """Whether there is anything to do; asked when its turn has come, not before."""
        return True

    def run(self, t: T, who: i64) -> None:
        raise NotImplementedError


@final
class StepLink:
    """A step in its list, its place there, and the link to the next."""

    def __init__(self, step: PhaseStep[Any], at: i64) -> None:
        self.step: Final = step
        self.for_awake: Final = step.for_awake
        self.at: Final = at
        self.next: StepLink | None = None
        self.next_for_all: StepLink | None = None  # the next one that is not only for those who are awake
        self.until_then: i64 = 0  # whom this one and those before that one are for: asides, as bits


@final
class Insertion(Generic[T]):
    """A step that a module puts right before or after another one, which is named."""

    def __init__(self, phase: int, step: PhaseStep[T], before: str = "", after: str = "") -> None:
        self.phase: Final = phase
        self.step: Final = step
        self.before: Final = before
        self.after: Final = after

    def into(self, steps: list[PhaseStep[T]]) -> None:
        names = [step.name for step in steps]
        at = self.before or self.after
        if at not in names:
            raise ValueError("no step " + at + " in the phase of " + ", ".join(names))
        steps.insert(names.index(at) + (0 if self.before else 1), self.step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Step[T]):
    """What is left of a phase: the steps from `at` on. A subclass says which phase it is."""

    def __init__(self, who: i64, at: i64 = 0) -> None:
        super().__init__(who)
        self.at: Final = at

    def number(self) -> i64:
        raise NotImplementedError

    def from_step(self, at: i64) -> Phase[T]:
        """The same phase, further on."""
        raise NotImplementedError

    def resolve(self, t: T, a: i64) -> None:
        """What a step leaves to settle comes before the rest; after one that leaves nothing the next comes at once."""
        depth = t.depth
        who = self.who
        at = self.at
        link = t.rules.phases[self.number()]
        while link is not None:
            if link.for_awake != 0:
                if t.awake == 0 or not t.is_awake_for_any(link.until_then, who):
                    link = link.next_for_all
                    continue
                if not t.is_awake_for_any(link.for_awake, who):
                    link = link.next
                    continue
            if link.at >= at and link.step.due(t, who):
                link.step.run(t, who)
                if t.depth != depth:
                    if link.next is not None:
                        t.push_below(depth, self.from_step(link.at + 1))
                    return
            link = link.next

    def is_to_come(self, t: T, name: str) -> bool:
        link = t.rules.phases[self.number()]
        while link is not None:
            if link.step.name == name:
                return self.at <= link.at
            link = link.next
        return False

    def numbers(self) -> list[int]:
        return [int(self.who)] if self.at == 0 else [int(self.who), int(self.at)]

    def fits(self, t: T) -> bool:
        return super().fits(t) and 0 <= self.at <= t.rules.steps_in(self.number())
