import { describe, expect, it } from 'vitest';
import { rotaAnchor } from '../src/lib/games/viscounts/rota/anchors';
import { changed, type Worker } from '../src/lib/games/viscounts/rota/crew';
import { angleOf, CARD, cardAt, MANUSCRIPT, manuscriptAt, nearest, polar, R, SITE, siteAngle, spaceAt, topAt, turnTo, viscountsAt, workerAt, type Kind, type Point } from '../src/lib/games/viscounts/rota/geometry';
import { lettered, shortName } from '../src/lib/games/viscounts/rota/lettering';
import { line, offsets, route } from '../src/lib/games/viscounts/rota/ride';
import { manuscriptSigns, repeated, signsOf } from '../src/lib/games/viscounts/rota/signs';
import { wayName } from '../src/lib/games/viscounts/rota/spoken';
import { spotOf, standing, startNumber, type Castle, type Manuscript, type Segment, type Ways } from '../src/lib/games/viscounts/rota/things';
import { timetable } from '../src/lib/games/viscounts/rota/walking';
import type { ViscountsView } from '../src/lib/live/wire';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const TURNS = [0, 1, 2, 3, 4].map((place) => turnTo(place)).concat(0);
const everywhere = TURNS.flatMap((turn) => [0, 1, 2, 3, 4].map((place) => angleOf(place, turn)));

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const box = ({ x, y }: Point, { width: w, height: h }: { width: number; height: number }): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
/** How far a box is from a point. */
const gap = (a: Box, p: Point): number => Math.hypot(Math.max(a.x - p.x, 0, p.x - a.x - a.w), Math.max(a.y - p.y, 0, p.y - a.y - a.h));

describe('where things lie', () => {
  it('has its first segment at the top, the others clockwise, and any of them at the bottom when turned', () => {
    expect(polar(R.rim, angleOf(0, 0))).toEqual({ x: 300, y: 1 });
    expect(spaceAt(angleOf(1, 0), 'left').x).toBeGreaterThan(400);
    for (const place of [0, 1, 2, 3, 4]) expect(polar(100, angleOf(place, turnTo(place))).y).toBeCloseTo(400);
  });

  it('turns by the shorter way', () => {
    expect([nearest(180, -170), nearest(-144, 144), nearest(36, 0)]).toEqual([-180, 216, 36]);
  });

  it('divides the rim evenly, over the borders of segments too', () => {
    for (const count of [4, 5]) {
      const all = [0, 1, 2, 3, 4].flatMap((place) => Array.from({ length: count }, (_, i) => siteAngle(angleOf(place, 0), i, count)));
      all.slice(1).forEach((angle, i) => expect(angle - (all[i] ?? 0)).toBeCloseTo(72 / count));
    }
  });

  it('keeps cards clear of spots, spaces and manuscripts, however the board is turned', () => {
    for (const angle of everywhere) {
      const card = box(cardAt(angle), CARD);
      for (const count of [4, 5]) for (let i = 0; i < count; i++) expect(apart(card, box(polar(R.sites, siteAngle(angle, i, count)), SITE))).toBe(true);
      for (const kind of ['left', 'right'] as const) expect(gap(card, spaceAt(angle, kind))).toBeGreaterThan(27);
      expect(gap(card, spaceAt(angle, 'inner'))).toBeGreaterThan(18);
      expect(apart(card, box(manuscriptAt(angle), MANUSCRIPT))).toBe(true);
    }
  });

  it('has Viscounts beside their space, not on its trade', () => {
    for (const angle of everywhere)
      for (const kind of ['left', 'right'] as const) {
        const [alone] = viscountsAt([{ angle, kind }]) as [Point];
        expect(distance(alone, spaceAt(angle, kind))).toBeCloseTo(42);
        expect(gap(box(cardAt(angle), CARD), alone)).toBeGreaterThan(15.5);
      }
  });

  it('has no Viscount hide another, three on one space or two on either side of a border', () => {
    const shared = (...riders: [number, Kind][]): number => {
      const points = viscountsAt(riders.map(([angle, kind]) => ({ angle, kind })));
      return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => distance(a, b))));
    };
    for (const angle of everywhere) {
      for (const kind of ['left', 'right', 'inner'] as const) expect(shared([angle, kind], [angle, kind], [angle, kind])).toBeGreaterThan(20);
      expect(shared([angle, 'right'], [angle, 'right'], [angle + 72, 'left'], [angle + 72, 'left'])).toBeGreaterThan(20);
    }
  });

  it('has workers side by side inside their section, also too many of them', () => {
    for (const tier of [1, 2] as const)
      for (const count of [1, 3, 7]) {
        const ends = [workerAt(tier, 0, 0, count), workerAt(tier, 0, count - 1, count)].map(({ x, y }) => Math.abs((Math.atan2(y - 300, x - 300) * 180) / Math.PI));
        for (const degrees of ends) expect(degrees).toBeLessThan(36);
      }
  });

  it('has the workers of up to four seats within tier 3', () => {
    for (const count of [1, 2, 3, 4]) for (let i = 0; i < count; i++) expect(distance(topAt(i, count), { x: 300, y: 300 })).toBeLessThan(R.top - 10);
  });
});

const RING = ['coast', 'lake', 'hills', 'forest', 'mountain'].map((id) => ({ id, facing: id })) as unknown as Segment[];

describe('a ride', () => {
  const at = (space: string) => spotOf(RING, space);
  const spaces = (from: string, to: string): string[] => route(at(from), at(to)).map(({ place, kind }) => `${RING[place]?.id}_${kind}`);

  it('goes clockwise through the spaces, outside or inside', () => {
    expect(spaces('coast_left', 'lake_left')).toEqual(['coast_left', 'coast_right', 'lake_left']);
    expect(spaces('mountain_inner', 'coast_inner')).toEqual(['mountain_inner', 'coast_inner']);
    expect(spaces('coast_right', 'lake_inner')).toEqual(['coast_right', 'lake_left', 'lake_inner']);
    expect(spaces('coast_right', 'coast_left')).toHaveLength(8);
  });

  it('keeps to the circles and never cuts across', () => {
    const points = line(route(at('coast_left'), at('forest_right')), 0);
    for (const point of points) expect(distance(point, { x: 300, y: 300 })).toBeGreaterThan(R.inner - 2);
    const along = offsets(points);
    expect([along[0], along.at(-1)]).toEqual([0, 1]);
    along.slice(1).forEach((n, i) => expect(n).toBeGreaterThan(along[i] ?? 0));
  });

  it('begins at the red numbers', () => {
    expect([startNumber('lake', 'left'), startNumber('mountain', 'right')]).toEqual([1, 10]);
  });

  it('has those who meet stand side by side', () => {
    const view = { players: [{ space: 'lake_left' }, { space: null }, { space: 'lake_left' }] } as unknown as ViscountsView;
    expect(standing(view)).toEqual([
      { seat: 0, space: 'lake_left', index: 0, count: 2 },
      { seat: 2, space: 'lake_left', index: 1, count: 2 },
    ]);
  });
});

/** Workers of seat 0 on the five sections of both tiers, and on the top. */
function castle(outer: number[], inner: number[], top = 0): Castle {
  return { sections: outer.map((n, i) => ({ outer: [n], inner: [inner[i] ?? 0] })), top: [top], leader: null } as unknown as Castle;
}
const NONE = [0, 0, 0, 0, 0];

describe('workers in the castle', () => {
  const crewOf = (...args: Parameters<typeof castle>): Worker[] => changed([], castle(...args)).crew;
  const told = (walks: ReturnType<typeof changed>['walks']): string[] =>
    walks.map(({ from, stops }) => [from ? `${from.tier}.${from.section}` : 'home', ...stops.map(({ to, phase }) => `${phase} ${to ? `${to.tier}.${to.section}` : 'home'}`)].join(' > '));

  it('stand still while nothing changes', () => {
    expect(changed(crewOf([2, 0, 0, 0, 1], NONE, 1), castle([2, 0, 0, 0, 1], NONE, 1)).walks).toEqual([]);
  });

  it('come in, one climbs and two spread', () => {
    expect(told(changed([], castle([0, 1, 0, 0, 1], [1, 0, 0, 0, 0])).walks)).toEqual([
      'home > enter 1.0 > climb 2.0',
      'home > enter 1.0 > spread 1.1',
      'home > enter 1.0 > spread 1.4',
    ]);
  });

  it('climb first where they stand already', () => {
    expect(told(changed(crewOf([2, 0, 0, 0, 0], NONE), castle([0, 1, 0, 0, 1], [1, 0, 0, 0, 0])).walks)).toEqual([
      '1.0 > climb 2.0',
      '1.0 > spread 1.1',
      'home > enter 1.0 > spread 1.4',
    ]);
  });

  it('reach the top from tier 2', () => {
    expect(told(changed(crewOf(NONE, [0, 3, 0, 0, 0]), castle(NONE, [0, 2, 0, 0, 0], 1)).walks)).toEqual(['2.1 > top 3.0']);
  });

  it('walk one after the other: all come in before one climbs, and that one before they spread', () => {
    const { walks } = changed([], castle([0, 1, 0, 0, 1], [1, 0, 0, 0, 0]));
    const { starts, total } = timetable(walks);
    const [climber = [], first = [], second = []] = walks.map(({ worker }) => starts.get(worker) ?? []);
    expect([climber[0], first[0], second[0]]).toEqual([0, 130, 260]);
    expect(climber[1]).toBeGreaterThan(second[0] ?? 0);
    expect(first[1]).toBeGreaterThan(climber[1] ?? 0);
    expect(total).toBeGreaterThan(second[1] ?? 0);
  });

  it('go home when expelled, and keep who they are', () => {
    const before = crewOf([1, 2, 0, 0, 0], NONE);
    const { crew, gone, walks } = changed(before, castle([1, 1, 0, 0, 0], NONE));
    expect([told(walks), gone.length, crew.length]).toEqual([['1.1 > leave home'], 1, 2]);
    expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining([...crew, ...gone].map(({ id }) => id)));
  });
});

describe('signs and names', () => {
  const ways: Ways = [[{ op: 'gold', n: 1 }], [{ op: 'move_worker', n: 1 }]];

  it('shows each step, and where another way begins', () => {
    expect(signsOf(ways)).toEqual([{ tile: 'gold', n: 1, or: false }, { tile: 'move_worker', n: 1, or: true }]);
    expect(signsOf([[{ op: 'build', n: 1 }]])).toEqual([{ tile: 'guildhall', n: 1, or: false }]);
    expect(repeated(signsOf([[{ op: 'virtue', n: 2 }]]))).toHaveLength(2);
  });

  it('shows points for what pays at the end', () => {
    expect(manuscriptSigns({ counted: 'workshops', ways: [] } as unknown as Manuscript)).toEqual([{ tile: 'points', n: 1, or: false }]);
  });

  it('finds the words of a way', () => {
    expect([wayName([{ op: 'ink', n: 1 }, { op: 'stone', n: 1 }]), wayName([{ op: 'free_hire', n: 1 }])]).toEqual(['ink_1_and_stone_1', 'free_hire']);
  });

  it('breaks long names in two and makes them fit', () => {
    expect(lettered('Patron', 65)).toEqual({ lines: ['Patron'], size: 13.5 });
    expect(lettered('Collecteur de Dettes', 65).lines).toEqual(['Collecteur', 'de Dettes']);
    expect(shortName('Swindler (ink)')).toBe('Swindler');
  });

  it('finds the thing that a choice is about', () => {
    const anchor = (key: string, args = {}): string | null => rotaAnchor({ key, args });
    expect([anchor('ride', { space: 'lake_left', silver: 2 }), anchor('expel', { seat: 1 }), anchor('move_worker', { section: 'flip', section2: 'virtue' }), anchor('play', { card: 'clovis' })]).toEqual([
      'space:lake_left',
      'expel:1',
      'move:flip:virtue',
      null,
    ]);
  });
});
