import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Map<string, string>;

/** The first block of a token file: what holds without a wish for more contrast. */
function tokens(file: string): Tokens {
  const [block = ''] = readFileSync(new URL(`../src/styles/${file}`, import.meta.url), 'utf8').split('@media');
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const FIXED = tokens('tokens.css');
const THEMES = { vellum: tokens('vellum.css'), night: tokens('night.css') };

function hex(theme: Tokens, name: string): string {
  const value = theme.get(name) ?? FIXED.get(name) ?? '';
  const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return alias ? hex(theme, alias) : value;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Tokens, first: string, second: string): number {
  const [pale = 0, deep = 0] = [first, second].map((name) => luminance(hex(theme, name))).sort((a, b) => b - a);
  return (pale + 0.05) / (deep + 0.05);
}

const LEAVES = ['vellum-0', 'vellum-1', 'vellum-2', 'leaf-head', 'leaf-foot', 'slip', 'slot', 'craft', 'tool', 'off', 'city', 'lit', 'chosen', 'picked'];
const FRAME = ['purple-0', 'purple-1', 'purple-2'];
const SEATS = [1, 2, 3, 4, 5, 6];

/** Letters and the grounds they stand on. */
const LETTERS: [string[], string[]][] = [
  [['ink-1', 'ink-2', 'ink-3', 'gain', 'loss', 'points'], LEAVES],
  [['ink-1', 'loss'], ['rubric-soft', 'reset', 'laid', 'well']],
  [['purple-text', 'purple-mute', 'purple-bright', 'purple-gold', 'gold-2'], FRAME],
  [['on-rubric'], ['rubric']],
  [['on-profiteer', 'rubric-pale'], ['profiteer']],
  [['on-gold'], ['gold-2', 'gold-3', 'key', 'coin']],
  [['on-pale'], ['silver', 'marble']],
];
/** Signs and pieces that must be seen. */
const SIGNS: [string[], string[]][] = [
  [['ink-off', 'bronze', 'gold-4', 'madder', 'meeple', 'seat-edge'], ['vellum-0', 'vellum-1', 'leaf-head', 'leaf-foot', 'city']],
  [['seat-edge'], ['segment-lake', 'segment-hills', 'segment-forest', 'segment-coast', 'segment-mountain', 'wall', 'well']],
];

const below = (theme: Tokens, pairs: [string[], string[]][], least: number): string[] =>
  pairs
    .flatMap(([signs, grounds]) => signs.flatMap((sign) => grounds.map((ground) => [sign, ground] as const)))
    .filter(([sign, ground]) => !(contrast(theme, sign, ground) >= least))
    .map(([sign, ground]) => `${sign} on ${ground}: ${contrast(theme, sign, ground).toFixed(2)}`);

describe('both themes', () => {
  it('have the same names', () => {
    expect([...THEMES.night.keys()].sort()).toEqual([...THEMES.vellum.keys()].sort());
  });

  it.each(Object.entries(THEMES))('of which %s has letters of 4.5 to 1', (_, theme) => {
    expect(below(theme, LETTERS, 4.5)).toEqual([]);
  });

  it.each(Object.entries(THEMES))('of which %s has signs and pieces of 3 to 1', (_, theme) => {
    expect(below(theme, SIGNS, 3)).toEqual([]);
  });

  it('have letters of 4.5 to 1 on every seat', () => {
    expect(below(FIXED, SEATS.map((seat) => [[`seat-${seat}-on`], [`seat-${seat}`]]), 4.5)).toEqual([]);
  });
});
