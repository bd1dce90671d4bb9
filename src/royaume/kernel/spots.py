"""Where cards lie, and the law that each lies in exactly one place. Words are found only once it is broken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.frame import NOBODY

MOST_TOLD: Final = 3


@final
class Spot:
    """Cards that lie together, with words for where: those of a seat if there is one."""

    def __init__(self, where: str, cards: tuple[int, ...], seat: i64 = NOBODY) -> None:
        self.where: Final = where
        self.cards: Final = cards
        self.seat: Final = seat

    def words(self) -> str:
        return self.where if self.seat == NOBODY else self.where + " of seat " + str(int(self.seat))


def misplaced(spots: list[Spot], deck: list[int], ids: tuple[str, ...]) -> str:
    """Which cards of a deck (in ascending order) are missing or in several places; nothing when all is well."""
    cards: list[int] = []
    for spot in spots:
        cards.extend(spot.cards)
    cards.sort()
    return "" if cards == deck else told(spots, cards, deck, ids)


def told(spots: list[Spot], cards: list[int], deck: list[int], ids: tuple[str, ...]) -> str:
    """The first few, those in several places before those that are missing."""
    wrong = [card for card in sorted(set(cards + deck)) if cards.count(card) != deck.count(card)]
    wrong.sort(key=cards.count, reverse=True)
    sentences = [told_of(card, spots, deck.count(card), ids) for card in wrong[:MOST_TOLD]]
    more = len(wrong) - MOST_TOLD
    if more > 0:
        sentences.append("and so on for " + str(more) + " more")
    return "; ".join(sentences)


def told_of(card: int, spots: list[Spot], wanted: int, ids: tuple[str, ...]) -> str:
    where = [spot.words() for spot in spots for other in spot.cards if other == card]
    name = ids[card] if ids.count(ids[card]) == 1 else ids[card] + " (number " + str(card) + ")"
    if wanted == 0:
        return name + " is " + " and ".join(where) + ", but is not in this game"
    if wanted == 1:
        return name + " is " + (" and ".join(where) if len(where) > 0 else "nowhere")
    return (
        name + " is there " + str(len(where)) + " times, not " + str(wanted) + ": " + " and ".join(where or ["nowhere"])
    )
