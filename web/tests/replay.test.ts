import { describe, expect, it, vi } from 'vitest';
import type { Seat, Snapshot } from '../src/lib/live/types';
import { ownSeat, whatIf } from '../src/lib/replay/whatif';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { Course } = await import('../src/lib/score/course.svelte');

const seat = (number: number, kind: Seat['kind'], mine = false): Seat => ({ seat: number, kind, name: `P${number + 1}`, bot: kind === 'bot' ? 'random' : null, mine, here: true, back: false, gives: false, clock: null, why: '', away: null });

function finished(...seats: Seat[]): Snapshot {
  const config = { players: seats.filter(({ kind }) => kind !== 'rules').length, expansions: [], solo: '', setup: '', options: {} };
  return { table: 'abc', game: 'architects', config, seats } as unknown as Snapshot;
}

describe('what if', () => {
  it('keeps one in the own seat, whoever is to move', () => {
    const over = finished(seat(0, 'bot'), seat(1, 'person', true), seat(2, 'bot'));
    expect(ownSeat(over, 2)).toBe(1);
    expect(ownSeat(finished(seat(0, 'bot'), seat(1, 'person')), 1)).toBe(1);
  });

  it('leaves the other seats to bots, and what one knew to the own seat', () => {
    const wish = whatIf(finished(seat(0, 'person'), seat(1, 'person', true)), 7, 1);
    expect(wish.seats).toEqual([{ kind: 'bot', name: 'P1', bot: 'steward' }, { kind: 'person', name: 'P2' }]);
    expect(wish.from).toEqual({ table: 'abc', at: 7, seat: 1 });
  });

  it('leaves them to people at this screen instead', () => {
    const wish = whatIf(finished(seat(0, 'bot'), seat(1, 'person', true)), 7, 1, 'screen');
    expect(wish.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });

  it('asks for no seat that the rules play', () => {
    const wish = whatIf(finished(seat(0, 'person', true), seat(1, 'rules')), 3, 0);
    expect(wish.seats).toEqual([{ kind: 'person', name: 'P1' }]);
    expect(wish.players).toBe(1);
  });
});

describe('a course', () => {
  const course = new Course('abc', 6);
  course.points = [1, 1, 2, 2, 2, 3, 3].map((turn, n) => ({ n, turn, scores: [] }));

  it('knows where the turns begin', () => {
    expect([0, 1, 2, 4, 5, 6].map((n) => course.turnAfter(n))).toEqual([2, 2, 5, 5, 6, 6]);
    expect([6, 5, 4, 3, 2, 1, 0].map((n) => course.turnBefore(n))).toEqual([5, 2, 2, 2, 0, 0, 0]);
  });

  it('names a turn that paid everybody once, under whom it paid most', () => {
    const paid = new Course('abc', 3);
    paid.points = [[0, 0], [1, 0], [13, 10], [13, 12]].map((scores, n) => ({ n, turn: n, scores }));
    expect(paid.leaps.map(({ turn, seat, points }) => [turn, seat, points])).toEqual([[1, 0, 12], [2, 1, 2], [0, 0, 1]]);
  });
});
