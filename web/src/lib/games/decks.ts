import type { Note } from './game';

interface Printed<Name> {
  id: string;
  deck: Name;
  count: number;
}

interface Shown {
  note: Note;
  n: number;
}

export interface Deck {
  deck: string;
  size: number;
  cards: Shown[];
}

/** The decks with their cards in words; cards that say the same are counted. */
export function decksOf<Name extends string>(cards: readonly Printed<Name>[], noteOn: (deck: Name, id: string) => Note | null): Deck[] {
  const decks = new Map<Name, Deck>();
  for (const { id, deck, count } of cards) {
    const note = noteOn(deck, id);
    if (!note) continue;
    const shown = decks.get(deck) ?? { deck, size: 0, cards: [] };
    const same = shown.cards.find((other) => other.note.title === note.title && other.note.text === note.text);
    if (same) same.n += count;
    else shown.cards.push({ note, n: count });
    decks.set(deck, { ...shown, size: shown.size + count });
  }
  return [...decks.values()];
}
