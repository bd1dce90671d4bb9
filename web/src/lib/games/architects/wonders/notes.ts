import { counted, t } from '../../../i18n/texts.svelte';
import type { People } from '../../../seats/people.svelte';
import type { Note } from '../../game';
import { isReconstructed, wonderOf } from '../cards';
import type { Wonder } from '../view';

/** A wonder as it is now: what it still costs, or whose it is and where it stands. */
export function wonderNote({ id, token, amount, tokens, influence, taxes, points, owner, place }: Wonder, people: People): Note {
  const cost = t('wonders-cost', { goods: counted(`tile-${token}`, amount), influence, taxes });
  const built = owner === null ? '' : place ? t('wonders-built-at', { name: people.seat(owner), place: people.forms('place', place)['at'] ?? place }) : t('wonders-built', { name: people.seat(owner) });
  const lines = owner === null ? [cost, tokens > 0 && t('wonders-tokens', { n: tokens })] : [built];
  const title = people.named('wonder', id);
  const text = [t('architects-note-points', { n: points }), ...lines, t(`architects-text-${id}`)].filter(Boolean).join('\n');
  return isReconstructed(id) ? { title: `${title} †`, text, cite: t('architects-reconstructed') } : { title, text };
}

/** What a wonder's card costs as it is printed. */
export function printedCost(id: string): string {
  const card = wonderOf(id);
  if (!card) return '';
  const [good = 'clay', n = 0] = Object.entries(card.cost)[0] ?? [];
  const cost = t('wonders-printed-cost', { goods: counted(`tile-${good}`, n), influence: card.influence, taxes: card.taxes });
  return `${t('architects-note-points', { n: card.points })} ${cost}`;
}
