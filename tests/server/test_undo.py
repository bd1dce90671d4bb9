"""Taking back."""

from __future__ import annotations

import sqlite3

from kill import Served

from server.people import PERSON_AND_FRIEND, TWO_PERSONS, Api, Game, allowed, error_of


def choice_that(game: Game, reveals: bool) -> str:
    """Play on until there is a choice that shows something hidden, or one that does not."""
    while True:
        seen = game.mine()
        for choice in seen["choices"]:
            if choice["refusal"] is None and choice["reveals"] is reveals:
                return str(choice["id"])
        game.choose(allowed(seen)[-1])


def test_an_undo_gives_back_the_table_as_it_was(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    choice = choice_that(game, reveals=False)
    before = game.mine()
    made = game.choose(choice).json()
    assert made["undo"] == {"possible": True, "reason": None}
    after = game.post("undo", version=made["version"]).json()
    assert after["reset"]
    assert after["version"] == before["version"] + 2
    same = ("view", "choices", "question", "turn", "to_move", "log", "scores", "choices_made", "undo")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}


def test_an_undo_is_a_line_of_the_log(api: Api, server: Served) -> None:
    game = api.make(TWO_PERSONS)
    made = game.choose(choice_that(game, reveals=False)).json()
    game.post("undo", version=made["version"])
    db = sqlite3.connect(server.data / "royaume.sqlite3")
    kinds = [what for (what,) in db.execute("SELECT what FROM entries WHERE of_table = ? ORDER BY version", (game.id,))]
    db.close()
    assert b'"undone"' in kinds[-1]
    assert b'"chosen"' in kinds[-2]
    assert len(kinds) == made["version"] + 1


def test_nothing_is_taken_back_after_something_hidden_was_shown(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    made = game.choose(choice_that(game, reveals=True)).json()
    assert made["undo"] == {"possible": False, "reason": "undo-revealed"}
    answer = game.post("undo", version=made["version"])
    assert (answer.status_code, error_of(answer)) == (422, "undo-revealed")


def test_nobody_takes_back_the_choice_of_somebody_else(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    tokens = {0: game.token, 1: friend}
    seen = game.look()
    while True:
        mover = tokens[seen["to_move"]]
        choices = game.look(mover)["choices"]
        quiet = [c["id"] for c in choices if c["refusal"] is None and not c["reveals"]]
        seen = game.choose(quiet[0] if quiet else allowed(game.look(mover))[-1], mover).json()
        if quiet:
            break
    other = game.token if mover == friend else friend
    assert game.look(mover)["undo"]["possible"]
    assert not game.look(other)["undo"]["possible"]
    assert game.post("undo", other, version=seen["version"]).status_code == 422
    assert game.look()["undo"]["possible"] is False


def test_there_is_nothing_to_undo_at_the_start(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    assert error_of(game.post("undo", version=0)) == "undo-nothing"


def test_an_undo_for_an_old_version_is_refused(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    made = game.choose(choice_that(game, reveals=False)).json()
    assert game.post("undo", version=made["version"] - 1).status_code == 409


def test_after_the_end_nothing_is_taken_back(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    over = game.play_on()
    assert error_of(game.post("undo", version=over["version"])) == "undo-finished"
