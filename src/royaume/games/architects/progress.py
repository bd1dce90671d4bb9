"""What the course of a game makes true: turn order, draft, what the Guildhall has seen, how much can have been gained.

The laws that hold of any table are in `laws`; these know what was agreed, and how many turns were played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.draft import Drafting
from royaume.games.architects.placing import Placing
from royaume.games.architects.setup import CHARACTERS
from royaume.games.architects.starting_hires import HiringStarter
from royaume.games.architects.table import NO_FINAL_ROUND, PLAIN_BOARD, ArchitectsTable, guildhall_spaces, in_guildhall
from royaume.games.architects.turn import EndingTurn, TakingBack
from royaume.games.architects.vocabulary import GOOD_IDS, GOODS, SILVER
from royaume.kernel.config import Config
from royaume.kernel.deck import NO_CARD

MOST_A_TURN: Final = 60  # of a good, by all workers of a seat at one place with all that helps them
MOST_DEBTS_A_TURN: Final = 20
BESIDE_GUILDHALL: Final = 2  # workers of a seat that find no space there in the final round


def contradiction(t: ArchitectsTable, config: Config) -> str:
    return (
        boards_contradict(t, config)
        or beginning_contradicts(t)
        or order_contradicts(t)
        or counters_contradict(t)
        or piles_contradict(t)
        or guildhall_contradicts(t)
        or amounts_contradict(t)
    )


def boards_contradict(t: ArchitectsTable, config: Config) -> str:
    """Everybody but an opponent has a character of their own if that was agreed, and nobody otherwise."""
    seen: list[int] = []
    for seat in range(t.seats):
        p = t.players[seat]
        if p.character == PLAIN_BOARD:
            if config.setup == CHARACTERS and not p.automatic and t.turn > 0:
                return f"seat {int(seat)} has no character, yet this table plays with them"
        elif config.setup != CHARACTERS or p.automatic:
            return f"seat {int(seat)} has a character, which it cannot have at this table"
        elif int(p.character) in seen:
            return f"seat {int(seat)} has a character that another seat has, too"
        else:
            seen.append(int(p.character))
    if config.solo and t.first != 0:
        return f"seat {int(t.first)} began, and against an opponent the first seat does"
    return ""


def beginning_contradicts(t: ArchitectsTable) -> str:
    """Before the first turn nothing was built, captured or reset."""
    if t.turn > 0:
        return ""
    if t.reset_due or t.captured_at != 0:
        return "a reset or a capture has come before the first turn"
    if len(t.guildhall) > 0:
        return "something has been built before the first turn"
    return setting_up_contradicts(t)


def setting_up_contradicts(t: ArchitectsTable) -> str:
    """Gaps that hiring leaves are filled later, and packs are drafted from before anything else comes."""
    if t.depth < 2:
        return ""
    lowest, top = t.frames[0], t.top()
    filling = isinstance(lowest, SettingUp) and t.order_known and lowest.is_to_come(t, "gaps_filled")
    if not filling and (isinstance(top, HiringStarter) or empty_place(t) >= 0):
        return "apprentices are hired before the first turn, yet nothing fills the gaps in the row"
    for p in t.players:
        if len(p.pack) > 0 and not isinstance(top, Drafting):
            return "there are packs to draft from, yet nobody drafts"
    return ""


def order_contradicts(t: ArchitectsTable) -> str:
    """Turns go round from whoever began; nobody drafts any more once they do."""
    if t.turn == 0:
        return ""
    for seat in range(t.seats):
        p = t.players[seat]
        if len(p.pack) > 0 or p.chosen != NO_CARD:
            return f"seat {int(seat)} is drafting in turn {int(t.turn)}"
    owner = (t.first + t.turn - 1) % t.seats
    if not t.over and t.active != owner:
        return (
            f"turn {int(t.turn)} is that of seat {int(owner)}, who comes after {int(t.first)}, not of {int(t.active)}"
        )
    return ""


def counters_contradict(t: ArchitectsTable) -> str:
    if t.reset_due and not is_reset_to_come(t):
        return "a reset is due, yet the turn has gone on from there"
    if t.idle > t.turn or t.quiet > t.turn:
        return f"{int(max(t.idle, t.quiet))} turns were idle or quiet, and there were {int(t.turn)}"
    full = len(t.guildhall) >= guildhall_spaces(t)
    if t.turns_left != NO_FINAL_ROUND and not full:
        return "the final round has begun, yet the Guildhall is not full"
    if not only_begins(t):
        return ""
    if full and t.turns_left == NO_FINAL_ROUND:
        return "the Guildhall is full, yet the final round has not begun"
    return "a reset is due, yet the turn only begins" if t.reset_due else ""


def is_reset_to_come(t: ArchitectsTable) -> bool:
    lowest = t.frames[0] if t.depth > 0 else None
    return isinstance(lowest, EndingTurn) and lowest.is_to_come(t, "reset")


def only_begins(t: ArchitectsTable) -> bool:
    """Whether the owner of the turn has not done anything yet."""
    return t.depth == 2 and isinstance(t.top(), Placing | TakingBack)


def piles_contradict(t: ArchitectsTable) -> str:
    if len(t.box) < t.unused_rewards:
        return f"{len(t.box)} rewards are in the box, and {int(t.unused_rewards)} never leave it"
    slot = empty_place(t)
    if t.turn > 0 and slot >= 0:
        return f"place {int(slot)} of the row is empty, yet there are apprentices in the pile"
    return ""


def empty_place(t: ArchitectsTable) -> i64:
    """Of the row, one that an apprentice of the pile could take, or -1."""
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD and t.people.left() > 0:
            return slot
    return -1


def guildhall_contradicts(t: ArchitectsTable) -> str:
    """A worker lies there for each building and each level of the Cathedral, and one more while something is built."""
    spaces = guildhall_spaces(t) + BESIDE_GUILDHALL * t.seats
    if len(t.guildhall) > spaces:
        return f"{len(t.guildhall)} workers are at the Guildhall, which has room for {int(spaces)} with those beside it"
    for seat in range(t.seats):
        wrong = works_contradict(t, seat)
        if wrong:
            return wrong
    return ""


def works_contradict(t: ArchitectsTable, seat: i64) -> str:
    p = t.players[seat]
    works = len(p.built) + p.level
    workers = in_guildhall(t, seat)
    underway = 1 if seat == t.active and not t.over else 0
    if workers >= works and (p.automatic or workers <= works + underway):
        return ""
    return f"seat {int(seat)} has {workers} workers at the Guildhall for {int(works)} buildings and levels"


def amounts_contradict(t: ArchitectsTable) -> str:
    """No seat gains more in a turn than all its workers bring."""
    rounds = t.turn + t.seats
    for good in range(GOODS):
        n = t.taxes if good == SILVER else 0
        for p in t.players:
            n += p.goods[good]
        if n > MOST_A_TURN * rounds:
            return f"there are {int(n)} {GOOD_IDS[good]} after {int(t.turn)} turns"
    for seat in range(t.seats):
        p = t.players[seat]
        if p.debts + p.paid > MOST_DEBTS_A_TURN * rounds:
            return f"seat {int(seat)} has had {int(p.debts + p.paid)} debts after {int(t.turn)} turns"
    return ""
