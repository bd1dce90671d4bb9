import { t, texts } from '../../i18n/texts.svelte';
import type { Choice } from '../../live/types';
import type { Note } from '../game';
import { isReconstructed, personOf } from './cards';

/** What a person is called on the card; in sentences, those with the same name are told apart. */
export const nameOf = (id: string): string => texts.find(`viscounts-name-${id}`) ?? t(`viscounts-card-${id}`);

/** Kinds of names that have a text of their own. */
const TOLD = ['card', 'manuscript', 'player_card', 'bonus', 'slot', 'section', 'scheme'];

/** What is told about a name: its numbers, the card's text, and where its values come from if nobody has read them. */
export function noteOn(kind: string, id: string): Note | null {
  if (!TOLD.includes(kind)) return null;
  const told = toldOf(kind, id);
  const text = [numbersOf(id), told].filter(Boolean).join('\n');
  if (!text) return null;
  const title = t(`viscounts-${kind}-${id}`);
  return isReconstructed(id) ? { title: `${title} †`, text, cite: t('viscounts-reconstructed') } : { title, text };
}

const OWN_TEXTS: Record<string, (id: string) => string> = {
  slot: (id) => `viscounts-slot_text-${id}`,
  bonus: (id) => `viscounts-bonus-text-${id}`,
  section: () => 'viscounts-section-text',
};

const toldOf = (kind: string, id: string): string | null => texts.find(OWN_TEXTS[kind]?.(id) ?? `viscounts-text-${id}`);

/** The value and the icons of a person in words. */
function numbersOf(id: string): string {
  const person = personOf(id);
  if (!person) return '';
  const icons = person.icons.map((icon) => t(`tile-${icon}`)).join(', ');
  return t('viscounts-note-person', { value: person.value, icons: icons || '–' });
}

const ABOUT = ['manuscript', 'card', 'slot', 'player_card', 'section'];

/** The note on the card or the place that a choice is about. */
export function aboutOf({ args }: Choice): Note | null {
  for (const kind of ABOUT) {
    const note = args[kind] === undefined ? null : noteOn(kind, String(args[kind]));
    if (note) return note;
  }
  return null;
}
