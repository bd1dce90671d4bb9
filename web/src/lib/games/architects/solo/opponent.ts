import type { OpponentShown } from '../../../live/wire';
import type { ArchitectsView, TokenId } from '../view';

/** What some opponents have besides: cards that may join their pile, and a marker on a track of goods. */
export type Opponent = OpponentShown & { future_left?: number; marker?: TokenId | null };

export const opponentOf = ({ solo }: ArchitectsView): Opponent | null => solo ?? null;

/** The track from left to right. */
export const TRACK: readonly TokenId[] = ['clay', 'wood', 'stone', 'gold', 'marble'];

/** Where the marker stood before it moved so many spaces; the track is a ring. */
export function spaceBefore(marker: TokenId, moved: number): TokenId {
  const space = TRACK.indexOf(marker) - (moved % TRACK.length) + TRACK.length;
  return TRACK[space % TRACK.length] ?? marker;
}
