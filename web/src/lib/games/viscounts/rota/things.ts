import type { ViscountsView } from '../../../live/wire';
import type { Kind } from './geometry';

export type Segment = ViscountsView['ring'][number];
export type Site = Segment['sites'][number];
export type Townsfolk = Segment['townsfolk'];
export type Manuscript = NonNullable<Segment['manuscript']>;
export type Castle = ViscountsView['castle'];
export type Section = Castle['sections'][number];
export type Ways = Site['gain'];
export type Step = Ways[number][number];
export type Building = NonNullable<Site['building']>;
export type Ribbon = Manuscript['ribbon'];

export const KINDS: readonly Kind[] = ['left', 'right', 'inner'];

/** The places of a space: the segment's in the ring, and which of its three it is. */
export function spotOf(ring: readonly Segment[], space: string): { place: number; kind: Kind } {
  const cut = space.lastIndexOf('_');
  return { place: ring.findIndex(({ id }) => id === space.slice(0, cut)), kind: space.slice(cut + 1) as Kind };
}

const SEGMENT_ORDER = ['lake', 'hills', 'forest', 'coast', 'mountain'];

/** The red number of an outer space: who begins there is told by it. */
export const startNumber = (segment: string, kind: Kind): number => 2 * SEGMENT_ORDER.indexOf(segment) + (kind === 'left' ? 1 : 2);

export interface Standing {
  seat: number;
  space: string;
  /** Who is there before it, and how many in all. */
  index: number;
  count: number;
}

/** Where each seat's Viscount stands. */
export function standing(view: ViscountsView): Standing[] {
  const there = view.players.flatMap(({ space }, seat) => (space ? [{ seat, space }] : []));
  return there.map(({ seat, space }) => {
    const together = there.filter((other) => other.space === space).map((other) => other.seat);
    return { seat, space, index: together.indexOf(seat), count: together.length };
  });
}

/** The place in the ring that a section of the castle faces. */
export const facedBy = (ring: readonly Segment[], section: string): number => ring.findIndex(({ facing }) => facing === section);
