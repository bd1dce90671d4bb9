import { describe, expect, it } from 'vitest';
import { fitInto, inColumns, rowsOf, type Line } from '../src/lib/choice/fitting';
import { among, widthOf } from '../src/lib/table/amounts';

const one = (columns: number): { columns: number; least: number } => ({ columns, least: 1 });
const times = (n: number, letters: number, signs = 0): Line[] => Array.from({ length: n }, () => ({ letters, signs }));

describe('the list of choices', () => {
  it('has as few columns as leave room for all choices, so that names are long', () => {
    expect([4, 6, 12, 18].map((n) => fitInto(times(n, 20), 40, 5).columns)).toEqual([1, 2, 3, 4]);
  });

  it('gives more columns to what would be read with fewer than twelve letters', () => {
    expect(inColumns([...times(1, 20, 2), ...times(1, 20, 8)], 30, one(3)).spans).toEqual([1, 2]);
    expect(inColumns(times(1, 20, 18), 20, one(3)).spans).toEqual([3]);
  });

  it('leaves short words as narrow as they are', () => {
    expect(inColumns([...times(1, 3, 4), ...times(1, 12, 4)], 26, one(3)).spans).toEqual([1, 2]);
  });

  it('lets two lines share three columns before it has more rows than there is room for', () => {
    expect(fitInto([...times(6, 8), ...times(4, 12, 7)], 32, 4)).toEqual({ columns: 6, spans: [2, 2, 2, 2, 2, 2, 3, 3, 3, 3] });
  });

  it('fills what is left beside a wide line', () => {
    expect(rowsOf({ columns: 3, spans: [2, 2, 1, 1] })).toBe(2);
    expect(rowsOf({ columns: 3, spans: [1, 1, 2, 2] })).toBe(3);
  });

  it('takes the fewest rows where there is no room for all', () => {
    expect(fitInto(times(40, 20), 40, 5).columns).toBe(4);
    expect(fitInto(times(5, 30, 18), 20, 2).columns).toBe(1);
  });
});

describe('amounts', () => {
  it('are as wide as what is written before their tiles', () => {
    expect(among({ tile: 'silver', n: 2, or: [3, 4] })).toBe('+2 … +4');
    expect(widthOf([{ tile: 'silver', n: -12 }])).toBeGreaterThan(widthOf([{ tile: 'silver', n: 2, plain: true }]));
  });
});
