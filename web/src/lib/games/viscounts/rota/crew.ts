import type { Castle } from './things';

export type Tier = 1 | 2 | 3;

export interface Spot {
  tier: Tier;
  /** Clockwise from the first of the castle; on tier 3 it tells nothing. */
  section: number;
}

/** A worker on the castle: the same one to the eye from one moment to the next. */
export interface Worker {
  id: number;
  seat: number;
  spot: Spot;
}

/** What happens in the order of the rules: workers come, climb, spread, climb again, and are sent home. */
export const PHASES = ['enter', 'climb', 'spread', 'top', 'leave'] as const;
export type Phase = (typeof PHASES)[number];

export interface Walk {
  worker: number;
  /** Where it was; none if it comes from its owner. */
  from: Spot | null;
  /** Where it passes and ends; none at the end if it goes home. */
  stops: { to: Spot | null; phase: Phase }[];
}

export interface Changed {
  crew: Worker[];
  gone: Worker[];
  walks: Walk[];
}

const SECTIONS = 5;
const around = (section: number): number[] => [(section + 1) % SECTIONS, (section + SECTIONS - 1) % SECTIONS];
const same = (a: Spot, b: Spot): boolean => a.tier === b.tier && (a.tier === 3 || a.section === b.section);

/** The spots of the workers of a seat, from the top down, one for each of them. */
function spotsOf(castle: Castle, seat: number): Spot[] {
  const many = (n: number, spot: Spot): Spot[] => Array.from({ length: n }, () => spot);
  return [
    ...many(castle.top[seat] ?? 0, { tier: 3, section: 0 }),
    ...castle.sections.flatMap((there, section) => many(there.inner[seat] ?? 0, { tier: 2, section })),
    ...castle.sections.flatMap((there, section) => many(there.outer[seat] ?? 0, { tier: 1, section })),
  ];
}

/** The workers as they stand now, and how those who moved since came there. */
export function changed(crew: readonly Worker[], castle: Castle): Changed {
  let id = crew.reduce((most, worker) => Math.max(most, worker.id), 0);
  const result: Changed = { crew: [], gone: [], walks: [] };
  for (const seat of castle.top.keys()) {
    const loose = crew.filter((worker) => worker.seat === seat);
    const open = spotsOf(castle, seat).filter((spot) => !keep(loose, spot, result.crew));
    for (const spot of open) {
      const mover = take(loose, spot);
      const worker = { id: mover?.id ?? ++id, seat, spot };
      result.crew.push(worker);
      result.walks.push({ worker: worker.id, from: mover?.spot ?? null, stops: way(mover?.spot ?? null, spot, open) });
    }
    result.gone.push(...loose);
    result.walks.push(...loose.map(({ id: worker, spot }): Walk => ({ worker, from: spot, stops: [{ to: null, phase: 'leave' }] })));
  }
  result.crew.sort((a, b) => a.id - b.id);
  return result;
}

function keep(loose: Worker[], spot: Spot, crew: Worker[]): boolean {
  const index = loose.findIndex((worker) => same(worker.spot, spot));
  if (index < 0) return false;
  crew.push(...loose.splice(index, 1));
  return true;
}

/** Who most likely came here: from the same section a tier below, from beside, from anywhere. */
function take(loose: Worker[], spot: Spot): Worker | undefined {
  const likely = (from: Spot): number => {
    if (spot.tier === 3) return from.tier === 2 ? 0 : 1;
    if (spot.tier === 2) return from.tier === 1 && from.section === spot.section ? 0 : 1;
    return from.tier === 1 && around(spot.section).includes(from.section) ? 0 : 1;
  };
  const best = [...loose.keys()].sort((a, b) => likely((loose[a] as Worker).spot) - likely((loose[b] as Worker).spot))[0];
  return best === undefined ? undefined : loose.splice(best, 1)[0];
}

/** The stops on the way; `open` are the spots that others of the same seat go to now. */
function way(from: Spot | null, to: Spot, open: readonly Spot[]): Walk['stops'] {
  if (to.tier === 3) return from?.tier === 2 ? [{ to, phase: 'top' }] : [...way(from, { tier: 2, section: from?.section ?? 0 }, open), { to, phase: 'top' }];
  const entered: Walk['stops'] = from ? [] : [{ to: { tier: 1, section: gate(to, open) }, phase: 'enter' }];
  if (to.tier === 2) return [...entered, { to, phase: 'climb' }];
  if (from) return [{ to, phase: 'spread' }];
  return gate(to, open) === to.section ? entered : [...entered, { to, phase: 'spread' }];
}

/** Where somebody new came in: beside, if another climbed there and made them spread. */
function gate(to: Spot, open: readonly Spot[]): number {
  if (to.tier !== 1) return to.section;
  return around(to.section).find((section) => open.some((spot) => spot.tier === 2 && spot.section === section)) ?? to.section;
}
