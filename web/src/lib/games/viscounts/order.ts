import type { Offered } from '../../choice/choices.svelte';
import type { Person } from './view';

const NAMES = ['card', 'card2', 'card3'];

/** The spaces of a line that hold a card, from left to right. */
export const occupied = (line: readonly (Person | null)[]): number[] => line.flatMap((card, space) => (card ? [space] : []));

/** The order that the cards picked so far leave open no longer: the last one follows by itself. */
export function completed(line: readonly (Person | null)[], picked: readonly number[]): number[] | null {
  const left = occupied(line).filter((space) => !picked.includes(space));
  return left.length <= 1 ? [...picked, ...left] : null;
}

/** The choice that brings the cards into this order. */
export function arranging(offered: readonly Offered[], line: readonly (Person | null)[], order: readonly number[]): Offered | undefined {
  const cards = order.map((space) => line[space]?.id);
  return offered.find(({ choice }) => choice.key.startsWith('arrange_') && cards.every((card, i) => choice.args[NAMES[i] ?? ''] === card));
}
