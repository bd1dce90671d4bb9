import { describe, expect, test, vi } from 'vitest';
import type { Move, Review } from '../src/lib/live/types';
import { stacked, ticks } from '../src/lib/review/stacks';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { Reviewed } = await import('../src/lib/review/review.svelte');

/** Five turns of two choices each; these choices are the costly ones, the costliest first, and these the only good ones. */
function reviewedWith(costly: number[], only: number[]): InstanceType<typeof Reviewed> {
  const reviewed = new Reviewed('abc');
  const made = (n: number): Move => ({ n }) as Move;
  const standings = [0, 1, 2, 3, 4].map((turn) => ({ n: 2 * turn, turn }));
  reviewed.review = { standings, moves: costly.map(made), only: only.map(made) } as Review;
  return reviewed;
}

describe('the moves along a game', () => {
  test('are marked at their turns, the costliest with their numbers', () => {
    const { marks } = reviewedWith([7, 2], [5]);
    expect(marks.map(({ number, index }) => [number, index])).toEqual([[1, 3], [2, 1], [null, 2]]);
  });

  test('are marked as far as they do not stand on each other', () => {
    expect(reviewedWith([0, 1, 2, 3, 4, 5, 6], []).marks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('are found by their turn, the costliest of it first', () => {
    const reviewed = reviewedWith([7, 6], [5]);
    expect([1, 2, 3].map((index) => reviewed.moveIn(index)?.n)).toEqual([undefined, 5, 7]);
  });
});

describe('where points come from', () => {
  test('gains pile up above zero, losses below', () => {
    expect(stacked([5, -2, 0, 3, -1])).toEqual([
      { from: 0, to: 5 },
      { from: 0, to: -2 },
      { from: 5, to: 5 },
      { from: 5, to: 8 },
      { from: -2, to: -3 },
    ]);
  });

  test('lines stand at round numbers, zero among them', () => {
    expect(ticks(-15, 42)).toEqual([0, 20, 40]);
    expect(ticks(0, 9)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(-120, 480)).toEqual([0, 200, 400]);
  });
});
