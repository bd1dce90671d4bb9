"""The 16 Scheme cards: eight to start with, eight that may join them. Rows are written as the reference writes them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.vocabulary import BUILDER, CLERIC, CRIMINAL, ICONS, NOBLE

PICTURE: Final = "picture"
RECONSTRUCTED: Final = "reconstructed"

# what a row may tell to do; what is not among the effects of people is an opponent's own
ROW_WORDS: Final = (
    "resource",
    "virtue",
    "debt",
    "deed",
    "flip_debt",
    "flip_deed",
    "flip_any",
    "corruption",
    "scheme",
    "ai_dismiss",
    "build",
    "workers",
    "transcribe",
    "focus",
)


@final
class Scheme:
    """A card with a Criminal icon begins with Corruption; then come gains, a move, and the first possible option."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        icons: tuple[int, ...],
        gains: str,
        move: i64,
        options: tuple[str, ...],
        source: str = RECONSTRUCTED,
    ) -> None:
        self.id: Final = id
        self.icons: Final = vec[i64]([icons.count(icon) for icon in range(ICONS)])
        self.corruption: Final = CRIMINAL in icons
        self.gains: Final = gains
        self.move: Final = move
        self.options: Final = options
        self.source: Final = source


FLIP_AND_VIRTUE: Final = "flip_any:1 + virtue:1"
DEBT_AND_DEED_FLIPPED: Final = "debt:1 + flip_deed:1"
DEED_AND_DEBT_FLIPPED: Final = "deed:1 + flip_debt:1"
DEED_AND_DEBT: Final = "deed:1 + debt:1"


def alone(id: str, icon: int, action: str, source: str = RECONSTRUCTED) -> Scheme:  # noqa: A002
    """A starting card with one icon."""
    return Scheme(id, (icon,), "ai_dismiss", 2, (action, FLIP_AND_VIRTUE), source)


def pair(id: str, icons: tuple[int, int], action: str, source: str = RECONSTRUCTED) -> Scheme:  # noqa: A002
    """A starting card with two icons."""
    return Scheme(id, icons, "resource:1", 1, (action, "focus", DEBT_AND_DEED_FLIPPED), source)


def criminal(id: str, source: str = RECONSTRUCTED) -> Scheme:  # noqa: A002
    return Scheme(id, (CRIMINAL,), "scheme:1", 1, ("focus", DEED_AND_DEBT_FLIPPED), source)


def future_alone(id: str, icon: int, actions: tuple[str, str], source: str = RECONSTRUCTED) -> Scheme:  # noqa: A002
    return Scheme(id, (icon,), "virtue:1 + ai_dismiss", 4, (*actions, DEED_AND_DEBT), source)


def future_pair(id: str, icons: tuple[int, int], action: str, source: str = RECONSTRUCTED) -> Scheme:  # noqa: A002
    return Scheme(id, icons, "resource:2", 2, (action, "focus", DEBT_AND_DEED_FLIPPED), source)


def future_criminal(id: str) -> Scheme:  # noqa: A002
    return Scheme(id, (CRIMINAL,), "scheme:1 + resource:1", 2, ("focus", DEED_AND_DEBT_FLIPPED))


STARTING: Final = [
    alone("s_builder", BUILDER, "build"),
    alone("s_cleric", CLERIC, "transcribe"),
    alone("s_noble", NOBLE, "workers", PICTURE),
    pair("s_builder_noble", (BUILDER, NOBLE), "build", PICTURE),
    pair("s_builder_cleric", (BUILDER, CLERIC), "transcribe"),
    pair("s_cleric_noble", (CLERIC, NOBLE), "workers"),
    criminal("s_criminal_1", PICTURE),
    criminal("s_criminal_2"),
]
FUTURE: Final = [
    future_alone("f_builder", BUILDER, ("build", "transcribe")),
    future_alone("f_cleric", CLERIC, ("transcribe", "workers"), PICTURE),
    future_alone("f_noble", NOBLE, ("workers", "build")),
    future_pair("f_builder_noble", (BUILDER, NOBLE), "workers"),
    future_pair("f_builder_cleric", (BUILDER, CLERIC), "build", PICTURE),
    future_pair("f_cleric_noble", (CLERIC, NOBLE), "transcribe"),
    future_criminal("f_criminal_1"),
    future_criminal("f_criminal_2"),
]
FIRST_FUTURE: Final = len(STARTING)
SCHEMES: Final = vec[Scheme](STARTING + FUTURE)
SCHEME_IDS: Final = tuple([scheme.id for scheme in STARTING + FUTURE])


def starting_but(removed: tuple[str, ...]) -> tuple[int, ...]:
    """The starting cards that are in the game."""
    return tuple([card for card in range(FIRST_FUTURE) if SCHEME_IDS[card] not in removed])


def future_but(removed: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([card for card in range(FIRST_FUTURE, len(SCHEME_IDS)) if SCHEME_IDS[card] not in removed])
