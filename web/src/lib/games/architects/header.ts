import { t } from '../../i18n/texts.svelte';
import type { IconName } from '../../icons/names';
import type { Snapshot } from '../../live/types';
import { viewOf, type Court } from './view';

/** The set-up and the clock. */
export function subtitle(snapshot: Snapshot): string {
  const { phase, turn, solo } = viewOf(snapshot);
  if (phase !== 'play') return t(`architects-phase-${phase}`);
  const clock = t('turn-number', { n: turn });
  return solo ? `${t(`architects-solo-${solo.opponent}`)} · ${clock}` : clock;
}

/** What one would miss: why it is asked, that a loss can be ignored, that notes open, and that the game is about to end. */
export function hint(snapshot: Snapshot): string | null {
  const { phase, turn, final_turns, quiet, players, active, artisans, wonders, bans } = viewOf(snapshot);
  const virtue = players[snapshot.seat ?? active]?.virtue ?? 0;
  if (snapshot.question?.key === 'accepting_effect' && virtue < bans.black_market_from) return t('architects-hint-market', { virtue: bans.black_market_from });
  if (artisans?.grace && active === snapshot.seat) return t('artisans-grace');
  if (final_turns !== null) return t('architects-hint-final');
  if (quiet) return t('architects-hint-quiet', { rounds: quiet.most - quiet.rounds });
  if (phase !== 'play' || turn <= players.length) return t('architects-hint-first');
  return wonders && snapshot.question?.key === 'placing' ? figuresHint(wonders.court) : null;
}

const figuresHint = ({ princess, profiteer }: Court): string =>
  t('wonders-hint-figures', { princess: t(`architects-place-${princess}`), profiteer: t(`architects-place-${profiteer}`) });

/** How full the Guildhall is, and what its next trigger is. */
export function facts(snapshot: Snapshot): { label: string; value: string }[] {
  const { guildhall, final_turns, quiet } = viewOf(snapshot);
  const filled = guildhall.workers.length;
  const full = { label: t('architects-dock-place', { place_id: 'guildhall', place: '' }), value: `${filled}/${guildhall.spaces}` };
  if (final_turns !== null) return [full, { label: t('architects-final-turns'), value: String(final_turns) }];
  if (quiet) return [full, { label: t('architects-quiet-rounds'), value: `${quiet.rounds}/${quiet.most}` }];
  const reset = guildhall.resets.find((space) => space > filled);
  return reset === undefined ? [full] : [full, { label: t('architects-next-reset'), value: String(reset) }];
}

const SCORED: Record<string, IconName> = {
  buildings: 'house',
  cathedral: 'church',
  virtue: 'dove',
  debts: 'tied-scroll',
  gold_marble: 'gold-bar',
  silver: 'two-coins',
  prison: 'prisoner',
  adornments: 'jewel-crown',
  tools: 'trowel',
  influence: 'throne-king',
};

export const scoreIcon = (key: string): IconName => SCORED[key] ?? 'laurel-crown';
