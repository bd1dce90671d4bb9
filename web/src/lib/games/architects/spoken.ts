import type { Offered } from '../../choice/choices.svelte';
import { counted, t } from '../../i18n/texts.svelte';
import type { Snapshot } from '../../live/types';
import type { People } from '../../seats/people.svelte';
import type { Amount } from '../game';
import { amountsOf } from './amounts';
import { artisansAt } from './artisans';
import { groupsOf } from './crowds';
import { viewOf } from './view';

/** What one would get at once, and what one could choose from then. */
function gainsOf(amounts: readonly Amount[]): string[] {
  const listed = (plain: boolean): string => amounts.filter((amount) => Boolean(amount.plain) === plain).map(({ tile, n }) => counted(`tile-${tile}`, n)).join(', ');
  const [now, then] = [listed(false), listed(true)];
  return [now && t('architects-you-would-get', { what: now }), then && t('architects-you-would-choose', { what: then })];
}

/** Workers of a player, with the Artisan among them or alone. */
export const workersOf = (name: string, n: number, artisan: boolean): string => t(artisan ? 'artisans-workers-of' : 'architects-workers-of', { name, n });

/** A place read aloud as one sentence: its name, what one would get there, and who stands there. */
export function placeSentence(people: People, place: string, counts: readonly number[], offered: Offered | undefined, snapshot: Snapshot): string {
  const artisans = artisansAt(viewOf(snapshot), place);
  const name = people.named('place', place);
  const amounts = offered && !offered.choice.refusal ? amountsOf(offered.choice, snapshot) : [];
  const crowd = groupsOf(counts).map(({ seat, n }) => workersOf(people.seat(seat), n, artisans.includes(seat)));
  return [name, ...gainsOf(amounts), ...crowd].filter(Boolean).join(', ');
}
