import { settings } from '../../../settings/settings.svelte';
import { PHASES, type Walk } from './crew';
import { polar, type Point } from './geometry';
import { offsets } from './ride';

const STEP = 280;
/** One begins so long after the other. */
const APART = 130;
const HOP = 14;
const EASE = 'cubic-bezier(.45,.05,.35,1)';
const LONGEST = 1500;

/** When each stop of each walk is gone to, in milliseconds: phase after phase, and within one, one worker after the other. */
export interface Timetable {
  total: number;
  /** The beginnings of a worker's stops, in their order. */
  starts: Map<number, number[]>;
}

export function timetable(walks: readonly Walk[]): Timetable {
  const starts = new Map<number, number[]>(walks.map(({ worker }) => [worker, []]));
  let total = 0;
  for (const phase of PHASES) {
    const walkers = walks.filter(({ stops }) => stops.some((stop) => stop.phase === phase));
    walkers.forEach(({ worker }, i) => starts.get(worker)?.push(total + i * APART));
    if (walkers.length > 0) total += STEP + (walkers.length - 1) * APART;
  }
  return { total, starts };
}

interface Times {
  starts: readonly number[];
  total: number;
}

/** Waits for its turn, goes to the next stop with a hop, waits again. `base` is where it is drawn. */
export function walkAlong(node: SVGGElement, base: Point, from: Point, stops: readonly Point[], { starts, total }: Times): Promise<unknown> {
  const frames: Keyframe[] = [];
  let here = from;
  stops.forEach((point, i) => {
    const start = (starts[i] ?? 0) / total;
    const middle = { x: (here.x + point.x) / 2, y: (here.y + point.y) / 2 - HOP };
    frames.push(frame(here, base, start), frame(middle, base, start + STEP / 2 / total), frame(point, base, Math.min(1, start + STEP / total)));
    here = point;
  });
  return play(node, [frame(from, base, 0), ...frames, frame(here, base, 1)], settings.time(total));
}

/** A ride along a line of points, at an even pace. */
export function rideAlong(node: SVGGElement, points: readonly Point[], steps: number): void {
  const end = points[points.length - 1];
  if (!end || settings.time(STEP) === 0) return;
  const far = offsets(points);
  void play(node, points.map((point, i) => frame(point, end, far[i] ?? 1)), Math.min(settings.time(STEP) * steps, settings.time(LONGEST)), 'linear');
}

const frame = (point: Point, base: Point, offset: number): Keyframe => ({ transform: `translate(${point.x - base.x}px, ${point.y - base.y}px)`, offset, easing: EASE });

function play(node: SVGGElement, frames: Keyframe[], duration: number, easing?: string): Promise<unknown> {
  for (const running of node.getAnimations()) running.finish();
  return node.animate(easing ? frames.map((each) => ({ ...each, easing })) : frames, { duration }).finished.catch(() => undefined);
}

/** Where a seat keeps its workers (`data-home`), in the units of the drawing; below the board where that is not in sight. */
export function homeOf(node: SVGGElement, seat: number): Point {
  const home = document.querySelector(`[data-home="workers-${seat}"]`)?.getBoundingClientRect();
  const matrix = node.ownerSVGElement?.getScreenCTM();
  if (!home || home.width === 0 || !matrix) return polar(330, 90);
  const { x, y } = new DOMPoint(home.left + home.width / 2, home.top + home.height / 2).matrixTransform(matrix.inverse());
  return { x, y };
}
