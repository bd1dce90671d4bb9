import type { LogEntry, Said } from '../live/types';

export interface Turn {
  /** Apart from all others of the same log. */
  id: string;
  turn: number;
  seat: number | null;
  entries: LogEntry[];
}

const STARTED = 'turn_started';
const ENDED = 'game_ended';
const BEFORE = 0;
/** Who sits at the table: it may be told in anybody's turn, and is no part of it. */
const SEATING = new Set(['time_ran_out', 'went_away', 'went_away_for', 'came_back']);

/** The log as turns. What happens before the first one, and from the first event on that `closes` the game, stands under whom it concerns. */
export function byTurn(log: readonly LogEntry[], closes: (event: Said) => boolean = () => false): Turn[] {
  const turns: Turn[] = [];
  let closing = false;
  for (const entry of log) {
    closing ||= entry.key === ENDED || closes(entry);
    if (closing) ownOf(turns, 'end', entry).entries.push(entry);
    else if (entry.turn === BEFORE && entry.key !== STARTED) ownOf(turns, 'start', entry).entries.push(entry);
    else turnOf(turns, entry);
  }
  return turns;
}

function turnOf(turns: Turn[], entry: LogEntry): void {
  let last = turns.at(-1);
  if (!last || last.turn !== entry.turn || (entry.key === STARTED && last.entries.length > 0)) {
    last = { id: `${entry.turn}-${turns.length}`, turn: entry.turn, seat: null, entries: [] };
    turns.push(last);
  }
  if (entry.key === STARTED) last.seat = Number(entry.args['seat']);
  else last.entries.push(entry);
}

/** What one seat did, or what was done to it, before the first turn or after the last one. */
function ownOf(turns: Turn[], when: string, { turn, args }: LogEntry): Turn {
  const seat = args['seat'] === undefined ? null : Number(args['seat']);
  const id = `${when}-${seat}`;
  const known = turns.find((one) => one.id === id);
  if (known) return known;
  const made = { id, turn, seat, entries: [] };
  turns.push(made);
  return made;
}

/** The last finished turn of one of these seats, for what it caused, and the turns that others took after it, oldest first. */
export function sinceLastTurn(turns: readonly Turn[], mine: readonly number[]): Turn[] {
  const told = turns.filter((turn) => turn.entries.length > 0);
  const end = told.at(-1);
  const unfinished = end !== undefined && end.seat !== null && mine.includes(end.seat) && end === turns.at(-1);
  const past = unfinished ? told.slice(0, -1) : told;
  const own = past.findLastIndex((turn) => isMine(turn, mine));
  return past.slice(Math.max(0, own));
}

function isMine(turn: Turn | undefined, mine: readonly number[]): boolean {
  return turn?.seat != null && mine.includes(turn.seat);
}

/** Events of somebody else's turn that name one of these seats. */
export function touching(turn: Turn, mine: readonly number[]): LogEntry[] {
  if (isMine(turn, mine)) return [];
  return turn.entries.filter((entry) => mine.includes(Number(entry.args['seat'] ?? -1)));
}

/** The event that stands for a folded turn: one that the game names, or the first of its own that is not just a shuffle before it. */
export function headlineOf(turn: Turn, heads: (event: Said) => boolean = () => false): LogEntry | undefined {
  return turn.entries.find(heads) ?? turn.entries.find(({ key }) => !key.endsWith('_shuffled') && !SEATING.has(key)) ?? turn.entries[0];
}

/** Under whose marker a turn stands while this event stands for it. */
export function ownerOf(turn: Turn, headline: LogEntry | undefined): number | null {
  return headline && SEATING.has(headline.key) ? Number(headline.args['seat']) : turn.seat;
}

export interface Line<Event extends Said = LogEntry> {
  event: Event;
  times: number;
}

/** The same event told once, with how often it happened. */
export function lines<Event extends Said>(events: readonly Event[]): Line<Event>[] {
  const found = new Map<string, Line<Event>>();
  for (const event of events) {
    const same = JSON.stringify([event.key, event.args]);
    const line = found.get(same);
    if (line) line.times += 1;
    else found.set(same, { event, times: 1 });
  }
  return [...found.values()];
}
