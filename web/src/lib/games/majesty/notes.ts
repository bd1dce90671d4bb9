import { t } from '../../i18n/texts.svelte';
import type { Snapshot } from '../../live/types';
import type { Note } from '../game';
import { HOME } from './look';
import { viewOf, type BuildingId, type CharacterId } from './view';

/** The characters on a card, read from its id: `t1_miller_brewer`. */
const charactersOf = (card: string): CharacterId[] => card.split('_').slice(1) as CharacterId[];

const characterName = (id: CharacterId): string => t(`majesty-character-${id}`);

/** What a building does on the side that is played. */
function buildingText(id: BuildingId, snapshot: Snapshot): string {
  const side = viewOf(snapshot).buildings.find((building) => building.id === id)?.side ?? 'A';
  return t(`majesty-text-${id}_${side.toLowerCase()}`);
}

function characterText(id: CharacterId, snapshot: Snapshot): string {
  const building = HOME[id];
  return t('majesty-building-does', { name: t(`majesty-building-${building}`), text: buildingText(building, snapshot) });
}

export function noteOn(kind: string, id: string, snapshot: Snapshot): Note | null {
  switch (kind) {
    case 'building':
      return { title: t(`majesty-building-${id}`), text: buildingText(id as BuildingId, snapshot) };
    case 'character':
      return { title: characterName(id as CharacterId), text: characterText(id as CharacterId, snapshot) };
    case 'card':
      return { title: t(`majesty-card-${id}`), text: charactersOf(id).map((character) => characterText(character, snapshot)).join('\n') };
    default:
      return null;
  }
}
