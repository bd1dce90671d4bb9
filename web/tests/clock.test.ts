import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isShort, leftOn, rests } from '../src/lib/clock/left';
import { qrOf } from '../src/lib/qr/qr';

const terms = { kind: 'days', base: 86_400, increment: 0, vacation: 0, stand_in: 'steward' } as const;

describe('a clock', () => {
  it('stands still unless it runs', () => expect(leftOn({ left: 100, runs: null, spare: 0 }, 5_000_000)).toBe(100));

  it('loses what has passed since it runs, and nothing below zero', () => {
    expect(leftOn({ left: 100, runs: 1000, spare: 0 }, 1_030_900)).toBe(70);
    expect(leftOn({ left: 100, runs: 1000, spare: 0 }, 9_000_000)).toBe(0);
  });

  it('of somebody who is away runs later', () => {
    const clock = { left: 100, runs: 2000, spare: 50 };
    expect(leftOn(clock, 1_500_000)).toBe(100);
    expect([rests(clock, 1_500_000), rests(clock, 2_500_000)]).toEqual([true, false]);
  });

  it('is short when it is time to hurry', () => {
    expect([isShort(3600, terms), isShort(80_000, terms)]).toEqual([true, false]);
    expect([isShort(50, { ...terms, kind: 'live' }), isShort(61, { ...terms, kind: 'live' })]).toEqual([true, false]);
  });
});

/** As drawn by another program (qrcode for Python, with the same mask), and read by a third one (OpenCV). */
describe('a QR code', () => {
  const drawn = (text: string): string => qrOf(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
  const seal = (text: string): string => createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

  it('of a short text', () => {
    expect(drawn('http://a/').split('\n').slice(7, 11)).toEqual(['.........####........', '#.#.#.#..###....#..#.', '..##.#.#.##..#.##...#', '##....##..#.#####.###']);
    expect(seal('http://a/')).toBe('6f03776ace9343c5');
  });

  it('of a link to a seat', () => expect(seal('http://192.168.178.21:8000/#/table/abcdefghjkmn/abcdefghijklmnopqrstuvwxyzABCDEF')).toBe('efd2fcb78eb0761b'));

  it('of a longer text, with its version', () => {
    expect(seal('x'.repeat(130))).toBe('63569b58998a3e52');
    expect(seal('x'.repeat(213))).toBe('5b61c982b56d2523');
  });

  it('is not made of what is too long', () => expect(() => qrOf('x'.repeat(214))).toThrow('too long'));
});
