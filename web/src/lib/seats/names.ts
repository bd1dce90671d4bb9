/** Names for those who have none; no two begin with the same letter. */
const NAMES = ['Aude', 'Milo', 'Rosa', 'Théo', 'Isaure', 'Klothar'];
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];

const plain = (name: string): string => name.trim().toLowerCase();

export const isTaken = (name: string, others: readonly string[]): boolean => others.some((other) => plain(other) === plain(name));

/** The name that is wanted, or another that nobody has. */
export function freeName(wanted: string, others: readonly string[]): string {
  const own = wanted.trim();
  const numbered = NUMBERS.map((n) => `${own || NAMES[0]} ${n}`);
  return [own, ...NAMES, ...numbered].find((name) => name && !isTaken(name, others)) ?? own;
}

/** The same seats, each with a name of its own. */
export function distinct<T extends { name: string }>(seats: readonly T[]): T[] {
  const named: T[] = [];
  for (const seat of seats) named.push({ ...seat, name: freeName(seat.name, named.map(({ name }) => name)) });
  return named;
}

/** Letters of a name that is not broken; of several parts, which are broken between them first, each may have more. */
const UNBROKEN = 7;
const OF_SEVERAL = 8;
const SOFT_HYPHEN = '\u00ad';
/** Where a syllable begins, but for the first. */
const SYLLABLE = /(?<=..)[^aeiouyàâèéêëîïôöûü](?=[aeiouyàâèéêëîïôöûü])/gi;

/** With a hyphen in the middle of each long part that is seen only where the name is broken there. */
export function breakable(name: string): string {
  const parts = name.split(/(?<=[\s-])/);
  const most = parts.length > 1 ? OF_SEVERAL : UNBROKEN;
  return parts.map((part) => (part.length > most ? halved(part) : part)).join('');
}

function halved(part: string): string {
  const middle = part.length / 2;
  const starts = [...part.matchAll(SYLLABLE)].map(({ index }) => index);
  const [at] = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at ? part.slice(0, at) + SOFT_HYPHEN + part.slice(at) : part;
}

/** Letters of the longest part that stands in one line, however narrow it is. */
export const longestPart = (name: string): number => Math.max(...breakable(name).split(/[\s-]|(?<=\u00ad)/).map((part) => part.length));
