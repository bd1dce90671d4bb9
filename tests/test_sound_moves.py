"""No level makes a turn that only hurts itself: one that leaves the table as another would, and itself with less."""

from operator import itemgetter

import pytest

from royaume import bots
from royaume.games import GAMES
from royaume.games.architects.table import NO_FINAL_ROUND, ArchitectsTable
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.observing import Observation

GOODS = ("clay", "wood", "stone", "gold", "marble", "silver", "ink", "coins")
# of one's own: never worse, whatever happens; not virtue at Viscounts, whose marker may meet another
MORE = {
    "majesty": ("coins", "meeples", "score"),
    "architects": (*GOODS, "score", "virtue", "supply", "hand"),
    "viscounts": (*GOODS, "score", "supply", "paid"),
}
LESS = {"majesty": (), "architects": ("debts", "prison"), "viscounts": ("debts",)}
CARDS = {"majesty": (), "architects": ("hand.", "seat+0.crew."), "viscounts": ()}
NO_MATTER = {"majesty": (), "architects": ("taxes", "idle", "quiet"), "viscounts": ()}
MOST_OUTCOMES = 300
LEVELS = ("page", "squire", "steward", "search:10")
pytestmark = pytest.mark.once


class Scale:
    """Compares two tables as a seat sees them."""

    def __init__(self, game):
        self.game = game
        self.seen = Observation(len(game.observation_names()))
        signs = [self.sign(name) for name in game.observation_names()]
        self.signs = [(at, sign) for at, sign in enumerate(signs) if sign]
        self.unclear = itemgetter(*[at for at, sign in enumerate(signs) if sign == 0])

    def sign(self, name):
        """1: more is better, -1: less is, None: it does not matter, 0: nobody can say."""
        title, own = self.game.id, name.removeprefix("seat+0.")
        if name in NO_MATTER[title]:
            return None
        if own != name and own in LESS[title]:
            return -1
        more = (own != name and own in MORE[title]) or (CARDS[title] and name.startswith(CARDS[title]))
        return 1 if more else 0

    def seen_by(self, t, seat):
        self.game.observe(t, seat, self.seen)
        return list(self.seen.items)

    def is_worse(self, one, other):
        """Nothing is different but what is of one's own, and of that all is less."""
        if self.unclear(one) != self.unclear(other):
            return False
        more = [(other[at] - one[at]) * sign for at, sign in self.signs if one[at] != other[at]]
        return bool(more) and min(more) > 0


def goes_on(t, seat, turn):
    return not t.over and t.turn == turn and t.top().seat == seat


def legal(t):
    out = Choices()
    t.top().legal(t, out)
    return out.as_list()


def outcomes(t, seat, turn):
    """Tables to which this seat's choices can lead by the end of its turn."""
    for a in legal(t):
        later = t.copy()
        later.play(a)
        if goes_on(later, seat, turn):
            yield from outcomes(later, seat, turn)
        else:
            yield later


def is_last_turn(t):
    """In the last turns of Architects, goods that score nothing are worth nothing."""
    return isinstance(t, ArchitectsTable) and t.turns_left != NO_FINAL_ROUND


def could_have_more(scale, begun, t, seat, turn):
    mine = scale.seen_by(t, seat)
    for later, _ in zip(outcomes(begun, seat, turn), range(MOST_OUTCOMES), strict=False):
        if later.revealed == t.revealed and scale.is_worse(mine, scale.seen_by(later, seat)):
            return True
    return False


def self_harm(title, bot, seed, options=None):
    """How many turns of a game of three were made so, and of how many."""
    game = GAMES[title]
    scale, dice = Scale(game), Dice(seed)
    t = game.begin(game.configure(3, options=options or {}), Chance.from_seed(f"sound {seed}"))
    sitters = [bots.find(bot) for _ in range(t.seats)]
    turns = worse = 0
    while not t.over:
        begun, seat, turn = t.copy(), t.top().seat, t.turn
        while goes_on(t, seat, turn):
            t.play(sitters[seat].choose(game, t, dice))
        turns += 1
        worse += not is_last_turn(begun) and could_have_more(scale, begun, t, seat, turn)
    return worse, turns


# whatever comes of it, it passes: not for every day
LEARNED_WRONG = (
    pytest.mark.xfail(
        reason="what simulations cannot tell apart, a search takes as it comes: a good less now and then", strict=False
    ),
    pytest.mark.long,
)
OF_LEARNED_WRONG = {("architects", "search:10")}


@pytest.mark.parametrize(
    ("title", "bot"),
    [
        pytest.param(title, bot, marks=LEARNED_WRONG if (title, bot) in OF_LEARNED_WRONG else ())
        for title in GAMES
        for bot in LEVELS
    ],
)
def test_no_level_makes_a_turn_that_only_hurts_itself(title, bot):
    worse, turns = self_harm(title, bot, seed=1)
    assert (worse, turns > 20) == (0, True)


@pytest.mark.parametrize("title", ["architects", "viscounts"])
def test_whoever_plays_at_random_does(title):
    worse, _ = self_harm(title, "random", seed=1)
    assert worse > 0
