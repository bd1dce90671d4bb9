import type { Snapshot } from '../../live/types';
import type { ArchitectsView, PlayerShown } from '../../live/wire';

export type {
  ArchitectsView,
  CourtPlace,
  CourtShown as Court,
  CraftsmanShown as Crafted,
  GiftShown as Gift,
  GoodId,
  HirelingShown as Displayed,
  LackShown as Lack,
  LevelShown as Course,
  OpenPlaceId,
  PlayerShown as Player,
  SkillId,
  StallId,
  ThingId,
  TokenId,
  VirtueShown as Step,
  WonderShown as Wonder,
  WondersShown as Wonders,
} from '../../live/wire';

export const viewOf = (snapshot: Snapshot): ArchitectsView => snapshot.view as ArchitectsView;

/** The player who looks; spectators are nobody. */
export const mineOf = (snapshot: Snapshot): PlayerShown | null =>
  snapshot.seat === null ? null : (viewOf(snapshot).players[snapshot.seat] ?? null);
