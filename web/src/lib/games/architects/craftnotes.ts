import { t } from '../../i18n/texts.svelte';
import type { Note } from '../game';
import { craftOf, reconstructedIn, type Craft, type Half } from './cards';

/** How one half of a craft card is made, and what it is for. */
export const craftingNote = (half: Half): Note => ({ title: t(`artisans-crafting-${half}`), text: t(`artisans-crafting-${half}-text`) });

/** What one half of a craft card is called. */
export const halfName = (half: Half, { id, tool }: Craft): string => t(half === 'tool' ? `architects-tool-${tool}` : `architects-adornment-${id}`);

/** What one half does; an adornment counts points too. */
function halfText(half: Half, { id, tool, points }: Craft): string {
  if (half === 'tool') return t(`architects-tool-text-${tool}`);
  return `${t('architects-note-points', { n: points })} ${t(`architects-adornment-text-${id}`)}`;
}

/** Whether a half has values that nobody has read from a printed card. */
export const isMarked = (half: Half, craft: Craft): boolean => reconstructedIn(half, craft).length > 0;

function citeOf(halves: readonly Half[], craft: Craft): string | null {
  const values = halves.flatMap((half) => reconstructedIn(half, craft));
  return values.length ? t('artisans-reconstructed', { what: values.map((value) => t(`artisans-value-${value}`)).join(', ') }) : null;
}

const dagger = (half: Half, craft: Craft): string => (isMarked(half, craft) ? ' †' : '');

function noted(title: string, text: string, cite: string | null): Note {
  return cite ? { title, text, cite } : { title, text };
}

export function halfNote(half: Half, id: string): Note | null {
  const craft = craftOf(id);
  return craft && noted(halfName(half, craft) + dagger(half, craft), halfText(half, craft), citeOf([half], craft));
}

/** Both halves of a craft card, each with its name. */
export function craftNote(id: string): Note | null {
  const craft = craftOf(id);
  if (!craft) return null;
  const lines = (['adornment', 'tool'] as const).map((half) => t('artisans-line', { what: t(`artisans-${half}`) + dagger(half, craft), text: halfText(half, craft) }));
  return noted(t(`architects-craft-${id}`), lines.join('\n'), citeOf(['adornment', 'tool'], craft));
}
