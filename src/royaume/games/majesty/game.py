"""Majesty as everybody meets it: players, options, words, and what is asked of its table."""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import Struct
from mypy_extensions import i64

from royaume.games.majesty import harm, laws, observing, reading
from royaume.games.majesty import view as views
from royaume.games.majesty.activation import Activating, HealingSplitCard, TradingMeeples
from royaume.games.majesty.buildings import BUILDING_IDS, BUILDINGS, SIDE_LETTERS, SIDES
from royaume.games.majesty.carrying import CARRYING
from royaume.games.majesty.characters import CARD_IDS, CHARACTER_IDS, FACES, NO_CHARACTER, PRINTED
from royaume.games.majesty.events import EVENTS
from royaume.games.majesty.refusals import REFUSALS
from royaume.games.majesty.scoring import final_score, score_sheet, winners
from royaume.games.majesty.setup import MIXED, set_up
from royaume.games.majesty.shown import MajestyView
from royaume.games.majesty.table import MajestyTable
from royaume.games.majesty.turn import STARTING_TURN, EndingTurn, PlacingSplitCard, StartingTurn, TakingCard
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config, Option
from royaume.kernel.data import Reader
from royaume.kernel.frame import Frame
from royaume.kernel.game import Game, Language
from royaume.kernel.layout import Layout
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.shown import Choice, Outlook

VERSION: Final = 1

SIDES_OPTION: Final = Option("buildings", ("A", "B", MIXED), pattern="[AB]{8}")
DECK_OPTION: Final = Option("deck", ("tiers", "mixed"), variant=True)
TIE_OPTION: Final = Option("tie", ("shared", "meeples"), variant=True)

LANGUAGE: Final = Language(
    ids={"card": CARD_IDS, "character": CHARACTER_IDS, "building": BUILDING_IDS},
    notation={
        "take": "take {card} for {cost}",
        "take_nothing": "take nothing for {cost}",
        "place_as": "as {character}",
        "heal_as": "heal as {character}",
        "sell": "sell {meeples}",
        "buy": "buy {meeples}",
        "no_trade": "no trade",
    },
    written={"card": PRINTED},
    refusals=REFUSALS,
    events=EVENTS,
)

# the order is for ever: what is new comes last
LAYOUT: Final = Layout({0: [TakingCard, PlacingSplitCard, HealingSplitCard, TradingMeeples]})


@final
class Majesty(Game[MajestyTable]):
    """Two to four players; sides A and B of each building; the deck by number of players."""

    def set_up(self, config: Config, chance: Chance) -> MajestyTable:
        return set_up(config.players, chance, config.options["buildings"], config.options["deck"] == "mixed")

    def read_table(self, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> MajestyTable:
        return reading.read_table(config, chance, data, stack)

    def start_turn(self, t: MajestyTable, seat: i64) -> None:
        t.push(STARTING_TURN[seat])

    def violation(self, t: MajestyTable) -> str:
        return laws.violation(t)

    def contradiction(self, t: MajestyTable, config: Config) -> str:
        return laws.contradiction(t, config)

    def shown(self, t: MajestyTable, seat: i64) -> Struct:
        return views.view(t)

    def view_type(self) -> type[Struct]:
        return MajestyView

    def harm(self, t: MajestyTable, choice: Choice, outlook: Outlook, seat: i64) -> str:
        return harm.harm(choice, outlook, seat)

    def resample(self, t: MajestyTable, seat: i64, dice: Dice) -> MajestyTable:
        return views.resample(t, dice)

    def observation_names(self) -> list[str]:
        return observing.names()

    def observe(self, t: MajestyTable, seat: i64, out: Observation) -> None:
        observing.observe(t, seat, self.layout, out)

    def know(self, t: MajestyTable, seat: i64, out: Knowledge) -> None:
        observing.know(t, out)

    def scores(self, t: MajestyTable) -> list[int]:
        return [int(final_score(t, seat)) for seat in range(t.seats)]

    def holdings(self, t: MajestyTable, seat: i64) -> dict[str, int]:
        realm = t.realms[seat]
        return {"own_meeples": int(realm.meeples), "own_coins": int(realm.coins)}

    def score_sheet(self, t: MajestyTable) -> list[tuple[str, list[int]]]:
        return score_sheet(t)

    def winners(self, t: MajestyTable, config: Config) -> list[int]:
        return winners(t, config.options["tie"] == "meeples")

    def worth(self, t: MajestyTable, seat: i64) -> i64:
        """The lead over the best opponent; a meeple counts the coin that a surplus one is exchanged for."""
        best: i64 = -1_000_000
        for other in range(t.seats):
            if other != seat:
                best = max(best, standing(t, other))
        return standing(t, seat) - best

    def unharmed(self, t: MajestyTable, seat: i64) -> i64:
        """Characters are wounded."""
        return -len(t.realms[seat].infirmary)

    def cards(self) -> list[dict[str, object]]:
        return character_cards() + building_cards()


def standing(t: MajestyTable, seat: i64) -> i64:
    return final_score(t, seat) + t.realms[seat].meeples


def character_cards() -> list[dict[str, object]]:
    cards: list[dict[str, object]] = []
    for face in FACES:
        kinds = [face.first] if face.second == NO_CHARACTER else [face.first, face.second]
        cards.append(
            {
                "id": face.id,
                "deck": "characters",
                "count": int(face.count),
                "source": face.source,
                "tier": int(face.tier),
                "characters": [CHARACTER_IDS[kind] for kind in kinds],
                "one_witness": face.one_witness,
            }
        )
    return cards


def building_cards() -> list[dict[str, object]]:
    """One entry a side; every player has a copy."""
    cards: list[dict[str, object]] = []
    for building in range(BUILDINGS):
        for side in range(len(SIDE_LETTERS)):
            face = SIDES[side][building]
            cards.append(
                {
                    "id": BUILDING_IDS[building] + "_" + SIDE_LETTERS[side].lower(),
                    "deck": "buildings",
                    "count": 4,
                    "source": face.source,
                    "side": SIDE_LETTERS[side],
                    "number": building + 1,
                    "majority": int(face.majority),
                    "majority_source": face.majority_source,
                }
            )
    return cards


GAME: Final[Majesty] = Majesty(
    "majesty",
    VERSION,
    fewest=2,
    most=4,
    options=(SIDES_OPTION, DECK_OPTION, TIE_OPTION),
    language=LANGUAGE,
    frames=(StartingTurn, TakingCard, PlacingSplitCard, Activating, HealingSplitCard, TradingMeeples, EndingTurn),
    carrying=CARRYING,
    layout=LAYOUT,
)
