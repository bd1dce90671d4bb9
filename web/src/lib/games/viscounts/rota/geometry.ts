/** Where everything lies on the round board, in the units of its drawing: a square of 600. */

export interface Point {
  x: number;
  y: number;
}

export type Kind = 'left' | 'right' | 'inner';

export const SIZE = 600;
export const SEGMENTS = 5;
export const WEDGE = 360 / SEGMENTS;
const MIDDLE = SIZE / 2;

/** Radii, from the outside in. */
export const R = {
  rim: 299,
  land: 281,
  sites: 256,
  links: 258,
  outer: 199,
  inner: 138,
  manuscript: 139,
  wall: 112,
  tier1: 95,
  effects: 70,
  innerWall: 64,
  tier2: 44,
  top: 27,
} as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = (r: number, degrees: number): Point => ({
  x: MIDDLE + r * Math.cos(radians(degrees)),
  y: MIDDLE + r * Math.sin(radians(degrees)),
});

/** Two points as a path writes them. */
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 100) / 100;

/** The middle of a segment; the first lies at the top unless the board is turned. */
export const angleOf = (place: number, turn: number): number => -90 + WEDGE * place + turn;

/** So far the board is turned for this segment to lie at the bottom. */
export const turnTo = (place: number): number => ((180 - WEDGE * place + 540) % 360) - 180;

/** The same direction, written so that it is reached from another by less than half a turn. */
export const nearest = (to: number, from: number): number => from + ((((to - from) % 360) + 540) % 360) - 180;

/** A piece of a ring between two radii and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}Z`;
}

/** A line along a circle, clockwise or back. */
export function arc(r: number, from: number, to: number): string {
  return `M${at(polar(r, from))}A${r} ${r} 0 0 ${to > from ? 1 : 0} ${at(polar(r, to))}`;
}

/** The angle of a spot, of so many in its segment; half a number lies between two. */
export const siteAngle = (angle: number, index: number, count: number): number => angle + (index - (count - 1) / 2) * (WEDGE / count);

const OFFSET: Record<Kind, number> = { left: -24, right: 24, inner: -15 };

export function spaceAt(angle: number, kind: Kind): Point {
  return polar(kind === 'inner' ? R.inner : R.outer, angle + OFFSET[kind]);
}

/** An upright box with round corners about the origin. */
function rounded(width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${-w / 2} ${-height / 2}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A circle about the origin. */
export const disc = (r: number): string => `M0 ${-r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z`;

export const CARD = { width: 70, height: 66 } as const;
export const CARD_EDGE = rounded(CARD.width, CARD.height, 4);
export const MANUSCRIPT = { width: 34, height: 40 } as const;
export const MANUSCRIPT_EDGE = rounded(MANUSCRIPT.width, MANUSCRIPT.height, 3);
export const SITE = { width: 30, height: 30 } as const;
export const SITE_EDGE = rounded(SITE.width, SITE.height, 6);

/** A card is upright: where it lies aslant to the rim it stands further in, clear of the spots. */
export function cardAt(angle: number): Point {
  return polar(201.5 - 9.5 * Math.abs(Math.sin(radians(2 * angle))), angle);
}

export const manuscriptAt = (angle: number): Point => polar(R.manuscript, angle + 17);

/** From the rim between two spots to the card. */
export function river(angle: number, mouth: number): string {
  return `M${at(polar(R.land, mouth))}Q${at(polar(240, mouth))} ${at(polar(166, angle))}`;
}

/** The roads of a segment, up to the next one. */
export function roads(angle: number): string {
  const [left, right, inner] = [spaceAt(angle, 'left'), spaceAt(angle, 'right'), spaceAt(angle, 'inner')];
  const outerRoad = arc(R.outer, angle + OFFSET.left, angle + WEDGE + OFFSET.left);
  const innerRoad = arc(R.inner, angle + OFFSET.inner, angle + WEDGE + OFFSET.inner);
  return `${outerRoad}${innerRoad}M${at(left)}L${at(inner)}L${at(right)}`;
}

/** Names are read from the middle; in the lower half from outside, so that none stands on its head. */
export function nameLine(angle: number, above: number, below: number, half = 32): string {
  return Math.sin(radians(angle)) > 0.4 ? arc(below, angle + half, angle - half) : arc(above, angle - half, angle + half);
}

const BESIDE = 42;
const ROOM = 26;

/** Where a Viscount may stand at a space, the best first: beside it, so that the trade stays readable; on its number, below it, further round. */
function standsAt(angle: number, kind: Kind): Point[] {
  const middle = angle + OFFSET[kind];
  const space = spaceAt(angle, kind);
  if (kind === 'inner') return [0, ROOM, -ROOM, 2 * ROOM].map((by) => shifted(space, middle + 90, by));
  const border = kind === 'left' ? -90 : 90;
  const beside = (degrees: number): Point => {
    const inwards = shifted(space, middle + 180, BESIDE * Math.cos(radians(degrees)));
    return shifted(inwards, middle + border, BESIDE * Math.sin(radians(degrees)));
  };
  return [beside(25), { x: space.x, y: space.y - 21 }, { x: space.x, y: space.y + 30 }, beside(50), beside(75)];
}

/** Each Viscount where it does not hide those before it, or hides them least. */
export function viscountsAt(riders: readonly { angle: number; kind: Kind }[]): Point[] {
  const taken: Point[] = [];
  const free = ({ x, y }: Point): number => Math.min(...taken.map((other) => Math.hypot(other.x - x, other.y - y)));
  for (const { angle, kind } of riders) {
    const stands = standsAt(angle, kind);
    taken.push(stands.find((stand) => free(stand) >= ROOM - 0.01) ?? stands.reduce((best, stand) => (free(stand) > free(best) ? stand : best)));
  }
  return taken;
}

const shifted = ({ x, y }: Point, degrees: number, by: number): Point => ({ x: x + by * Math.cos(radians(degrees)), y: y + by * Math.sin(radians(degrees)) });

const ROOM_TIER_1 = 106;
const ROOM_TIER_2 = 52;
const WIDE = 1.3;

/** Workers side by side on a section, closer together where there are many, and further apart where one of them is chosen. */
export function workerAt(tier: 1 | 2, angle: number, index: number, count: number, wide = false): Point {
  const [r, room, width] = tier === 1 ? [R.tier1, ROOM_TIER_1, 20.5] : [R.tier2, ROOM_TIER_2, 17.5];
  const apart = Math.min(wide ? WIDE * width : width, room / count);
  return polar(r, angle + ((index - (count - 1) / 2) * apart * 180) / (Math.PI * r));
}

const TOP: readonly (readonly [number, number])[][] = [
  [[0, 1]],
  [[-10, 1], [10, 1]],
  [[-10, -6], [10, -6], [0, 9]],
  [[-10, -8], [10, -8], [-10, 10], [10, 10]],
];

/** The workers of one seat on tier 3 stand together; `index` is that of the seat among those who are there. */
export function topAt(index: number, count: number): Point {
  const [x = 0, y = 0] = TOP[Math.min(count, TOP.length) - 1]?.[index] ?? [];
  return { x: MIDDLE + x, y: MIDDLE + y };
}
