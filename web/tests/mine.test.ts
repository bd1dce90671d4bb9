import { describe, expect, it, vi } from 'vitest';
import type { Seat, TableListed } from '../src/lib/live/types';
import { ago } from '../src/lib/mine/times';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { inOrder, MyTable } = await import('../src/lib/mine/table.svelte');
const { statisticsOf } = await import('../src/lib/mine/statistics');
const { savedTables } = await import('../src/lib/table/saved.svelte');

const seat = (number: number, kind: Seat['kind'], mine = false): Seat => ({ seat: number, kind, name: `P${number + 1}`, bot: null, mine, here: true, back: false, gives: false, clock: null, why: '', away: null });

const ALONE = [seat(0, 'person', true), seat(1, 'bot')];
const FRIENDS = [seat(0, 'person', true), seat(1, 'person')];

function table(told: Partial<TableListed> = {}): InstanceType<typeof MyTable> {
  const listed = {
    table: 'abc', game: 'majesty', config: { players: 2, expansions: [], solo: '', setup: '', options: {} }, seats: ALONE,
    started: true, over: false, turn: 3, waiting: [0], question: null, made: '2026-01-01T10:00:00Z', moved: '2026-01-01T10:30:00Z',
    seconds: 1800, scores: [40, 50], winners: null, whole: true, origin: null, lesson: null, rematch: null, ...told,
  };
  return new MyTable(listed as TableListed, 'key');
}

const over = (scores: number[], told: Partial<TableListed> = {}): InstanceType<typeof MyTable> =>
  table({ over: true, waiting: [], scores, winners: [scores.indexOf(Math.max(...scores))], ...told });

describe('a moment of the past', () => {
  const now = new Date(2026, 5, 15, 12).getTime();
  const before = (ms: number): string => new Date(now - ms).toISOString();
  const hours = (n: number): string => before(n * 3_600_000);

  it('is told in the words of both languages', () => {
    expect(ago(before(5_000), now, 'en')).toBe('tables-just-now');
    expect(ago(before(180_000), now, 'en')).toBe('3 minutes ago');
    expect(ago(hours(3), now, 'fr')).toBe('il y a 3 heures');
    expect(ago(hours(14), now, 'en')).toBe('yesterday');
    expect(ago(hours(14), now, 'fr')).toBe('hier');
    expect(ago(hours(24 * 4), now, 'en')).toBe('4 days ago');
    expect(ago(hours(24 * 21), now, 'fr')).toBe('il y a 3 semaines');
    expect(ago(hours(24 * 90), now, 'en')).toBe('3 months ago');
    expect(ago(hours(24 * 800), now, 'en')).toBe('2 years ago');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(ago(before(-60_000), now, 'en')).toBe('tables-just-now');
  });
});

describe('the tables that wait', () => {
  it('are those where a seat of mine is asked', () => {
    expect(table().asked).toBe(true);
    expect(table({ waiting: [1] }).asked).toBe(false);
    expect(over([1, 2]).asked).toBe(false);
  });

  it('come with the friend first who waits longest, then with what was played last', () => {
    const told = [
      table({ table: 'bots, old', moved: '2026-01-01T10:00:00Z' }),
      table({ table: 'friends, new', moved: '2026-01-03T10:00:00Z', seats: FRIENDS }),
      table({ table: 'bots, new', moved: '2026-01-04T10:00:00Z' }),
      table({ table: 'friends, old', moved: '2026-01-02T10:00:00Z', seats: FRIENDS }),
    ];
    expect(told.sort(inOrder).map(({ listed }) => listed.table)).toEqual(['friends, old', 'friends, new', 'bots, new', 'bots, old']);
  });
});

describe('statistics', () => {
  it('tell for each title games, wins, best, mean and length, the most played first', () => {
    const played = [
      over([60, 50], { table: 'b', moved: '2026-01-02T10:00:00Z', seconds: 600 }),
      over([30, 50], { table: 'a', moved: '2026-01-01T10:00:00Z', seconds: 1200 }),
      over([10, 5], { game: 'architects', config: { players: 2, expansions: ['wonders'], solo: '', setup: '', options: {} } }),
    ];
    const [majesty, wonders] = statisticsOf(played);
    expect(majesty).toMatchObject({ title: 'majesty', games: 2, wins: 1, best: 60, mean: 45, minutes: 15 });
    expect(majesty?.results.map(({ points, place }) => [points, place])).toEqual([[30, 2], [60, 1]]);
    expect(wonders).toMatchObject({ title: 'wonders', games: 1, wins: 1, best: 10 });
  });

  it('count what was played to its end, from its beginning, at an own seat', () => {
    expect(statisticsOf([table(), over([9, 1], { whole: false }), over([9, 1], { seats: [seat(0, 'bot'), seat(1, 'bot')] })])).toEqual([]);
  });
});

describe('the keys of this browser', () => {
  const made = (name: string) => ({ table: name, token: 'key', seats: [] });

  it('are never lost for a table that still runs', () => {
    savedTables.created('majesty', made('running'));
    savedTables.all = savedTables.all.concat(Array.from({ length: 199 }, (_, i) => ({ ...savedTables.all[0]!, table: `over ${i}`, over: true })));
    savedTables.created('majesty', made('another'));
    expect(savedTables.all).toHaveLength(200);
    expect(savedTables.find('running')).toBeDefined();
    expect(savedTables.find('over 198')).toBeUndefined();
  });

  it('come back when forgetting is undone', () => {
    const saved = savedTables.find('running')!;
    savedTables.forget('running');
    expect(savedTables.find('running')).toBeUndefined();
    savedTables.restore(saved);
    expect(savedTables.find('running')?.token).toBe('key');
  });
});
