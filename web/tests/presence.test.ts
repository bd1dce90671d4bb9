import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../src/lib/games/game';
import type { Seat, Snapshot } from '../src/lib/live/types';
import { isHere } from '../src/lib/seats/presence';
import { TableState } from '../src/lib/table/table.svelte';

const seat = (number: number, mine: boolean, here: boolean): Seat => ({ seat: number, kind: 'person', name: `P${number}`, bot: null, mine, here, back: false, gives: false, clock: null, why: '', away: null });

const chat = [{ said: 1, seat: 0, name: 'P0', text: 'hello', at: '' }];
const seen = (guestIsHere: boolean): Snapshot =>
  ({ table: 't', notice: null, version: 3, course: '', since: 3, reset: false, log: [], chat, choices: [], seats: [seat(0, true, true), seat(1, false, guestIsHere)] }) as unknown as Snapshot;

class Line {
  static last: Line;
  readyState = 1;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {}
}

describe('presence', () => {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Object.assign(Line, { OPEN: 1 }));
    vi.stubGlobal('window', listening);
    vi.stubGlobal('document', { ...listening, hidden: false, querySelectorAll: () => [] });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('follows what the live line says of each seat', async () => {
    const table = new TableState('t', null, { changesOf: () => [] } as Partial<Game> as Game);
    table.start(seen(false));
    const guest = (): boolean => isHere(table.snapshot!.seats[1]!);
    expect(guest()).toBe(false);
    Line.last.onmessage({ data: JSON.stringify({ snapshot: seen(true) }) });
    await vi.waitFor(() => expect(guest()).toBe(true));
    for (const here of [[0], [0, 1]]) {
      Line.last.onmessage({ data: JSON.stringify({ here }) });
      expect(guest()).toBe(here.includes(1));
    }
    table.stop();
  });

  it('after the table was brought back from a copy nothing of before is kept', async () => {
    const table = new TableState('t', null, { changesOf: () => [] } as Partial<Game> as Game);
    const entry = (version: number) => ({ version, turn: 1, key: 'coins_gained', args: {} });
    table.start({ ...seen(true), reset: true, log: [entry(1), entry(3)] });
    Line.last.onmessage({ data: JSON.stringify({ snapshot: { ...seen(true), version: 2, course: 'other', reset: true, log: [entry(2)], chat: [] } }) });
    await vi.waitFor(() => expect(table.snapshot?.version).toBe(2));
    expect([table.log, table.chat]).toEqual([[entry(2)], []]);
    table.stop();
  });

  it('those who were cut off together come back one after the other', () => {
    vi.useFakeTimers();
    const pauses = [0, 0.5, 0.99].map((chance) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const table = new TableState('t', null, { changesOf: () => [] } as Partial<Game> as Game);
      table.start(seen(true));
      const line = Line.last;
      Object.assign(line, { readyState: 3 });
      line.onclose();
      let waited = 0;
      for (; Line.last === line && waited < 1000; waited += 5) vi.advanceTimersByTime(5);
      table.stop();
      return waited;
    });
    vi.useRealTimers();
    expect(pauses).toEqual([125, 250, 375]);
  });

  it('of those at this screen needs no connection', () => {
    expect(isHere(seat(0, true, false))).toBe(true);
  });
});
