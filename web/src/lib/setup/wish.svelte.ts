import { api } from '../live/api';
import type { GameInfo, SeatKind, SeatWish, TableWish } from '../live/types';
import { settings } from '../settings/settings.svelte';
import { stored } from '../settings/stored';
import { botBeside, open, someSeats } from '../start/quick';

/** The table that is being set up. */
export class Wish {
  info: GameInfo = $state.raw({} as GameInfo);
  seats: SeatWish[] = $state([]);
  options: Record<string, string> = $state({});

  constructor(info: GameInfo) {
    this.info = info;
    const last = stored<TableWish | null>(`last.${info.id}`, null);
    this.options = { ...Object.fromEntries(info.options.map((option) => [option.key, option.values[0] ?? ''])), ...last?.options };
    this.seats = last?.seats ?? someSeats();
  }

  static async load(game: string): Promise<Wish> {
    const info = (await api.games()).find((known) => known.id === game);
    if (!info) throw new Error(`The server has no game "${game}".`);
    return new Wish(info);
  }

  get canAdd(): boolean {
    return this.seats.length < this.info.players.max;
  }

  get canRemove(): boolean {
    return this.seats.length > this.info.players.min;
  }

  add(): void {
    if (this.canAdd) this.seats.push(botBeside(this.seats));
  }

  remove(index: number): void {
    if (this.canRemove) this.seats.splice(index, 1);
  }

  /** A seat is for a person here, for whoever gets its link, or for a bot of some strength. */
  seat(index: number, kind: SeatKind, bot?: string): void {
    const seat = this.seats[index];
    if (!seat) return;
    const name = seat.name || botBeside(this.seats).name;
    this.seats[index] = { kind, name, ...(kind === 'bot' ? { bot: bot ?? 'greedy' } : {}) };
  }

  async create(): Promise<void> {
    const me = this.seats.find((seat) => seat.kind === 'person');
    if (me?.name.trim()) settings.set('name', me.name.trim());
    const seats = $state.snapshot(this.seats).map((seat) => ({ ...seat, name: seat.kind === 'open' ? '' : seat.name.trim() }));
    await open({
      game: this.info.id,
      players: seats.length,
      expansions: [],
      solo: '',
      setup: '',
      options: $state.snapshot(this.options),
      seats,
    });
  }
}
