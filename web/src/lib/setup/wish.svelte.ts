import { playedAs } from '../games/registry';
import { texts } from '../i18n/texts.svelte';
import { api } from '../live/api';
import type { ClockTerms, GameInfo, SeatWish } from '../live/types';
import { DEFAULT_LEVEL } from '../seats/levels';
import { settings } from '../settings/settings.svelte';
import { botBeside, lastOf, open, someSeats } from '../start/quick';

/** The table that is being set up. */
export class Wish {
  info: GameInfo = $state.raw({} as GameInfo);
  seats: SeatWish[] = $state([]);
  options: Record<string, string> = $state({});
  expansions: string[] = $state([]);
  setup = $state('');
  solo = $state('');
  rated = $state(false);
  /** How long everybody may take; null: as long as they like. */
  clock: ClockTerms | null = $state(null);
  /** Whether anybody may take the open seats. */
  openToAll = $state(false);

  constructor(info: GameInfo, title: string) {
    this.info = info;
    const last = lastOf(title);
    this.options = { ...Object.fromEntries(info.options.map((option) => [option.key, option.values[0] ?? ''])), ...last?.options };
    this.expansions = known(last?.expansions ?? playedAs(title).expansions, info.expansions);
    this.setup = known([last?.setup ?? ''], info.setups)[0] ?? info.setups[0] ?? '';
    this.solo = known([last?.solo ?? ''], this.solos)[0] ?? '';
    this.seats = last?.seats ?? someSeats(title);
    this.rated = last?.rated ?? false;
    this.clock = last?.clock ?? null;
  }

  static async load(title: string): Promise<Wish> {
    const { game } = playedAs(title);
    const info = (await api.games()).find((known) => known.id === game);
    if (!info) throw new Error(`The server has no game "${game}".`);
    await texts.load(game);
    return new Wish(info, title);
  }

  /** Clocks are for games in which somebody waits for somebody. */
  get hasClocks(): boolean {
    return this.seats.filter(({ kind }) => kind !== 'bot').length > 1;
  }

  get hasOpenSeats(): boolean {
    return this.seats.some(({ kind }) => kind === 'open');
  }

  /** The opponents of the rules: those that come with an expansion take the place of all others. */
  get solos(): string[] {
    const brought = this.#brought;
    const elsewhere = Object.values(this.info.solos_of).flat();
    return brought.length ? brought : this.info.solos.filter((one) => !elsewhere.includes(one));
  }

  get #brought(): string[] {
    return this.expansions.flatMap((one) => this.info.solos_of[one] ?? []);
  }

  /** The settings that mean something with these expansions, and against this opponent. */
  get settings(): GameInfo['options'] {
    const brought = this.info.options.filter(({ expansion }) => expansion === '' || this.expansions.includes(expansion));
    return brought.filter(({ solo }) => !solo || this.solo !== '');
  }

  /** Whether this table would play a rule differently. */
  get hasVariant(): boolean {
    return this.settings.some(({ key, values, variant }) => variant && this.options[key] !== values[0]);
  }

  /** How many seats there may be: fewer where an opponent of the rules plays along, more with some expansions. */
  get room(): { min: number; max: number } {
    const { min, max } = this.info.players;
    const most = Math.max(max, ...this.expansions.map((one) => this.info.more_players[one] ?? 0));
    if (!this.solo) return { min, max: most };
    const { solo_players } = this.info;
    return this.#brought.length ? { min: solo_players.min, max: most - 1 } : solo_players;
  }

  /** What counts for the ratings is played by people alone. */
  get canBeRated(): boolean {
    return !this.solo && this.seats.length > 1 && this.seats.every(({ kind }) => kind !== 'bot');
  }

  get canAdd(): boolean {
    return this.seats.length < this.room.max;
  }

  get canRemove(): boolean {
    return this.seats.length > this.room.min;
  }

  /** Chooses an opponent of the rules, or none. It takes the place of the bots; seats come and go to fit. */
  against(solo: string): void {
    if (solo && !this.solo) this.seats = this.seats.filter((seat) => seat.kind !== 'bot');
    this.solo = solo;
    this.#fit();
  }

  /** Switches an expansion on or off; a seat or an opponent that only it had goes with it. */
  toggle(expansion: string): void {
    this.expansions = this.expansions.includes(expansion)
      ? this.expansions.filter((other) => other !== expansion)
      : [...this.expansions, expansion];
    if (!this.solos.includes(this.solo)) this.solo = '';
    this.#fit();
  }

  #fit(): void {
    this.seats.splice(this.room.max);
    while (this.seats.length < this.room.min) this.add();
  }

  add(): void {
    if (this.canAdd) this.seats.push(botBeside(this.seats));
  }

  remove(index: number): void {
    if (this.canRemove) this.seats.splice(index, 1);
  }

  /** A seat is for a person here, for whoever gets its link, or for a bot. */
  seat(index: number, kind: SeatWish['kind']): void {
    const seat = this.seats[index];
    if (!seat) return;
    const name = seat.name || botBeside(this.seats).name;
    this.seats[index] = { kind, name, ...(kind === 'bot' ? { bot: DEFAULT_LEVEL } : {}) };
  }

  async create(): Promise<void> {
    const me = this.seats.find((seat) => seat.kind === 'person');
    if (me?.name.trim()) settings.set('name', me.name.trim());
    const seats = $state.snapshot(this.seats).map((seat) => ({ ...seat, name: seat.kind === 'open' ? '' : seat.name.trim() }));
    await open({
      game: this.info.id,
      players: seats.length,
      expansions: $state.snapshot(this.expansions),
      solo: this.solo,
      setup: this.setup,
      options: Object.fromEntries(this.settings.map(({ key }) => [key, this.options[key] ?? ''])),
      seats,
      ...(this.rated && this.canBeRated ? { rated: true } : {}),
      clock: this.hasClocks ? $state.snapshot(this.clock) : null,
      open_to_all: this.hasOpenSeats && this.openToAll,
    });
  }
}

/** What was set the last time, as far as the game still has it. */
const known = (wanted: readonly string[] | undefined, all: readonly string[]): string[] =>
  (wanted ?? []).filter((one) => all.includes(one));
