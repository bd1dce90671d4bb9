export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between a note and its thing, and between it and the edge of the screen. */
const GAP = 10;
/** Positions all over the screen are tried in steps of this. */
const STEP = 24;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How far two boxes are apart, sideways and upright together. */
const distance = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width) + Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);

function steps(most: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil((most - GAP) / STEP)) }, (_, i) => GAP + i * STEP);
}

/** Where a note lies: below its thing or above it, else as near as can be, so that it covers nothing that can be pressed now. */
export function placed(thing: Box, note: { width: number; height: number }, screen: { width: number; height: number }, live: readonly Box[]): Box {
  const right = Math.max(GAP, screen.width - note.width - GAP);
  const bottom = Math.max(GAP, screen.height - note.height - GAP);
  const at = (left: number, top: number): Box => ({ ...note, left: Math.min(Math.max(GAP, left), right), top: Math.min(Math.max(GAP, top), bottom) });
  const centred = thing.left + thing.width / 2 - note.width / 2;
  const wanted = [at(centred, thing.top + thing.height + GAP), at(centred, thing.top - GAP - note.height)];
  const anywhere = steps(right).flatMap((left) => steps(bottom).map((top) => at(left, top)));
  anywhere.sort((a, b) => distance(a, thing) - distance(b, thing));
  const covered = (box: Box): number => [thing, ...live].reduce((sum, other) => sum + overlap(box, other), 0);
  const places = [...wanted, ...anywhere];
  const costs = places.map(covered);
  return places[costs.indexOf(Math.min(...costs))]!;
}
