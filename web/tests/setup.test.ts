import { describe, expect, it, vi } from 'vitest';
import type { GameInfo } from '../src/lib/live/types';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { Wish } = await import('../src/lib/setup/wish.svelte');
const { lastOf } = await import('../src/lib/start/quick');
const { DEFAULT_LEVEL } = await import('../src/lib/seats/levels');
const { routeOf } = await import('../src/lib/router.svelte');
const { headOf, playedAs, titleOf } = await import('../src/lib/games/registry');

const info: GameInfo = {
  id: 'architects',
  players: { min: 2, max: 5 },
  more_players: { artisans: 6 },
  solo_players: { min: 1, max: 1 },
  expansions: ['promos', 'artisans', 'wonders'],
  solos: ['helena', 'gossip'],
  solos_of: { wonders: ['gossip'] },
  setups: ['standard'],
  options: [
    { key: 'release_scope', values: ['one', 'all'], pattern: '', expansion: '', solo: false, variant: true },
    { key: 'court_gold', values: ['most', 'above_8'], pattern: '', expansion: 'wonders', solo: false, variant: true },
    { key: 'difficulty', values: ['0', '1'], pattern: '', expansion: '', solo: true, variant: false },
  ],
  bots: ['greedy'],
  lessons: [],
};

function filled(wish: InstanceType<typeof Wish>): number {
  while (wish.canAdd) wish.add();
  return wish.seats.length;
}

describe('an address', () => {
  it('is a screen of ours, and never the start page by mistake', () => {
    const screens = ['/#/', '/#/new/majesty', '/#/nonsense', '/nonsense#/'].map((address) => routeOf(new URL(address, 'http://here')).screen);
    expect(screens).toEqual(['start', 'setup', 'nowhere', 'nowhere']);
  });
});

describe('a title', () => {
  it('is a game, or an expansion with the game that it needs', () => {
    expect(playedAs('artisans')).toEqual({ game: 'architects', expansions: ['artisans'] });
    expect(titleOf({ game: 'architects', expansions: ['promos', 'artisans'] })).toBe('artisans');
    expect(titleOf({ game: 'architects', expansions: ['promos'] })).toBe('architects');
  });
});

describe('a table', () => {
  it('is named after an expansion that is played alone, else after the game', () => {
    expect(['', 'wonders', 'artisans wonders', 'promos'].map((with_) => headOf({ game: 'architects', expansions: with_.split(' ') }))).toEqual([
      'architects-short',
      'title-wonders',
      'architects-short',
      'architects-short',
    ]);
  });
});

describe('a table that is being set up', () => {
  it('offers a level where the bot of the last time is no longer offered', () => {
    const last = { ...playedAs('architects'), seats: ['greedy', 'queen'].map((bot) => ({ kind: 'bot', name: bot, bot })) };
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(last) });
    expect(lastOf('architects')?.seats.map(({ bot }) => bot)).toEqual([DEFAULT_LEVEL, 'queen']);
    vi.stubGlobal('localStorage', undefined);
  });

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

  it('has only the opponents that an expansion brings, or those that none brings', () => {
    const wish = new Wish(info, 'wonders');
    const withIt = wish.solos;
    wish.against('gossip');
    wish.toggle('wonders');
    expect([withIt, wish.solos, wish.solo]).toEqual([['gossip'], ['helena'], '']);
  });

  it('leaves one seat to an opponent that an expansion brings', () => {
    const wish = new Wish(info, 'wonders');
    wish.toggle('artisans');
    wish.against('gossip');
    expect(filled(wish)).toBe(5);
  });

  it('has the settings of an expansion only with it', () => {
    const wish = new Wish(info, 'wonders');
    const withIt = wish.settings.map(({ key }) => key);
    wish.toggle('wonders');
    expect([withIt, wish.settings.map(({ key }) => key)]).toEqual([['release_scope', 'court_gold'], ['release_scope']]);
  });

  it('knows whether it would play a rule differently', () => {
    const wish = new Wish(info, 'architects');
    const before = wish.hasVariant;
    wish.options['release_scope'] = 'all';
    expect([before, wish.hasVariant]).toEqual([false, true]);
  });

  it('has the settings of an opponent only against one', () => {
    const wish = new Wish(info, 'architects');
    const alone = wish.settings.map(({ key }) => key);
    wish.against('helena');
    expect([alone, wish.settings.map(({ key }) => key)]).toEqual([['release_scope'], ['release_scope', 'difficulty']]);
  });
});
