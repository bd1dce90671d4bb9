import type { TileName } from '../../../icons/tiles';
import type { IconName } from '../../../icons/names';
import type { Building, Manuscript, Ribbon, Step, Ways } from './things';

/** A tile with its number; `or` where it begins another way, of which one is chosen. */
export interface Sign {
  tile: TileName;
  n: number;
  or: boolean;
}

const BUILDINGS: readonly Building[] = ['trading_post', 'guildhall', 'workshop'];

/** The tile of a step; buildings are told by their number. */
export function tileOf({ op, n }: Step): TileName {
  switch (op) {
    case 'place_workers':
      return 'worker';
    case 'build':
    case 'build_here':
      return BUILDINGS[n] ?? 'build';
    case 'destroy_any':
      return 'destroy';
    default:
      return op;
  }
}

/** What stands for itself has no number. */
const isCounted = ({ op }: Step): boolean => !['build', 'build_here', 'manuscript'].includes(op);

export const signsOf = (ways: Ways): Sign[] =>
  ways.flatMap((way, i) => way.map((step, j) => ({ tile: tileOf(step), n: isCounted(step) ? step.n : 1, or: i > 0 && j === 0 })));

/** Twice the same is drawn twice, as on the castle. */
export const repeated = (signs: readonly Sign[]): Sign[] => signs.flatMap((sign) => Array.from({ length: sign.n }, (_, i) => ({ ...sign, n: 1, or: sign.or && i === 0 })));

/** A manuscript that pays at the end has points for its sign. */
export const manuscriptSigns = (manuscript: Manuscript): Sign[] => (manuscript.counted ? [{ tile: 'points', n: 1, or: false }] : signsOf(manuscript.ways));

export const BUILDING_ICONS: Record<Building, IconName> = { trading_post: 'house', guildhall: 'viking-longhouse', workshop: 'hut' };

/** Ground and ink of a ribbon; its letter is told by the language. */
export const RIBBONS: Record<Ribbon, { ground: string; ink: string }> = {
  grey: { ground: 'var(--ribbon-grey)', ink: 'var(--ribbon-ink)' },
  black: { ground: 'var(--ribbon-black)', ink: 'var(--ribbon-ink-pale)' },
  yellow: { ground: 'var(--ribbon-yellow)', ink: 'var(--ribbon-ink)' },
  blue: { ground: 'var(--ribbon-blue)', ink: 'var(--ribbon-ink-pale)' },
};
