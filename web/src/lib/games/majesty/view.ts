import type { Snapshot } from '../../live/types';

export type CharacterId = 'miller' | 'brewer' | 'witch' | 'guard' | 'soldier' | 'innkeeper' | 'noble';
export type BuildingId = 'mill' | 'brewery' | 'cottage' | 'guardhouse' | 'barracks' | 'inn' | 'castle' | 'infirmary';

export interface Card {
  number: number;
  id: string;
  tier: number;
  characters: CharacterId[];
}

export interface DisplayCard extends Card {
  meeples: number;
  cost: number;
}

export interface Building {
  id: BuildingId;
  side: 'A' | 'B';
  majority: number;
}

export interface Realm {
  coins: number;
  meeples: number;
  spaces: number;
  columns: Card[][];
  infirmary: Card[];
  score: number;
}

export interface MajestyView {
  turn: number;
  turns: number;
  active: number;
  over: boolean;
  sides: string;
  buildings: Building[];
  display: (DisplayCard | null)[];
  deck: { left: number; tier: number };
  realms: Realm[];
}

export const viewOf = (snapshot: Snapshot): MajestyView => snapshot.view as MajestyView;

/** The cards at a building: the last of the eight holds the wounded. */
export const cardsAt = (realm: Realm, building: number): Card[] => realm.columns[building] ?? realm.infirmary;

/** The cards a player has taken so far. */
export const cardsOf = (realm: Realm): number => realm.columns.reduce((sum, column) => sum + column.length, realm.infirmary.length);

export const flipKey = (card: Card): string => `card-${card.number}`;
