import type { Game } from '../games/game';
import { t } from '../i18n/texts.svelte';
import type { Said, Snapshot, Suggestion } from '../live/types';
import type { People } from '../seats/people.svelte';
import { settings } from '../settings/settings.svelte';
import type { TableState } from './table.svelte';

export interface Line {
  text: string;
  /** What a bot would do, since one asked; else what the table thinks one should mind. */
  asked: boolean;
  /** Points out the choices that heed it, if there are any now. */
  show: (() => void) | null;
}

/** The line of advice below the question; in a lesson the coach speaks, and nobody else. */
export function adviceAt(table: TableState, snapshot: Snapshot, people: People): Line | null {
  if (table.suggestion) return { text: sentenceOf(table.suggestion, snapshot, table.game, people), asked: true, show: null };
  const { counsel } = snapshot;
  if (!counsel || snapshot.lesson || !settings.get('counsel')) return null;
  const show = counsel.choices.length ? () => table.choices.advise(counsel.choices) : null;
  return { text: people.say('counsel', counsel), asked: false, show };
}

/** What a bot would do, and what would come of it, in one sentence. */
export function sentenceOf(suggestion: Suggestion, snapshot: Snapshot, game: Game, people: Pick<People, 'label'>): string {
  const choice = snapshot.choices.find(({ id }) => id === suggestion.choice);
  const [deed = '', then] = [choice, suggestion.then[0]].filter((said) => said !== undefined).map((said) => people.label(said));
  const deeds = then ? t('suggestion-then', { deed, then }) : deed;
  const gains = sumOf(suggestion.preview, snapshot.seat, game).map(([tile, n]) => `${t(`tile-${tile}`)} ${signed(n)}`);
  const brings = [...(suggestion.points ? [t('suggestion-score', { n: signed(suggestion.points) })] : []), ...gains];
  return brings.length ? t('suggestion', { deeds, brings: brings.join(', ') }) : t('suggestion-only', { deeds });
}

/** What a seat has more or less of after some events, each thing once. */
function sumOf(events: readonly Said[], seat: number | null, game: Game): [string, number][] {
  const sums = new Map<string, number>();
  for (const { seat: whose, amount } of events.flatMap((event) => game.changesOf(event))) {
    if (whose === seat) sums.set(amount.tile, (sums.get(amount.tile) ?? 0) + amount.n);
  }
  return [...sums].filter(([, n]) => n !== 0);
}

const signed = (n: number): string => (n < 0 ? '−' : '+') + String(Math.abs(n));
