"""`royaume check`, `backup`, `restore`, `mend` and `migrate`: what is stored, also while a server runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins

from royaume.cli.common import (
    CHECK_FAILED,
    JsonOption,
    LangOption,
    choose_language,
    complain_in_words,
    out,
    print_json,
    progress_bar,
    tr,
)
from royaume.cli.serve import DatabaseOption, DataOption, user_data_folder

if TYPE_CHECKING:
    from royaume.server.checking import Finding
    from royaume.server.store.sql import SqlStore


@contextmanager
def looking_at(data: Path | None, database: str) -> Iterator[tuple[SqlStore, int]]:
    """What is stored, and its format."""
    from royaume.server.store.copies import to_look_at  # here: other commands need no server
    from royaume.server.store.schema import FORMAT

    if database:
        from royaume.server.store.postgres_copies import reaching

        with reaching(database) as store:
            yield store, FORMAT
    else:
        with to_look_at(data or user_data_folder()) as found:
            yield found


def check(
    data: DataOption = None, database: DatabaseOption = "", as_json: JsonOption = False, lang: LangOption = ""
) -> None:
    """Whether everything stored is as it was written and can be played; exit code 1 if not."""
    from royaume.server import checking
    from royaume.server.store.schema import FORMAT

    choose_language(lang)
    with looking_at(data, database) as (store, stored_in), progress_bar(as_json) as bar:
        found, tables = checking.check_file(store), store.names()
        for table in bar.track(tables, description=tr("cli-checking")):
            found += checking.check_table(store, table, checking.EVERYTHING)
    if as_json:
        print_json({"tables": len(tables), "format": stored_in, "damage": to_builtins(found)})
    elif not found:
        out.print(tr("cli-sound", tables=len(tables)))
    if stored_in != FORMAT and not as_json:
        out.print(told_of_format(stored_in))
    stop_if_damaged(found, as_json)


def told_of_format(theirs: int) -> str:
    from royaume.server.store.schema import FORMAT, SEALED_SINCE

    sealed = "no" if theirs < SEALED_SINCE else "yes"
    return tr("cli-checked-older", theirs=theirs, ours=FORMAT, since=SEALED_SINCE, sealed=sealed)


def stop_if_damaged(found: list[Finding], silent: bool = False) -> None:
    for finding in [] if silent else found:
        key = "cli-damage" if finding.table else "cli-damage-file"
        complain_in_words(tr(key, table=finding.table, what=finding.what, sound=finding.sound))
    if found:
        raise typer.Exit(CHECK_FAILED)


def backup(
    file: Annotated[Path | None, typer.Argument(help="The file to write; by default one with the date here.")] = None,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Copy everything stored into one file; exit code 1 if some of it is damaged."""
    from royaume.server import checking
    from royaume.server.store.copies import back_up, is_older
    from royaume.server.store.sqlite import SqliteStore

    choose_language(lang)
    to = file or Path(f"royaume-{datetime.now():%Y-%m-%dT%H%M%S}.backup")
    if database:
        from royaume.server.store import postgres_copies

        postgres_copies.back_up(database, to)
    else:
        back_up(data or user_data_folder(), to)
    if is_older(to):
        out.print(tr("cli-backed-up-older", file=str(to)))
        return
    copy = SqliteStore(to.parent, read_only=True, file=to.name)
    tables = copy.names()
    out.print(tr("cli-backed-up", file=str(to), tables=len(tables)))
    found = [finding for table in tables for finding in checking.check_table(copy, table, checking.SEALS)]
    copy.close()
    stop_if_damaged(found)


def restore(
    file: Annotated[Path, typer.Argument(help="What `royaume backup` wrote.")],
    table: Annotated[str, typer.Option("--table", help="Only this table.")] = "",
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Bring everything back, or one table, from a copy; what is there now is kept beside it."""
    from royaume.server import checking
    from royaume.server.store.copies import bring_back

    def is_damaged(copy: SqlStore, name: str) -> bool:
        return bool(checking.check_table(copy, name, checking.SEALS))

    choose_language(lang)
    folder = data or user_data_folder()
    if database:
        from royaume.server.store import postgres_copies

        kept = postgres_copies.bring_back(file, database, table, is_damaged, folder)
    else:
        kept = bring_back(file, folder, table, is_damaged)
    out.print(tr("cli-restored", file=str(file)))
    out.print(tr("cli-restored-kept", kept=str(kept)))


def mend(
    table: Annotated[str, typer.Argument(help="The damaged table.")],
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Let a damaged table go on from its last sound version; what is there now is kept beside it."""
    from royaume.server.store.copies import cut_back

    choose_language(lang)
    folder = data or user_data_folder()
    if database:
        from royaume.server.store import postgres_copies

        sound, kept = postgres_copies.cut_back(database, table, folder)
    else:
        sound, kept = cut_back(folder, table)
    out.print(tr("cli-mended", table=table, sound=sound))
    out.print(tr("cli-restored-kept", kept=str(kept)))


def migrate(
    source: Annotated[str, typer.Argument(help="A folder, or postgresql://...")],
    target: Annotated[str, typer.Argument(help="Likewise, the other one; empty.")],
    lang: LangOption = "",
) -> None:
    """Copy everything stored from a folder to PostgreSQL or back, and compare; exit code 1 if some of it is damaged."""
    from royaume.server import checking
    from royaume.server.store import postgres_copies

    choose_language(lang)
    postgres_copies.migrate(source, target)
    database = target if postgres_copies.is_address(target) else ""
    with looking_at(Path(target), database) as (store, _):
        tables = store.names()
        found = [finding for table in tables for finding in checking.check_table(store, table, checking.SEALS)]
    out.print(tr("cli-migrated", tables=len(tables)))
    stop_if_damaged(found)
