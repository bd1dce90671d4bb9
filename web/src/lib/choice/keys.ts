/** Keys in the order in which choices get them; letters that mean something else at a table are left out. */
const KEYS = [...'1234567890', ...'abdefgijkmnoqrstvy'];
/** Takes the next piece, unless a choice has it as its own. */
export const PIECE_KEY = 'x';
/** Keys that only a game gives to something. */
const GIVEN = [PIECE_KEY, 'p'];

/** A key for each choice that is allowed: the one it always has, or the next free one. Refused ones have none. */
export function keysFor(allowed: readonly boolean[], fixed: readonly (string | null)[] = []): (string | null)[] {
  const free = KEYS.filter((key) => !fixed.includes(key)).values();
  return allowed.map((yes, i) => (yes ? (fixed[i] ?? free.next().value ?? null) : null));
}

export type Command =
  | { do: 'choose'; key: string }
  | { do: 'move'; dx: number; dy: number }
  | { do: 'undo' | 'suggest' | 'help' | 'log' | 'chat' | 'cancel' | 'confirm' | 'skip' };

const COMMANDS: Record<string, Command> = {
  u: { do: 'undo' },
  h: { do: 'suggest' },
  '?': { do: 'help' },
  l: { do: 'log' },
  c: { do: 'chat' },
  Escape: { do: 'cancel' },
  Enter: { do: 'confirm' },
  ' ': { do: 'skip' },
  ArrowLeft: { do: 'move', dx: -1, dy: 0 },
  ArrowRight: { do: 'move', dx: 1, dy: 0 },
  ArrowUp: { do: 'move', dx: 0, dy: -1 },
  ArrowDown: { do: 'move', dx: 0, dy: 1 },
};

/** What a key press means at the table. */
export function commandOf(key: string): Command | null {
  const known = COMMANDS[key] ?? COMMANDS[key.toLowerCase()];
  if (known) return known;
  return [...KEYS, ...GIVEN].includes(key.toLowerCase()) ? { do: 'choose', key: key.toLowerCase() } : null;
}

export interface Spot {
  x: number;
  y: number;
}

/** The index of the spot that lies next in a direction: near, and not far off the line. */
export function neighbour(spots: readonly Spot[], from: Spot, dx: number, dy: number): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (along <= 1) return;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
