import { t } from '../i18n/texts.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** How far back something lies: minutes, then hours, then days of the calendar. */
function distance(then: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return [0, 'second'];
  if (past < HOUR) return [Math.floor(past / MINUTE), 'minute'];
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0 || past < 6 * HOUR) return [Math.floor(past / HOUR), 'hour'];
  if (days < 14) return [days, 'day'];
  if (days < 60) return [Math.floor(days / 7), 'week'];
  return days < 365 ? [Math.floor(days / 30), 'month'] : [Math.floor(days / 365), 'year'];
}

/** "Just now", "yesterday", "il y a 3 heures". */
export function ago(moment: string, now: number, language: string): string {
  const [n, unit] = distance(Date.parse(moment), now);
  if (n === 0) return t('tables-just-now');
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-n, unit);
}

export function inFull(moment: string, language: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
}
