"""`royaume play`: the start page in the browser, or a game against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import royaume
from royaume import bots
from royaume.bots import suggesting
from royaume.bots.bot import Bot
from royaume.cli.boards import BOARDS
from royaume.cli.characters import BOTS_IN_WORDS, names_around
from royaume.cli.common import (
    LangOption,
    PlayersOption,
    SetOption,
    SetupOption,
    SoloOption,
    WithOption,
    choose_language,
    complain,
    option_pairs,
    out,
    tr,
)
from royaume.cli.record import score_table
from royaume.cli.said import choice_words, event_words, question_words, refusal_words
from royaume.cli.serve import ANY_PORT, DataOption, PortOption, run_server
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput, in_one_line
from royaume.kernel.match import Match, checked_names
from royaume.kernel.shown import Choice
from royaume.review.advising import adviser

PERSON = 0
LONGEST_NUMBER = 9


def play(
    game: Annotated[str, typer.Argument(help="Which game.", metavar="[GAME]")] = "majesty",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal, against bots.")] = False,
    data: DataOption = None,
    port: PortOption = ANY_PORT,
    players: PlayersOption = None,
    opponents: Annotated[
        str, typer.Option("--bots", help=f"The opponents, separated by commas: {BOTS_IN_WORDS}.")
    ] = "steward",
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "",
    seed: Annotated[str, typer.Option("--seed", help="The seed of all chance; unpredictable by default.")] = "",
    expansions: WithOption = None,
    solo: SoloOption = "",
    setup: SetupOption = "",
    options: SetOption = None,
    lang: LangOption = "",
) -> None:
    """Open the start page in the browser; with --terminal, play here: numbered choices, `why N`, `suggest`, `undo`."""
    choose_language(lang)
    if not terminal:
        run_server(data, port, "127.0.0.1", open_browser=True)
        return
    names = opponents.split(",")
    for bot in names:
        bots.find(bot)
    match = royaume.new(game, players, seed or None, expansions or (), solo, setup, **option_pairs(options))
    sitting = bots_around(names, match.config.players - 1, solo)
    people = [name or tr("cli-you"), *names_around(sitting, first=PERSON + 2)]
    rivals = [tr(f"{game}-opponent-{solo}")] if solo else []
    match.names = checked_names(people + rivals, match.seats, match.config)
    TerminalGame(match, [bots.find(bot) for bot in sitting]).run()


def bots_around(names: list[str], seats: int, solo: str) -> list[str]:
    """Who sits at the other seats; against a solo opponent perhaps nobody."""
    if len(names) > seats and not solo:
        raise BadInput("too-many-bots", bots=len(names), seats=seats)
    return [names[i % len(names)] for i in range(seats)]


class TerminalGame:
    """The conversation between the table and the person at the first seat."""

    def __init__(self, match: Match, sitting: list[Bot]) -> None:
        self.match = match
        self.sitting = sitting  # from the second seat on
        self.told = 0
        self.dice = Dice(int(match.commitment[:12], 16))

    def run(self) -> None:
        out.print(tr("cli-help"), markup=False)
        while not self.match.over:
            if self.match.to_move == PERSON:
                self.ask()
            else:
                self.let_bot_play()
        self.tell_events()
        out.print(score_table(self.match))
        self.tell_winners()

    def let_bot_play(self) -> None:
        match = self.match
        seat = match.to_move or 0
        with out.status(tr("is-thinking", name=match.names[seat])):
            number = int(self.sitting[seat - 1].choose(match.game, match.table, self.dice))
        match.play_number(number, seat)

    def ask(self) -> None:
        """One decision of the person: anything may be asked before it is taken."""
        self.tell_events()
        out.print(BOARDS[self.match.game.id](self.match, PERSON))
        choices = self.match.explain()
        out.print(tr("cli-prompt", name=self.match.names[PERSON], question=question_words(self.match)), markup=False)
        for number, choice in enumerate(choices, 1):
            style = "" if choice.refusal is None else "dim strike"
            out.print(f"{number:4}  {choice_words(self.match, choice)}", style=style, markup=False)
        while not self.answered(self.read(), choices):
            pass

    def read(self) -> list[str]:
        try:
            return input("> ").split(maxsplit=1)
        except EOFError:
            return ["quit"]

    def answered(self, words: list[str], choices: list[Choice]) -> bool:
        """Whether the decision was taken, or has changed because of an undo."""
        if not words:
            return False
        command, rest = words[0].lower(), words[1] if len(words) > 1 else ""
        try:
            return self.obey(command, rest, choices)
        except BadInput as error:
            complain(error)
            return False

    def obey(self, command: str, rest: str, choices: list[Choice]) -> bool:
        if command == "undo":
            self.match.undo(PERSON)
            self.told = min(self.told, len(self.match.events(PERSON)))
            out.print(tr("cli-undone"))
            return True
        if command in ("why", "suggest", "help", "log", "save", "quit"):
            self.inform(command, rest, choices)
            return False
        choice = self.numbered(command, choices)
        if choice is None:
            return False
        self.match.play(choice)
        return True

    def inform(self, command: str, rest: str, choices: list[Choice]) -> None:
        if command == "quit":
            out.print(tr("cli-goodbye"))
            raise typer.Exit
        if command == "why":
            choice = self.numbered(rest, choices)
            if choice is not None:
                out.print(refusal_words(self.match, choice.refusal), markup=False)
        elif command == "suggest":
            self.suggest(choices)
        elif command == "save":
            self.save(Path(rest or "game.rgn"))
        elif command == "log":
            self.told = 0
            self.tell_events()
        else:
            out.print(tr("cli-help"), markup=False)

    def suggest(self, choices: list[Choice]) -> None:
        """What a bot would do, and what would come of it."""
        match = self.match
        found = suggesting.suggest(bots.find(adviser(match.game)), match.game, match.table, self.dice)
        wanted = match.id_of(found.number, PERSON)
        number = next(i for i, choice in enumerate(choices, 1) if choice.id == wanted)
        answers = [choice_words(match, answer) for answer in found.then]
        deeds = [choice_words(match, choices[number - 1]), *answers]
        out.print(tr("cli-suggestion", number=number, deeds=", ".join(deeds)), markup=False)
        for event in found.events:
            out.print("  " + event_words(match, event), style="cyan", markup=False)
        if found.points:
            out.print(tr("suggestion-points", n=found.points), markup=False)

    def numbered(self, text: str, choices: list[Choice]) -> Choice | None:
        if not text.isdecimal():
            out.print(tr("cli-not-understood", text=in_one_line(text), help=tr("cli-help")), markup=False)
            return None
        number = int(text) if len(text) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(choices):
            out.print(tr("cli-no-such-number", number=in_one_line(text), most=len(choices)), markup=False)
            return None
        return choices[number - 1]

    def save(self, path: Path) -> None:
        try:
            path.write_text(self.match.to_text(), encoding="utf-8", newline="\n")
        except OSError as error:
            out.print(tr("cli-cannot-save", file=in_one_line(str(path)), reason=error.strerror or ""), markup=False)
            return
        out.print(tr("cli-saved", file=in_one_line(str(path))), markup=False)

    def tell_events(self) -> None:
        events = self.match.events(PERSON)
        for event in events[self.told :]:
            out.print("  " + event_words(self.match, event), style="cyan", markup=False)
        self.told = len(events)

    def tell_winners(self) -> None:
        winners = [self.match.names[seat] for seat in self.match.winners()]
        out.print(tr("cli-won" if len(winners) == 1 else "cli-won-together", names=", ".join(winners)), markup=False)
