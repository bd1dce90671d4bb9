import type { Note } from '../games/game';
import { t } from '../i18n/texts.svelte';
import type { Refusal } from '../live/types';
import type { People } from '../seats/people.svelte';

/** Why not, in our words, and where the rulebook says so. */
export function refusalNote(people: People, refusal: Refusal): Note {
  const heading = refusal.rule ? people.say('rule', { key: refusal.rule, args: {} }) : refusal.heading;
  return {
    title: t('not-allowed'),
    text: people.say('refusal', refusal),
    cite: t('rulebook-place', { book: t(`book-${refusal.book}`), heading, page: refusal.page }),
    refused: true,
  };
}
