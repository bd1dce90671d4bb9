import type { TokenId } from '../view';

/** The track from left to right. */
export const TRACK: readonly TokenId[] = ['clay', 'wood', 'stone', 'gold', 'marble'];

/** Where the marker stood before it moved so many spaces; the track is a ring. */
export function spaceBefore(marker: TokenId, moved: number): TokenId {
  const space = TRACK.indexOf(marker) - (moved % TRACK.length) + TRACK.length;
  return TRACK[space % TRACK.length] ?? marker;
}
