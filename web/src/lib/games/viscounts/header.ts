import { t } from '../../i18n/texts.svelte';
import type { IconName } from '../../icons/names';
import type { Snapshot } from '../../live/types';
import { narrow } from '../../table/narrow';
import { PAID_BY, type ActionId } from './look';
import { isInner, viewOf, type Player, type ViscountsView } from './view';

interface End {
  left: number;
  of: number;
}

/** How many of the cards that bring the end have been taken; they are laid out when the first turn begins. */
export const taken = ({ left, of }: End, { phase }: ViscountsView): number => (phase === 'beginning' ? 0 : of - left);
export const takenOf = (end: End, view: ViscountsView): string => `${taken(end, view)}/${end.of}`;

/** The clock, and who plays by rules of its own. */
export function subtitle(snapshot: Snapshot): string {
  const { phase, round, last_round, opponent } = viewOf(snapshot);
  if (phase === 'beginning') return t('viscounts-phase-beginning');
  const clock = t(round === last_round ? 'viscounts-last-round' : 'viscounts-round', { n: round });
  return opponent && !narrow.current ? `${t(`viscounts-opponent-${opponent.opponent}`)} · ${clock}` : clock;
}

/** Where there is no room for the kingdom beside the board, the header tells when the end comes. */
export function facts(snapshot: Snapshot): { label: string; value: string }[] {
  const view = viewOf(snapshot);
  if (!view.opponent) return [];
  return [
    { label: t('viscounts-poverty'), value: takenOf(view.poverty, view) },
    { label: t('viscounts-prosperity'), value: takenOf(view.prosperity, view) },
  ];
}

const OUTER: readonly ActionId[] = ['trade', 'construct'];
const INNER: readonly ActionId[] = ['workers', 'transcribe'];

/** What one has for the actions of the space, or that the end is near. */
export function hint(snapshot: Snapshot): string | null {
  const view = viewOf(snapshot);
  const player = snapshot.seat === null ? undefined : view.players[snapshot.seat];
  const { question } = snapshot;
  if (player && (question?.key === 'acting' || question?.key === 'acting_with')) return meansOf(player);
  if (question?.key === 'choosing_pair') return t('viscounts-hint-pair');
  if (question?.key === 'rearranging') return t('viscounts-hint-rearranging');
  return endHint(view);
}

function meansOf(player: Player): string {
  const actions = player.space && isInner(player.space) ? INNER : OUTER;
  const icons = actions.map((action) => PAID_BY[action].icon).map((icon) => (player.icons[icon] > 0 ? `${player.icons[icon]} ${t(`viscounts-icon-${icon}`)}` : ''));
  const goods = actions.map((action) => PAID_BY[action].good).map((good) => (player.goods[good] > 0 ? t(`viscounts-step-${good}`, { n: player.goods[good] }) : ''));
  const wild = player.icons.criminal > 0 ? t('viscounts-hint-wild', { n: player.icons.criminal }) : '';
  const means = [...icons, wild, ...goods].filter(Boolean).join(', ');
  return player.space ? t('viscounts-hint-means', { space: t(`viscounts-space-${player.space}`), means: means || '–' }) : '';
}

function endHint({ round, last_round }: ViscountsView): string | null {
  if (last_round === null) return null;
  return t(round === last_round ? 'viscounts-hint-last' : 'viscounts-hint-end');
}

const SCORED: Record<string, IconName> = {
  buildings: 'house',
  workers: 'person',
  manuscript_sets: 'open-book',
  manuscript_texts: 'quill-ink',
  castle_leader: 'castle',
  cleric_bonus: 'pope-crown',
  debts: 'tied-scroll',
  deeds: 'wax-seal',
  poverty: 'cash',
  prosperity: 'open-treasure-chest',
  leftover: 'stone-block',
};

export const scoreIcon = (key: string): IconName => SCORED[key] ?? 'laurel-crown';
