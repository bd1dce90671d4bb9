import { angleOf, polar, R, spaceAt, WEDGE, type Kind, type Point } from './geometry';

interface Spot {
  place: number;
  kind: Kind;
}

/** Where one step along the arrows leads, clockwise. */
export function stepsFrom({ place, kind }: Spot): Spot[] {
  const next = (place + 1) % 5;
  if (kind === 'left') return [{ place, kind: 'right' }, { place, kind: 'inner' }];
  if (kind === 'inner') return [{ place, kind: 'right' }, { place: next, kind: 'inner' }];
  return [{ place: next, kind: 'left' }];
}

const same = (a: Spot, b: Spot): boolean => a.place === b.place && a.kind === b.kind;

/** The spaces on the shortest ride from one to another, both included. */
export function route(from: Spot, to: Spot): Spot[] {
  const seen: Spot[] = [from];
  let ways: Spot[][] = [[from]];
  while (ways.length) {
    const further: Spot[][] = [];
    for (const way of ways) {
      const last = way[way.length - 1] as Spot;
      if (same(last, to)) return way;
      for (const step of stepsFrom(last)) {
        if (seen.some((spot) => same(spot, step))) continue;
        seen.push(step);
        further.push([...way, step]);
      }
    }
    ways = further;
  }
  return [from, to];
}

const BEND = 4;

/** The line of a ride through these spaces: along the circles, straight between them. */
export function line(ride: readonly Spot[], turn: number): Point[] {
  return ride.flatMap((spot, i) => {
    const before = ride[i - 1];
    const point = spaceAt(angleOf(spot.place, turn), spot.kind);
    if (!before || (before.kind === 'inner') !== (spot.kind === 'inner')) return [point];
    return [...bend(before, spot, turn), point];
  });
}

const AHEAD: Record<Kind, number> = { left: -24, right: 24, inner: -15 };

function bend(from: Spot, to: Spot, turn: number): Point[] {
  const start = angleOf(from.place, turn) + AHEAD[from.kind];
  const end = start + ((((to.place - from.place + 5) % 5) * WEDGE + AHEAD[to.kind] - AHEAD[from.kind] + 360) % 360);
  const r = from.kind === 'inner' ? R.inner : R.outer;
  return Array.from({ length: BEND - 1 }, (_, i) => polar(r, start + ((end - start) * (i + 1)) / BEND));
}

/** How far along a line each of its points lies, from 0 to 1. */
export function offsets(points: readonly Point[]): number[] {
  let sum = 0;
  const sums = points.map((point, i) => (sum += i === 0 ? 0 : distance(points[i - 1] as Point, point)));
  return sums.map((n) => (sum === 0 ? 1 : n / sum));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
