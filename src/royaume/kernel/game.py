"""What a game gives to everybody who plays, shows, searches or records it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from msgspec import Struct, to_builtins
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.carrying import CarryOver
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config, Option
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.event import EventKind
from royaume.kernel.frame import Frame
from royaume.kernel.layout import Layout
from royaume.kernel.observing import Knowledge, Observation, know_common
from royaume.kernel.price import Price
from royaume.kernel.refusal import Refusal

if TYPE_CHECKING:
    from royaume.kernel.shown import Choice, Outlook
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

# what the rest of a turn brings of its own: nothing, something that choices may still change, or hardly
CALM: Final = 0
LOOMING: Final = 1
INEVITABLE: Final = 2


@final
class Language:
    """How numbers become words: ids for arguments, templates for records, the tables of refusals and events."""

    def __init__(
        self,
        ids: dict[str, tuple[str, ...]],
        notation: dict[str, str],
        written: dict[str, tuple[str, ...]],
        refusals: list[Refusal],
        events: list[EventKind],
    ) -> None:
        self.ids: Final = ids
        self.notation: Final = notation
        self.words: Final = {**ids, **written}  # those of a record
        self.refusals: Final = refusals
        self.events: Final = events


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """One title: its rules version, who can play it, its language, and what is asked of its table."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        version: int,
        fewest: int,
        most: int,
        options: tuple[Option, ...],
        language: Language,
        frames: tuple[type[Frame[Any]], ...],
        expansions: tuple[str, ...] = (),
        solos: tuple[str, ...] = (),
        setups: tuple[str, ...] = ("standard",),
        solo_fewest: int = 1,
        solo_most: int = 1,
        more_players: dict[str, int] | None = None,
        solos_of: dict[str, tuple[str, ...]] | None = None,
        carrying: tuple[CarryOver, ...] = (),
        layout: Layout | None = None,
        former_frames: dict[str, str] | None = None,
    ) -> None:
        if version != len(carrying) + 1:
            raise ValueError("each version of the rules after the first says how games of the one before go on")
        self.id: Final = id
        self.version: Final = version
        self.fewest: Final = fewest
        self.most: Final = most
        self.options: Final = options
        self.language: Final = language
        self.frames: Final = {frame.__name__: frame for frame in frames}
        self.expansions: Final = expansions
        self.solos: Final = solos  # all of them
        self.solos_of: Final = solos_of or {}  # those that come with an expansion, and take the place of all others
        self.setups: Final = setups
        self.solo_fewest: Final = solo_fewest
        self.solo_most: Final = solo_most
        self.more_players: Final = more_players or {}  # the most with an expansion that brings further seats
        self.carrying: Final = carrying  # from each version of the rules to the next
        self.layout: Final = layout or Layout({})  # the index of actions
        self.frame_kinds: Final[dict[object, int]] = {frame: kind for kind, frame in enumerate(frames)}
        self.former_frames: Final = former_frames or {}  # names that frames had before, with the same numbers

    def set_up(self, config: Config, chance: Chance) -> T:
        """A table dealt from chance, the first step on its stack."""
        raise NotImplementedError

    def read_table(self, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> T:
        """The table that `Table.to_data` described; cards may also be held by the decisions on the stack."""
        raise NotImplementedError

    def start_turn(self, t: T, seat: i64) -> None:
        """Begin a seat's turn on a table that lies as between two turns: its first step on the stack."""
        raise NotImplementedError

    def violation(self, t: T) -> str:
        """The law that this table breaks, or nothing: nothing appears or vanishes, and what is pending can be."""
        raise NotImplementedError

    def contradiction(self, t: T, config: Config) -> str:
        """What was agreed before the deal and is not so on this table, or nothing."""
        return ""

    def shown(self, t: T, seat: i64) -> Struct:
        """Everything this seat may know, and nothing else; NOBODY: what a spectator may know."""
        raise NotImplementedError

    def view_type(self) -> type[Struct]:
        """The type of all that is shown."""
        raise NotImplementedError

    def view(self, t: T, seat: i64) -> dict[str, object]:
        """What is shown, as plain data."""
        plain: dict[str, object] = to_builtins(self.shown(t, seat))
        return plain

    def harm(self, t: T, choice: Choice, outlook: Outlook, seat: i64) -> str:
        """What is bad for this seat about a choice that it may make now, as a key; nothing: it needs no warning."""
        return ""

    def looms(self, t: T) -> i64:
        """Whether the rest of this turn will bring something of its own: the choice that makes it so foresees it."""
        return CALM

    def resample(self, t: T, seat: i64, dice: Dice) -> T:
        """A copy whose hidden parts are dealt again, consistent with all that this seat knows."""
        raise NotImplementedError

    def observation_names(self) -> list[str]:
        """What each number of an observation is; the same for all compositions."""
        raise NotImplementedError

    def observe(self, t: T, seat: i64, out: Observation) -> None:
        """All that this seat may know, as numbers, seen from it: itself first, then the others in turn order."""
        raise NotImplementedError

    def know(self, t: T, seat: i64, out: Knowledge) -> None:
        """All on this game's table that `resample` leaves as it is, and of the rest how much there is."""
        raise NotImplementedError

    def knowledge(self, t: T, seat: i64) -> bytes:
        """A key: the same for two tables of a composition that this seat cannot tell apart, and only for those."""
        out = Knowledge()
        know_common(t, seat, self.frame_kinds, out)
        self.know(t, seat, out)
        return out.key()

    def scores(self, t: T) -> list[int]:
        """The score of each seat, as if the game ended now."""
        raise NotImplementedError

    def score_sheet(self, t: T) -> list[tuple[str, list[int]]]:
        """The lines of the score sheet: a key and the points of each seat; they add up to the scores."""
        raise NotImplementedError

    def winners(self, t: T, config: Config) -> list[int]:
        raise NotImplementedError

    def ending(self, t: T) -> str:
        """How the game ended, as a key."""
        return "complete"

    def worth(self, t: T, seat: i64) -> i64:
        """How good the table is for a seat, by the game's own scoring: what a greedy player looks at."""
        raise NotImplementedError

    def prospect_names(self) -> list[str]:
        """What each number of `prospects` is."""
        return ["worth"]

    def prospects(self, t: T, seat: i64, out: Observation) -> None:
        """What a seat may hope for, summed up in a few numbers: for an eye that learns from few games.

        They tell of hidden cards: only on a table on which those were dealt again.
        """
        out.add(self.worth(t, seat))

    def unharmed(self, t: T, seat: i64) -> i64:
        """What a seat has left of what others may attack: a gentle player does not make it less."""
        raise NotImplementedError

    def costs(self, t: T, seat: i64, price: Price) -> dict[str, int]:
        """What a price really asks of a seat now, as arguments of the sentence that it is out of reach."""
        return {}

    def holdings(self, t: T, seat: i64) -> dict[str, int]:
        """What a seat has of whatever a rule may ask for, as arguments of the sentences that say why not."""
        return {}

    def cards(self) -> list[dict[str, object]]:
        """Every card with its deck, count and source."""
        raise NotImplementedError

    def begin(self, config: Config, chance: Chance, logged: bool = False) -> T:
        """Deal, and go on to the first decision."""
        t = self.set_up(config, chance)
        if logged:
            t.log = []
        t.settle()
        return t

    def configure(
        self,
        players: int | None = None,
        expansions: tuple[str, ...] = (),
        solo: str = "",
        setup: str = "",
        options: dict[str, str] | None = None,
    ) -> Config:
        """Check what a table is asked to play, and fill in what is not said."""
        for expansion in expansions:
            self.check_known("expansion", expansion, self.expansions)
        if solo:
            self.check_known("solo", solo, self.solos_with(expansions))
        fewest = self.solo_fewest if solo else self.fewest
        most = self.solo_most_with(expansions) if solo else self.most_with(expansions)
        n = fewest if players is None else players
        if not fewest <= n <= most:
            raise BadInput("players", game=self.id, players=n, fewest=fewest, most=most)
        if setup:
            self.check_known("setup", setup, self.setups)
        return Config(
            n,
            tuple(sorted(set(expansions))),
            solo,
            setup or self.setups[0],
            self.all_options(options or {}, expansions, solo),
        )

    def most_with(self, expansions: tuple[str, ...]) -> int:
        return max([self.most, *[self.more_players.get(expansion, 0) for expansion in expansions]])

    def solos_with(self, expansions: tuple[str, ...]) -> tuple[str, ...]:
        """The solo opponents of these expansions; if they bring none, those of the title itself."""
        brought = [solo for expansion in expansions for solo in self.solos_of.get(expansion, ())]
        if len(brought) > 0:
            return tuple(brought)
        elsewhere = [solo for solos in self.solos_of.values() for solo in solos]
        return tuple([solo for solo in self.solos if solo not in elsewhere])

    def solo_most_with(self, expansions: tuple[str, ...]) -> int:
        """How many people may play against one: all seats but its own where an expansion brings it."""
        brings = any(len(self.solos_of.get(expansion, ())) > 0 for expansion in expansions)
        return self.most_with(expansions) - 1 if brings else self.solo_most

    def all_options(self, given: dict[str, str], expansions: tuple[str, ...], solo: str) -> dict[str, str]:
        known = {option.key: option for option in self.options_with(expansions, solo)}
        for key, value in given.items():
            self.check_known("option", key, tuple(known))
            known[key].check(value)
        return {option.key: given.get(option.key, option.default) for option in known.values()}

    def options_with(self, expansions: tuple[str, ...], solo: str) -> list[Option]:
        """Those of the title, of these expansions, and of a solo opponent where there is one."""
        return [
            option
            for option in self.options
            if (not option.expansion or option.expansion in expansions) and (solo or not option.solo)
        ]

    def check_known(self, what: str, value: str, known: tuple[str, ...]) -> None:
        if value not in known:
            raise BadInput("unknown-" + what, game=self.id, value=value, known=", ".join(known) or "-")
