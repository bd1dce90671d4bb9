import type { Game, Note } from '../games/game';
import type { Choice, Said } from '../live/types';
import { lines, type Line } from '../log/grouping';
import type { People } from '../seats/people.svelte';
import type { Offered } from './choices.svelte';
import { refusalNote } from './refusal';

type Telling = Pick<Game, 'changesOf' | 'restates' | 'tells'>;

/** What a choice brings that neither its words nor its signs say: to others, and what follows in the same turn. */
export function consequencesOf({ preview, later }: Choice, game: Telling, seat: number | null): Line<Said>[] {
  const isOwn = (event: Said): boolean => event.args['seat'] === seat;
  const isSaid = (event: Said): boolean => isOwn(event) && (game.restates?.(event) ?? false);
  const isSigned = (event: Said): boolean => isOwn(event) && game.changesOf(event).length > 0;
  return lines([...preview.filter((event) => !isSaid(event) && !isSigned(event)), ...later.filter((event) => !isSaid(event))]);
}

/** Whether one of them concerns others, or is what a turn is remembered for: worth a sign. */
export const areNotable = (found: readonly Line<Said>[], game: Telling, seat: number | null): boolean =>
  found.some(({ event }) => game.tells?.(event, seat) || ('seat' in event.args && event.args['seat'] !== seat));

/** In sentences, one for each. */
export const toldBy = (people: People, { follows }: Offered): string[] =>
  follows.map(({ event, times }) => `${people.say('event', event)}${times > 1 ? ` ×${times}` : ''}.`);

/** What is told about the thing that a choice is about, and below it what the choice brings; or why it is not allowed. */
export function noteOf(people: People, offered: Offered, note: Note | null): Note | null {
  if (offered.choice.refusal) return refusalNote(people, offered.choice);
  const brings = toldBy(people, offered);
  if (brings.length === 0 && offered.warning === null) return note;
  return { title: people.label(offered.choice), text: '', ...note, brings, warning: offered.warning };
}
