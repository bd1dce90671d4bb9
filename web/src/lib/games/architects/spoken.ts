import type { Offered } from '../../choice/choices.svelte';
import { t } from '../../i18n/texts.svelte';
import type { Snapshot } from '../../live/types';
import type { People } from '../../seats/people.svelte';
import type { Amount } from '../game';
import { amountsOf } from './amounts';
import { groupsOf } from './crowds';

const counted = ({ tile, n }: Amount): string => `${n} ${t(`tile-${tile}`)}`;

/** A place read aloud as one sentence: its name, what one would get there, and who stands there. */
export function placeSentence(people: People, place: string, counts: readonly number[], offered: Offered | undefined, snapshot: Snapshot): string {
  const name = people.named('place', place);
  const amounts = offered && !offered.choice.refusal ? amountsOf(offered.choice, snapshot) : [];
  const gain = amounts.length ? t('architects-you-would-get', { what: amounts.map(counted).join(', ') }) : '';
  const crowd = groupsOf(counts).map(({ seat, n }) => t('architects-workers-of', { name: people.seat(seat), n }));
  return [name, gain, ...crowd].filter(Boolean).join(', ');
}
