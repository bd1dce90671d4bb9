"""The actions of the worked examples, each played by the engine. An action that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from royaume.games.majesty.activation import HealingSplitCard, TradingMeeples, apply
from royaume.games.majesty.buildings import ATTACK, BARRACKS, BUILDING_IDS, CASTLE
from royaume.games.majesty.characters import PRINTED, is_split
from royaume.games.majesty.events import VARIETY_SCORED
from royaume.games.majesty.scoring import final_score, infirmary_coins, majority_coins, tell_final_scoring
from royaume.games.majesty.table import MajestyTable
from royaume.games.majesty.turn import ENDING_TURN, PlacingSplitCard, TakingCard
from royaume.games.majesty.verbs import gain_meeples

from .builder import (
    RealmWish,
    Shown,
    coins,
    display,
    legal,
    legal_characters,
    number,
    play,
    realm,
    table,
    take,
    told,
)

Case = dict[str, Any]

# cards of the active realm that only the note of a case names
SAID_IN_NOTE = {"own_3a_lower_half_of_split_card_does_not_count": {"brewer": ["brewer/witch"]}}


@dataclass
class Outcome:
    """What a case led to. What its action does not tell stays None, so that expecting it fails."""

    table: MajestyTable
    gains: list[int] | None = None
    legal: bool | None = None
    legal_indices: list[int] | None = None
    placements: list[str] | None = None
    meeples_paid: int | None = None
    before_refill: list[tuple[str, int]] | None = None


def printed(card: str | list[str]) -> str:
    return card if isinstance(card, str) else "/".join(card)


def entries(row: list[Case]) -> list[tuple[str, int]]:
    assert all(set(entry) == {"card", "meeples"} for entry in row)
    return [(printed(entry["card"]), entry["meeples"]) for entry in row]


def wish(
    realm_counts: Case, infirmary: list[str | list[str]] | None = None, meeples: int = 0, coins_owned: int = 0
) -> RealmWish:
    wounded = [printed(card) for card in infirmary or []]
    return realm(coins=coins_owned, meeples=meeples, infirmary=wounded, **realm_counts)


def table_of(case: Case, row: list[Shown] | None = None, deck: list[str] | None = None) -> MajestyTable:
    """The table that a case gives; the action may say what lies in the display."""
    given = dict(case["given"])
    players = given.pop("players", None) or [given.pop("active", {}), *given.pop("others", [])]
    given_row = given.pop("display", [])
    assert not given, f"not understood: {given}"
    realms = []
    for seat, player in enumerate(players):
        rest = dict(player)
        named = SAID_IN_NOTE.get(case["id"], {}) if seat == 0 else {}
        realms.append(wish(rest.pop("realm", {}) | named, **rest))
    return table(sides=case["side"], realms=realms, display=entries(given_row) if row is None else row, deck=deck)


def finish_turn(t: MajestyTable, index: int, answers: dict[type, int | str]) -> bool:
    """Take a card and answer every question; whether all answers were legal."""
    if index not in legal(t):
        return False
    play(t, index)
    while not isinstance(t.top(), TakingCard):
        answer = number(answers.pop(type(t.top())))
        if answer not in legal(t):
            return False
        t.play(answer)
    assert not answers, f"never asked: {answers}"
    return True


def gained(t: MajestyTable, before: list[int]) -> list[int]:
    return [now - then for now, then in zip(coins(t), before, strict=True)]


def take_card(case: Case, index: int, place_as: str | None = None) -> Outcome:
    t = table_of(case)
    before = coins(t)
    outcome = Outcome(t, legal_indices=legal(t))
    if index in legal(t):
        look_before_refill(outcome, index)
    answers: dict[type, int | str] = {}
    if place_as is not None and is_split(t.display[index]):
        answers[PlacingSplitCard] = place_as
    elif place_as is not None:
        assert PRINTED[t.display[index]] == place_as
    outcome.legal = finish_turn(t, index, answers)
    outcome.gains = gained(t, before)
    return outcome


def look_before_refill(outcome: Outcome, index: int) -> None:
    """Take the card on a copy and stop there."""
    t = outcome.table.copy()
    stay = sum(n for i, (_, n) in enumerate(display(t)) if i != index)
    frame = t.top()
    t.drop()
    frame.resolve(t, index)
    outcome.before_refill = display(t)
    outcome.meeples_paid = sum(n for _, n in display(t)) - stay


def place(case: Case, character: str, heal_as: str | None = None, trade_meeples: int | None = None) -> Outcome:
    """The card is the free one at the front of the display, without meeples."""
    t = table_of(case, row=[character])
    before = coins(t)
    answers: dict[type, int | str] = {}
    if heal_as is not None:
        answers[HealingSplitCard] = heal_as
    if trade_meeples is not None:
        answers[TradingMeeples] = trade_meeples
    done = finish_turn(t, 0, answers)
    return Outcome(t, gains=gained(t, before), legal=done)


def attack_only(case: Case) -> Outcome:
    t = table_of(case)
    attacks = [effect for effect in t.buildings[BARRACKS].effects if effect.code == ATTACK]
    assert len(attacks) == 1
    apply(t, 0, BARRACKS, attacks[0])
    return Outcome(t)


def gain(case: Case, count: int) -> Outcome:
    t = table_of(case)
    gain_meeples(t, 0, count, CASTLE)
    return Outcome(t)


def end_turn(case: Case) -> Outcome:
    t = table_of(case)
    before = coins(t)
    t.restack([ENDING_TURN[0]])
    t.settle()
    return Outcome(t, gains=gained(t, before))


def list_placements(case: Case, card: list[str]) -> Outcome:
    t = table_of(case, row=[printed(card)])
    play(t, 0)
    assert isinstance(t.top(), PlacingSplitCard)
    return Outcome(t, placements=legal_characters(t))


def refill(case: Case, gap: int, drawn: str) -> Outcome:
    """A gap exists only while a card is being taken: a noble lay there, and the payment is on the cards before it."""
    row = case["given"]["display"]
    assert set(case["given"]) == {"display"}
    assert row[gap] is None
    before = [(name, n - 1) for name, n in entries(row[:gap])] + [("noble", 0)] + entries(row[gap + 1 :])
    t = table(sides=case["side"], realms=[realm(meeples=gap)], display=before, deck=[drawn])
    take(t, gap)
    return Outcome(t)


def final_infirmary(case: Case) -> Outcome:
    t = table_of(case)
    return Outcome(t, gains=[infirmary_coins(t, seat) for seat in range(t.seats)])


def final_variety(case: Case) -> Outcome:
    t = table_of(case)
    tell_final_scoring(t)
    return Outcome(t, gains=[won for _, won, _ in told(t, VARIETY_SCORED)])


def final_majority(case: Case, building: str) -> Outcome:
    t = table_of(case)
    at = BUILDING_IDS.index(building)
    return Outcome(t, gains=[majority_coins(t, seat, at) for seat in range(t.seats)])


def final_all(case: Case) -> Outcome:
    t = table_of(case)
    return Outcome(t, gains=[final_score(t, seat) - coins(t)[seat] for seat in range(t.seats)])


ACTIONS: dict[str, Callable[..., Outcome]] = {
    "take_card": take_card,
    "place": place,
    "attack_only": attack_only,
    "gain_meeples": gain,
    "end_turn": end_turn,
    "list_placements": list_placements,
    "refill": refill,
    "final_infirmary": final_infirmary,
    "final_variety": final_variety,
    "final_majority": final_majority,
    "final_all": final_all,
}
