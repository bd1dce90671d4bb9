import { t } from '../../i18n/texts.svelte';
import type { Choice, Said, Snapshot } from '../../live/types';
import { deedsAfter, sumOf } from './amounts';
import { placeOf } from './artisans';

/** Places where nothing happens unless something is chosen. */
const ASKING = ['town_centre', 'guardhouse', 'kings_storehouse'];
/** Places and choices that say themselves that they cost virtue. */
const VICES = ['tax_stand', 'black_market_left', 'black_market_middle', 'black_market_right'];
const PRINTED = ['hire', 'construct', 'choose_craft', 'link_adornment', 'take_bonus', 'use_tool', 'use_tool_first', 'accept_loss'];
/** Choices whose own sentence says that a Debt is taken. */
const OUTRIGHT = ['take_debt', 'ransom_by_debt', 'ransom_all_by_debt'];

/** Choices that are nothing but a loss. */
const LOSING: Record<string, string> = { discard_apprentice: 'discard', drop_tool: 'drop_tool' };

/** The harm that a choice does to the one who makes it, as far as the server foresees it. */
export function harmOf(choice: Choice, seat: number | null): string | null {
  const place = placeOf(choice) ?? '';
  if (LOSING[choice.key]) return LOSING[choice.key] ?? null;
  if (!OUTRIGHT.includes(choice.key) && gains(choice.preview, seat, 'debt') > 0) return 'debt';
  if (!VICES.includes(place) && !PRINTED.includes(choice.key) && gains(choice.preview, seat, 'virtue') < 0) return 'virtue';
  if (ASKING.includes(place) && isIdle(choice, seat)) return 'nothing';
  if (isOnlyOneself(choice, seat)) return 'own_worker';
  return null;
}

const gains = (events: readonly Said[], seat: number | null, tile: string): number =>
  sumOf(events, seat).find((amount) => amount.tile === tile)?.n ?? 0;

const isIdle = (choice: Choice, seat: number | null): boolean =>
  deedsAfter(choice).length === 0 && sumOf(choice.preview, seat).length === 0;

/** The worker that was just placed to capture, captured itself. */
const isOnlyOneself = ({ key, args }: Choice, seat: number | null): boolean =>
  key === 'capture' && args['place'] === 'town_centre' && args['owner'] === seat && args['workers'] === 1;

export function warningOf(choice: Choice, snapshot: Snapshot): string | null {
  const harm = harmOf(choice, snapshot.seat);
  return harm && t(`architects-warning-${harm}`);
}
