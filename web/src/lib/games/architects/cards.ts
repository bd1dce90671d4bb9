import { api } from '../../live/api';
import type { GoodId } from './view';

export type SkillId = 'carpentry' | 'tiling' | 'masonry';
export type ThingId = GoodId | 'virtue' | 'building_card' | 'release';

interface Printed {
  id: string;
  source: string;
}

/** One line of a card: it changes a printed number, reacts to something, or opens a trade. */
export type Ability =
  | { kind: 'none' }
  | { kind: 'changes'; question: string; by: number }
  | { kind: 'when'; event: string; thing: ThingId; amount: number }
  | { kind: 'trade'; paid: GoodId; price: number; thing: ThingId; amount: number };

export type Apprentice = Printed & Ability & { deck: 'apprentices'; skills: SkillId[]; virtue: number };

export interface Building extends Printed {
  deck: 'buildings';
  points: number;
  skills: SkillId[];
  cost: Partial<Record<GoodId, number>>;
  virtue: number;
  timing: 'immediate' | 'end_game';
}

export interface Character extends Printed {
  deck: 'characters';
  virtue: number;
  prison: number;
  debts: number;
  things: Partial<Record<ThingId, number>>;
}

export type Card = Apprentice | Building | Character;

const known = new Map<string, Card>();

/** What is printed on the cards, as the server's tables have it. */
export async function loadCards(): Promise<void> {
  if (known.size > 0) return;
  for (const card of await api.cards<Card>('architects')) known.set(card.id, card);
}

function found<D extends Card['deck']>(deck: D, id: string): Extract<Card, { deck: D }> | null {
  const card = known.get(id);
  return card?.deck === deck ? (card as Extract<Card, { deck: D }>) : null;
}

export const apprenticeOf = (id: string): Apprentice | null => found('apprentices', id);
export const buildingOf = (id: string): Building | null => found('buildings', id);
export const characterOf = (id: string): Character | null => found('characters', id);

/** Values that nobody has read from a printed card carry a dagger. */
export const isReconstructed = (id: string): boolean => known.get(id)?.source === 'reconstructed';
