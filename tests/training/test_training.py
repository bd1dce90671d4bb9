"""Learning an eye: from nothing with one command, step by step, and again where it stopped."""

import json

import numpy as np
import pytest

from commanded import royaume
from royaume.bots.eye.file import FOLDER, SUFFIX, eye_of, packed, read_eye, unpacked
from royaume.bots.eye.sight import feature_names
from royaume.games import find
from royaume.kernel.chance import Chance
from royaume.kernel.errors import BadInput
from royaume.places import here
from royaume.training.fitting import Batch, Data, forward, gradients, losses, new_layers
from royaume.training.habits import Habit
from royaume.training.keeping import from_file, in_file
from royaume.training.lessons import TAUGHT, Lesson, gathered, joined, load, save
from royaume.training.playing import Decision, Outcome, Player, Teachers, note_gains
from royaume.training.training import CHUNK, Plan, train

MAJESTY = find("majesty")
SHORT = ("--rounds", "2", "--games", "20", "--passes", "1", "--jobs", "1")
OWN = Teachers(eye_of(MAJESTY), eye_of(MAJESTY))
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def lessons():
    return gathered([lesson for seed in range(20) for lesson in Player(MAJESTY, Teachers(), seed).play()])


def test_lessons_are_kept_as_they_are(lessons, tmp_path):
    save(lessons, tmp_path / "some.npz")
    twice = joined([lessons, load(tmp_path / "some.npz")])
    assert twice.count == 2 * lessons.count
    data = Data(twice, feature_names(MAJESTY), int(MAJESTY.layout.size))
    one, other = (Batch(data, np.arange(k, k + 5)) for k in (3, 3 + lessons.count))
    assert all(np.array_equal(value, vars(other)[name]) for name, value in vars(one).items())


def test_what_was_believed_on_the_way_counts_beside_the_outcome():
    player = Player(MAJESTY, OWN, 3)
    found = player.play()
    last = [lesson for position in player.positions[-1:] for lesson in position.lessons]
    assert all(sorted(lesson.wins) in ([0, 1], [0.5, 0.5], [0, 0, 1], [0, 0, 0, 1]) for lesson in last)
    assert any(0 < win < 1 for lesson in found[: len(found) // 2] for win in lesson.wins)


def test_the_seat_that_looks_comes_first():
    outcome = Outcome([0.0, 1.0, 0.0], [3.0, 9.0, 5.0])
    assert outcome.seen_from(1) == ([1.0, 0.0, 0.0], [9.0, 5.0, 3.0])
    assert outcome.mixed(Outcome([1.0, 0.0, 0.0], [3.0, 9.0, 5.0])).wins == pytest.approx([0.03, 0.97, 0.0])


def test_gradients_are_those_of_the_loss(lessons):
    """Compared with what a very small step changes."""
    data = Data(lessons, feature_names(MAJESTY), int(MAJESTY.layout.size))
    layers = {
        name: layer.astype(np.float64)
        for name, layer in new_layers(len(data.rows), len(data.actions), np.random.default_rng(1)).items()
    }
    batch = Batch(data, np.arange(40))

    def loss():
        win, points, actions = losses(layers, batch)
        return win + 0.5 * points + actions

    found = gradients(layers, batch)
    for name, layer in layers.items():
        place = np.unravel_index(np.argmax(np.abs(found[name])), layer.shape)
        before = layer[place]
        layer[place] = before + 1e-4
        more = loss()
        layer[place] = before - 1e-4
        less = loss()
        layer[place] = before
        assert (more - less) / 2e-4 == pytest.approx(found[name][place], rel=0.05, abs=1e-4), name


def test_a_training_goes_on_where_it_stopped(tmp_path):
    told = []
    plan = Plan("majesty", (2 * CHUNK,), passes=1)
    first = train(plan, tmp_path, here, told.append)
    made = first.read_bytes()
    again = train(Plan("majesty", (2 * CHUNK, CHUNK), passes=1), tmp_path, here, told.append)
    assert first.read_bytes() == made
    assert read_eye(MAJESTY, again).points_scale > 1
    assert sum(line.startswith(f"round 0: {2 * CHUNK} games") for line in told) <= 1


def test_games_whose_process_dies_are_told_of_and_left_out(tmp_path):
    def deadly(work, numbers):
        return ((number, None if number else work(number)) for number in numbers)

    told = []
    train(Plan("majesty", (2 * CHUNK,), passes=1), tmp_path / "some", deadly, told.append)
    assert any(f"{CHUNK} games from {CHUNK} on were given up" in line for line in told)
    assert len(list((tmp_path / "some").glob("*.npz"))) == 1
    with pytest.raises(BadInput, match="nothing to learn from"):
        train(Plan("majesty", (CHUNK,), passes=1), tmp_path / "none", lambda work, numbers: (), told.append)


def test_a_folder_of_another_training_is_refused(tmp_path):
    train(Plan("majesty", (CHUNK,), passes=1), tmp_path, here, lambda line: None)
    with pytest.raises(BadInput, match="holds another training"):
        train(Plan("majesty", (CHUNK,), passes=2), tmp_path, here, lambda line: None)


@pytest.mark.parametrize("kept", [b"", b"[]", b'{"games": 3}', b"\xff"])
def test_a_folder_whose_plan_cannot_be_read_is_refused(kept, tmp_path):
    (tmp_path / "plan.json").write_bytes(kept)
    with pytest.raises(BadInput, match="holds another training"):
        train(Plan("majesty", (CHUNK,), passes=1), tmp_path, here, lambda line: None)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (("--passes", "0"), "--passes must be at least 1"),
        (("--seconds", "-3"), "--seconds must be at least 0"),
        (("--folder", f"{__file__}/kept"), "cannot be written"),
        (
            ("--folder", "HERE", "--games", "20", "--rounds", "1", "--jobs", "1", "--into", "HERE/no/folder.eye"),
            "written",
        ),
    ],
)
def test_bad_settings_are_told_in_one_line(settings, told, tmp_path):
    done = royaume("train", "majesty", "--lang", "en", *[word.replace("HERE", str(tmp_path)) for word in settings])
    assert done.returncode == 2
    assert told in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_the_command(tmp_path):
    made = tmp_path / "majesty.eye"
    done = royaume("train", "majesty", *SHORT, "--folder", str(tmp_path / "kept"), "--into", str(made))
    assert done.returncode == 0, done.stderr
    assert str(made) in done.stdout.replace("\n", "")
    assert json.loads((tmp_path / "kept" / "plan.json").read_text())["game"] == "majesty"
    assert read_eye(MAJESTY, made).points_scale > 1


def test_some_games_are_against_greedy_players_and_some_against_their_imitators():
    found = [Player(MAJESTY, OWN, seed).others(4) for seed in range(60)]
    assert {len(greedy) for greedy, _ in found} == {len(imitating) for _, imitating in found} == {0, 1, 2, 3}
    assert all(not greedy or not imitating for greedy, imitating in found)
    assert Player(MAJESTY, OWN, 3).others(1) == ([], [])


def test_greedy_players_teach_what_they_choose(lessons):
    """Of what was legal, one action; what only was looked at has none."""
    decided = np.diff(lessons.action_starts) > 0
    assert 0 < decided.sum() < lessons.count
    assert (lessons.chosen[decided] < np.diff(lessons.action_starts)[decided]).all()
    assert (lessons.chances == TAUGHT).all()


def test_of_a_surprise_less_counts_for_earlier_turns():
    lessons = [Lesson(1, [], 0) for _ in range(3)]
    turns = ((1, 0.5, lessons[0]), (2, 0.5, lessons[1]), (2, 0.6, lessons[2]))
    note_gains([Decision(*turn) for turn in turns], 1.0)
    assert [lesson.gain for lesson in lessons] == pytest.approx([0.92 * 0.5, 0.5, 0.4])


def test_what_brought_more_than_expected_becomes_more_of_a_habit():
    chosen = [Lesson(1, [0, 1], 0, [3, 4], 0, 0.5, gain, [1.0, 0.0], [9.0, 5.0]) for gain in (1.0, -1.0)]
    names = ["only", *(str(k) for k in range(5))]
    for lesson in chosen:
        data = Data(gathered([lesson, chosen[1]]), names, 6)
        layers = new_layers(len(data.rows), 6, np.random.default_rng(1))
        batch = Batch(data, np.array([0]))
        before = forward(layers, batch)[-1][0]
        for name, gradient in gradients(layers, batch).items():
            layers[name] -= 0.01 * gradient
        after = forward(layers, batch)[-1][0]
        assert (after > before) == (lesson.gain > 0)


def test_what_is_odd_comes_up_although_it_is_no_habit():
    habit = Habit({7: [1], 9: [2, 3]}, [0.9, 0.1])
    assert habit.chance(1) == pytest.approx(0.1)
    assert habit.sharper(3).chance(1) == pytest.approx(0.1**3 / (0.9**3 + 0.1**3))


def test_a_net_learns_on_from_its_file(tmp_path):
    made = train(Plan("majesty", (CHUNK,), passes=1), tmp_path, here, lambda line: None)
    again = in_file(MAJESTY, from_file(MAJESTY, made.read_bytes()), {})
    (tmp_path / "again.eye").write_bytes(again)
    t = MAJESTY.begin(MAJESTY.configure(3), Chance.from_seed("4"))
    one, other = read_eye(MAJESTY, made), read_eye(MAJESTY, tmp_path / "again.eye")
    for eye in (one, other):
        eye.look(t, 1)
    assert list(one.values) == list(other.values)


def test_an_older_file_says_nothing_of_habit_and_still_sees(tmp_path):
    head, numbers = unpacked((FOLDER / f"majesty{SUFFIX}").read_bytes())
    del head["habit"]
    (tmp_path / "older.eye").write_bytes(packed(head, numbers))
    assert read_eye(MAJESTY, tmp_path / "older.eye").habit == 0
    assert eye_of(MAJESTY).habit > 0
