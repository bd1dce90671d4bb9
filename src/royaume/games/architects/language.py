"""Ids and notation: how choices of Architects are written in records."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.box import CATALOGUE
from royaume.games.architects.events import ARTISANS_EVENTS, EVENTS
from royaume.games.architects.expansions.artisans import events as artisans_events
from royaume.games.architects.expansions.artisans import refusals as artisans_refusals
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.refusals import ARTISANS_REFUSALS, PLACING_RULE, REFUSALS
from royaume.games.architects.solo.playbook import PLAYBOOK
from royaume.games.architects.solo.schemes import SCHEME_IDS
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
    "place_artisan": "place artisan {place}",
    "craft_adornment": "craft adornment",
    "craft_tool": "craft tool",
    "choose_craft": "take {craft}",
    "link_adornment": "under {building}",
    "link_tool": "under {apprentice}",
    "use_tool": "use {craft}",
    "use_tool_paying": "use {craft} paying {good}",
    "use_tool_first": "use {craft} first",
    "go_on": "go on",
    "capture_here": "capture {workers} of {owner}",
    "capture_here_artisan": "capture {workers} of {owner} with the artisan",
    "capture_colour": "capture all of {owner}",
    "ignore_loss": "ignore loss",
    "accept_loss": "accept loss",
    "use_discount": "use discount",
    "pay_in_full": "pay in full",
    "return_artisan": "artisan",
    "return_worker": "worker",
    "move_tool": "move tool to {apprentice}",
    "drop_tool": "drop tool",
    "take_bonus": "take bonus",
}

ALL_EVENTS: Final = in_blocks({0: EVENTS, ARTISANS_EVENTS: artisans_events.EVENTS}, EventKind(""))
ALL_REFUSALS: Final = in_blocks({0: REFUSALS, ARTISANS_REFUSALS: artisans_refusals.REFUSALS}, Refusal("", PLACING_RULE))

LANGUAGE: Final = Language(
    ids={
        "place": PLACE_IDS,
        "good": GOOD_IDS,
        "apprentice": tuple([card.id for card in CATALOGUE.apprentices]),
        "building": tuple([card.id for card in CATALOGUE.buildings]),
        "character": tuple([card.id for card in CATALOGUE.characters]),
        "reward": tuple([card.id for card in CATALOGUE.rewards]),
        "market_card": tuple([card.id for card in CATALOGUE.market]),
        "scheme": SCHEME_IDS,
        # a craft card, and each of its halves
        "craft": tuple([craft.id for craft in CRAFTS]),
        "adornment": tuple([craft.id for craft in CRAFTS]),
        "tool": tuple([craft.tool.id for craft in CRAFTS]),
        **PLAYBOOK.ids(),
    },
    notation=NOTATION,
    written={"owner": tuple(["P" + str(seat + 1) for seat in range(MOST_SEATS)])},
    refusals=ALL_REFUSALS,
    events=ALL_EVENTS,
)
