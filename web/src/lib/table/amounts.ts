import type { Amount } from '../games/game';

/** In rem: a tile with the space around it, and a letter of what stands before it. */
const TILE = 1.4;
const LETTER = 0.45;

const signed = (n: number): string => (n < 0 ? '−' : '+') + String(Math.abs(n));

/** One number, either of two, or from the least to the most. */
export function among({ n, or = [], plain, paid }: Amount): string {
  const numbers = [n, ...or];
  if (plain) return '';
  if (paid) return String(n);
  if (numbers.length > 2) return `${signed(Math.min(...numbers))} … ${signed(Math.max(...numbers))}`;
  return numbers.map(signed).join(' / ');
}

/** How wide amounts are drawn, in rem. */
export const widthOf = (amounts: readonly Amount[]): number =>
  amounts.reduce((sum, amount) => sum + TILE + LETTER * (among(amount).length + Number(amount.either ?? false)), 0);
