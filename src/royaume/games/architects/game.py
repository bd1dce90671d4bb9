"""Architects as everybody meets it: players, options, words, and what is asked of its table."""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import Struct
from mypy_extensions import i64

from royaume.games.architects import (
    harm,
    knowing,
    laws,
    observing,
    progress,
    reading,
    resampling,
    scoring,
    turn,
    view,
    worth,
)
from royaume.games.architects.box import EDITION
from royaume.games.architects.card_list import every_card
from royaume.games.architects.carrying import CARRYING
from royaume.games.architects.edition import Edition
from royaume.games.architects.expansions.shown import ArchitectsView
from royaume.games.architects.frames import FORMER_FRAMES, FRAMES
from royaume.games.architects.index import layout_of
from royaume.games.architects.language import language_of
from royaume.games.architects.pending import PENDING
from royaume.games.architects.prices import TAXES
from royaume.games.architects.purse import silver_due, tax_due
from royaume.games.architects.setup import CHARACTERS, set_up
from royaume.games.architects.shown import BaseView
from royaume.games.architects.table import ArchitectsTable, held_elsewhere
from royaume.games.architects.vocabulary import SILVER
from royaume.kernel.automatic.following import deeds_broken
from royaume.kernel.carrying import CarryOver
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config, Option
from royaume.kernel.data import Reader
from royaume.kernel.frame import Frame
from royaume.kernel.game import CALM, INEVITABLE, Game
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.price import Price
from royaume.kernel.shown import Choice, Outlook

VERSION: Final = 2

OPTIONS: Final = (
    Option("characters", ("random", "chosen")),
    Option("release_scope", ("one", "all"), variant=True),
    Option("conspirator_scope", ("visit", "capture"), variant=True),
    Option("recover_anywhere", ("off", "on"), variant=True),
    Option("court_gold", ("most", "above_8"), expansion="wonders", variant=True),
)


@final
class Architects(Game[ArchitectsTable]):
    """Two to five players, more with some expansions, or some of them against an opponent that the rules play."""

    def __init__(
        self,
        edition: Edition,
        whole: type[BaseView],
        version: int = VERSION,
        carrying: tuple[CarryOver, ...] = CARRYING,
    ) -> None:
        expansions = edition.expansions
        frames = list(FRAMES)
        for expansion in expansions:
            frames += expansion.frames
        super().__init__(
            "architects",
            version,
            fewest=2,
            most=5,
            options=OPTIONS,
            language=language_of(edition),
            frames=tuple(frames),
            expansions=tuple([expansion.name for expansion in expansions]),
            solos=tuple(edition.opponents),
            setups=("standard", CHARACTERS),
            solo_fewest=1,
            solo_most=2,
            more_players={e.name: e.most_players for e in expansions if e.most_players > 0},
            solos_of={e.name: tuple(e.solo.opponents) for e in expansions if e.solo is not None},
            carrying=carrying,
            layout=layout_of(edition),
            former_frames=FORMER_FRAMES,
        )
        self.edition: Final = edition
        self.pending: Final = PENDING.with_more([expansion.pending for expansion in expansions])
        self.parts: Final = observing.parts_of(edition)
        self.whole: Final = whole  # the view, with room for what expansions add

    def set_up(self, config: Config, chance: Chance) -> ArchitectsTable:
        return set_up(self.edition, config, chance)

    def read_table(self, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> ArchitectsTable:
        return reading.read_table(self.edition, config, chance, data, stack)

    def start_turn(self, t: ArchitectsTable, seat: i64) -> None:
        turn.start_turn(t, seat)

    def violation(self, t: ArchitectsTable) -> str:
        return laws.violation(t) or self.pending.broken(t) or deeds_broken(t)

    def contradiction(self, t: ArchitectsTable, config: Config) -> str:
        return progress.contradiction(t, config)

    def shown(self, t: ArchitectsTable, seat: i64) -> Struct:
        return view.view(t, seat, self.whole)

    def view_type(self) -> type[Struct]:
        return self.whole

    def harm(self, t: ArchitectsTable, choice: Choice, outlook: Outlook, seat: i64) -> str:
        return harm.harm(t, choice, outlook, seat)

    def looms(self, t: ArchitectsTable) -> i64:
        return INEVITABLE if turn.looms(t) else CALM

    def resample(self, t: ArchitectsTable, seat: i64, dice: Dice) -> ArchitectsTable:
        return resampling.resample(t, seat, dice)

    def observation_names(self) -> list[str]:
        return observing.names(self.edition.catalogue, self.parts)

    def observe(self, t: ArchitectsTable, seat: i64, out: Observation) -> None:
        observing.observe(t, seat, self.layout, self.parts, out)

    def know(self, t: ArchitectsTable, seat: i64, out: Knowledge) -> None:
        knowing.know(t, seat, out)

    def scores(self, t: ArchitectsTable) -> list[int]:
        return [int(scoring.final_score(t, seat)) for seat in range(t.seats)]

    def score_sheet(self, t: ArchitectsTable) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(t)

    def winners(self, t: ArchitectsTable, config: Config) -> list[int]:
        return scoring.winners(t)

    def ending(self, t: ArchitectsTable) -> str:
        if t.turns_left == 0:
            return "complete"
        return "stuck" if t.idle == t.seats else "quiet"

    def worth(self, t: ArchitectsTable, seat: i64) -> i64:
        return worth.worth(t, seat)

    def prospect_names(self) -> list[str]:
        return list(worth.PROSPECTS)

    def prospects(self, t: ArchitectsTable, seat: i64, out: Observation) -> None:
        worth.sum_up(t, seat, out)

    def unharmed(self, t: ArchitectsTable, seat: i64) -> i64:
        """Workers are captured."""
        return -held_elsewhere(t, seat)

    def costs(self, t: ArchitectsTable, seat: i64, price: Price) -> dict[str, int]:
        return {"silver": int(silver_due(t, seat, price)), "tax": int(tax_due(t, seat, price.of(TAXES)))}

    def holdings(self, t: ArchitectsTable, seat: i64) -> dict[str, int]:
        p = t.players[seat]
        found = {
            "own_virtue": int(p.virtue),
            "own_silver": int(p.goods[SILVER]),
            "own_apprentices": len(p.crew),
        }
        for slot in t.kept:
            found.update(slot.kept.holdings(seat))
        return found

    def cards(self) -> list[dict[str, object]]:
        return every_card(self.edition)


GAME: Final[Architects] = Architects(EDITION, ArchitectsView)
