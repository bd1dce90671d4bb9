"""What players should mind: the wounded, knights without guards against them, meeples, the kinds still missing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.majesty.buildings import INFIRMARY
from royaume.games.majesty.characters import BREWER, CARDS, GUARD, KINDS, KNIGHT, NO_CHARACTER, WITCH
from royaume.games.majesty.realm import TURNS_EACH
from royaume.games.majesty.scoring import variety
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel
from royaume.kernel.deck import NO_CARD

# the most urgent first
WOUNDED: Final = 80
UNDEFENDED: Final = 70
NO_MEEPLES: Final = 60
MISSING_KIND: Final = 50

LAST_TURNS: Final = 5  # of each player


def taking(t: MajestyTable, seat: i64, character: i64) -> list[Meaning]:
    """To take a card with this character, the cheapest first, and to place it as that."""
    found: list[Meaning] = []
    for index in range(min(t.realms[seat].meeples + 1, DISPLAY)):
        card = t.display[index]
        if card != NO_CARD and shows(card, character):
            found.append(Meaning("take", {"cost": index}))
    return [*found, Meaning("place_as", {"character": int(character)})]


def shows(card: i64, character: i64) -> bool:
    face = CARDS[card]
    return face.first == character or (face.second == character and face.second != NO_CHARACTER)


@final
class WoundedInInfirmary(Adviser[MajestyTable]):
    """They cost coins at the end, and do no work; a Witch heals the top one."""

    def counsel(self, t: MajestyTable, seat: i64) -> Counsel | None:
        wounded = len(t.realms[seat].infirmary)
        if wounded == 0:
            return None
        coins = -t.buildings[INFIRMARY].wounded_coins * wounded
        return Counsel("wounded", {"wounded": wounded, "coins": int(coins)}, taking(t, seat, WITCH))


@final
class Undefended(Adviser[MajestyTable]):
    """Somebody's next Knight will find too few Guards."""

    def counsel(self, t: MajestyTable, seat: i64) -> Counsel | None:
        by = strongest(t, seat)
        knights, guards = t.realms[by].count(KNIGHT), t.realms[seat].count(GUARD)
        if knights == 0 or knights < guards or len(t.realms[seat].placed) == 0:
            return None
        args = {"by": int(by), "knights": int(knights), "guards": int(guards)}
        return Counsel("undefended", args, taking(t, seat, GUARD))


def strongest(t: MajestyTable, seat: i64) -> i64:
    """Who of the others has most Knights."""
    best = (seat + 1) % t.seats
    for k in range(2, t.seats):
        other = (seat + k) % t.seats
        if t.realms[other].count(KNIGHT) > t.realms[best].count(KNIGHT):
            best = other
    return best


@final
class NoMeeples(Adviser[MajestyTable]):
    """Only the first card of the display can be taken."""

    def counsel(self, t: MajestyTable, seat: i64) -> Counsel | None:
        return Counsel("no_meeples", {}, taking(t, seat, BREWER)) if t.realms[seat].meeples == 0 else None


@final
class KindMissing(Adviser[MajestyTable]):
    """Towards the end: one more kind of character adds more than the last one did."""

    def counsel(self, t: MajestyTable, seat: i64) -> Counsel | None:
        realm = t.realms[seat]
        if t.turn <= (TURNS_EACH - LAST_TURNS) * t.seats:
            return None
        kinds = variety(realm)
        for character in range(KINDS):
            follow = taking(t, seat, character)
            if realm.count(character) == 0 and len(follow) > 1:
                args = {"character": character, "coins": int((kinds + 1) * (kinds + 1) - kinds * kinds)}
                return Counsel("kind_missing", args, follow)
        return None


ADVISERS: Final[list[Adviser[MajestyTable]]] = [
    WoundedInInfirmary(WOUNDED),
    Undefended(UNDEFENDED),
    NoMeeples(NO_MEEPLES),
    KindMissing(MISSING_KIND),
]
