import { t } from '../i18n/texts.svelte';
import { botName } from '../i18n/texts.svelte';
import type { ClockTerms, SeatClock } from '../live/types';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Seconds on a clock at a moment of the server's time in milliseconds. */
export function leftOn({ left, runs }: SeatClock, now: number): number {
  return Math.max(0, runs === null ? left : left - Math.max(0, Math.floor(now / 1000) - runs));
}

/** Whether its owner is away and it stands still for that. */
export const rests = ({ runs }: SeatClock, now: number): boolean => runs !== null && runs > now / 1000;

/** Whether somebody should hurry. */
export const isShort = (left: number, { kind, base }: ClockTerms): boolean => left < (kind === 'days' ? Math.min(base / 4, 6 * HOUR) : MINUTE);

const two = (n: number): string => String(n).padStart(2, '0');

/** As on a clock: the two largest units. */
export function written(left: number): string {
  if (left >= DAY) return t('clock-days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return t('clock-hours', { h: Math.floor(left / HOUR), m: two(Math.floor((left % HOUR) / MINUTE)) });
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

/** A length of time in words. */
export function inWords(seconds: number): string {
  const [unit, n] = seconds % DAY === 0 ? ['days', seconds / DAY] : seconds % HOUR === 0 ? ['hours', seconds / HOUR] : seconds % MINUTE === 0 ? ['minutes', seconds / MINUTE] : ['seconds', seconds];
  return t(`time-${unit}`, { n });
}

/** The terms of a table in a sentence. */
export function termsIn({ kind, base, increment, vacation, stand_in }: ClockTerms): string {
  const time = kind === 'days' ? t('terms-days', { time: inWords(base) }) : t(increment ? 'terms-live-more' : 'terms-live', { time: inWords(base), more: inWords(increment) });
  return [time, t('terms-stand-in', { bot: botName(stand_in) }), vacation ? t('terms-vacation', { time: inWords(vacation) }) : ''].filter(Boolean).join(' ');
}

/** A day of the calendar, in seconds since 1970; its month in short where there is little room. */
export const dayIn = (seconds: number, language: string, month: 'long' | 'short' = 'long'): string =>
  new Date(seconds * 1000).toLocaleDateString(language, { day: 'numeric', month });
