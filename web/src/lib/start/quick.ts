import { playedAs, titleOf, TITLES } from '../games/registry';
import { api } from '../live/api';
import type { SeatWish, TableWish } from '../live/types';
import { router } from '../router.svelte';
import { seatKeys } from '../seats/keys.svelte';
import { DEFAULT_LEVEL, levelOf } from '../seats/levels';
import { distinct, freeName } from '../seats/names';
import { settings } from '../settings/settings.svelte';
import { store, stored } from '../settings/stored';
import { savedTables } from '../table/saved.svelte';

/** A bot, with a name that nobody else at the table has. */
export function botBeside(others: readonly SeatWish[]): SeatWish {
  return { kind: 'bot', name: freeName('', others.map(({ name }) => name)), bot: DEFAULT_LEVEL };
}

/** Somebody at this screen, and bots. */
export function someSeats(title: string): SeatWish[] {
  const wanted = TITLES.find(({ id }) => id === title)?.seats ?? 3;
  const seats: SeatWish[] = [{ kind: 'person', name: settings.get('name') }];
  while (seats.length < wanted) seats.push(botBeside(seats));
  return seats;
}

/** What was set the last time that this title was played; a bot that is no longer offered makes room for one that is. */
export function lastOf(title: string): TableWish | null {
  const last = stored<TableWish | null>(`last.${title}`, null);
  return last && { ...last, seats: last.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot: levelOf(seat.bot) } : seat)) };
}

function againstBots(title: string): TableWish {
  const seats = someSeats(title);
  return { ...playedAs(title), players: seats.length, solo: '', setup: '', options: {}, seats, clock: null };
}

/** Straight into a game, with what was set the last time. */
export async function playNow(title: string): Promise<void> {
  const last = lastOf(title);
  const usable = last && last.seats.every((seat) => seat.kind !== 'open') && (last.solo || last.seats.some((seat) => seat.kind === 'bot'));
  await open(usable ? { ...last, seats: distinct(last.seats) } : againstBots(title));
}

/** The same again, at the same seats. */
export async function rematch(table: string, token: string, game: string): Promise<void> {
  const made = await api.rematch(table, token);
  savedTables.created(game, { ...made, token });
  router.go({ screen: 'table', table: made.table });
}

/** Makes the table and sits down at it. */
export async function open(wish: TableWish): Promise<void> {
  const made = await api.create(wish, wish.from ? seatKeys.of(wish.from.table) : null);
  if (!wish.from) store(`last.${titleOf(wish)}`, wish);
  savedTables.created(wish.game, made);
  router.go({ screen: 'table', table: made.table });
}
