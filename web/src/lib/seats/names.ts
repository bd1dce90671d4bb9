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
