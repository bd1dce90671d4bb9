"""Learning an eye: from nothing with one command, step by step, and again where it stopped."""

import json

import numpy as np
import pytest

from commanded import royaume
from royaume.bots.eye.file import eye_of, read_eye
from royaume.bots.eye.sight import feature_names
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.places import here
from royaume.training.fitting import Batch, Data, gradients, losses, new_layers
from royaume.training.lessons import gathered, joined, load, save
from royaume.training.neighbours import Mixed, Neighbours
from royaume.training.playing import Outcome, Player, Teacher
from royaume.training.training import Plan, train

MAJESTY = find("majesty")
SHORT = ("--rounds", "1", "--games", "5", "--passes", "1", "--jobs", "1")
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def lessons():
    teacher = Teacher(None, 8)
    return gathered([lesson for seed in range(20) for lesson in Player(MAJESTY, teacher, seed).play()])


def test_lessons_are_kept_as_they_are(lessons, tmp_path):
    save(lessons, tmp_path / "some.npz")
    twice = joined([lessons, load(tmp_path / "some.npz")])
    assert twice.count == 2 * lessons.count
    data = Data(twice, feature_names(MAJESTY), int(MAJESTY.layout.size))
    one, other = (Batch(data, np.arange(k, k + 5)) for k in (3, 3 + lessons.count))
    assert all((value == vars(other)[name]).all() for name, value in vars(one).items())


def test_what_was_believed_on_the_way_counts_beside_the_outcome():
    player = Player(MAJESTY, Teacher(eye_of(MAJESTY), 8), 3)
    found = player.play()
    last = [lesson for position in player.positions[-1:] for lesson in position.lessons]
    assert all(sorted(lesson.wins) in ([0, 1], [0.5, 0.5], [0, 0, 1], [0, 0, 0, 1]) for lesson in last)
    assert any(0 < win < 1 for lesson in found[: len(found) // 2] for win in lesson.wins)


def test_the_seat_that_looks_comes_first():
    outcome = Outcome([0.0, 1.0, 0.0], [3.0, 9.0, 5.0])
    assert outcome.seen_from(1) == ([1.0, 0.0, 0.0], [9.0, 5.0, 3.0])
    assert outcome.mixed(Outcome([1.0, 0.0, 0.0], [3.0, 9.0, 5.0])).wins == pytest.approx([0.2, 0.8, 0.0])


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
        return win + 0.5 * points + 0.5 * actions

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
    plan = Plan("majesty", (10,), 4, passes=1)
    first = train(plan, tmp_path, here, told.append)
    made = first.read_bytes()
    again = train(Plan("majesty", (10, 5), 4, passes=1), tmp_path, here, told.append)
    assert first.read_bytes() == made
    assert read_eye(MAJESTY, again).points_scale > 1
    assert sum(line.startswith("round 0: 10 games") for line in told) <= 1


def test_games_whose_process_dies_are_told_of_and_left_out(tmp_path):
    def deadly(work, numbers):
        return ((number, None if number else work(number)) for number in numbers)

    told = []
    train(Plan("majesty", (10,), 4, passes=1), tmp_path / "some", deadly, told.append)
    assert any("5 games from 5 on were given up" in line for line in told)
    assert len(list((tmp_path / "some").glob("*.npz"))) == 1
    with pytest.raises(BadInput, match="nothing to learn from"):
        train(Plan("majesty", (5,), 4, passes=1), tmp_path / "none", lambda work, numbers: (), told.append)


def test_a_folder_of_another_training_is_refused(tmp_path):
    train(Plan("majesty", (5,), 4, passes=1), tmp_path, here, lambda line: None)
    with pytest.raises(BadInput, match="holds another training"):
        train(Plan("majesty", (5,), 8, passes=1), tmp_path, here, lambda line: None)


@pytest.mark.parametrize("kept", [b"", b"[]", b'{"games": 3}', b"\xff"])
def test_a_folder_whose_plan_cannot_be_read_is_refused(kept, tmp_path):
    (tmp_path / "plan.json").write_bytes(kept)
    with pytest.raises(BadInput, match="holds another training"):
        train(Plan("majesty", (5,), 4, passes=1), tmp_path, here, lambda line: None)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (("--passes", "0"), "--passes must be at least 1"),
        (("--seconds", "-3"), "--seconds must be at least 0"),
        (("--folder", f"{__file__}/kept"), "cannot be written"),
        (
            ("--folder", "HERE", "--games", "5", "--rounds", "1", "--jobs", "1", "--into", "HERE/no/folder.eye"),
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


def test_neighbours_that_are_mixed_keep_what_is_theirs():
    """Wherever another seat goes, its numbers, its wins and its points go with it; whoever looks stays."""
    names = ["taxes", "seat+0.gold", "seat+1.gold", "seat+2.gold", "seat+1.captives.seat+2", "seat+2.captives.seat+1"]
    order = (0, 2, 1, 3, 4, 5)
    assert Neighbours(names).places_after(order).tolist() == [0, 1, 3, 2, 5, 4]
    mixed = Mixed(Neighbours(names), np.array([3, 3], np.int32), np.random.default_rng(1))
    (order,) = mixed.orders.values()
    wins = np.array([[0.1, 0.2, 0.3, 0, 0, 0]] * 2, np.float32)
    assert mixed.by_seat(wins)[0, order[1]] == wins[0, 1]
    assert order[0] == 0
    assert sorted(order[1:3]) == [1, 2]


def test_from_none_to_all_but_one_are_greedy_where_search_teaches():
    teacher = Teacher(eye_of(MAJESTY), 8)
    found = {sum(Player(MAJESTY, teacher, seed).simple_seats(4)) for seed in range(60)}
    assert found == {0, 1, 2, 3}
