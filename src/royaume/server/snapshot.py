"""All that one seat, or a spectator, may know of a table."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from royaume.kernel.frame import NOBODY
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.shown import Advice, Choice, Event, Outlook
from royaume.kernel.table import Table
from royaume.lessons.coach import LEARNER, Coach
from royaume.server.errors import refused
from royaume.server.room import Room
from royaume.server.seats import Asker, Seat
from royaume.server.store import Line
from royaume.server.types.asked import ClockTerms
from royaume.server.types.basics import ErrorShown
from royaume.server.types.shown import (
    AnswerShown,
    ChapterShown,
    ChatLine,
    ChoiceShown,
    ConfigShown,
    LessonShown,
    LogShown,
    MomentShown,
    OriginShown,
    SeatShown,
    SheetLine,
    Snapshot,
    UndoShown,
)
from royaume.server.undoing import why_no_undo


def snapshot(
    room: Room,
    asker: Asker,
    seat: int | None,
    since: int | None = None,
    here: Set[int] = frozenset(),
    looking_back: bool = False,
    said: int | None = None,
) -> Snapshot:
    """`since` and `said`: the last version and line that the client has. Looking back, there is nothing to choose."""
    match = room.match
    over = match.over
    waiting = [] if looking_back else room.waiting
    since = known_of(room, since)
    fresh = since is None
    known = since or 0
    viewer = NOBODY if seat is None else seat
    offered = choices(room, seat) if seat is not None and seat in waiting else []
    return Snapshot(
        table=room.id,
        game=match.game.id,
        version=room.version,
        course=room.course,
        config=config_shown(room),
        seats=[seat_shown(room, number, asker, here) for number in range(match.seats)],
        seat=seat,
        started=room.started,
        over=over,
        turn=match.turn,
        active=int(match.table.active),
        to_move=match.to_move if waiting else None,
        waiting=waiting,
        question=question(room, seat, waiting),
        choices=offered,
        counsel=counsel(room, seat) if waiting else None,
        undo=undo_shown(room, asker, looking_back),
        view=match.shown(viewer),
        since=known,
        reset=fresh,
        log=[LogShown(v, turn, e.key, e.args) for v, turn, e in room.told(viewer, -1 if fresh else known)],
        moments=[] if fresh or known == room.version else moments(room, viewer),
        chat=[chat_line(line) for line in lines_after(room, said)],
        scores=match.scores(),
        score_sheet=[SheetLine(key, points) for key, points in match.game.score_sheet(match.table)],
        winners=match.winners() if over else None,
        ending=match.game.ending(match.table) if over else None,
        commitment=match.commitment,
        seed=match.seed if room.open_book else None,
        verifiable=room.stored.start is None and match.seed != "",
        choices_made=len(match.history),
        rematch=room.rematch,
        imported=room.stored.imported,
        origin=origin_shown(room),
        notice=notice_shown(room),
        lesson=lesson_shown(room, seat, offered) if not looking_back else None,
        host=asker.host and not room.open_book,
        spectators=not room.private,
        rated=room.rated,
        clock=terms_shown(room),
        open_to_all=room.open_to_all,
    )


def known_of(room: Room, since: int | None) -> int | None:
    """The version from which on the client has to be told; none: from the beginning."""
    return since if since is not None and room.reset <= since <= room.version else None


def lines_after(room: Room, said: int | None) -> list[Line]:
    return room.chat if said is None else [line for line in room.chat if line.said > said]


def moments(room: Room, viewer: int) -> list[MomentShown]:
    return [moment_shown(room.game, told, moment.table, viewer) for told, moment in room.moments()]


def moment_shown(game: Game[Any], told: int, t: Table, viewer: int) -> MomentShown:
    return MomentShown(told, int(t.turn), int(t.active), game.shown(t, viewer), list(game.scores(t)))


def notice_shown(room: Room) -> ErrorShown | None:
    notice = room.notice()
    return None if notice is None else refused(notice).shown().error


def origin_shown(room: Room) -> OriginShown | None:
    return None if room.origin is None else OriginShown(room.origin.table, room.origin.at)


def lesson_shown(room: Room, seat: int | None, offered: list[ChoiceShown]) -> LessonShown | None:
    """For the learner alone: what the coach asks for may be a secret of the hand."""
    coach = room.coach
    if coach is None or seat != LEARNER or room.open_book:
        return None
    asked = None if coach.done else coach.asked
    waits = LEARNER in room.waiting
    target = coach.target(room.match) if waits else []
    return LessonShown(
        id=coach.lesson.id,
        chapters=[ChapterShown(chapter.id, chapter.minutes) for chapter in coach.lesson.chapters],
        chapter=coach.chapter,
        step=coach.step,
        steps=0 if asked is None else len(coach.current.steps),
        text=None if asked is None else coach.text,
        answer=coach.answer or None,
        target=target,
        then=answers_asked(room, coach, target, offered),
        asleep={} if waits and not target else coach.asleep(),
        rival=room.seats[1].name,
    )


def answers_asked(room: Room, coach: Coach, target: list[str], offered: list[ChoiceShown]) -> list[Event]:
    if not target or not any(choice.then for choice in offered if choice.id in target):
        return []
    return [Event(choice.key, choice.args) for choice in coach.then(room.match)]


def config_shown(room: Room) -> ConfigShown:
    c = room.match.config
    return ConfigShown(c.players, list(c.expansions), c.solo, c.setup, dict(c.options))


def terms_shown(room: Room) -> ClockTerms | None:
    return None if room.clocks is None else room.clocks.terms


def seat_shown(room: Room, number: int, asker: Asker, here: Set[int]) -> SeatShown:
    seat = room.seats[number]
    back = number in asker.away and not room.open_book
    gives = asker.host and not room.open_book and not room.is_fixed(number)
    return SeatShown(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=number in asker.seats,
        here=is_here(seat, number, here),
        back=back,
        gives=gives,
        clock=None if room.clocks is None else room.clocks.shown(number, room.lost, room.away),
        why=seat.why,
        away=room.away.get(number),
    )


def is_here(seat: Seat, number: int, connected: Set[int]) -> bool:
    return number in connected or seat.kind in ("bot", "rules")


def question(room: Room, seat: int | None, waiting: list[int]) -> Event | None:
    """What is asked of this seat or, if nothing is, of the one that decides."""
    return room.match.question(seat if seat in waiting else waiting[0]) if waiting else None


def choices(room: Room, seat: int) -> list[ChoiceShown]:
    each = room.match.explain_all(seat)
    harms = harms_of(room.match, seat, each)
    return [choice_shown(*explained, harm) for explained, harm in zip(each, harms, strict=True)]


def counsel(room: Room, seat: int | None) -> Advice | None:
    """Spectators get none."""
    return None if seat is None else room.match.counsel(seat)


def harms_of(match: Match, seat: int, explained: list[tuple[Choice, Outlook | None]]) -> list[str]:
    """What to warn of with each choice: nothing that all bring alike, for there is no way round it."""
    harms = ["" if outlook is None else match.harm(choice, outlook, seat) for choice, outlook in explained]
    alike = {harm for harm, (_, outlook) in zip(harms, explained, strict=True) if outlook is not None}
    return [""] * len(harms) if len(alike) == 1 else harms


def choice_shown(choice: Choice, outlook: Outlook | None, harm: str) -> ChoiceShown:
    """With what it brings about as far as can be foreseen, or why it is not allowed."""
    if outlook is None:
        return ChoiceShown(choice.id, choice.key, choice.args, choice.refusal, False, None, [], [], [])
    then = [AnswerShown(answer.key, answer.args, events) for answer, events in outlook.then]
    return ChoiceShown(
        choice.id, choice.key, choice.args, None, outlook.reveals, harm or None, outlook.events, then, outlook.later
    )


def undo_shown(room: Room, asker: Asker, looking_back: bool = False) -> UndoShown:
    reason = "undo-finished" if looking_back else why_no_undo(room, asker)
    return UndoShown(not reason, reason or None)


def chat_line(line: Line) -> ChatLine:
    return ChatLine(line.said, line.seat, line.name, line.text, line.at)
