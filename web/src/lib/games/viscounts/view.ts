import type { Snapshot } from '../../live/types';
import type { SectionShown, SegmentShown, SpaceId, ViscountShown, ViscountsView } from '../../live/wire';

export type {
  BuildingTypeId,
  IconId,
  ManuscriptShown as Manuscript,
  MeetingShown as Meeting,
  OpId,
  PairShown as Pair,
  PersonShown as Person,
  RibbonId,
  SectionShown as Section,
  SegmentShown as Segment,
  StepShown as EffectStep,
  ViscountShown as Player,
  ViscountsView,
} from '../../live/wire';

export const viewOf = (snapshot: Snapshot): ViscountsView => snapshot.view as ViscountsView;

export const mineOf = (snapshot: Snapshot): ViscountShown | null => (snapshot.seat === null ? null : (viewOf(snapshot).players[snapshot.seat] ?? null));

export const isInner = (space: SpaceId): boolean => space.endsWith('_inner');

/** The segment that a Viscount stands in. */
export const segmentAt = (view: ViscountsView, space: SpaceId | null): SegmentShown | null =>
  (space && view.ring.find(({ id }) => space.startsWith(`${id}_`))) || null;

/** The section of the castle that a segment faces. */
export const facing = (view: ViscountsView, segment: SegmentShown): SectionShown | null => view.castle.sections.find(({ id }) => id === segment.facing) ?? null;

/** The cards that lie discarded, as things that fly (motion/flip.ts): who is hired flies there. */
export const discardedKeys = ({ deck }: ViscountShown): string => deck.discarded.map(({ number }) => `card-${number}`).join(' ');
