"""A lesson is a table like any other, with a coach."""

from __future__ import annotations

from royaume.lessons import LESSONS
from royaume.lessons.positions import prepared
from server.people import PERSON_AND_BOT, Api, Game, Json, allowed, error_of

LEARNER = [{"kind": "person", "name": "Aude"}]


def lesson(api: Api) -> Game:
    return api.make(LEARNER, lesson="architects")


def on_turn(game: Game) -> Json:
    """Once the learner is asked again."""
    seen = game.mine()
    while not seen["choices"]:
        seen = game.wait_beyond(seen["version"])
    return seen


def chapter(game: Game, number: int) -> Json:
    answer = game.post("lesson", version=on_turn(game)["version"], chapter=number)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_games_say_which_lessons_they_have(api: Api) -> None:
    offered = {game["id"]: [lesson["id"] for lesson in game["lessons"]] for game in api.get("/api/games").json()}
    assert "architects" in offered["architects"]
    assert sorted(lesson for lessons in offered.values() for lesson in lessons) == sorted(LESSONS)


def test_a_lesson_begins_with_its_first_chapter_against_its_rival(api: Api) -> None:
    seen = on_turn(lesson(api))
    assert [seat["name"] for seat in seen["seats"]] == ["Aude", "Milo"]
    assert (seen["lesson"]["chapter"], seen["lesson"]["step"], seen["lesson"]["steps"]) == (0, 0, 3)
    assert seen["lesson"]["text"] == "lesson-architects-workers-quarry"
    assert seen["lesson"]["target"] == ["place quarry"]
    assert seen["lesson"]["asleep"]["workshop"] == 3


def test_following_the_coach_leads_on_and_the_rival_does_what_the_lesson_says(api: Api) -> None:
    game = lesson(api)
    game.choose("place quarry")
    seen = on_turn(game)
    assert seen["lesson"]["target"] == ["place forest"]
    assert seen["view"]["places"]["forest"] == [0, 1]


def test_an_undo_steps_back_the_coach_too(api: Api) -> None:
    game = lesson(api)
    game.choose("place quarry")
    seen = on_turn(game)
    back = game.post("undo", version=seen["version"]).json()
    assert back["lesson"]["target"] == ["place quarry"]


def test_where_one_click_answers_the_next_question_too_the_coach_says_which_answer_is_asked_for(api: Api) -> None:
    seen = chapter(lesson(api), 2)
    assert seen["lesson"]["target"] == ["place workshop"]
    assert [answer["args"]["apprentice"] for answer in seen["lesson"]["then"]] == ["woodcutter_2"]


def test_the_coach_makes_the_choice_that_it_asks_for(api: Api) -> None:
    game = lesson(api)
    seen = game.post("lesson/step", version=on_turn(game)["version"]).json()
    assert seen["lesson"]["step"] == 1
    assert seen["view"]["places"]["quarry"] == [1, 0]


def test_where_what_it_asks_for_is_impossible_the_coach_makes_a_sound_choice(api: Api) -> None:
    game = lesson(api)
    chapter(game, 2)
    game.choose("place workshop")
    answered = game.choose("draw plans").json()
    assert answered["lesson"]["answer"] == "lesson-architects-answer-plans"
    seen = on_turn(game)
    game.choose("place guardhouse")
    seen = game.mine()
    assert seen["lesson"]["target"] == []
    done = game.post("lesson/step", version=seen["version"]).json()
    assert done["version"] == seen["version"] + 1


def test_a_chapter_lays_out_its_table_and_what_came_before_cannot_be_taken_back(api: Api) -> None:
    game = lesson(api)
    game.choose("place quarry")
    seen = chapter(game, 3)
    assert seen["reset"]
    assert (seen["lesson"]["chapter"], seen["lesson"]["target"]) == (3, ["place mines"])
    assert seen["turn"] == prepared("architects", 3)["turn"]
    assert seen["undo"] == {"possible": False, "reason": "undo-nothing"}
    game.choose("place mines")
    game.choose("mine clay")
    back = game.post("undo", version=on_turn(game)["version"]).json()
    assert allowed(back) == ["mine clay"]
    assert back["lesson"]["chapter"] == 3


def test_after_the_last_chapter_the_game_goes_on_without_the_coach(api: Api) -> None:
    game = lesson(api)
    seen = chapter(game, 7)
    while seen["lesson"]["text"]:
        game.post("lesson/step", version=seen["version"])
        seen = on_turn(game)
    assert seen["lesson"]["chapter"] == 8
    assert seen["lesson"]["asleep"] == {}
    assert game.choose("place quarry").status_code == 200


def test_only_the_learner_hears_the_coach(api: Api) -> None:
    assert lesson(api).look()["lesson"] is None


def test_what_cannot_be_taught_is_refused(api: Api) -> None:
    unknown = api.post("/api/tables", {"lesson": "chess"})
    assert (unknown.status_code, error_of(unknown)) == (422, "unknown-lesson")
    for more in ({"game": "majesty"}, {"players": 3}, {"seats": PERSON_AND_BOT}):
        answer = api.post("/api/tables", {"lesson": "architects", **more})
        assert (answer.status_code, error_of(answer)) == (422, "lesson-says-all")
    game = lesson(api)
    version = on_turn(game)["version"]
    assert error_of(game.post("lesson", version=version, chapter=8)) == "unknown-chapter"
    assert error_of(game.post("lesson", version=version + 1, chapter=2)) == "version"
    ordinary = api.make(PERSON_AND_BOT)
    assert error_of(ordinary.post("lesson/step", version=ordinary.mine()["version"])) == "no-lesson"
    spectator = api.post(f"{game.path}/lesson/step", {"version": version})
    assert (spectator.status_code, error_of(spectator)) == (401, "token-needed")
