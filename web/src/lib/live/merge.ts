import type { ChatLine, LogEntry, Snapshot } from './types';

type Part = Pick<Snapshot, 'since' | 'reset' | 'log'>;

/** The log after a snapshot: its part replaces everything after `since`; `reset` replaces all. */
export function mergeLog(known: readonly LogEntry[], part: Part): LogEntry[] {
  if (part.reset) return [...part.log];
  return [...known.filter((entry) => entry.version <= part.since), ...part.log.filter((entry) => entry.version > part.since)];
}

/** Chat lines by number, each once. */
export function mergeChat(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...more].map((line) => [line.said, line]));
  return [...lines.values()].sort((a, b) => a.said - b.said);
}

type Version = Pick<Snapshot, 'version' | 'course'>;

/** A snapshot that is older than what is shown, or that leaves a gap in the log, is of no use; of another course of the table only the whole is. */
export function fits(shown: Version | null, snapshot: Version & Pick<Snapshot, 'since' | 'reset'>): 'older' | 'gap' | 'fits' {
  if (!isOfCourse(shown, snapshot)) return snapshot.reset ? 'fits' : 'gap';
  if (snapshot.version < shown.version) return 'older';
  if (!snapshot.reset && snapshot.since > shown.version) return 'gap';
  return 'fits';
}

/** Whether it goes on from what is shown: not after the table was brought back from a copy. */
export function isOfCourse(shown: Version | null, snapshot: Version): shown is Version {
  return shown !== null && shown.course === snapshot.course;
}

/** Who is here as the server says. */
export const withHere = (snapshot: Snapshot, here: readonly number[]): Snapshot => ({
  ...snapshot,
  seats: snapshot.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) })),
});
