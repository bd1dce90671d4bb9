"""Ids and notation: how choices of Architects are written in records."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.edition import Edition
from royaume.games.architects.events import EVENTS
from royaume.games.architects.refusals import PLACING_RULE, REFUSALS
from royaume.games.architects.vocabulary import GOOD_IDS, MOST_SEATS, PLACE_IDS
from royaume.kernel.blocks import in_blocks
from royaume.kernel.event import EventKind
from royaume.kernel.game import Language
from royaume.kernel.refusal import Refusal

NOTATION: Final = {
    "choose_character": "character {character}",
    "draft": "draft {building}",
    "place": "place {place}",
    "discard_apprentice": "discard apprentice {apprentice}",
    "take_back": "take back {place}",
    "take_back_prison": "take back from prison",
    "take_back_held": "take back from {owner}",
    "mine": "mine {good}",
    "storehouse_virtue": "{good} {good2} for virtue",
    "storehouse_marble": "{good} {good2} {good3} for marble",
    "apprentice_trade": "trade {apprentice}",
    "stop": "stop",
    "draw_plans": "draw plans",
    "hire": "hire {apprentice}",
    "draw_five": "draw five",
    "keep": "keep {building}",
    "capture": "capture {place} {owner}",
    "send_to_prison": "send to prison",
    "release_prison": "release from prison",
    "ransom": "ransom from {owner}",
    "ransom_by_debt": "ransom from {owner} by debt",
    "ransom_all": "ransom all",
    "ransom_all_by_debt": "ransom all by debt",
    "pay_debt": "pay debt",
    "construct": "construct {building}",
    "advance_cathedral": "advance cathedral",
    "pay_wood_stone": "pay {wood} wood {stone} stone",
    "pay_gold_marble": "pay {gold} gold {marble} marble",
    "spare": "spare {good}",
    "discard_plan": "discard {building}",
    "take_debt": "take debt",
    "buy_off_debt": "pay {silver} instead",
    "destroy_debts": "destroy {debts} debts",
    "gain": "gain {good}",
    "sell_plan": "sell {building}",
    "recover_all": "recover all",
    "capture_instead": "capture",
    "place_again": "place again",
    "decline": "decline",
    "release": "release {workers}",
    "resolve_apprentice": "resolve {apprentice}",
    "resolve_character": "resolve {character}",
    "resolve_building": "resolve {building}",
    "go_on": "go on",
}


def language_of(edition: Edition) -> Language:
    catalogue = edition.catalogue
    ids = {
        "place": PLACE_IDS,
        "good": GOOD_IDS,
        "apprentice": catalogue.apprentice_ids,
        "building": catalogue.building_ids,
        "character": catalogue.character_ids,
        "reward": catalogue.reward_ids,
        "market_card": catalogue.market_ids,
        "scheme": edition.book.scheme_ids,
        **edition.book.ids(),
    }
    notation = dict(NOTATION)
    events = {0: EVENTS}
    refusals = {0: REFUSALS}
    for expansion in edition.expansions:
        ids.update(expansion.ids)
        notation.update(expansion.notation)
        if len(expansion.events) > 0:
            events[expansion.first_event] = expansion.events
        if len(expansion.refusals) > 0:
            refusals[expansion.first_refusal] = expansion.refusals
    return Language(
        ids=ids,
        notation=notation,
        written={"owner": tuple(["P" + str(seat + 1) for seat in range(MOST_SEATS)])},
        refusals=in_blocks(refusals, Refusal("", PLACING_RULE)),
        events=in_blocks(events, EventKind("")),
    )
