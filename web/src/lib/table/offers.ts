import type { Args, Choice, Snapshot } from '../live/types';

/** Whether the same seat is asked the same question in the same turn. */
export function asksTheSame(now: Snapshot, seen: Snapshot): boolean {
  const asked = ({ seat, turn, question }: Snapshot): string => JSON.stringify([seat, turn, question]);
  return now === seen || asked(now) === asked(seen);
}

/** Whether it is also answered by this choice still. */
export function offersStill(now: Snapshot, seen: Snapshot, choice: Choice): boolean {
  return asksTheSame(now, seen) && now.choices.some(({ id, refusal }) => id === choice.id && !refusal);
}

/** Whether a choice has all that is wanted. */
export function agrees(args: Args, wanted: Args): boolean {
  return Object.entries(wanted).every(([name, value]) => args[name] === value);
}
