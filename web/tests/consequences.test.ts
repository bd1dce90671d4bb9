import { describe, expect, it } from 'vitest';
import { areNotable, consequencesOf } from '../src/lib/choice/consequences';
import { changesOf, restates, tells } from '../src/lib/games/architects/amounts';
import type { Choice, Said } from '../src/lib/live/types';

const game = { changesOf, restates, tells };
const said = (key: string, seat: number, args: Said['args'] = {}): Said => ({ key, args: { seat, ...args } });
const choice = (preview: Said[], later: Said[] = []): Choice => ({ id: 'c', key: 'place', args: {}, refusal: null, reveals: false, warning: null, preview, then: [], later });
const keysOf = (made: Choice): string[] => consequencesOf(made, game, 0).map(({ event }) => event.key);

describe('what a choice brings besides its words and signs', () => {
  it('is nothing where both say everything', () => {
    expect(keysOf(choice([said('worker_placed', 0, { place: 'quarry', workers: 1 }), said('goods_gained', 0, { good: 'stone', n: 1 })]))).toEqual([]);
  });

  it('is what happens to others, and what has no sign', () => {
    const reset = choice([said('virtue_lost', 0, { virtue: 1 }), said('market_reset', 0), said('workers_jailed', 0, { workers: 1 }), said('virtue_lost', 1, { virtue: 1 }), said('debts_taken', 1, { debts: 1 })]);
    expect(keysOf(reset)).toEqual(['market_reset', 'workers_jailed', 'virtue_lost', 'debts_taken']);
  });

  it('is all that follows later', () => {
    expect(keysOf(choice([said('worker_placed', 0)], [said('last_space_filled', 0)]))).toEqual(['last_space_filled']);
  });

  it('deserves a sign where it concerns others or is a turning point', () => {
    const notable = (...events: Said[]): boolean => areNotable(consequencesOf(choice(events), game, 0), game, 0);
    expect(notable(said('coins_laid', 0, { silver: 1 }))).toBe(false);
    expect(notable(said('market_reset', 0))).toBe(true);
    expect(notable(said('goods_gained', 1, { good: 'clay', n: 1 }))).toBe(true);
  });
});
