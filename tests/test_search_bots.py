"""Search and the learned eye: fair, repeatable, no worse than what they are made of."""

import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import royaume
from royaume import bots
from royaume.arena.simulation import compositions, simulate
from royaume.bots.bot import Bot
from royaume.bots.eye.file import eye_at, eye_files, eye_of, packed, read_eye, unpacked
from royaume.bots.eye.habit import Habit
from royaume.bots.eye.net import LARGEST_INPUT, MOST_SEATS, Net, Weights
from royaume.bots.eye.sight import MARGIN_WEIGHT, PATIENCE, PRICE_OF_TIME, feature_names, late_rounds, see
from royaume.bots.greedy import GreedyBot
from royaume.bots.now_and_then import NowAndThenBot
from royaume.bots.search.bot import AS_MANY_AS_HELP, SearchBot
from royaume.bots.search.going_on import GoingOn
from royaume.bots.search.node import Node
from royaume.bots.search.others import SUREST, Others
from royaume.bots.search.race import Race
from royaume.bots.search.tree import Tree
from royaume.games import GAMES, find
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.errors import BadInput
from royaume.kernel.indexing import action_index
from royaume.kernel.observing import Observation
from royaume.kernel.state import state_hash
from royaume.kernel.words import said

MAJESTY = find("majesty")
LARGEST_FILE = 2_000_000
# one title is searched from source too, those of long turns compiled alone
TITLES = [pytest.param(title, marks=() if title == "majesty" else pytest.mark.once) for title in GAMES]


def table(game, players=3, seed="4", decisions=30):
    """One that random play led to."""
    t = game.begin(game.configure(players), Chance.from_seed(seed))
    dice, out = Dice(7), Choices()
    for _ in range(decisions):
        t.top().legal(t, out)
        t.play(out.items[dice.roll(out.n)])
    return t


@pytest.mark.parametrize("bot", ["eye", "search:12"])
@pytest.mark.parametrize("game", TITLES)
def test_what_is_hidden_does_not_change_a_choice(game, bot):
    """Two games that differ only in what is hidden get the same choice from the same dice."""
    match = royaume.new(game, players=3, seed=4)
    while not match.over and match.turn <= 9:
        other = match.game.resample(match.table, match.to_move, Dice(99))
        one = bots.choose(bot, match.game, match.table, Dice(7))
        assert one == bots.choose(bot, match.game, other, Dice(7))
        match.play_number(one, match.to_move)


@pytest.mark.parametrize("title", TITLES)
def test_a_search_is_repeated_by_its_dice_and_simulations(title):
    t = table(GAMES[title])
    found = [[grown(t, GAMES[title], seed).root.visits for seed in (5, 5, 6)] for _ in range(2)]
    assert list(found[0][0]) == list(found[0][1]) == list(found[1][0])


def grown(t, game, seed, simulations=40):
    dice = Dice(seed)
    tree = Tree(game, eye_of(game), game.resample(t, t.top().seat, dice))
    tree.grow(t, dice, simulations, 0.0)
    return tree


@pytest.mark.parametrize("title", list(GAMES))
def test_every_simulation_is_counted_once_at_the_root(title):
    tree = grown(table(GAMES[title]), GAMES[title], 1)
    assert sum(tree.root.visits) == tree.root.visited == tree.simulated
    assert min(tree.wins) >= 0
    assert max(tree.wins) <= tree.simulated


@pytest.mark.parametrize("title", TITLES)
def test_the_worse_half_drops_out_again_and_again_until_one_is_left(title):
    """All that are left have been tried equally often; who has dropped out is not tried any more."""
    game, t = GAMES[title], table(GAMES[title])
    dice = Dice(4)
    tree = Tree(game, eye_of(game), game.resample(t, t.top().seat, dice))
    race = tree.race(400, 0.0)
    left, begun = [len(race.left)], list(race.left)
    while race.goes_on():
        choice = tree.try_next(race, game.resample(t, t.top().seat, dice), dice)
        assert choice in tree.choices
        left.append(len(race.left))
    left.append(len(race.left))
    tried = [tree.root.visits[k] for k in begun]
    assert left == sorted(left, reverse=True)
    assert left[-1] == 1 < left[0]
    assert sum(tried) == tree.simulated <= 400 + left[0]
    assert tree.root.visits[race.best()] == max(tried)
    assert min(tried) >= 1


def test_a_race_with_a_clear_winner_ends_early():
    root = Node(0, 0.0, vec[float]([0.0]))
    root.actions, root.visits, root.totals = vec[i64]([3, 4]), vec[i64]([0, 0]), vec[float]([0.0, 0.0])
    race = Race(root, vec[i64]([0, 1]), 1000, 0.0)
    while race.goes_on():
        place = race.choose()
        root.note(place, float(place) + 0.1 * (root.visits[place] % 2))
        race.note(place, float(place) + 0.1 * (root.visits[place] % 2))
    assert race.best() == 1
    assert root.visited < 50


def test_a_search_goes_on_by_habit_for_as_long_as_its_eye_needs():
    """So many turns of whoever it is, the same for the same dice, and to the end of the game at most."""
    game = find("architects")
    eye, t = eye_of(game), table(game)
    assert eye.use.further > 0
    came = []
    for seed in (5, 5, 6):
        later = t.copy()
        GoingOn(eye, 0).play(later, 7, Dice(seed))
        assert later.turn == t.turn + 7
        came.append(state_hash(game, game.configure(3), later))
    assert came[0] == came[1] != came[2]
    GoingOn(eye, 0).play(t, 100_000, Dice(5))
    assert t.over


@pytest.mark.parametrize("title", list(GAMES))
def test_habits_are_chances_and_each_action_has_one(title):
    game, t = GAMES[title], table(GAMES[title])
    eye, out = eye_of(game), Choices()
    habit = Habit(eye)
    for odd in (0.0, 0.5):
        t.top().legal(t, out)
        eye.look(t, t.top().seat)
        habit.weigh(t, out, 1.0, odd)
        actions = list(habit.actions)[: habit.n]
        assert sorted(actions) == sorted({action_index(game, t, choice) for choice in out.as_list()})
        assert [action_index(game, t, choice) for choice in list(habit.choices)[: habit.n]] == actions
        chances = list(habit.chances)[: habit.n]
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= odd / habit.n
        assert [habit.place_at(lot) for lot in (0.0, 1.0)] == [0, habit.n - 1]


@pytest.mark.parametrize("title", list(GAMES))
def test_the_packed_layer_finds_what_plain_sums_find(title):
    eye, t = eye_of(GAMES[title]), table(GAMES[title])
    eye.glance(GAMES[title].resample(t, t.top().seat, Dice(1)), t.top().seat)
    weights = eye.net.weights
    for j in range(weights.neurons):
        plain = weights.first_bias[j]
        for i, n in enumerate(eye.seen.items):
            x = max(min(n * weights.scale[i], LARGEST_INPUT), -LARGEST_INPUT)
            plain += x * weights.first[i * weights.neurons + j]
        assert heard(eye.net).get(j, 0.0) == pytest.approx(max(plain, 0.0), abs=0.2)


def heard(net):
    """What the neurons of the first layer say; those that say nothing are left out."""
    layer = net.second_layer
    return {layer.places[k] // layer.width: layer.numbers[k] for k in range(layer.n)}


@pytest.mark.parametrize("title", list(GAMES))
def test_what_an_eye_saw_before_changes_nothing_of_what_it_sees(title):
    """Only what differs is added up: that is exact, whoever looked and at whatever table."""
    game = GAMES[title]
    eye = eye_of(game)
    for t in (table(game), table(game, 2, "9", 20), table(game)):
        for seat in range(t.seats):
            known = game.resample(t, seat, Dice(1))
            eye.look(known, seat)
            seen, new = Observation(len(feature_names(game))), Net(eye.net.weights)
            see(game, known, seat, seen)
            new.run(seen, seat, t.seats)
            found, fresh = ((heard(net), list(net.second), list(net.win), list(net.points)) for net in (eye.net, new))
            assert list(eye.seen.items) == list(seen.items)
            assert found[:2] == fresh[:2]
            assert [numbers[: t.seats] for numbers in found[2:]] == [numbers[: t.seats] for numbers in fresh[2:]]


def test_weights_whose_sums_would_not_fit_are_refused():
    weights = Weights(1, 16, 1, 1)
    weights.scale[0], weights.first[0] = 1.0, 40_000.0
    with pytest.raises(ValueError, match="too large"):
        Net(weights)


def test_a_game_that_will_take_long_is_worth_less_to_everybody():
    """What was late already counts like what still will be; so tables of different rounds can be compared."""
    game = find("architects")
    eye, t = eye_of(game), game.begin(game.configure(2), Chance.from_seed("1"))
    seats = range(2)
    assert late_rounds(t) == 0
    t.turn = 2 * (PATIENCE + 10)
    assert late_rounds(t) == 10
    eye.look(t, 0)
    for left in (0.0, 7.0):
        eye.late = left
        eye.value_all(t)
        assert [eye.standing(t, seat) - eye.values[seat] for seat in seats] == pytest.approx(
            [(10 + left) * PRICE_OF_TIME] * 2
        )
    eye.count(t)
    assert eye.late == 0


@pytest.mark.once
def test_a_search_stops_when_its_time_has_come():
    t = table(MAJESTY)
    began = time.monotonic()
    SearchBot(1_000_000_000, 0.05).choose(MAJESTY, t, Dice(1))
    assert time.monotonic() - began < 5


def test_what_was_found_is_kept_for_the_next_question_of_the_turn():
    game = find("architects")
    t = game.begin(game.configure(2), Chance.from_seed("3"))
    bot, dice, kept = SearchBot(60), Dice(3), 0
    while t.turn < 12:
        seat, turn, before = t.top().seat, t.turn, bot.tree
        chosen = bot.choose(game, t, dice) if seat == 0 else bots.choose("greedy", game, t, dice)
        kept += before is not None and bot.tree is before and seat == 0 and bot.turn == turn
        t.play(chosen)
    assert kept > 0


def watched(title, others, turns, seed="6"):
    """What a search thinks of the others after so many turns."""
    game = GAMES[title]
    t = game.begin(game.configure(4), Chance.from_seed(seed))
    search, dice, out = SearchBot(1), Dice(3), Choices()
    sitters = [bots.find(name) for name in ("greedy", *others)]
    while t.turn < turns:
        t.top().legal(t, out)
        seat = t.top().seat
        chosen = sitters[seat].choose(game, game.resample(t, seat, dice), dice) if out.n > 1 else out.items[0]
        if seat != 0:
            search.watch(game, game.resample(t, 0, dice), chosen)
        t.play(chosen)
    return search.odds()


@pytest.mark.parametrize("title", [title for title in TITLES if eye_of(GAMES[title.values[0]]).use.watching])
def test_a_search_finds_out_who_plays_greedily_and_who_like_itself(title):
    odds = watched(title, ("greedy", "eye", "greedy"), turns=32)
    assert odds[0] == 0  # its own seat
    assert odds[1] > 1
    assert odds[2] < -1
    assert odds[3] > 1


def test_what_others_are_thought_to_be_is_imagined():
    others = Others(MAJESTY, eye_of(MAJESTY))
    others.odds[1], others.odds[2] = SUREST, -SUREST
    dice, greedy = Dice(1), [0, 0, 0, 0]
    for _ in range(400):
        others.draw(dice)
        greedy = [n + others.greedy[seat] for seat, n in enumerate(greedy)]
    assert greedy[1] > 380
    assert greedy[2] < 20
    assert 150 < greedy[0] < 250


@pytest.mark.parametrize("title", TITLES)
def test_what_is_chosen_in_public_means_the_same_at_every_table_that_somebody_may_imagine(title):
    """So who watches learns nothing but what everybody saw."""
    game, dice = GAMES[title], Dice(5)
    seen = 0
    for config in compositions(game)[::23]:
        t, out, imagined_out = game.begin(config, Chance.from_seed("7")), Choices(), Choices()
        while not t.over and t.turn < 24:
            frame = t.top()
            frame.legal(t, out)
            chosen = out.items[dice.roll(out.n)]
            for seat in range(config.players if frame.public else 0):
                imagined = game.resample(t, seat, dice)
                imagined.top().legal(imagined, imagined_out)
                if seat != frame.seat:
                    assert chosen in imagined_out.as_list()
                    assert said(imagined.top().describe(imagined, chosen), game.language) == said(
                        frame.describe(t, chosen), game.language
                    )
                    seen += 1
            t.play(chosen)
    assert (seen > 0) == eye_of(game).use.watching


@pytest.mark.once
def test_the_queen_takes_as_many_simulations_as_the_file_of_her_eye_says():
    """And a second at most; here there is time for all of them."""
    t, queen = table(MAJESTY), bots.find("queen")
    assert (queen.simulations, queen.seconds) == (AS_MANY_AS_HELP, 1.0)
    hers, same = SearchBot(AS_MANY_AS_HELP), SearchBot(eye_of(MAJESTY).use.enough)
    assert hers.choose(MAJESTY, t, Dice(1)) == same.choose(MAJESTY, t, Dice(1))
    assert hers.tree.simulated == same.tree.simulated > 300


@pytest.mark.once
def test_search_beats_greedy_players_at_majesty():
    summary = simulate(MAJESTY, MAJESTY.configure(2), ["search:60", "greedy"], games=20, seed=3, checked=False)
    assert summary.wins[0] >= 13


@pytest.mark.once
@pytest.mark.parametrize("title", list(GAMES))
def test_every_composition_is_seen_and_searched(title):
    game = GAMES[title]
    for config in compositions(game)[::7]:
        t = game.begin(config, Chance.from_seed("8"))
        seen = Observation(len(feature_names(game)))
        see(game, game.resample(t, t.top().seat, Dice(1)), t.top().seat, seen)
        assert t.seats <= MOST_SEATS
        assert SearchBot(3).choose(game, t, Dice(2)) >= 0


@pytest.mark.parametrize("title", list(GAMES))
def test_the_eye_counts_exactly_when_the_game_is_over(title):
    match = royaume.new(title, players=2, seed=2)
    dice = Dice(2)
    while not match.over:
        match.play_number(bots.choose("random", match.game, match.table, dice), match.to_move)
    eye = eye_of(match.game)
    eye.look(match.table, 0)
    winners = match.game.winners(match.table, match.config)
    assert list(eye.win)[:2] == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert [round(x * eye.points_scale) for x in list(eye.points)[:2]] == match.game.scores(match.table)


@pytest.mark.once
@pytest.mark.parametrize("title", list(GAMES))
def test_weights_are_small_and_of_what_the_title_has_today(title):
    paths = eye_files(title)
    assert sum(path.stat().st_size for path in paths) <= LARGEST_FILE
    for path in paths:
        head, _ = unpacked(path.read_bytes())
        assert set(head["rows"]) <= set(feature_names(GAMES[title]))


@pytest.mark.once
def test_alone_another_eye_looks_where_a_title_has_one():
    def eye(title, players, solo=""):
        game = GAMES[title]
        return eye_at(game, game.begin(game.configure(players, solo=solo), Chance.from_seed("1")))

    assert eye("viscounts", 1, "cleric") is eye("viscounts", 1, "card") is not eye("viscounts", 2)
    assert eye("viscounts", 2) is eye("viscounts", 4) is eye_of(GAMES["viscounts"])
    assert eye("architects", 1, "helena") is eye("architects", 2) is eye_of(GAMES["architects"])


def test_a_lead_counts_up_to_five_times_the_usual_points():
    """One who is fifty points behind still has something to gain: at Viscounts, the cleric is so far ahead at first."""
    game = GAMES["viscounts"]
    eye = eye_of(game)
    for points in (0.0, 2.5, 4.5):
        eye.points[0], eye.points[1] = points, 5.0
        behind = eye.standing(game.begin(game.configure(2), Chance.from_seed("1")), 0)
        assert behind - eye.win[0] == pytest.approx(MARGIN_WEIGHT * (points - 5.0))
    eye.points[0] = -3.0
    assert eye.standing(game.begin(game.configure(2), Chance.from_seed("1")), 0) - eye.win[0] == -5 * MARGIN_WEIGHT


@pytest.mark.once
def test_an_eye_that_cannot_be_read_says_so(tmp_path):
    path = tmp_path / "majesty.eye"
    for data in (b"", b"no eye", packed({"game": "viscounts"}, []), packed({"game": "majesty", "rows": []}, [1.0])):
        path.write_bytes(data)
        with pytest.raises(BadInput, match="cannot be read"):
            read_eye(MAJESTY, path)


class Seen(Bot):
    """Counts the turns in which it was asked."""

    def __init__(self):
        self.turns = set()

    def choose(self, game, t, dice):
        self.turns.add(int(t.turn))
        return GreedyBot().choose(game, t, dice)


def turns_without_the_eye(level, solo="", seed="5"):
    game = find("architects")
    t = game.begin(game.configure(1, solo=solo) if solo else game.configure(2), Chance.from_seed(seed))
    otherwise, dice, turns = Seen(), Dice(1), set()
    bot = NowAndThenBot(level, otherwise)
    while t.turn < 120 and not t.over:
        if t.top().seat == 0:
            turns.add(int(t.turn))
            t.play(bot.choose(game, t, dice))
        else:
            t.play(bots.choose("random", game, t, dice))
    return len(otherwise.turns) / len(turns)


@pytest.mark.once
def test_a_level_sees_with_the_eye_as_often_as_the_eye_says():
    """In whole turns; more often where there is nobody but an opponent that the rules play."""
    insight = eye_of(find("architects")).use.insight
    assert turns_without_the_eye("squire") == 1
    for level in ("steward", "chancellor"):
        assert turns_without_the_eye(level) == pytest.approx(1 - insight[level] / 100, abs=0.2)
    assert turns_without_the_eye("page") == 1
    assert turns_without_the_eye("page", "helena") == pytest.approx(1 - insight["page alone"] / 100, abs=0.2)


def test_levels_are_bots_and_a_search_needs_a_sound_setting():
    assert all(bots.find(level) is not bots.find(level) for level in bots.LEVELS)
    assert set(bots.LEVELS) <= set(bots.BOTS)
    for name in ("search", "search:", "search:0", "search:-3", "search:1.5", "search:xs", "search:infs", "search:nans"):
        with pytest.raises(BadInput, match="is no search"):
            bots.find(name)


@pytest.mark.once
@pytest.mark.parametrize("title", list(GAMES))
def test_no_level_ruins_itself(title):
    """The friendliest one, among others, ends with about what a player who looks a turn ahead has."""
    game = GAMES[title]
    summary = simulate(game, game.configure(3), ["page", "squire", "greedy"], games=6, seed=5, checked=False)
    page, _, greedy = (sum(scores) for scores in summary.scores)
    assert page >= greedy * 0.6
