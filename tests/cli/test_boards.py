"""The tables as they are drawn in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import royaume
from royaume import texts
from royaume.cli.boards import BOARDS
from royaume.cli.common import Speech
from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.vocabulary import CLAY, GOLD, QUARRY, STONE
from royaume.games.viscounts.cards.catalogue import CARD_IDS as TOWNSFOLK_IDS
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPT_IDS
from royaume.games.viscounts.table import FIRST_TOP
from royaume.games.viscounts.vocabulary import (
    BUILDING_TYPES,
    LARGER_HAND,
    MOST_SEATS,
    SECTION_IDS,
    SITE_IDS,
    SPACE_IDS,
    WORKSHOP,
)
from royaume.kernel.ints import bit
from royaume.kernel.match import Match


def drawn(match: Match, width: int = 200) -> str:
    out = StringIO()
    Console(file=out, width=width).print(BOARDS[match.game.id](match, 0))
    return out.getvalue()


def rows_of(match: Match) -> list[str]:
    return [" ".join(line.split()).strip("│ ") for line in drawn(match).splitlines()]


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
        "Princess │ Quarry │ the most workers: 1 Gold or 1 Marble │ Ann",
        "Profiteer │ Town Centre │ everybody there: lose 1 Virtue, then Prison │",
        "Contribution 2 (5 left in the pile)",
        "Clay (there already) │ 1 Influence",
        "Gold │ 2 Influence and 1 Reward card",
        "Stone Wonder │ 11 Stone, 5 Influence, 3 Tax │ │",
        "Gold Wonder │ │ Bob │ Quarry",
        "Influence │ 7 │ 12 (and 1 Silver left of an exchange)",
    ],
    "fr": [
        "Carrière │ Ann 2 │ Princesse, Merveille Or",
        "Hôtel de Ville │ │ Profiteur",
        "Princesse │ Carrière │ le plus d’ouvriers : 1 jeton Or ou 1 jeton Marbre │ Ann",
        "Profiteur │ Hôtel de Ville │ chacun sur ce lieu : perdre 1 point de Vertu, puis Prison │",
        "Contribution 2 (encore 5 dans la pile)",
        "Argile (déjà là) │ 1 point d’Influence",
        "Or │ 2 points d’Influence et 1 carte Récompense",
        "Merveille Pierre │ 11 jetons Pierre, 5 Influence, 3 de Taxe │ │",
        "Merveille Or │ │ Bob │ Carrière",
        "Influence │ 7 │ 12 (et 1 Pièce d’un échange)",
    ],
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_influence_the_court_and_the_wonders_are_drawn(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", language)
    match = royaume.new("architects", players=2, seed=3, expansions=["wonders"], names=["Ann", "Bob"])
    court_of(match)
    rows = rows_of(match)
    assert [told for told in WONDERS_TOLD[language] if told.strip("│ ") not in rows] == []


def test_all_ten_apprentices_of_five_columns_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", "en")
    match = royaume.new("architects", players=2, seed=3, expansions=["wonders"])
    slots = [slot for row in match.view(0)["workshop"]["rows"] for slot in row]
    names = [texts.say("en", f"architects-apprentice-{slot['apprentice']}") for slot in slots if slot is not None]
    assert len(names) == 10
    assert all(name in drawn(match) for name in names)


def test_a_building_in_hand_says_what_is_printed_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", "en")
    match = royaume.new("architects", players=2, seed=3)
    while match.turn == 0:
        match.play(match.choices()[0])
    assert match.view(0)["players"][0]["hand"][0] == "watchtower"
    printed = "11 points. Costs 3 Clay, 4 Wood, 1 Gold, 1 Marble. Needs carpentry, tiling, masonry. Virtue \u22121."
    assert printed in drawn(match)


def ring_of(match: Match) -> None:
    """Bob has built, leads the castle and reads; Ann stands on the inner path with three cards."""
    t = match.table
    ann, bob = t.players
    t.sites[SITE_IDS.index("lake_1")] = BUILDING_TYPES + WORKSHOP
    bob.slots = bit(LARGER_HAND)
    bob.manuscripts = (MANUSCRIPT_IDS.index("grey_6_buildings"), MANUSCRIPT_IDS.index("blue_3_hire"))
    ann.space, bob.space = SPACE_IDS.index("lake_inner"), SPACE_IDS.index("lake_left")
    for at, card in enumerate(("thief", "abbot", "peddler_ink")):
        ann.line[at] = TOWNSFOLK_IDS.index(card)
    t.castle[SECTION_IDS.index("flip") * MOST_SEATS] = 2
    t.castle[FIRST_TOP + 1], t.leader = 1, 1
    t.poverty, t.debts_left, t.deeds_left = True, 0, 3
    ann.debts, ann.paid, ann.corruption = 1, 4, 3


VISCOUNTS_TOLD = {
    "en": [
        "Poverty: revealed. Prosperity: 3 of 12 left.",
        "1. Bob, Workshop ↷ 1 Virtue",
        "♞ Ann │ ♞ Bob",
        "Tier 3 │ │ Bob 1 │ Castle Leader: Bob",
        "Viscount │ Lake, inner path │ Lake, left",
        "Card 1 │ Thief 1 X │",
        "Card 3 │ Peddler (Ink) 2 MMM │",
        "Corruption, Virtue │ 3 → ← 7 │ 1 → ← 7",
        "Debts (paid) │ 1 (4) │ 0 (0)",
        "Buildings │ │ Workshop (hand +1)",
        "Manuscripts │ │ Grey Manuscript 6 (1 VP)",
        "Blue Manuscript 3",
    ],
    "fr": [
        "Pauvreté : révélée. Prospérité : 3 sur 12.",
        "1. Bob, Atelier ↷ 1 Vertu",
        "♞ Ann │ ♞ Bob",
        "Niveau 3 │ │ Bob 1 │ Maître du Château : Bob",
        "Vicomte │ Lac, chemin intérieur │ Lac, gauche",
        "Carte 1 │ Voleuse 1 X │",
        "Carte 3 │ Colporteur (Encrier) 2 MMM │",
        "Corruption, Vertu │ 3 → ← 7 │ 1 → ← 7",
        "Dettes (payées) │ 1 (4) │ 0 (0)",
        "Bâtiments │ │ Atelier (main +1)",
        "Manuscrits │ │ Manuscrit gris 6 (1 PV)",
        "Manuscrit bleu 3",
    ],
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ring_castle_and_boards_of_viscounts_are_drawn(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", language)
    match = royaume.new("viscounts", players=2, seed=3, names=["Ann", "Bob"])
    ring_of(match)
    told = "\n".join(rows_of(match))
    assert [line for line in VISCOUNTS_TOLD[language] if line.strip("│ ") not in told] == []


def test_pairs_are_drawn_until_they_are_chosen_then_the_own_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", "en")
    match = royaume.new("viscounts", players=2, seed=3)
    for pair in match.view(0)["pairs"]:
        assert texts.say("en", f"viscounts-card-{pair['hero']['id']}") in drawn(match)
    while match.turn == 0:
        match.play(match.choices()[0])
    hand = match.view(0)["players"][0]["deck"]["hand"]
    abilities = [texts.say("en", f"viscounts-ability-{card['id']}") for card in hand]
    assert len(hand) == 3
    assert all(ability in drawn(match).rpartition("Hand")[2] for ability in abilities)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_four_players_of_viscounts_fit_into_eighty_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", language)
    match = royaume.new("viscounts", players=4, seed=3)
    while match.turn < 20:
        match.play(match.choices()[-1])
    lines = drawn(match, width=80).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert not any("…" in line for line in lines)
