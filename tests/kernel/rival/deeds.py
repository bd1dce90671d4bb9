"""What the rival can be told to do, what its cards ask, and which stones it prefers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rival.table import COINS_GAINED, PERSON, SPOTS, STONES_TAKEN, RivalTable
from royaume.kernel.automatic.conditions import Count
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.priority import NO_TARGET, Criterion, FirstInList, Priority
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.refusal import Rule

CARDS_RULE: Final = Rule("rival", "The cards", key="cards")
ORDER_RULE: Final = Rule("rival", "The order of spots", key="order")
ORDER: Final = (2, 0)  # the spot that is not listed comes last


@final
class Stones(Count[RivalTable]):
    """All that the person has."""

    def of(self, t: RivalTable, seat: i64) -> i64:
        return t.stones[0] + t.stones[1] + t.stones[2]


@final
class Coins(Count[RivalTable]):
    """The rival's own."""

    def of(self, t: RivalTable, seat: i64) -> i64:
        return t.coins[seat]


@final
class MostStones(Criterion[RivalTable]):
    """Targets are spots."""

    def worth(self, t: RivalTable, seat: i64, target: i64) -> i64:
        return t.stones[target]


@final
class SpotsWithStones(Priority[RivalTable]):
    """Wherever one lies."""

    def targets(self, t: RivalTable, seat: i64) -> list[i64]:
        return [spot for spot in range(SPOTS) if t.stones[spot] > 0]


MOST_STONES: Final = MostStones("most_stones")
LISTED: Final[FirstInList[RivalTable]] = FirstInList("listed", ORDER)
SPOT: Final = SpotsWithStones(ORDER_RULE, [MOST_STONES, LISTED])


@final
class GainCoin(Deed[RivalTable]):
    """One."""

    def act(self, t: RivalTable, seat: i64) -> None:
        t.coins[seat] += 1
        t.tell(COINS_GAINED, seat, 1)


@final
class TakeStones(Deed[RivalTable]):
    """All stones of the spot that comes first."""

    def act(self, t: RivalTable, seat: i64) -> None:
        spot = SPOT.choose(t, seat)
        if spot != NO_TARGET:
            n = t.stones[spot]
            t.stones[spot] = 0
            t.tell(STONES_TAKEN, seat, spot, n)

    def priorities(self) -> list[Priority[RivalTable]]:
        return [SPOT]


@final
class AskTribute(Deed[RivalTable]):
    """The person decides."""

    def act(self, t: RivalTable, seat: i64) -> None:
        t.push(PayingTribute(PERSON))


@final
class PayingTribute(Frame[RivalTable]):
    """Pay so many coins, none or one."""

    def offers(self, t: RivalTable, out: Choices) -> None:
        out.add(0)
        out.add(1)

    def resolve(self, t: RivalTable, a: i64) -> None:
        t.coins[self.seat] -= a

    def describe(self, t: RivalTable, a: i64) -> Meaning:
        return Meaning("pay", {"n": int(a)})
