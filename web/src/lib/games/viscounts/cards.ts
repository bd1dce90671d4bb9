import { api } from '../../live/api';
import type { ActionId } from './look';
import type { EffectStep, IconId, OpId } from './view';

interface Printed {
  id: string;
  count: number;
  source: string;
}

/** A card of the Townsfolk, a starter or a Hero. */
export interface PersonFace extends Printed {
  deck: 'townsfolk' | 'starters' | 'heroes';
  value: number;
  icons: IconId[];
  timing: string;
  /** Its ability, as the rules write it. */
  effect: string;
  helps: string;
  /** The action that it helps to pay for. */
  action: ActionId | '';
}

/** Decks of which only the words are shown. */
interface Plain extends Printed {
  deck: 'manuscripts' | 'player_cards' | 'schemes';
}

export type Card = PersonFace | Plain;

const RECONSTRUCTED = 'reconstructed';
const known = new Map<string, Card>();

/** What is printed on the cards, as the server's tables have it. */
export async function loadCards(): Promise<void> {
  if (known.size > 0) return;
  for (const card of await api.cards<Card>('viscounts')) known.set(card.id, card);
}

export const allCards = (): Card[] => [...known.values()];

export function personOf(id: string): PersonFace | null {
  const card = known.get(id);
  return card && 'icons' in card ? card : null;
}

/** What can be seen of a person wherever the card lies. */
export interface Face {
  id: string;
  value: number;
  icons: IconId[];
  timing: string;
  ways: EffectStep[][];
  helps: string;
}

/** A card of which only the name is told. */
export function faceOf(id: string): Face | null {
  const person = personOf(id);
  return person && { ...person, ways: waysOf(person.effect) };
}

/** "free_hire | destroy:1" is a choice of two ways, "debt:1 + silver:1" one way of two steps. */
export const waysOf = (words: string): EffectStep[][] => (words ? words.split(' | ').map((way) => way.split(' + ').map(stepOf)) : []);

function stepOf(words: string): EffectStep {
  const [op, amount = '1'] = words.split(':');
  return { op: op as OpId, n: Number(amount.split('-').at(-1)) };
}

/** Values that nobody has read from a printed card carry a dagger. */
export const isReconstructed = (id: string): boolean => known.get(id)?.source === RECONSTRUCTED;
