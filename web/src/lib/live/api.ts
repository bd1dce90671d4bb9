import { DEFAULT_LEVEL } from '../seats/levels';
import { line } from './line.svelte';
import type { CoursePoint, Failure, GameInfo, Ladder, Mine, NewTable, OpenTables, Reach, ReviewShown, SeatGiven, SeatTaken, Snapshot, Suggestion, TableKey, TableWish } from './types';

/** A refusal of the server: its text is `error-{key}`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Failure['args'],
  ) {
    super(key);
  }
}

const PAUSES = [300, 800, 2000, 4000];
const PASSING = new Set([502, 503, 504]);

/** A text that nobody else chooses: the same one twice changes nothing twice. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(method: string, path: string, token: string | null, body?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(path, { method, headers, cache: 'no-store', ...(body === undefined ? {} : { body }) });
  } catch (error) {
    line.failed();
    throw error;
  }
}

/** On a bad network the same request, with the same key, is sent again. */
export async function persistently(
  attempt: () => Promise<Response>,
  sleep: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<Response> {
  for (const pause of PAUSES) {
    try {
      const response = await attempt();
      if (!PASSING.has(response.status)) return response;
    } catch {
      // the network failed: wait, then try again
    }
    await sleep(pause);
  }
  return attempt();
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { error?: Partial<Failure> } | null;
  throw new ApiError(response.status, problem?.error?.key ?? 'unknown', problem?.error?.args ?? {});
}

export async function ask<T>(path: string, token: string | null = null): Promise<T> {
  return (await answered(await persistently(() => send('GET', path, token)))).json() as Promise<T>;
}

/** Asks with a body, so that no secret stands in an address; asked twice it is answered twice. */
async function look<T>(path: string, wish: object): Promise<T> {
  const body = JSON.stringify(wish);
  return (await answered(await persistently(() => send('POST', path, null, body)))).json() as Promise<T>;
}

export async function tell<T>(path: string, token: string | null, wish: object): Promise<T> {
  const body = JSON.stringify({ ...wish, key: newKey() });
  return (await answered(await persistently(() => send('POST', path, token, body)))).json() as Promise<T>;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  reach: () => ask<Reach>('/api/reach'),
  games: () => ask<GameInfo[]>('/api/games'),
  cards: <T>(game: string) => ask<T[]>(`/api/games/${encodeURIComponent(game)}/cards`),
  /** The token is that of the game from which one plays on. */
  create: (wish: TableWish, token: string | null) => tell<NewTable>('/api/tables', token, wish),
  /** Whether this server has the documents. */
  guide: () => ask<{ there: boolean }>('/api/guide'),
  mine: (tables: TableKey[]) => look<Mine>('/api/mine', { tables }),
  /** At all of these tables where others play; asked again, nothing more is said. */
  goAwayEverywhere: (tables: TableKey[], until: number | null, bot: string) => look<Mine>('/api/mine/away', { tables, until, bot }),
  table: (table: string, token: string | null) => ask<Snapshot>(at(table), token),
  course: (table: string, token: string | null) => ask<CoursePoint[]>(`${at(table)}/course`, token),
  /** How far the review of a finished game is; the first who asks begins it. */
  review: (table: string, token: string | null) => ask<ReviewShown>(`${at(table)}/review`, token),
  /** A finished game after so many choices, as a seat knew it then, or as everybody did. */
  at: (table: string, token: string | null, n: number, seat: number | null) =>
    ask<Snapshot>(`${at(table)}/at/${n}${seat === null ? '' : `?seat=${seat}`}`, token),
  join: (table: string, token: string | null, name: string) => tell<SeatTaken>(`${at(table)}/join`, token, { name }),
  /** What comes of it is told to that screen by the answer alone. */
  choose: (table: string, token: string, version: number, choice: string, seat: number, screen: string) =>
    tell<Snapshot>(`${at(table)}/choices`, token, { version, choice, seat, screen }),
  undo: (table: string, token: string, version: number) => tell<Snapshot>(`${at(table)}/undo`, token, { version }),
  resign: (table: string, token: string, seat: number, bot: string) =>
    tell<Snapshot>(`${at(table)}/resign`, token, { seat, bot }),
  comeBack: (table: string, token: string, seat: number) => tell<Snapshot>(`${at(table)}/return`, token, { seat }),
  give: (table: string, token: string, seat: number, to: 'bot' | 'open') =>
    tell<SeatGiven>(`${at(table)}/seats`, token, { seat, to, bot: DEFAULT_LEVEL }),
  openToAll: (table: string, token: string, open: boolean) => tell<Snapshot>(`${at(table)}/open`, token, { open_to_all: open }),
  goAway: (table: string, token: string, seat: number | null, until: number | null, bot: string) =>
    tell<Snapshot>(`${at(table)}/away`, token, { seat, until, bot }),
  openTables: () => ask<OpenTables>('/api/open'),
  allowSpectators: (table: string, token: string, allowed: boolean) => tell<Snapshot>(`${at(table)}/spectators`, token, { allowed }),
  ratings: () => ask<Ladder[]>('/api/ratings'),
  learn: (lesson: string, name: string) => tell<NewTable>('/api/tables', null, { lesson, seats: [{ kind: 'person', name }] }),
  beginChapter: (table: string, token: string, version: number, chapter: number) => tell<Snapshot>(`${at(table)}/lesson`, token, { version, chapter }),
  doStep: (table: string, token: string, version: number) => tell<Snapshot>(`${at(table)}/lesson/step`, token, { version }),
  suggest: (table: string, token: string, version: number, seat: number) =>
    ask<Suggestion>(`${at(table)}/suggestion?version=${version}&seat=${seat}`, token),
  say: (table: string, token: string, text: string) => tell<{ said: number }>(`${at(table)}/chat`, token, { text }),
  rematch: (table: string, token: string) => tell<NewTable>(`${at(table)}/rematch`, token, {}),
  record: async (table: string, token: string | null) =>
    (await answered(await send('GET', `${at(table)}/record`, token))).text(),
  importRecord: (text: string) => tell<{ table: string }>('/api/records', null, { text }),
};
