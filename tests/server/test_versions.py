"""One choice for each version, and each request done once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.people import PERSON_AND_BOT, TWO_PERSONS, Api, allowed, error_of, new_key


def test_a_choice_for_an_old_version_is_refused_with_the_current_one(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.choose()
    answer = game.choose(version=0)
    assert (answer.status_code, error_of(answer), answer.json()["version"]) == (409, "version", 1)


def test_of_many_choices_for_the_same_version_exactly_one_is_accepted(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    for _ in range(5):
        seen = game.mine()
        bodies = [{"version": seen["version"], "choice": choice} for choice in (allowed(seen) * 8)[:8]]
        with ThreadPoolExecutor(8) as people:
            answers = list(people.map(lambda body: game.post("choices", key=new_key(), **body), bodies))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert {answer.json()["version"] for answer in answers} == {seen["version"] + 1}
        assert game.mine()["version"] == seen["version"] + 1


def test_the_same_key_gets_the_same_answer_and_changes_nothing_twice(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    body = {"version": 0, "choice": allowed(game.mine())[0], "key": new_key()}
    first = game.post("choices", **body)
    assert game.post("choices", **body).content == first.content
    game.play_on(choices=5)
    assert game.post("choices", **body).content == first.content
    assert game.mine()["version"] == 6


def test_the_same_key_gets_the_same_answer_while_bots_play_on(api: Api) -> None:
    game = api.make(PERSON_AND_BOT)
    seen = game.mine()
    if not seen["choices"]:
        seen = game.wait_beyond(seen["version"])
    while not seen["choices"]:
        seen = game.wait_beyond(seen["version"])
    body = {"version": seen["version"], "choice": allowed(seen)[0], "key": new_key()}
    first = game.post("choices", **body)
    game.play_on(choices=2)
    assert game.post("choices", **body).content == first.content


def test_the_same_key_sent_at_the_same_time_is_done_once(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    body = {"version": 0, "choice": allowed(game.mine())[0], "key": new_key()}
    with ThreadPoolExecutor(8) as people:
        answers = list(people.map(lambda _: game.post("choices", **body).content, range(8)))
    assert len(set(answers)) == 1
    assert game.mine()["version"] == 1


def test_a_key_belongs_to_one_request(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    key = new_key()
    first, second, *_ = allowed(game.mine())
    assert game.post("choices", version=0, choice=first, key=key).status_code == 200
    assert error_of(game.post("choices", version=0, choice=second, key=key)) == "key-used"
    assert error_of(game.post("undo", version=1, key=key)) == "key-used"


def test_joining_undoing_resigning_and_talking_are_done_once(api: Api) -> None:
    game = api.make([{"kind": "person"}, {"kind": "open"}])
    join = {"name": "Bert", "key": new_key()}
    assert game.post("join", game.token_of(1), **join).content == game.post("join", game.token_of(1), **join).content
    said = {"text": "hello", "key": new_key()}
    assert game.post("chat", **said).json() == game.post("chat", **said).json() == {"said": 1}
    assert error_of(game.post("chat", text="other", key=said["key"])) == "key-used"
    resign = {"seat": 0, "bot": "greedy", "key": new_key()}
    assert game.post("resign", **resign).content == game.post("resign", **resign).content
    seen = game.look()
    assert [line["text"] for line in seen["chat"]] == ["hello"]


def test_a_table_is_made_once_for_a_key(api: Api) -> None:
    body = {"game": "majesty", "key": new_key()}
    first = api.post("/api/tables", body)
    assert first.status_code == 201
    assert api.post("/api/tables", body).json() == first.json()
    assert error_of(api.post("/api/tables", {**body, "players": 3})) == "key-used"


def test_a_refused_request_may_be_mended_under_the_same_key(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    key = new_key()
    assert game.choose("nonsense", key=key).status_code == 422
    assert game.choose(key=key).status_code == 200
