/** What a line of the list has to hold: so many letters, and signs that are so wide, in rem. */
export interface Line {
  letters: number;
  signs: number;
}

/** How a list of choices is laid out: its columns, and how many of them each line takes. */
export interface Fit {
  columns: number;
  spans: number[];
}

/** Columns, and how many of them a line takes at least. */
interface Grid {
  columns: number;
  least: number;
}

/** So many letters of a choice are read, before dots take the place of the rest. */
const LETTERS = 12;
/** In rem: the key and the edges of a line, a letter. */
const KEY = 2.25;
const LETTER = 0.42;
/** The gap between two columns. */
const GAP = 0.35;
/** Columns of a list: one to three, three of which two lines may share, four. */
const GRIDS: readonly Grid[] = [{ columns: 1, least: 1 }, { columns: 2, least: 1 }, { columns: 3, least: 1 }, { columns: 6, least: 2 }, { columns: 4, least: 1 }];

const widthOf = ({ letters, signs }: Line): number => KEY + Math.min(letters, LETTERS) * LETTER + signs;

/** The fewest columns with which all lines have room in so many rows, or else those with the fewest rows; `width` in rem. */
export function fitInto(lines: readonly Line[], width: number, rows: number): Fit {
  const fits = GRIDS.map((grid) => inColumns(lines, width, grid));
  const least = Math.min(...fits.map(rowsOf));
  return fits.find((fit) => rowsOf(fit) <= Math.max(rows, least))!;
}

/** A line takes as many columns as its words need. */
export function inColumns(lines: readonly Line[], width: number, { columns, least }: Grid): Fit {
  const step = Math.max(1, (width + GAP) / columns);
  const spans = lines.map((line) => Math.min(columns, Math.max(least, Math.ceil((widthOf(line) + GAP) / step))));
  return { columns, spans };
}

/** Each line stands in the first row with room for it, as the browser lays them out. */
export function rowsOf({ columns, spans }: Fit): number {
  const left: number[] = [];
  for (const span of spans) {
    const row = left.findIndex((room) => room >= span);
    if (row < 0) left.push(columns - span);
    else left[row]! -= span;
  }
  return left.length;
}
