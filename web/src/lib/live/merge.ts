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

/** A snapshot that is older than what is shown, or that leaves a gap in the log, is of no use. */
export function fits(version: number, snapshot: Pick<Snapshot, 'version' | 'since' | 'reset'>): 'older' | 'gap' | 'fits' {
  if (snapshot.version < version) return 'older';
  if (!snapshot.reset && snapshot.since > version) return 'gap';
  return 'fits';
}
