import { describe, expect, test } from 'vitest';
import { stacked, ticks } from '../src/lib/review/stacks';

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
