"""The tables as they are drawn in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import royaume
from royaume import texts
from royaume.cli.boards import architects
from royaume.cli.common import Speech
from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.vocabulary import CLAY, GOLD, QUARRY, STONE
from royaume.kernel.ints import bit
from royaume.kernel.match import Match


def drawn(match: Match) -> str:
    out = StringIO()
    Console(file=out, width=200).print(architects.draw(match, 0))
    return out.getvalue()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_table_that_comes_to_a_halt_is_warned(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", language)
    match = royaume.new("architects", players=2, seed=3)
    warning = texts.say(language, "architects-event-rounds_quiet", {"rounds": 20, "most": 30})
    match.table.quiet = 2 * 20
    assert warning not in drawn(match)
    match.table.quiet += 1
    assert warning in drawn(match)


def court_of(match: Match) -> None:
    """Both cards are chosen, one token is laid; three stones lie on their wonder, the golden one is constructed."""
    kept = wonders_of(match.table)
    kept.consequence, kept.contribution = CARD_IDS.index("contribution_1"), CARD_IDS.index("contribution_2")
    kept.tokens = bit(CLAY)
    kept.influence[0], kept.influence[1], kept.credit[1] = 7, 12, 1
    kept.on_wonder[STONE] = 3
    kept.owner[GOLD], kept.wonder_at[QUARRY] = 1, GOLD
    match.table.players[0].at[QUARRY] = 2


WONDERS_TOLD = {
    "en": [
        "Quarry │ Ann 2 │ Princess, Gold Wonder",
        "Town Centre │ │ Profiteer",
        "Princess │ Quarry │ the most workers: 1 gold or 1 marble │ Ann",
        "Profiteer │ Town Centre │ everybody there: lose 1 Virtue, then Prison │",
        "Contribution 2 (5 left in the pile)",
        "clay (there already) │ 1 Influence",
        "gold │ 2 Influence and 1 Reward card",
        "Stone Wonder │ 11 stone, 5 Influence, 3 Tax │ │",
        "Gold Wonder │ │ Bob │ Quarry",
        "Influence │ 7 │ 12 (and 1 Silver left of an exchange)",
    ],
    "fr": [
        "Carrière │ Ann 2 │ Princesse, Merveille Or",
        "Hôtel de Ville │ │ Profiteur",
        "Princesse │ Carrière │ le plus d'ouvriers : 1 or ou 1 marbre │ Ann",
        "Profiteur │ Hôtel de Ville │ chacun sur ce lieu : perdre 1 point de Vertu, puis Prison │",
        "Contribution 2 (encore 5 dans la pile)",
        "argile (déjà là) │ 1 point d'Influence",
        "or │ 2 points d'Influence et 1 carte Récompense",
        "Merveille Pierre │ 11 pierre, 5 Influence, 3 de Taxe │ │",
        "Merveille Or │ │ Bob │ Carrière",
        "Influence │ 7 │ 12 (et 1 Pièce d'un échange)",
    ],
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_influence_the_court_and_the_wonders_are_drawn(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", language)
    match = royaume.new("architects", players=2, seed=3, expansions=["wonders"], names=["Ann", "Bob"])
    court_of(match)
    lines = [" ".join(line.split()).strip("│ ") for line in drawn(match).splitlines()]
    assert [told for told in WONDERS_TOLD[language] if told.strip("│ ") not in lines] == []


def test_all_ten_apprentices_of_five_columns_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", "en")
    match = royaume.new("architects", players=2, seed=3, expansions=["wonders"])
    slots = [slot for row in match.view(0)["workshop"]["rows"] for slot in row]
    names = [texts.say("en", f"architects-apprentice-{slot['apprentice']}") for slot in slots if slot is not None]
    assert len(names) == 10
    assert all(name in drawn(match) for name in names)
