import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../src/lib/games/game';
import type { Seat, Snapshot } from '../src/lib/live/types';
import { isHere } from '../src/lib/seats/presence';
import { TableState } from '../src/lib/table/table.svelte';

const seat = (number: number, mine: boolean, here: boolean): Seat => ({ seat: number, kind: 'person', name: `P${number}`, bot: null, mine, here, back: false, gives: false });

/** What the server sends when somebody comes or goes: the same version once more. */
const seen = (guestIsHere: boolean): Snapshot =>
  ({ table: 't', notice: null, version: 3, since: 3, reset: false, log: [], chat: [], choices: [], seats: [seat(0, true, true), seat(1, false, guestIsHere)] }) as unknown as Snapshot;

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
    for (const here of [true, false]) {
      Line.last.onmessage({ data: JSON.stringify({ snapshot: seen(here) }) });
      await vi.waitFor(() => expect(guest()).toBe(here));
    }
    table.stop();
  });

  it('of those at this screen needs no connection', () => {
    expect(isHere(seat(0, true, false))).toBe(true);
  });
});
