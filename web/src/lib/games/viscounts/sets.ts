import { RIBBONS } from './look';
import type { Manuscript } from './view';

const SET_POINTS = [0, 1, 4, 9, 16];

/** The sizes of the sets of different ribbons, each as large as it can be. */
export function setsOf(manuscripts: readonly Manuscript[]): number[] {
  const counts = RIBBONS.map((ribbon) => manuscripts.filter((one) => one.ribbon === ribbon).length);
  const most = Math.max(0, ...counts);
  return Array.from({ length: most }, (_, i) => counts.filter((n) => n > i).length);
}

export const pointsOfSets = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + (SET_POINTS[size] ?? 0), 0);
