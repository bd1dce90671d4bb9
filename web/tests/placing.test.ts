import { describe, expect, it } from 'vitest';
import { placed, type Box } from '../src/lib/gloss/placing';

const SCREEN = { width: 1000, height: 600 };
const NOTE = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const touches = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('a note', () => {
  const thing = box(450, 250, 100, 50);

  it('lies below its thing', () => {
    expect(placed(thing, NOTE, SCREEN, [])).toEqual({ ...NOTE, left: 400, top: 310 });
  });

  it('lies above it where something can be pressed below', () => {
    expect(placed(thing, NOTE, SCREEN, [box(450, 320, 100, 50)]).top).toBe(140);
  });

  it('covers nothing that can be pressed as long as there is room anywhere', () => {
    const live = [box(0, 305, 1000, 295), box(0, 0, 1000, 245), box(560, 245, 440, 60)];
    live[1] = box(240, 0, 760, 245);
    const found = placed(thing, NOTE, SCREEN, live);
    expect([thing, ...live].filter((other) => touches(found, other))).toEqual([]);
  });

  it('stays on the screen', () => {
    const found = placed(box(980, 580, 20, 20), NOTE, SCREEN, []);
    expect([found.left, found.top]).toEqual([790, 470]);
  });
});
