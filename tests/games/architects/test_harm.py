"""Choices that harm the one who makes them, as far as can be foreseen, carry a warning."""

from __future__ import annotations

from royaume import texts
from royaume.games.architects import GAME
from royaume.games.architects.harm import LOSING
from royaume.kernel.match import Match
from royaume.kernel.shown import Choice, Event, Outlook

from .builder import player, table

ME = 0


def event(key: str, **args: str | int) -> Event:
    return Event(key, {"seat": ME, **args})


def harm(key: str, *events: Event, then: tuple[str, ...] = (), seat: int = ME, **args: str | int) -> str:
    answers: list[tuple[Event, list[Event]]] = [(Event(answer, {}), []) for answer in then]
    return GAME.harm(table(player()), Choice(key, key, args), Outlook(list(events), answers), seat)


def test_a_debt_is_warned_of_but_not_where_the_choice_says_so_itself() -> None:
    taken = event("debts_taken", debts=1)
    assert harm("place", taken, place="guildhall") == "debt"
    assert harm("ransom_by_debt", taken, owner=1) == ""


def test_what_happens_to_others_is_no_harm() -> None:
    assert harm("place", event("debts_taken", debts=1), place="guildhall", seat=1) == ""


def test_a_debt_that_goes_again_is_no_harm() -> None:
    assert harm("construct", event("debts_taken", debts=1), event("debt_paid"), building="well") == ""


def test_a_loss_of_virtue_is_warned_of_but_not_where_it_is_printed() -> None:
    lost = event("virtue_lost", virtue=2)
    assert harm("place", lost, place="guildhall") == "virtue"
    assert harm("place", lost, place="tax_stand") == ""
    assert harm("place_artisan", lost, place="black_market_left") == ""
    assert harm("hire", lost, apprentice="thief") == ""


def test_a_visit_that_brings_nothing_is_warned_of() -> None:
    assert harm("place", place="guardhouse", then=("stop",)) == "nothing"
    assert harm("place", place="guardhouse", then=("pay_debt", "stop")) == ""
    assert harm("place", place="forest", then=("stop",)) == ""


def test_what_comes_and_goes_again_is_nothing() -> None:
    gained, spent = event("goods_gained", good="wood", n=2), event("goods_spent", good="wood", n=2)
    assert harm("place", gained, place="guardhouse") == ""
    assert harm("place", gained, spent, place="guardhouse") == "nothing"


def test_a_tool_on_offer_alone_is_no_use_but_going_on_is() -> None:
    assert harm("place", place="guardhouse", then=("use_tool", "go_on")) == ""
    assert harm("place", place="guardhouse", then=("use_tool", "use_tool_paying")) == "nothing"


def test_the_worker_just_placed_is_no_capture() -> None:
    assert harm("capture", place="town_centre", owner=ME, workers=1) == "own_worker"
    assert harm("capture", place="town_centre", owner=ME, workers=2) == ""
    assert harm("capture", place="town_centre", owner=1, workers=1) == ""


def test_what_is_nothing_but_a_loss_is_warned_of() -> None:
    assert harm("discard_apprentice", apprentice="thief") == "discard"
    assert harm("drop_tool", tool="chisel") == "drop_tool"
    assert harm("stop") == ""


def test_every_warning_has_a_sentence_in_both_languages() -> None:
    for language in texts.LANGUAGES:
        for key in ("debt", "prison", "behind", "cathedral", "virtue", "nothing", "own_worker", *LOSING.values()):
            assert texts.has(language, f"architects-warning-{key}")


def test_at_a_table_a_visit_to_an_empty_guardhouse_is_warned_of() -> None:
    match = Match(GAME, GAME.configure(2), "tests")
    match.table = table(player())
    warned = {
        choice.id: match.harm(choice, match.preview(choice, ME), ME)
        for choice in match.choices(ME)
        if choice.key == "place"
    }
    assert warned["place guardhouse"] == "nothing"
    assert warned["place forest"] == ""
