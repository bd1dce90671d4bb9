import { describe, expect, it, vi } from 'vitest';
import type { GameInfo } from '../src/lib/live/types';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { Wish } = await import('../src/lib/setup/wish.svelte');
const { playedAs, titleOf } = await import('../src/lib/games/registry');

const info: GameInfo = {
  id: 'architects',
  players: { min: 2, max: 5 },
  more_players: { artisans: 6 },
  solo_players: { min: 1, max: 1 },
  expansions: ['promos', 'artisans'],
  solos_of: {},
  solos: ['helena'],
  setups: ['standard'],
  options: [],
  bots: ['greedy'],
};

function filled(wish: InstanceType<typeof Wish>): number {
  while (wish.canAdd) wish.add();
  return wish.seats.length;
}

describe('a title', () => {
  it('is a game, or an expansion with the game that it needs', () => {
    expect(playedAs('artisans')).toEqual({ game: 'architects', expansions: ['artisans'] });
    expect(titleOf({ game: 'architects', expansions: ['promos', 'artisans'] })).toBe('artisans');
    expect(titleOf({ game: 'architects', expansions: ['promos'] })).toBe('architects');
  });
});

describe('a table that is being set up', () => {
  it('begins with the expansion that was chosen', () => {
    expect([new Wish(info, 'artisans').expansions, new Wish(info, 'architects').expansions]).toEqual([['artisans'], []]);
  });

  it('has more seats with an expansion that has room for them', () => {
    expect([filled(new Wish(info, 'artisans')), filled(new Wish(info, 'architects'))]).toEqual([6, 5]);
  });

  it('gives up the seat that only the expansion had', () => {
    const wish = new Wish(info, 'artisans');
    filled(wish);
    wish.toggle('artisans');
    expect([wish.expansions, wish.seats.length]).toEqual([[], 5]);
  });

  it('has the seats of a solo game where an opponent of the rules plays along', () => {
    const wish = new Wish(info, 'artisans');
    wish.against('helena');
    wish.toggle('artisans');
    expect(wish.seats.length).toBe(1);
  });
});
