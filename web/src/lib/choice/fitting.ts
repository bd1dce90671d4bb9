export const LOW_COLUMNS = 3;
/** Rows that fit a low dock, if they are dense. */
const ROWS = 6;
/** With more signs than the first, names are cut short; with more than the second, nothing of them is left. */
const WIDE = [2, 3];

/** From how many signs on a choice takes two columns of a low dock: as few as leave room for all of them. */
export function wideFrom(signs: readonly number[]): number {
  return WIDE.find((limit) => rowsOf(signs, limit) <= ROWS) ?? Math.max(...WIDE);
}

/** Each wide one has a narrow one beside it, as long as there are any. */
function rowsOf(signs: readonly number[], limit: number): number {
  const wide = signs.filter((n) => n > limit).length;
  return wide + Math.ceil(Math.max(0, signs.length - 2 * wide) / LOW_COLUMNS);
}
