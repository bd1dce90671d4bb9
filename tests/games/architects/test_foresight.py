"""What a choice is sure to bring is told beforehand: resets, virtue, the end; and what hurts is warned of."""

from __future__ import annotations

from royaume.games.architects import GAME
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.match import Match
from royaume.kernel.shown import Event, Outlook

from .builder import player, table

ME = 0


def match_at(t: ArchitectsTable) -> Match:
    match = Match(GAME, GAME.configure(int(t.seats)), "tests")
    match.table = t
    return match


def keys(events: list[Event], seat: int) -> list[str]:
    return [event.key for event in events if event.args.get("seat") == seat]


def outlook_and_harm(t: ArchitectsTable, choice: str) -> tuple[Outlook, str]:
    match = match_at(t)
    (found,) = [one for one in match.choices(ME) if one.id == choice]
    outlook = match.preview(found, ME)
    return outlook, match.harm(found, outlook, ME)


def test_the_third_stall_tells_of_the_reset_who_goes_to_prison_and_who_takes_the_debt() -> None:
    t = table(player(silver=3), player(prison=2), player(), market={"left": 1, "middle": 2})
    outlook, harm = outlook_and_harm(t, "place black_market_right")
    assert {"market_reset", "workers_jailed"} <= set(keys(outlook.events, ME))
    assert keys(outlook.events, 1) == ["workers_jailed", "virtue_lost", "debts_taken"]
    assert keys(outlook.events, 2) == ["workers_jailed"]
    assert harm == "prison"


def test_who_would_take_the_debt_is_warned_of_it_first() -> None:
    t = table(player(silver=3, prison=2), player(), player(), market={"left": 1, "middle": 2})
    assert outlook_and_harm(t, "place black_market_right")[1] == "debt"


def test_a_stall_at_which_something_is_still_chosen_tells_what_comes_whatever_it_is() -> None:
    t = table(player(silver=3), player(prison=2), player(), market={"left": 1, "right": 2})
    outlook, harm = outlook_and_harm(t, "place black_market_middle")
    assert "market_reset" not in keys(outlook.events, ME)
    assert {"market_reset", "workers_jailed"} <= set(keys(outlook.later, ME))
    assert harm == "prison"


def test_what_the_reset_turns_up_is_not_foreseen() -> None:
    t = table(player(silver=3), player(), player(), market={"left": 1, "middle": 2})
    outlook, _ = outlook_and_harm(t, "place black_market_right")
    assert "market_card_flipped" not in [event.key for event in outlook.events]
    assert outlook.reveals


def test_the_virtue_of_somebody_hired_is_told_and_not_who_comes_next() -> None:
    t = table(player(silver=9), top=["pickpocket"])
    match = match_at(t)
    match.play("place workshop")
    outlook, _ = outlook_and_harm(match.table, "hire pickpocket")
    assert {"apprentice_hired", "virtue_lost"} <= set(keys(outlook.events, ME))
    assert "apprentice_revealed" not in [event.key for event in outlook.events]


def test_the_last_space_of_the_guildhall_is_told_and_warned_of_by_who_is_behind() -> None:
    others = player(built=["keep"])
    for opponent, warned in ((others, "behind"), (player(), "")):
        me = player(hand=["well", "keep" if warned == "" else "castle"], wood=2, stone=2)
        t = table(me, opponent, guildhall=[n % 2 for n in range(11)])
        outlook, harm = outlook_and_harm(t, "place guildhall")
        assert "last_space_filled" in keys(outlook.later, ME)
        assert harm == warned


def test_too_little_virtue_for_the_cathedral_is_warned_of() -> None:
    assert outlook_and_harm(table(player(virtue=6)), "place tax_stand")[1] == "cathedral"
    assert outlook_and_harm(table(player(virtue=7)), "place tax_stand")[1] == ""
    assert outlook_and_harm(table(player(virtue=4)), "place tax_stand")[1] == ""


def test_a_reset_that_comes_anyway_is_no_harm_of_what_is_chosen_next() -> None:
    t = table(player(silver=3), player(), player(), market={"left": 1, "right": 2})
    match = match_at(t)
    match.play("place black_market_middle")
    hires = [choice for choice in match.choices(ME) if choice.key == "hire"]
    assert [match.harm(choice, match.preview(choice, ME), ME) for choice in hires] == [""] * len(hires)
