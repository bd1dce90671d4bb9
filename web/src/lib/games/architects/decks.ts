import type { Note } from '../game';
import type { Card } from './cards';
import { noteOn } from './notes';

/** What the cards of each deck are called in sentences. */
const KINDS: Record<Card['deck'], string> = {
  apprentices: 'apprentice',
  buildings: 'building',
  characters: 'character',
  crafts: 'craft',
  rewards: 'reward',
  black_market: 'market_card',
  schemes: 'scheme',
  wonders: 'wonder',
  contributions: 'contribution',
};

interface Shown {
  note: Note;
  n: number;
}

export interface Deck {
  deck: Card['deck'];
  size: number;
  cards: Shown[];
}

/** The decks with their cards in words; cards that say the same are counted. */
export function decksOf(cards: readonly Card[]): Deck[] {
  const decks = new Map<Card['deck'], Deck>();
  for (const { id, deck, count } of cards) {
    const note = noteOn(KINDS[deck], id);
    if (!note) continue;
    const shown = decks.get(deck) ?? { deck, size: 0, cards: [] };
    const same = shown.cards.find((other) => other.note.title === note.title && other.note.text === note.text);
    if (same) same.n += count;
    else shown.cards.push({ note, n: count });
    decks.set(deck, { ...shown, size: shown.size + count });
  }
  return [...decks.values()];
}
