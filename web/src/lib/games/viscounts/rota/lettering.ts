/** A name in one or two lines that fit a width; drawings cannot wrap text. */
export interface Lettered {
  lines: string[];
  size: number;
}

const LARGE = 13.5;
const SMALL = 12;
const LEAST = 10;
/** A letter of the text face is about so wide, for its height. */
const LETTER = 0.5;

const width = (text: string, size: number): number => [...text].reduce((sum, sign) => sum + (/[iljt'’ .]/.test(sign) ? 0.3 : /[mwMW]/.test(sign) ? 0.8 : /[A-Z]/.test(sign) ? 0.62 : LETTER), 0) * size;

export function lettered(name: string, room: number): Lettered {
  if (width(name, LARGE) <= room) return { lines: [name], size: LARGE };
  const lines = halves(name);
  const widest = Math.max(...lines.map((line) => width(line, 1)));
  return { lines, size: Math.max(LEAST, Math.min(SMALL, Math.floor((room / widest) * 2) / 2)) };
}

/** Broken at the space that leaves the shortest longer line. */
function halves(name: string): string[] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => width(line, 1)));
  return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** Without what tells cards of one name apart: their signs are seen. */
export const shortName = (name: string): string => name.replace(/ \([^)]*\)$/, '');
