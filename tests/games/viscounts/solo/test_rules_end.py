"""MODE SOLO : FIN DE PARTIE ET CALCUL DU SCORE DE L'IA."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.solo.schemes import SCHEME_IDS
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.playout import play_out

from .builder import AI, GAME, OPPONENTS, YOU, board, gains, kept, of, sheet, solo_table, turn, your_turn

CONFIG = GAME.configure(1, (), "cleric")


def test_it_scores_as_people_do_and_1_point_for_each_resource_left() -> None:
    t = solo_table(
        ai=board(stone=2, ink=1, debts=2, deeds=3, approved=2, manuscripts=["blue_3_flip"], slots=["guildhall_1"]),
        outer={"virtue": (0, 2)},
        inner={"virtue": (0, 1)},
    )
    assert sheet(t) == {
        "buildings": 6,
        "workers": 4,
        "manuscript_sets": 1,
        "debts": -4,
        "deeds": 9,
        "leftover": 3,
    }
    assert final_score(t, AI) == 19


def test_your_own_resources_score_nothing() -> None:
    assert sheet(solo_table(you=board(stone=2, silver=4)), YOU) == {}


@pytest.mark.parametrize(("yours", "winner"), [(2, AI), (3, AI), (4, YOU)])
def test_you_win_with_more_points_only(yours: int, winner: int) -> None:
    t = solo_table(you=board(deeds=yours, silver=9), ai=board(deeds=3))
    assert GAME.winners(t, CONFIG) == [winner]


def test_the_two_of_you_rank_for_12_and_4() -> None:
    t = solo_table(you=board(approved=1), ai=board(approved=2, paid=1))
    t.poverty = t.prosperity = True
    assert (sheet(t)["poverty"], sheet(t, YOU)["poverty"]) == (12, 4)
    assert sheet(t)["prosperity"] == 12
    assert "prosperity" not in sheet(t, YOU)


def test_it_may_bring_about_the_end_and_always_plays_last() -> None:
    t = solo_table(ai=board(corruption=7, virtue=7), schemes=["s_builder_noble", "s_criminal_1"])
    t.debts_left = 1
    turn(t)
    assert t.poverty
    assert (t.round, t.last_round) == (6, 6)
    t.restack([])
    turn(t)
    assert t.over
    assert t.active == AI


def test_the_last_round_begins_after_its_turn_where_you_reveal_poverty() -> None:
    t = solo_table(schemes=["s_builder_noble"])
    your_turn(t)
    t.debts_left = 1
    t.restack([])
    gains(t, "debt:1", YOU)
    assert (t.round, t.last_round) == (6, 7)
    turn(t)
    assert not t.over


@pytest.mark.parametrize("solo", OPPONENTS)
@pytest.mark.parametrize("difficulty", ["0", "3"])
def test_random_games_end(solo: str, difficulty: str) -> None:
    config = GAME.configure(1, (), solo, "", {"difficulty": difficulty})
    for seed in range(4):
        t = GAME.begin(config, Chance.from_seed(str(seed)))
        play_out(t, Dice(seed))
        assert t.over
        assert GAME.violation(t) == ""
        assert len(GAME.winners(t, config)) == 1


# what manuscripts count ---------------------------------------------------------------------


def test_manuscripts_count_the_icons_of_all_its_schemes_but_future_ones() -> None:
    """Cleric icons: one card discarded, one in the line, one in the pile, and a Guildhall."""
    t = solo_table(line=["s_builder_cleric"], discarded=["s_cleric"], ai=board(slots=["guildhall_1"]))
    owned = kept(t).icons_owned(of(t))
    assert owned[3] == 4
    assert owned[4] == 2


def test_icons_printed_on_empty_spaces_and_resources_are_not_owned() -> None:
    t = solo_table(ai=board(bonuses=["blue"], ink=3))
    assert kept(t).icons_owned(of(t))[0] == 2
    assert kept(t).icons_owned(of(t))[3] == 3


def test_a_future_scheme_that_was_gained_counts() -> None:
    t = solo_table(future=["f_cleric"])
    before = int(kept(t).icons_owned(of(t))[3])
    gains(t, "free_hire")
    assert kept(t).icons_owned(of(t))[3] == before + 1


def test_cards_mixed_in_unseen_count_from_the_end_on_when_the_pile_is_looked_at() -> None:
    t = solo_table(difficulty="3", ai=board(manuscripts=["blue_6_criminal_icons"]))
    cards = kept(t).cards
    assert len(cards.mixed_in) == 3
    known = [SCHEME_IDS[card] for card in cards.known_in_pile()]
    assert all(card.startswith("s_") for card in known)
    unseen = sum(SCHEME_IDS[card].startswith("f_criminal") for card in cards.mixed_in)
    before = sheet(t)["manuscript_texts"]
    t.last_round = t.round
    turn(t)
    assert t.over
    assert kept(t).cards.mixed_in == ()
    assert sheet(t)["manuscript_texts"] == before + unseen
