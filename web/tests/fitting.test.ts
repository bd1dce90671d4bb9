import { describe, expect, it } from 'vitest';
import { wideFrom } from '../src/lib/choice/fitting';

const times = (n: number, signs: number): number[] => Array.from({ length: n }, () => signs);

describe('a low dock', () => {
  it('has two columns for whatever would cut its name short, where there is room', () => {
    expect(wideFrom([...times(10, 1), ...times(3, 2), ...times(2, 3)])).toBe(2);
  });

  it('keeps them for the longest where there are many', () => {
    expect(wideFrom([...times(10, 1), ...times(5, 3), ...times(1, 4)])).toBe(3);
  });
});
