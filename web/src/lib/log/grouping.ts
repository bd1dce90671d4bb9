import type { LogEntry, Said } from '../live/types';

export interface Turn {
  turn: number;
  seat: number | null;
  entries: LogEntry[];
}

const STARTED = 'turn_started';

/** The log as turns; what happens before the first turn belongs to nobody. */
export function byTurn(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    let last = turns.at(-1);
    if (!last || last.turn !== entry.turn || (entry.key === STARTED && last.entries.length > 0)) {
      last = { turn: entry.turn, seat: null, entries: [] };
      turns.push(last);
    }
    if (entry.key === STARTED) last.seat = Number(entry.args['seat']);
    else last.entries.push(entry);
  }
  return turns;
}

/** The turns that others took after the last finished turn of one of these seats, oldest first. */
export function sinceLastTurn(turns: readonly Turn[], mine: readonly number[]): Turn[] {
  const told = turns.filter((turn) => turn.entries.length > 0);
  const end = told.at(-1);
  const unfinished = end !== undefined && end.seat !== null && mine.includes(end.seat) && end === turns.at(-1);
  const past = unfinished ? told.slice(0, -1) : told;
  let from = past.length;
  while (from > 0 && !isMine(past[from - 1], mine)) from -= 1;
  return past.slice(from);
}

function isMine(turn: Turn | undefined, mine: readonly number[]): boolean {
  return turn?.seat != null && mine.includes(turn.seat);
}

/** Events of somebody else's turn that name one of these seats. */
export function touching(turn: Turn, mine: readonly number[]): LogEntry[] {
  if (isMine(turn, mine)) return [];
  return turn.entries.filter((entry) => mine.includes(Number(entry.args['seat'] ?? -1)));
}

/** The event that stands for a folded turn: one that the game names, or the first that is not just a shuffle before it. */
export function headlineOf(turn: Turn, heads: (event: Said) => boolean = () => false): LogEntry | undefined {
  return turn.entries.find(heads) ?? turn.entries.find(({ key }) => !key.endsWith('_shuffled')) ?? turn.entries[0];
}
