import { describe, expect, it } from 'vitest';
import { fitHigh, fitLow } from '../src/lib/choice/fitting';

const times = (n: number, signs: number): number[] => Array.from({ length: n }, () => signs);

describe('a low dock', () => {
  it('has as few columns as leave room for all choices, so that names are long', () => {
    expect([4, 10, 12, 13].map((n) => fitLow(times(n, 2)).columns)).toEqual([1, 2, 2, 3]);
    expect([10, 12, 13].map((n) => fitLow(times(n, 2)).dense)).toEqual([false, true, false]);
  });

  it('gives two of three columns to what would be cut short, where there is room', () => {
    expect(fitLow([...times(11, 1), ...times(2, 2), ...times(2, 3)])).toEqual({ columns: 3, wide: 2, dense: true });
  });

  it('keeps them for the longest where there are many', () => {
    expect(fitLow([...times(10, 1), ...times(5, 3), 4]).wide).toBe(3);
  });
});

describe('a high dock', () => {
  it('has two columns for many choices, and lower rows for more', () => {
    expect([8, 9, 15].map((n) => fitHigh(times(n, 1), false))).toEqual([
      { columns: 1, wide: 4, dense: false },
      { columns: 2, wide: 4, dense: false },
      { columns: 2, wide: 4, dense: true },
    ]);
    expect(fitHigh(times(8, 1), true).columns).toBe(2);
  });
});
