import type { Snapshot } from '../../live/types';
import type { CardShown, MajestyView, RealmShown } from '../../live/wire';

export type { BuildingId, BuildingShown as Building, CardShown as Card, CharacterId, DisplayedShown as DisplayCard, MajestyView } from '../../live/wire';

export const viewOf = (snapshot: Snapshot): MajestyView => snapshot.view as MajestyView;

/** The cards at a building: the last of the eight holds the wounded. */
export const cardsAt = (realm: RealmShown, building: number): CardShown[] => realm.columns[building] ?? realm.infirmary;

/** The cards a player has taken so far. */
export const cardsOf = (realm: RealmShown): number => realm.columns.reduce((sum, column) => sum + column.length, realm.infirmary.length);

export const flipKey = (card: CardShown): string => `card-${card.number}`;
