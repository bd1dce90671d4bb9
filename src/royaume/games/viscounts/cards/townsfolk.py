"""What a card of the Townsfolk is: its value, icons and ability, and what hiring or dismissing it does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.effects import NOTHING, effect
from royaume.games.viscounts.vocabulary import ACTIONS, ICONS

# when an ability works
NEVER: Final = 0
INSTANT: Final = 1  # when the card is played
DROP_OFF: Final = 2  # when it leaves the board
FUNDING: Final = 3  # while an action is paid for
AFTER_ACTION: Final = 4  # this and the next three, by action
ON_COLLISION: Final = AFTER_ACTION + ACTIONS
ON_DEBT_FLIPPED: Final = ON_COLLISION + 1
ON_DEBT_GAINED: Final = ON_COLLISION + 2
TIMINGS: Final = ON_COLLISION + 3
TIMING_IDS: Final = (
    "never",
    "instant",
    "drop_off",
    "funding",
    "after_trade",
    "after_construct",
    "after_workers",
    "after_transcribe",
    "on_collision",
    "on_debt_flipped",
    "on_debt_gained",
)

# how an ability helps to pay for an action
NO_HELP: Final = 0
SILVER_PAIRS: Final = 1  # each two silver count as one icon
MERCHANT_PAIRS: Final = 2  # each two Merchant icons do
ONE_DOUBLED: Final = 3  # one good that is spent counts twice
ANY_RESOURCE: Final = 4  # every resource counts
HELPS: Final = 5
HELP_IDS: Final = ("none", "silver_pairs", "merchant_pairs", "one_doubled", "any_resource")


@final
class Ability:
    """When it works and what it gives; or which action it helps to pay for, and how."""

    def __init__(self, timing: i64, effect: i64 = NOTHING, action: i64 = 0, helps: i64 = NO_HELP) -> None:
        self.timing: Final = timing
        self.effect: Final = effect
        self.action: Final = action
        self.helps: Final = helps


NO_ABILITY: Final = Ability(NEVER)


def instant(words: str) -> Ability:
    return Ability(INSTANT, effect(words))


def drop_off(words: str) -> Ability:
    return Ability(DROP_OFF, effect(words))


def after(action: i64, words: str) -> Ability:
    return Ability(AFTER_ACTION + action, effect(words))


def on(timing: i64, words: str) -> Ability:
    return Ability(timing, effect(words))


def funds(action: i64, helps: i64) -> Ability:
    return Ability(FUNDING, NOTHING, action, helps)


@final
class Townsfolk:
    """One card. Its value is the price to hire or dismiss it, and how far it moves the Viscount."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        value: i64,
        icons: tuple[int, ...],
        ability: Ability,
        on_hire: str = "",
        source: str = "list",
    ) -> None:
        self.id: Final = id
        self.value: Final = value
        self.icons: Final = vec[i64]([icons.count(icon) for icon in range(ICONS)])
        self.ability: Final = ability
        self.on_hire: Final[i64] = effect(on_hire)  # also when it is dismissed
        self.source: Final = source
