import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../src/lib/games/game';
import type { Snapshot, Suggestion } from '../src/lib/live/types';
import { sentenceOf } from '../src/lib/table/advice';

vi.mock('../src/lib/i18n/texts.svelte', () => ({
  t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join('|'),
}));

const snapshot = { seat: 1, choices: [{ id: 'place quarry', key: 'place', args: {} }] } as unknown as Snapshot;
const gained = (seat: number, n: number) => ({ key: 'gained', args: { seat, n } });
const game = {
  changesOf: ({ args }) => [{ seat: Number(args['seat']), amount: { tile: 'stone', n: Number(args['n']) } }],
} as Partial<Game> as Game;
const people = { label: ({ key }: { key: string }) => key };
const suggestion = (more: Partial<Suggestion>): Suggestion => ({ version: 1, seat: 1, choice: 'place quarry', then: [], preview: [], points: null, ...more });

describe('what a suggestion says', () => {
  it('is what comes of it for the one who asked, each thing once, and the points', () => {
    const found = suggestion({ preview: [gained(1, 3), gained(0, 9), gained(1, -1)], points: -2 });
    expect(sentenceOf(found, snapshot, game, people)).toBe('suggestion|place|suggestion-score|−2, tile-stone +2');
  });

  it('names the answer that would follow', () => {
    const found = suggestion({ then: [{ key: 'hire', args: {} }], preview: [gained(1, 1)] });
    expect(sentenceOf(found, snapshot, game, people)).toBe('suggestion|suggestion-then|place|hire|tile-stone +1');
  });

  it('says so where nothing comes of it at once', () => {
    expect(sentenceOf(suggestion({ points: 0 }), snapshot, game, people)).toBe('suggestion-only|place');
  });
});
