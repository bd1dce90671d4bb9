"""How numbers become words."""

from __future__ import annotations

from royaume.games.viscounts.cards.catalogue import CARD_IDS
from royaume.games.viscounts.cards.manuscripts import BONUS_IDS, MANUSCRIPT_IDS
from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS
from royaume.games.viscounts.events import EVENTS
from royaume.games.viscounts.refusals import REFUSALS
from royaume.games.viscounts.solo.playbook import PLAYBOOK
from royaume.games.viscounts.solo.schemes import SCHEME_IDS
from royaume.games.viscounts.vocabulary import (
    ACTION_IDS,
    BUILDING_IDS,
    GOOD_IDS,
    MOST_SEATS,
    SECTION_IDS,
    SEGMENT_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
)
from royaume.kernel.game import Language


def language_of(ways: tuple[str, ...]) -> Language:
    """The ways are those of all effects, which are listed once everything that gives something is read."""
    return Language(
        ids={
            "card": CARD_IDS,
            "manuscript": MANUSCRIPT_IDS,
            "player_card": PLAYER_CARD_IDS,
            "bonus": BONUS_IDS,
            "action": ACTION_IDS,
            "building": BUILDING_IDS,
            "good": GOOD_IDS,
            "section": SECTION_IDS,
            "segment": SEGMENT_IDS,
            "site": SITE_IDS,
            "slot": SLOT_IDS,
            "space": SPACE_IDS,
            "way": ways,
            "scheme": SCHEME_IDS,
            **PLAYBOOK.ids(),
        },
        notation={
            "choose_pair": "take {player_card} with {card}",
            "play": "play {card}",
            "ride": "ride to {space} for {silver}",
            "no_action": "no action",
            "dismiss": "dismiss {card} for {silver}",
            "trade": "trade",
            "trade_times": "trade {times} for {silver}",
            "transcribe": "transcribe {manuscript}",
            "transcribe_printed": "transcribe at {segment}",
            "place_workers": "place {n}",
            "construct": "construct {slot}",
            "pay": "pay {n} {good}",
            "recruit": "recruit {card} for {silver}",
            "recruit_nobody": "recruit nobody",
            "hire": "hire {card}",
            "choose_way": "choose {way}",
            "take_resource": "take {good}",
            "flip_debt": "flip debt",
            "flip_deed": "flip deed",
            "first_ability": "first {card}",
            "first_link": "first link {site}",
            "discard": "discard {card}",
            "discard_top": "discard top",
            "discard_none": "discard none",
            "destroy": "destroy {card}",
            "destroy_top": "destroy top",
            "destroy_none": "destroy none",
            "arrange_two": "arrange {card} {card2}",
            "arrange_three": "arrange {card} {card2} {card3}",
            "resolve_section": "resolve {section}",
            "expel": "expel {seat}",
            "move_worker": "move worker {section} to {section2}",
            "move_no_worker": "move no worker",
            "place_on": "place on {section}",
            "build_at": "build at {site}",
            "take_building": "take {slot}",
            "take_manuscript": "take {manuscript}",
        },
        written={"seat": tuple(["P" + str(seat + 1) for seat in range(MOST_SEATS)])},
        refusals=REFUSALS,
        events=EVENTS,
    )
