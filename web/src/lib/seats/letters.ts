import type { Seat } from '../live/types';

/** A letter for each seat: the first of its name that no other seat has yet; else its number. */
export function seatLetters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.normalize('NFD').toUpperCase()].filter((sign) => /[A-Z]/.test(sign));
    const letter = letters.find((sign) => !taken.has(sign)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** The letters at a table: an open seat has its number until somebody sits there. */
export function lettersOf(seats: readonly Pick<Seat, 'kind' | 'name'>[]): string[] {
  return seatLetters(seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)));
}
