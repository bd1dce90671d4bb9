import { api } from '../../live/api';
import type { GoodId, SkillId, ThingId, TokenId } from './view';

interface Printed {
  id: string;
  source: string;
  count: number;
  /** What brings the card; empty: the game itself. */
  expansion: string;
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
  influence: number;
  things: Partial<Record<ThingId, number>>;
}

/** What a tool does when it is used; one with skills never is. */
export type ToolEffect =
  | { kind: 'skills' | 'release' | 'capture' | 'evade_tax' }
  | { kind: 'gain' | 'cart'; thing: ThingId; amount: number }
  | { kind: 'trade'; paid: ThingId; price: number; thing: ThingId; amount: number };

/** The upper half is an adornment, the lower half a tool. */
export interface Craft extends Printed {
  deck: 'crafts';
  points: number;
  gains: { thing: ThingId; amount: number }[];
  virtue_lost: number;
  debts: number;
  special: '' | 'reactivate' | 'recover_or_capture' | 'new_apprentices' | 'open_prison';
  tool: string;
  tool_effect: ToolEffect;
  sources: { effect: string; points: string; tool: string };
}

/** For every purpose a building, though nobody's card. */
export interface WonderFace extends Printed {
  deck: 'wonders';
  points: number;
  cost: Partial<Record<TokenId, number>>;
  influence: number;
  taxes: number;
  virtue: number;
}

/** What an opponent of the rules follows; future ones join its pile later. */
interface Scheme extends Printed {
  deck: 'schemes';
  future?: boolean;
}

/** Decks of which only the words are shown. */
interface Plain extends Printed {
  deck: 'rewards' | 'black_market' | 'contributions';
}

export type Half = 'adornment' | 'tool';

export type Card = Apprentice | Building | Character | Craft | WonderFace | Scheme | Plain;

const RECONSTRUCTED = 'reconstructed';
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

/** The cards that an expansion brings, or those of the game itself with its promos. */
export const cardsOf = (expansion: string): Card[] =>
  [...known.values()].filter((card) => (expansion ? card.expansion === expansion : ['', 'promos'].includes(card.expansion ?? '')));

export const apprenticeOf = (id: string): Apprentice | null => found('apprentices', id);
export const buildingOf = (id: string): Building | null => found('buildings', id);
export const characterOf = (id: string): Character | null => found('characters', id);
export const wonderOf = (id: string): WonderFace | null => found('wonders', id);
/** What a constructed building or wonder counts. */
export const pointsOf = (id: string): number => (buildingOf(id) ?? wonderOf(id))?.points ?? 0;
export const craftOf = (id: string): Craft | null => found('crafts', id);

export const isFuture = (scheme: string): boolean => found('schemes', scheme)?.future ?? false;

/** Values that nobody has read from a printed card carry a dagger. */
export const isReconstructed = (id: string): boolean => known.get(id)?.source === RECONSTRUCTED;

/** The values of one half of a craft card that nobody has read. */
export function reconstructedIn(half: Half, { sources }: Craft): (keyof Craft['sources'])[] {
  const values = half === 'tool' ? (['tool'] as const) : (['points', 'effect'] as const);
  return values.filter((value) => sources[value] === RECONSTRUCTED);
}
