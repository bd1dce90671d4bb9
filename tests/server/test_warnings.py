"""What is warned of with each choice of a decision."""

from __future__ import annotations

from royaume.kernel.shown import Choice, Outlook
from royaume.server.snapshot import harms_of


class Harming:
    """A match in which every choice harms as its id says."""

    def harm(self, choice: Choice, outlook: Outlook, seat: int) -> str:
        return choice.id


def harms(*ids: str) -> list[str]:
    return harms_of(Harming(), 0, [(Choice(one, "play", {}), Outlook([], [])) for one in ids])  # type: ignore[arg-type]


def test_harm_that_only_some_choices_do_is_warned_of() -> None:
    assert harms("debt", "", "virtue") == ["debt", "", "virtue"]


def test_harm_that_all_choices_do_is_not_for_there_is_no_way_round_it() -> None:
    assert harms("debt", "debt") == ["", ""]
