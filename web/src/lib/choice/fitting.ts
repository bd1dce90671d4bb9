/** How a list of choices is laid out: with more signs than `wide`, one takes two columns; dense rows are lower. */
export interface Fit {
  columns: number;
  wide: number;
  dense: boolean;
}

/** Rows that there is room for, of two columns at most, and of any if they are dense. */
interface Room {
  rows: number;
  inTwo: number;
  dense: number;
}

const LOW: Room = { rows: 5, inTwo: 6, dense: 6 };
const LOWEST: Room = { rows: 4, inTwo: 4, dense: 5 };
/** More signs than this do not fit half of a dock. */
const HALF = 4;
/** With more signs than the first, names are cut short in a third of it; with more than the second, nothing of them is left. */
const THIRD = [2, 3];

/** A low dock is wide: it has room for few rows and more columns. `signs` are those of each choice. */
export const fitLow = (signs: readonly number[]): Fit => fitInto(LOW, signs);

/** One beside a board of one's own is lower still. */
export const fitLowest = (signs: readonly number[]): Fit => fitInto(LOWEST, signs);

function fitInto({ rows, inTwo, dense }: Room, signs: readonly number[]): Fit {
  if (signs.length < rows) return { columns: 1, wide: HALF, dense: false };
  const columns = rowsOf(signs, 2, HALF) <= inTwo ? 2 : 3;
  const wide = columns === 2 ? HALF : (THIRD.find((limit) => rowsOf(signs, columns, limit) <= dense) ?? Math.max(...THIRD));
  return { columns, wide, dense: rowsOf(signs, columns, wide) > rows };
}

/** A dock at the side, or beside a hand as high as it. */
export function fitHigh({ length }: readonly number[], beside: boolean): Fit {
  return { columns: length > (beside ? 7 : 8) ? 2 : 1, wide: HALF, dense: length > 14 };
}

/** Beside each wide one there are narrow ones, as long as there are any. */
function rowsOf(signs: readonly number[], columns: number, limit: number): number {
  const wide = signs.filter((n) => n > limit).length;
  const others = signs.length - wide * (columns - 1);
  return wide + Math.ceil(Math.max(0, others) / columns);
}
