import type { Snapshot } from '../../live/types';
import { viewOf } from './view';

/** Whether Player Cards are being taken: by oneself, or by another while one has nothing else to answer. */
export function isOpening(snapshot: Snapshot): boolean {
  const { phase, pairs } = viewOf(snapshot);
  if (phase !== 'beginning' || pairs.length === 0) return false;
  return snapshot.choices.length === 0 || snapshot.question?.key === 'choosing_pair';
}
