"""Effects at a reset and at the end of the game: rules 1 held the places of those to come, rules 2 the cards done."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.box import EDITION
from royaume.games.architects.cards.deeds import FIRST_AT_END, FIRST_FOR_POINTS
from royaume.games.architects.events import MARKET_RESET
from royaume.games.architects.expansions.artisans.vocabulary import ASIDE, CRAFTS_ADORNMENT, CRAFTS_TOOL
from royaume.games.architects.reset_effects import CHARACTER
from royaume.games.architects.rules_1.carried import Carried, Entry
from royaume.games.architects.table import PLAIN_BOARD

CHARACTER_BIT: Final = 12  # lower ones are places among the apprentices
HALVES: Final = (CRAFTS_ADORNMENT, CRAFTS_TOOL)


def reacting(carried: Carried, entry: Entry) -> list[Entry]:
    _, who, effects = entry
    return [["ReactingToReset", who, *reacted(carried, who, effects)]]


def ordering(carried: Carried, entry: Entry) -> list[Entry]:
    _, seat, effects = entry
    return [["OrderingEffects", seat, *reacted(carried, seat, effects)]]


def resetting_now(carried: Carried, entry: Entry) -> list[Entry]:
    """The effect at this place comes once its tool, which is being used, has worked."""
    _, who, effects, effect = entry
    card = carried.players[who]["crew"][effect]
    return [["Considering", who, card, ASIDE, ["OrderingEffects", who, *reacted(carried, who, effects)]]]


def reacted(carried: Carried, seat: int, effects: int) -> list[int]:
    """The cards of a seat that react to resets and are not to come any more."""
    p = carried.players[seat]
    done: list[int] = []
    for place in range(len(p["crew"])):
        card = p["crew"][place]
        if EDITION.catalogue.apprentices[card].ability.event == MARKET_RESET and effects >> place & 1 == 0:
            done.append(card)
    if effects >> CHARACTER_BIT & 1 == 0 and character_reacts(p["character"]):
        done.append(CHARACTER)
    return done


def character_reacts(character: int) -> bool:
    return (
        character != PLAIN_BOARD
        and EDITION.catalogue.characters[character].power_at(MARKET_RESET).event == MARKET_RESET
    )


def resolving_endings(carried: Carried, entry: Entry) -> list[Entry]:
    _, who, effects = entry
    return [["ResolvingEndings", who, *ended(carried, who, effects)]]


def ordering_endings(carried: Carried, entry: Entry) -> list[Entry]:
    _, seat, effects = entry
    return [["OrderingEndings", seat, *ended(carried, seat, effects)]]


def ended(carried: Carried, seat: int, effects: int) -> list[int]:
    """The buildings of a seat that change virtue at the end and have done so."""
    built = carried.players[seat]["built"]
    return [built[i] for i in range(len(built)) if changes_virtue(built[i]) and effects >> i & 1 == 0]


def changes_virtue(building: int) -> bool:
    return FIRST_AT_END <= EDITION.catalogue.buildings[building].deed.kind < FIRST_FOR_POINTS


def crafting_free(carried: Carried, entry: Entry) -> list[Entry]:
    """The effect of the building that was put up last with such a one."""
    _, who, half = entry
    built = carried.players[who]["built"]
    crafting = [card for card in built if EDITION.catalogue.buildings[card].deed.kind == HALVES[half]]
    return [["TakingEffect", who, crafting[-1]]]
