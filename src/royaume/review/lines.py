"""A choice with the answers that follow it in the same turn, in the words of the game, and what they bring at once."""

from __future__ import annotations

from collections.abc import Callable

from royaume.bots.search.node import Node
from royaume.kernel.foresight import Foresight
from royaume.kernel.shown import Event
from royaume.kernel.table import Table
from royaume.kernel.words import said
from royaume.review.looking import shorter
from royaume.review.searching import Search, best_answer, legal_choices
from royaume.review.shown import Line
from royaume.review.story import Story

MOST_ANSWERS = 8

Answer = Callable[[Table], int | None]


def line_of(search: Search, number: int, played: bool, answer: Answer) -> Line:
    """Told as far as the seat could foresee: of what lies hidden, nothing is said."""
    known, language = search.deal(), search.game.language
    foresight = Foresight(search.game, known)
    later = known.copy()
    foresight.begin(later)
    choices = [said(later.top().describe(later, number), language)]
    later.play(number)
    while len(choices) <= MOST_ANSWERS and foresight.asks_on(later):
        next_number = answer(later)
        if next_number is None:
            break
        choices.append(said(later.top().describe(later, next_number), language))
        later.play(next_number)
    events: list[Event] = foresight.told(foresight.foreseen(later))
    tally = search.tallies[number]
    return Line(played, choices, events, shorter(tally.mean_win), shorter(tally.mean_points))


def as_searched(search: Search, number: int) -> Answer:
    """Answers as the search found them."""
    tree = search.tree
    place = tree.root.place_of(search.index_of(number), 0, search.eye)
    at: list[tuple[Node, int]] = [(tree.root, int(place))]

    def answer(t: Table) -> int | None:
        numbers = legal_choices(t)
        if len(numbers) == 1:
            return numbers[0]
        node, place = at[0]
        frame = t.top()
        found = node.found_later(place, frame.question_index(t, search.game.layout))
        best = None if found is None else best_answer(found, search.game, t)
        if found is not None and best is not None:
            index = frame.action_index(t, search.game.layout, best)
            at[0] = (found, int(found.place_of(index, 0, search.eye)))
        return best

    return answer


def as_played(story: Story, n: int) -> Answer:
    """Answers as they were given after choice n."""
    rest = iter(range(n + 1, len(story.history)))

    def answer(t: Table) -> int | None:
        m = next(rest, None)
        if m is None or not story.is_same_move(n, m):
            return None
        number = story.history[m].number
        return number if number in legal_choices(t) else None

    return answer
