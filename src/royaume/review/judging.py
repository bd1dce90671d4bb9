"""Each choice of a game: what it cost beside the best one, what it was worth, and what chance made of it."""

from __future__ import annotations

from msgspec import Struct

from royaume.bots.eye.file import eye_at
from royaume.kernel.chance import Dice
from royaume.kernel.counsel import counsel_for, heeds
from royaume.kernel.shown import Event
from royaume.kernel.words import said
from royaume.review.lines import as_played, as_searched, line_of
from royaume.review.looking import Look, expected_after, seen_by, seen_by_all, shorter
from royaume.review.searching import Search, legal_choices
from royaume.review.shown import Move, Standing
from royaume.review.story import Story, story_of

CANDIDATES = 2  # beside what was played
SEEDS_APART = 1_000_003


class Judged(Struct, frozen=True):
    """A choice at first sight. `chosen` and `drawn`: by how much it, and then chance, moved everybody's prospects.

    `lead`: of the best choice before the next one, where it was made.
    """

    n: int
    cost: float
    lead: float
    chosen: Look
    drawn: Look


class Part(Struct, frozen=True):
    """What was found about some choices of a game that follow each other."""

    standings: list[Standing]
    judged: list[Judged]


def look_through(record: str, first: int, last: int, simulations: int, seed: int) -> Part:
    """From the point after `first` choices to the one before `last`; it may run in any process."""
    story = story_of(record)
    points = range(first, min(last, len(story.tables)))
    end = len(story.history)
    standings = [standing(story, n, seed) for n in points if n == end or story.begins_turn(n)]
    return Part(standings, [judged(story, n, simulations, seed) for n in points if n < end])


def dice_at(n: int, seed: int) -> Dice:
    return Dice(seed * SEEDS_APART + n)


def standing(story: Story, n: int, seed: int) -> Standing:
    game, t = story.game, story.tables[n]
    look = seen_by_all(game, eye_at(game, t), t, story.match.config.players, dice_at(n, seed))
    sheet = [[int(points) for points in line] for _, line in game.score_sheet(t)]
    win, points = [shorter(x) for x in look.win], [shorter(x) for x in look.points]
    return Standing(n, int(t.turn), int(t.active), win, points, [int(x) for x in game.scores(t)], sheet)


def judged(story: Story, n: int, simulations: int, seed: int) -> Judged:
    game, dice = story.game, dice_at(n, seed)
    t, played = story.before(n), story.history[n]
    eye = eye_at(game, t)
    before = seen_by(game, eye, t, played.seat, dice)
    real = seen_by(game, eye, story.tables[n + 1], played.seat, dice)
    after = expected_after(game, eye, t, played.number, dice) if story.has_chance(n) else real
    cost, lead = (0.0, 0.0) if len(legal_choices(t)) == 1 else compared(story, n, simulations, seed)
    return Judged(n, cost, lead, after.minus(before), real.minus(after))


def compared(story: Story, n: int, simulations: int, seed: int) -> tuple[float, float]:
    """What the choice cost beside the best one, and if it is the best one, by how much it leads."""
    search, numbers = searched(story, n, simulations, seed)
    played = story.history[n].number
    values = [search.tallies[number].value for number in numbers]
    lead = values[0] - values[1] if len(values) > 1 and numbers[0] == played else 0.0
    return values[0] - values[numbers.index(played)], lead


def searched(story: Story, n: int, simulations: int, seed: int) -> tuple[Search, list[int]]:
    """The best choices and the one that was made, all tried often enough to be compared; the best first."""
    t = story.before(n)
    search = Search(story.game, eye_at(story.game, t), t, dice_at(n, seed))
    search.grow(simulations)
    numbers = list(dict.fromkeys([*search.favourites(CANDIDATES), story.history[n].number]))
    for number in numbers:
        search.insist(number, max(1, simulations // 4))
    return search, search.best_of(numbers)


def examine(record: str, n: int, simulations: int, seed: int) -> Move:
    """A choice that looked costly, looked at again and put into words; it may run in any process."""
    story = story_of(record)
    search, numbers = searched(story, n, simulations, seed)
    played = story.history[n]
    lines = [
        line_of(search, number, True, as_played(story, n))
        if number == played.number
        else line_of(search, number, False, as_searched(search, number))
        for number in numbers
    ]
    best, made = search.tallies[numbers[0]], search.tallies[played.number]
    lost, points_lost = shorter(best.mean_win - made.mean_win), shorter(best.mean_points - made.mean_points)
    before = [chosen(story, m) for m in range(n) if story.is_same_move(n, m)]
    return Move(n, played.turn, played.seat, before, lost, points_lost, lines, minded(story, n, numbers[0]))


def chosen(story: Story, n: int) -> Event:
    t = story.before(n)
    return said(t.top().describe(t, story.history[n].number), story.game.language)


def minded(story: Story, n: int, best: int) -> Event | None:
    """What the seat was told to mind, if the best choice does, and the one that was made does not."""
    t, played = story.before(n), story.history[n]
    counsel = counsel_for(t, played.seat)
    if counsel is None:
        return None
    frame = t.top()
    good, made = frame.describe(t, best), frame.describe(t, played.number)
    if any(heeds(good, wanted) and not heeds(made, wanted) for wanted in counsel.follow):
        return said(counsel.says, story.game.language)
    return None
