export interface Group {
  seat: number;
  n: number;
}

export interface CrowdForm {
  /** How many pawns stand for one colour at most; its number tells the rest. */
  pawns: number;
  rows: Group[][];
}

const PAWN = 1;
const STEP = 0.44;
const GAP = 0.28;
const DIGIT = 0.55;
const MOST = 4;

export const groupsOf = (counts: readonly number[]): Group[] =>
  counts.map((n, seat) => ({ seat, n })).filter(({ n }) => n > 0);

/** The widest form of a crowd that fits, measured in pawns: several pawns a colour, one and the number, then two rows. */
export function crowdForm(groups: readonly Group[], room: number): CrowdForm {
  for (const pawns of [MOST, 2, 1]) {
    if (widthOf(groups, pawns) <= room) return { pawns, rows: [[...groups]] };
  }
  const half = Math.ceil(groups.length / 2);
  return { pawns: 1, rows: [groups.slice(0, half), groups.slice(half)] };
}

function widthOf(groups: readonly Group[], pawns: number): number {
  const widths = groups.map(({ n }) => PAWN + (Math.min(n, pawns) - 1) * STEP + (n > 1 ? DIGIT * String(n).length : 0));
  return widths.reduce((sum, width) => sum + width, GAP * Math.max(0, groups.length - 1));
}
