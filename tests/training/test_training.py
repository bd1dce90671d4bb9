"""Learning an eye: from nothing with one command, step by step, and again where it stopped."""

import json

import numpy as np
import pytest

from commanded import royaume
from royaume.bots.eye.file import FOLDER, SUFFIX, eye_of, packed, read_eye, unpacked
from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.sight import feature_names
from royaume.games import find
from royaume.kernel.chance import Chance
from royaume.kernel.errors import BadInput
from royaume.places import here
from royaume.training.batches import Batch, Data, inputs_for
from royaume.training.keeping import USUAL_USE, from_file, in_file, keep, kept
from royaume.training.lessons import TAUGHT, Lesson, gathered, joined
from royaume.training.net import LARGEST_ERROR, forward, gradients, losses, missed, new_layers, pull
from royaume.training.notes import Decision, Notes, Outcome, Position, note_gains
from royaume.training.plan import CHUNK, Plan
from royaume.training.playing import Player, Teachers
from royaume.training.tables import Kinds
from royaume.training.tally import Tally
from royaume.training.training import train

MAJESTY = find("majesty")
SHORT = ("--rounds", "2", "--games", "20", "--taught", "20", "--passes", "1", "--jobs", "1")
OWN = Teachers(eye_of(MAJESTY), eye_of(MAJESTY))
NAMES, ACTIONS = feature_names(MAJESTY), int(MAJESTY.layout.size)
pytestmark = pytest.mark.once


def plan_of(rounds, games=CHUNK, taught=CHUNK, passes=1):
    return Plan("majesty", taught, rounds, games, passes)


def in_silence(line):
    pass


@pytest.fixture(scope="module")
def lessons():
    return gathered([lesson for seed in range(20) for lesson in Player(MAJESTY, Teachers(), seed).play()[0]])


def data_of(lessons, names=NAMES):
    return Data(lessons, inputs_for(lessons, names))


def test_lessons_of_several_games_stand_one_after_the_other(lessons):
    data = data_of(joined([lessons, lessons]))
    assert data.lessons.count == 2 * lessons.count
    one, other = (Batch(data, np.arange(k, k + 5)) for k in (3, 3 + lessons.count))
    assert all(np.array_equal(value, vars(other)[name]) for name, value in vars(one).items())


def test_what_was_believed_on_the_way_counts_beside_the_outcome():
    player = Player(MAJESTY, OWN, 3)
    found, _ = player.play()
    last = [lesson for position in player.notes.positions[-1:] for lesson in position.lessons]
    assert all(sorted(lesson.wins) in ([0, 1], [0.5, 0.5], [0, 0, 1], [0, 0, 0, 1]) for lesson in last)
    assert any(0 < win < 1 for lesson in found[: len(found) // 2] for win in lesson.wins)


def test_the_seat_that_looks_comes_first():
    outcome = Outcome([0.0, 1.0, 0.0], [3.0, 9.0, 5.0])
    assert outcome.seen_from(1) == ([1.0, 0.0, 0.0], [9.0, 5.0, 3.0])
    assert outcome.mixed(Outcome([1.0, 0.0, 0.0], [3.0, 9.0, 5.0])).wins == pytest.approx([0.01, 0.99, 0.0])


def test_gradients_are_those_of_the_loss(lessons):
    """Compared with what a very small step changes."""
    data = data_of(lessons)
    layers = {
        name: layer.astype(np.float64)
        for name, layer in new_layers(len(data.inputs.rows), ACTIONS, np.random.default_rng(1)).items()
    }
    batch = Batch(data, np.arange(40))

    def loss():
        win, points, late, actions = losses(layers, batch)
        return win + 0.5 * points + 0.1 * late + actions

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
    """And comes to what one comes to that never stopped."""
    told = []
    train(plan_of(1), tmp_path / "stopped", here, told.append)
    gone_on = train(plan_of(3), tmp_path / "stopped", here, told.append)
    assert [sum(line.startswith(f"round {number}: ") for line in told) for number in range(4)] == [1, 1, 1, 1]
    whole = train(plan_of(3), tmp_path / "whole", here, in_silence)
    assert gone_on.name == whole.name == "round-3.eye"
    assert read_eye(MAJESTY, gone_on).points_scale == read_eye(MAJESTY, whole).points_scale > 1


def test_nothing_is_learned_twice(tmp_path):
    made = train(plan_of(2), tmp_path, here, in_silence)
    before, told = made.read_bytes(), []
    assert train(plan_of(2), tmp_path, here, told.append).read_bytes() == before
    assert not told


def test_games_whose_process_dies_are_told_of_and_left_out(tmp_path):
    def deadly(work, pieces):
        return ((piece, None if piece.number else work(piece)) for piece in pieces)

    told = []
    train(plan_of(1, 2 * CHUNK, 2 * CHUNK), tmp_path / "some", deadly, told.append)
    assert sum(f"{CHUNK} games were given up" in line for line in told) == 2
    assert any(line.startswith(f"round 1: {CHUNK} games of 12.0 rounds, 100% played out") for line in told)
    with pytest.raises(BadInput, match="nothing to learn from"):
        train(plan_of(1), tmp_path / "none", lambda work, pieces: ((piece, None) for piece in pieces), in_silence)


def test_rounds_are_learned_in_their_order_whichever_is_played_first(tmp_path):
    def one_is_slow(work, pieces):
        done = [(piece, work(piece)) for piece in pieces]
        return [*done[1:], *done[:1]]

    told = []
    slow = train(plan_of(2, 2 * CHUNK, 2 * CHUNK), tmp_path / "slow", one_is_slow, told.append)
    assert [line[:8] for line in told if line.startswith("round")] == ["round 0:", "round 1:", "round 2:"]
    assert (
        slow.read_bytes() == train(plan_of(2, 2 * CHUNK, 2 * CHUNK), tmp_path / "usual", here, in_silence).read_bytes()
    )


def test_a_round_is_played_by_the_eye_of_two_before(tmp_path):
    """So nobody waits: while one round is played, the net learns from the one before."""
    asked = {}

    def noting(work, pieces):
        for piece in pieces:
            asked[piece.round] = piece.eyes
            yield piece, work(piece)

    train(plan_of(4), tmp_path, noting, in_silence)
    assert asked[0] == ()
    eyes = [asked[number][0] for number in (1, 2, 3, 4)]
    assert eyes[0] == eyes[1]
    assert len(set(eyes)) == 3
    assert asked[4][1] == eyes[0]
    assert not (tmp_path / "round-1.eye").exists()
    assert (tmp_path / "round-0.eye").read_bytes() == eyes[0]


def test_a_folder_of_another_training_is_refused(tmp_path):
    train(plan_of(0), tmp_path, here, in_silence)
    with pytest.raises(BadInput, match="holds another training"):
        train(plan_of(0, passes=2), tmp_path, here, in_silence)


@pytest.mark.parametrize("kept", [b"", b"[]", b'{"games": 3}', b"\xff"])
def test_a_folder_whose_plan_cannot_be_read_is_refused(kept, tmp_path):
    (tmp_path / "plan.json").write_bytes(kept)
    with pytest.raises(BadInput, match="holds another training"):
        train(plan_of(0), tmp_path, here, in_silence)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (("--passes", "0"), "--passes must be at least 1"),
        (("--taught", "-3"), "--taught must be at least 0"),
        (("--solo-share", "101"), "--solo-share"),
        (("--price-of-time", "2"), "--price-of-time"),
        (("--folder", f"{__file__}/kept"), "cannot be written"),
        (
            ("--folder", "HERE", *SHORT, "--into", "HERE/no/folder.eye"),
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


def test_a_training_goes_on_from_the_file_of_an_eye(tmp_path):
    asked = ("train", "majesty", "--rounds", "1", "--games", "20", "--jobs", "1", "--folder", str(tmp_path / "kept"))
    done = royaume(*asked, "--from", str(FOLDER / f"majesty{SUFFIX}"))
    assert done.returncode == 0, done.stderr
    rows = [unpacked(path.read_bytes())[0]["rows"] for path in (FOLDER / "majesty.eye", tmp_path / "kept/round-1.eye")]
    assert rows[0] == rows[1]
    other = royaume(*asked[:-1], str(tmp_path / "other"), "--from", str(FOLDER / f"viscounts{SUFFIX}"), "--lang", "en")
    assert other.returncode == 2
    assert "cannot be read: it is of viscounts" in " ".join(other.stderr.split())


def test_how_late_it_will_be_is_learned_of_every_position():
    """Counted in rounds beyond those that people need, from the position on."""
    outcome = Outcome([1.0, 0.0], [9.0, 5.0])
    lessons = [Lesson(1, [0, 1], 0) for _ in range(2)]
    notes = Notes()
    notes.note(Position(lessons[:1], None, 0))
    notes.note(Position(lessons[1:], None, 4))
    assert [lesson.late for lesson in notes.lessons(outcome, 7)] == [7, 3]
    assert list(gathered(lessons).late) == [7, 3]


def test_games_that_end_with_hundreds_of_points_pull_no_harder_than_others():
    errors = np.array([0.5, -0.5, 30.0, -30.0], np.float32)
    assert list(pull(errors)) == [0.5, -0.5, LARGEST_ERROR, -LARGEST_ERROR]
    assert list(missed(errors)) == [0.25, 0.25, 59.0, 59.0]


def test_a_file_that_says_nothing_of_time_expects_no_late_rounds(tmp_path):
    game = find("architects")
    learner = from_file(game, (FOLDER / f"architects{SUFFIX}").read_bytes(), 1)
    learner.layers["late_bias"][:] = 1.0
    data = in_file(game, learner, {})
    head, numbers = unpacked(data)
    (tmp_path / "new.eye").write_bytes(data)
    shorter = numbers[: -(learner.layers["late"].size + 1)]
    (tmp_path / "older.eye").write_bytes(packed({**head, "late": False}, shorter))
    t = game.begin(game.configure(3), Chance.from_seed("4"))
    late = []
    for name in ("new.eye", "older.eye"):
        eye = read_eye(game, tmp_path / name)
        eye.look(t, 1)
        late.append(eye.late)
    assert late[0] > 0
    assert late[1] == 0


def test_some_games_are_against_greedy_players_and_some_against_earlier_habits():
    found = [Player(MAJESTY, OWN, seed).others(4) for seed in range(60)]
    assert {len(greedy) for greedy, _ in found} == {len(earlier) for _, earlier in found} == {0, 1, 2, 3}
    assert all(not greedy or not earlier for greedy, earlier in found)


def test_alone_against_an_opponent_that_the_rules_play_the_eye_learns_in_every_game():
    """Nobody else sits there who could be greedy or play by earlier habits."""
    game = find("viscounts")
    own = Teachers(eye_of(game), eye_of(game))
    players = [Player(game, own, seed, Kinds(solo=1.0, greedy=1.0)) for seed in range(4)]
    tally = sum((player.play()[1] for player in players), Tally())
    assert all(player.config.solo and player.notes.decisions for player in players)
    assert not any(player.greedy_seats or player.earlier_seats for player in players)
    assert (tally.alone, tally.fair) == (4, 0)
    assert 0 <= tally.won_alone <= 4
    assert "of 4 won alone" in str(tally)


def test_how_long_games_last_and_what_time_costs_is_said_with_the_plan(tmp_path):
    game = find("architects")
    own = Teachers(eye_of(game), eye_of(game))
    player = Player(game, own, 1, Kinds(solo=0.0, greedy=0.0, longest=20))
    _, tally = player.play()
    assert 10 <= tally.rounds <= 20
    made = train(Plan("majesty", CHUNK, 0, CHUNK, 1, kinds=Kinds(price_of_time=0.25)), tmp_path, here, in_silence)
    assert read_eye(MAJESTY, made).use.price_of_time == 0.25


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
    assert [lesson.gain for lesson in lessons] == pytest.approx([0.95 * 0.5, 0.5, 0.4])


def test_what_brought_more_than_expected_becomes_more_of_a_habit():
    chosen = [Lesson(1, [0, 1], 0, [3, 4], 0, 0.5, gain, [1.0, 0.0], [9.0, 5.0]) for gain in (1.0, -1.0)]
    names = ["only", *(str(k) for k in range(5))]
    for lesson in chosen:
        data = data_of(gathered([lesson, chosen[1]]), names)
        layers = new_layers(len(data.inputs.rows), 6, np.random.default_rng(1))
        batch = Batch(data, np.array([0]))
        before = forward(layers, batch)[-1][0]
        for name, gradient in gradients(layers, batch).items():
            layers[name] -= 0.01 * gradient
        after = forward(layers, batch)[-1][0]
        assert (after > before) == (lesson.gain > 0)


def test_a_net_learns_on_from_its_file(tmp_path):
    made = train(plan_of(1), tmp_path, here, in_silence)
    learner, rounds = kept(MAJESTY, tmp_path / "learner.npz")
    assert rounds == 1
    keep(learner, tmp_path / "again.npz", 7)
    again, rounds = kept(MAJESTY, tmp_path / "again.npz")
    assert rounds == 7
    assert all(np.array_equal(layer, again.steps.mean[name]) for name, layer in learner.steps.mean.items())
    (tmp_path / "again.eye").write_bytes(in_file(MAJESTY, again, {}))
    t = MAJESTY.begin(MAJESTY.configure(3), Chance.from_seed("4"))
    one, other = read_eye(MAJESTY, made), read_eye(MAJESTY, tmp_path / "again.eye")
    for eye in (one, other):
        eye.look(t, 1)
    assert list(one.values) == list(other.values)


def test_what_was_found_by_playing_with_an_eye_stays_with_one_that_learns_on(tmp_path):
    path = FOLDER / f"majesty{SUFFIX}"
    keep(from_file(MAJESTY, path.read_bytes(), 1), tmp_path / "kept.npz", 3)
    again, _ = kept(MAJESTY, tmp_path / "kept.npz")
    before, after = (unpacked(data)[0] for data in (path.read_bytes(), in_file(MAJESTY, again, {})))
    use = {name: after[name] for name in USUAL_USE}
    assert use == {name: before[name] for name in USUAL_USE} != USUAL_USE


@pytest.mark.parametrize("title", ["majesty", "viscounts"])
def test_an_eye_with_fewer_neurons_sees_as_before_when_more_are_added(title, tmp_path):
    game = find(title)
    (tmp_path / "before.eye").write_bytes(narrow_eye(game))
    before = read_eye(game, tmp_path / "before.eye")
    (tmp_path / "wider.eye").write_bytes(in_file(game, from_file(game, narrow_eye(game), 1), {}))
    wider = read_eye(game, tmp_path / "wider.eye")
    assert wider.net.weights.neurons > before.net.weights.neurons
    t = game.begin(game.configure(3), Chance.from_seed("4"))
    for eye in (before, wider):
        eye.look(t, 1)
    assert list(before.values)[:3] == pytest.approx(list(wider.values)[:3], abs=1e-3)
    actions = range(10)
    assert [before.net.logit(before.net.kept(), k) for k in actions] == pytest.approx(
        [wider.net.logit(wider.net.kept(), k) for k in actions], abs=1e-2
    )


def narrow_eye(game):
    """The file of one whose numbers were never learned."""
    neurons, kept = 32, 16
    names, actions = feature_names(game), list(range(int(game.layout.size)))
    head = {"game": game.id, "hidden": [neurons, kept], "rows": names, "actions": actions, "points_scale": 10.0}
    layers = len(names) * neurons + neurons + neurons * kept + kept
    answers = 2 * (kept + 1) * MOST_SEATS + len(actions) * (kept + 1)
    numbers = np.random.default_rng(1).normal(0, 0.1, layers + answers)
    return packed(head, [0.1] * len(names) + [float(x) for x in numbers])


def test_games_are_counted_and_victories_over_greedy_players():
    games = [Player(MAJESTY, OWN, seed) for seed in range(40)]
    tally = sum((player.play()[1] for player in games), Tally())
    against = [player for player in games if player.greedy_seats]
    assert (tally.games, tally.ended, tally.rounds) == (40, 40, 40 * 12)
    assert 0 < tally.fair < len(against)
    assert 0 <= tally.won <= len(against)


@pytest.mark.parametrize("layers", [[8, 32], [0, 32], [64, 0], [-16, 4], [10**12, 32], [64, 10**30]])
def test_a_file_of_a_net_that_cannot_be_is_refused(layers, tmp_path):
    head, numbers = unpacked((FOLDER / f"majesty{SUFFIX}").read_bytes())
    (tmp_path / "odd.eye").write_bytes(packed({**head, "hidden": layers}, numbers))
    with pytest.raises(BadInput, match="cannot have layers"):
        read_eye(MAJESTY, tmp_path / "odd.eye")


@pytest.mark.parametrize("found", [b"", b"nothing of the kind", b"PK\x05\x06" + bytes(18)])
def test_a_file_to_learn_on_from_that_cannot_be_read_is_refused(found, tmp_path):
    train(plan_of(0), tmp_path, here, in_silence)
    (tmp_path / "learner.npz").write_bytes(found)
    with pytest.raises(BadInput, match="cannot be read"):
        train(plan_of(1), tmp_path, here, in_silence)
    assert (tmp_path / "learner.npz").read_bytes() == found


def test_a_file_that_says_odd_things_of_its_use_is_refused(tmp_path):
    head, numbers = unpacked((FOLDER / f"majesty{SUFFIX}").read_bytes())
    odd = [{"further": rounds} for rounds in (-1, 101, "many")]
    odd += [{"price_of_time": price} for price in (-0.1, 1.1, float("nan"), "much")]
    odd += [{"insight": insight} for insight in ({"steward": 101}, {"steward": -1}, {"steward": "all"}, ["steward"])]
    for one in odd:
        (tmp_path / "odd.eye").write_bytes(packed({**head, **one}, numbers))
        with pytest.raises(BadInput, match="cannot be read"):
            read_eye(MAJESTY, tmp_path / "odd.eye")


def test_an_older_file_says_nothing_of_habit_and_still_sees(tmp_path):
    head, numbers = unpacked((FOLDER / f"majesty{SUFFIX}").read_bytes())
    del head["habit"]
    (tmp_path / "older.eye").write_bytes(packed(head, numbers))
    assert read_eye(MAJESTY, tmp_path / "older.eye").use.habit == 0
    assert eye_of(MAJESTY).use.habit > 0
