/** Colour, shape and letter belong together: a seat is never told by colour alone. */
export interface Shape {
  path: string;
  colour: string;
  on: string;
  letterY: number;
}

const SHAPES: readonly Shape[] = [
  { path: 'M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 1 1 0-20.4Z', colour: 'var(--seat-1)', on: 'var(--seat-1-on)', letterY: 17.3 },
  { path: 'M12 .8 23.2 12 12 23.2.8 12Z', colour: 'var(--seat-2)', on: 'var(--seat-2-on)', letterY: 17.3 },
  { path: 'M2 2.2h20v9.6c0 5.8-4.4 9.4-10 11.4C6.4 21.2 2 17.6 2 11.8Z', colour: 'var(--seat-3)', on: 'var(--seat-3-on)', letterY: 16.4 },
  { path: 'M3.6 2h16.8A1.6 1.6 0 0 1 22 3.6v16.8a1.6 1.6 0 0 1-1.6 1.6H3.6A1.6 1.6 0 0 1 2 20.4V3.6A1.6 1.6 0 0 1 3.6 2Z', colour: 'var(--seat-4)', on: 'var(--seat-4-on)', letterY: 17.3 },
  { path: 'M7.2 2.4a6 6 0 0 1 9.6 0 6 6 0 0 1 4.8 9.6 6 6 0 0 1-4.8 9.6 6 6 0 0 1-9.6 0A6 6 0 0 1 2.4 12a6 6 0 0 1 4.8-9.6Z', colour: 'var(--seat-5)', on: 'var(--seat-5-on)', letterY: 17.3 },
  { path: 'M12 .6C17 4 21.4 9 21.4 15v7.6H2.6V15C2.6 9 7 4 12 .6Z', colour: 'var(--seat-6)', on: 'var(--seat-6-on)', letterY: 18.9 },
];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] as Shape;
}
