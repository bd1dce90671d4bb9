"""Numbers that stored games and states rely on never change their meaning."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.cards.catalogue import CARD_IDS
from royaume.games.viscounts.cards.manuscripts import BONUS_IDS, COUNTED_IDS, MANUSCRIPT_IDS
from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS
from royaume.games.viscounts.cards.townsfolk import TIMING_IDS
from royaume.games.viscounts.collision import COLLISION_STEPS
from royaume.games.viscounts.effects import EFFECTS, OP_IDS, WAY_IDS
from royaume.games.viscounts.turn import TURN_STEPS
from royaume.games.viscounts.vocabulary import (
    ACTION_IDS,
    BUILDING_IDS,
    GOOD_IDS,
    ICON_IDS,
    RIBBON_IDS,
    SECTION_IDS,
    SEGMENT_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
)

from .builder import GAME, facts

NOW = {
    "effects": [effect.words for effect in EFFECTS],
    "ways": list(WAY_IDS),
    "ops": list(OP_IDS),
    "timings": list(TIMING_IDS),
    "cards": list(CARD_IDS),
    "manuscripts": list(MANUSCRIPT_IDS),
    "player_cards": list(PLAYER_CARD_IDS),
    "bonuses": list(BONUS_IDS),
    "counted": list(COUNTED_IDS),
    "actions": list(ACTION_IDS),
    "icons": list(ICON_IDS),
    "goods": list(GOOD_IDS),
    "ribbons": list(RIBBON_IDS),
    "buildings": list(BUILDING_IDS),
    "slots": list(SLOT_IDS),
    "segments": list(SEGMENT_IDS),
    "spaces": list(SPACE_IDS),
    "sites": list(SITE_IDS),
    "sections": list(SECTION_IDS),
    "events": [event.key for event in GAME.language.events],
    "steps_of_a_turn": [step.name for step in TURN_STEPS],
    "steps_of_a_collision": [step.name for step in COLLISION_STEPS],
}


@pytest.mark.parametrize("kind", NOW)
def test_what_a_number_stands_for_never_changes(kind: str) -> None:
    """What is new is added at the end, here and in the document."""
    assert NOW[kind] == facts("numbers.yaml")[kind]
