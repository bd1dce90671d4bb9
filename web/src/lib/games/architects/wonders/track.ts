import type { TileName } from '../../../icons/tiles';

/** The printed influence track: its end, and the steps where one draws a building card on the way up. */
export const MOST_INFLUENCE = 12;
export const MARKS: readonly number[] = [5, 9];
export const GOLD_OF_COURT = 4;
/** From its top to its foot. */
export const STEPS: readonly number[] = Array.from({ length: MOST_INFLUENCE + 1 }, (_, i) => MOST_INFLUENCE - i);

/** What influence may stand for at any time. */
export interface ExchangeLine {
  id: 'silver' | 'virtue' | 'precious';
  influence: number;
  n: number;
  tiles: readonly TileName[];
}

export const EXCHANGES: readonly ExchangeLine[] = [
  { id: 'silver', influence: 2, n: 2, tiles: ['silver'] },
  { id: 'virtue', influence: 2, n: 1, tiles: ['virtue'] },
  { id: 'precious', influence: 4, n: 1, tiles: ['gold', 'marble'] },
];
