import type { Note } from '../games/game';
import { t } from '../i18n/texts.svelte';
import type { Choice, Refusal } from '../live/types';
import type { People } from '../seats/people.svelte';

/** Why not, in a few words, with the player's own number where the rule is about one. */
export const refusalFact = (people: People, choice: Choice, refusal: Refusal): string =>
  people.say('refused', { key: refusal.key, args: { ...choice.args, ...refusal.args } });

/** Why not, in our words, and where the rulebook says so; none where it is allowed. */
export function refusalNote(people: People, choice: Choice): Note | null {
  const refusal = choice.refusal;
  if (!refusal) return null;
  const heading = refusal.rule ? people.say('rule', { key: refusal.rule, args: {} }) : refusal.heading;
  return {
    title: refusalFact(people, choice, refusal),
    text: people.say('refusal', refusal),
    cite: t('rulebook-place', { book: t(`book-${refusal.book}`), heading, page: refusal.page }),
    refused: true,
  };
}
