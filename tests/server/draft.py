"""A small game of secrets for the server's tests: everybody has a hand, and all keep a card of it at the same time."""

from __future__ import annotations

from msgspec import Struct
from trial.secret_bids.draft import Keeping, set_up
from trial.secret_bids.table import CARD_CHOSEN, EVENTS, DraftTable

from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config
from royaume.kernel.deck import NO_CARD
from royaume.kernel.game import Game, Language
from royaume.kernel.hand import Hand

HAND = 4
CARDS = tuple(f"c{number}" for number in range(40))
LANGUAGE = Language(
    ids={"card": CARDS}, notation={"keep": "keep {card}"}, written={}, refusals=[], events=EVENTS
)  # fmt: skip


class DraftView(Struct, frozen=True):
    """How many cards everybody has, and which ones of those that one may know."""

    cards: list[int]
    hands: dict[str, list[int]]
    kept: dict[str, list[int]]


class Draft(Game[DraftTable]):
    """Whoever keeps the highest cards wins."""

    def set_up(self, config: Config, chance: Chance) -> DraftTable:
        return set_up(config.players, chance=chance, hand=HAND)

    def violation(self, t: DraftTable) -> str:
        return ""

    def shown(self, t: DraftTable, seat: int) -> DraftView:
        mine = range(t.seats) if t.over else [seat] if seat >= 0 else []
        return DraftView(
            cards=[len(hand) for hand in t.hands],
            hands={str(other): list(t.hands[other]) for other in mine},
            kept={str(other): list(t.kept[other]) for other in mine},
        )

    def resample(self, t: DraftTable, seat: int, dice: Dice) -> DraftTable:
        """Only right before hands have passed: a seat would remember what it passed on."""
        copy = t.copy()
        copy.chance = Chance(dice.key())
        others = [other for other in range(t.seats) if other != seat]
        unknown = list(copy.chance.dealt_again(tuple(card for other in others for card in t.hands[other])))
        for other in others:
            copy.hands[other] = Hand(tuple(unknown.pop() for _ in t.hands[other]))
            if t.chosen[other] != NO_CARD:
                copy.chosen[other] = copy.hands[other].cards[0]
        return copy

    def scores(self, t: DraftTable) -> list[int]:
        return [sum(kept) if t.over else len(kept) for kept in t.kept]

    def score_sheet(self, t: DraftTable) -> list[tuple[str, list[int]]]:
        return [("kept", self.scores(t))]

    def winners(self, t: DraftTable, config: Config) -> list[int]:
        return [seat for seat, score in enumerate(self.scores(t)) if score == max(self.scores(t))]


DRAFT = Draft("draft", 1, fewest=2, most=4, options=(), language=LANGUAGE, frames=(Keeping,))


def same_secrets_told(t: DraftTable, log: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The log of a table that was dealt again: what was chosen in secret is now another card."""
    return [(e[0], e[1], int(t.chosen[e[1]]), *e[3:]) if e[0] == CARD_CHOSEN else e for e in log]
