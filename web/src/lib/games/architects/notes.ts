import { t, texts } from '../../i18n/texts.svelte';
import type { Note } from '../game';
import { isReconstructed } from './cards';

/** Kinds of names that have a text of their own. */
const TOLD = ['apprentice', 'building', 'character', 'place', 'reward', 'market_card', 'scheme'];

/** What is told about a name: the card's text, and where its values come from if nobody has read them. */
export function noteOn(kind: string, id: string): Note | null {
  const text = TOLD.includes(kind) ? texts.find(`architects-text-${id}`) : null;
  if (text === null) return null;
  const title = t(`architects-${kind}-${id}`);
  return isReconstructed(id) ? { title: `${title} †`, text, cite: t('architects-reconstructed') } : { title, text };
}
