"""A position, its choices and what happened, in words."""

from __future__ import annotations

from collections.abc import Iterable

from royaume.cli.boards import BOARDS
from royaume.cli.characters import bot_words
from royaume.cli.common import Speech, tr
from royaume.cli.mcp.glossary import seen_cards
from royaume.cli.mcp.plain import lines_of, table_lines
from royaume.cli.mcp.position import Position
from royaume.cli.record import sheet_table
from royaume.cli.said import choice_words, event_words, refusal_words, said
from royaume.kernel.shown import Event
from royaume.server.types.listed import Mine, TableListed
from royaume.server.types.shown import AnswerShown, ChoiceShown, LogShown, SeatShown
from royaume.texts import has

MOST_EVENTS = 60


def position_words(seen: Position, since: int | None) -> str:
    """Whose turn it is, the table as this seat sees it, what was done since its last choice, what to mind."""
    board = table_words(seen) if seen.started else []
    return lines([*heading(seen), *board, "", *news_words(seen, since), *counsel_words(seen), undo_words(seen)])


def table_words(seen: Position) -> list[str]:
    """As a terminal shows it, then what the cards on it do."""
    drawn = lines_of(BOARDS[seen.title](seen, seen.seat or 0))
    return [*drawn, "", tr("mcp-cards"), *seen_cards(seen.title, seen.shown)]


def heading(seen: Position) -> list[str]:
    title = tr(f"{seen.title}-title")
    first = tr("mcp-heading", title=title, table=seen.table, version=str(seen.version), turn=seen.turn)
    seated = [tr("mcp-you-are", name=seen.names[seen.seat], seat=seen.seat + 1)] if seen.seat is not None else []
    return [
        first,
        *played_with(seen),
        *seated,
        tr("mcp-at-the-table", names=", ".join(map(person, seen.seats))),
        *stand(seen),
    ]


def played_with(seen: Position) -> list[str]:
    return [tr("mcp-with", what=tr(f"{seen.title}-expansion-{expansion}")) for expansion in seen.config.expansions]


def person(seat: SeatShown) -> str:
    return tr(f"mcp-seat-{seat.kind}", name=seat.name, bot=bot_words(seat.bot or ""))


def stand(seen: Position) -> list[str]:
    """Who is to choose what, or how it ended."""
    if seen.over:
        return ending_words(seen)
    if not seen.started:
        return [tr("mcp-not-started")]
    if seen.mine_to_choose and seen.question is not None:
        return [tr("mcp-your-turn", question=said(seen, "ask", seen.question, Speech.language))]
    return [tr("mcp-waiting", names=", ".join(seen.names[seat] for seat in seen.waiting))]


def ending_words(seen: Position) -> list[str]:
    winners = seen.winners or []
    names = ", ".join(seen.names[seat] for seat in winners)
    won = tr("cli-won" if len(winners) == 1 else "cli-won-together", names=names)
    ending = [tr("mcp-over", reason=tr(f"{seen.title}-ending-{seen.ending}"))] if seen.ending else []
    sheet = [(line.key, line.points) for line in seen.score_sheet]
    return [*ending, won, *table_lines(sheet_table(seen, sheet, seen.scores, winners))]


def news_words(seen: Position, since: int | None) -> list[str]:
    """What has been told since, the latest of it where there is much."""
    told = happened(seen, seen.log[-MOST_EVENTS:])
    if not told:
        return []
    return [tr("mcp-so-far" if since is None else "mcp-since"), *told, ""]


def happened(seen: Position, log: Iterable[LogShown]) -> list[str]:
    return [f"- {log_words(seen, entry)}" for entry in log]


def log_words(seen: Position, entry: LogShown) -> str:
    """What games tell has their words; what the server adds is the same for all."""
    if has(Speech.language, f"{seen.title}-event-{entry.key}"):
        return event_words(seen, Event(entry.key, entry.args))
    return tr(f"event-{entry.key}", **entry.args)


def counsel_words(seen: Position) -> list[str]:
    if seen.counsel is None:
        return []
    told = tr("mcp-counsel", counsel=said(seen, "counsel", seen.counsel, Speech.language))
    heeding = ", ".join(f"`{choice}`" for choice in seen.counsel.choices)
    return [told, tr("mcp-heeding", choices=heeding)] if heeding else [told]


def undo_words(seen: Position) -> str:
    if seen.undo.possible:
        return tr("mcp-undo")
    return tr(f"error-{seen.undo.reason}") if seen.undo.reason else ""


# choices ------------------------------------------------------------------------------------


def choices_words(seen: Position) -> str:
    """Those that are possible, numbered, with what they bring; then the others, with the rule that forbids each."""
    if not seen.choices:
        return lines(stand(seen))
    allowed = [line for number, choice in enumerate(seen.possible, 1) for line in possible(seen, number, choice)]
    forbidden = [impossible(seen, choice) for choice in seen.choices if choice.refusal is not None]
    refusals = ["", tr("mcp-impossible"), *forbidden] if forbidden else []
    return lines(
        [*stand(seen), tr("mcp-choices", version=str(seen.version)), *allowed, *refusals, *counsel_words(seen)]
    )


def possible(seen: Position, number: int, choice: ChoiceShown) -> list[str]:
    """Its notation and its sentence, then what it brings about as far as can be foreseen."""
    words = choice_words(seen, Event(choice.key, choice.args))
    told = [tr("mcp-choice", number=number, notation=choice.id, words=words)]
    if choice.preview:
        told.append("   " + tr("mcp-brings", events=events_words(seen, choice.preview)))
    told += [f"   {answer_words(seen, answer)}" for answer in choice.then]
    if choice.later:
        told.append("   " + tr("mcp-later", events=events_words(seen, choice.later)))
    if choice.warning is not None:
        told.append("   " + tr("mcp-warning", warning=tr(f"{seen.title}-warning-{choice.warning}")))
    if choice.reveals:
        told.append("   " + tr("mcp-reveals"))
    return told


def answer_words(seen: Position, answer: AnswerShown) -> str:
    """An answer to the question that follows, with what it brings."""
    words = choice_words(seen, Event(answer.key, answer.args))
    if not answer.preview:
        return tr("mcp-then", answer=words)
    return tr("mcp-then-brings", answer=words, events=events_words(seen, answer.preview))


def impossible(seen: Position, choice: ChoiceShown) -> str:
    words = choice_words(seen, Event(choice.key, choice.args))
    return tr("mcp-refusal", notation=choice.id, words=words, why=refusal_words(seen, choice.refusal))


def events_words(seen: Position, events: list[Event]) -> str:
    return tr("mcp-and-then").join(event_words(seen, event) for event in events)


# what was done, and tables in short ---------------------------------------------------------


def done_words(seen: Position, since: int) -> str:
    """What came of a choice, and what is next."""
    told = happened(seen, [entry for entry in seen.log if entry.version > since])
    return lines([tr("mcp-done", version=str(seen.version)), *told, "", *stand(seen)])


def mine_words(mine: Mine) -> list[str]:
    lost = [tr("mcp-lost", table=table.table, reason=tr(f"error-{table.key}")) for table in mine.unknown]
    waiting_first = sorted(mine.tables, key=lambda table: (table.over, table.question is None))
    return [*map(listed_words, waiting_first), *lost]


def listed_words(table: TableListed) -> str:
    names = [seat.name for seat in table.seats]
    told = tr("mcp-listed", table=table.table, title=tr(f"{table.game}-title"), turn=table.turn, names=", ".join(names))
    return f"{told} {listed_stand(table, names)}"


def listed_stand(table: TableListed, names: list[str]) -> str:
    if table.over:
        return tr("mcp-listed-over", names=", ".join(names[seat] for seat in table.winners or []))
    if not table.started:
        return tr("mcp-not-started")
    if table.question is not None:
        return tr("mcp-listed-yours")
    return tr("mcp-waiting", names=", ".join(names[seat] for seat in table.waiting))


def lines(told: list[str]) -> str:
    return "\n".join(told).strip()
