import { headOf, namingTitle, TITLES, type Title } from '../games/registry';
import { t } from '../i18n/texts.svelte';
import type { TableListed } from '../live/types';
import { addressOf } from '../router.svelte';
import { ranks } from '../score/ranks';
import { People } from '../seats/people.svelte';
import { settings } from '../settings/settings.svelte';

/** One table of this browser, and what it means to whoever sits here. */
export class MyTable {
  readonly people: People;
  readonly address: string;

  constructor(
    readonly listed: TableListed,
    readonly token: string | null,
  ) {
    this.people = new People({ id: listed.game }, () => listed);
    this.address = addressOf({ screen: 'table', table: listed.table });
  }

  get played(): { game: string; expansions: string[] } {
    return { game: this.listed.game, expansions: this.listed.config.expansions };
  }

  get title(): Title {
    return namingTitle(this.played)!;
  }

  get name(): string {
    return t(headOf(this.played));
  }

  /** The expansions that the name does not tell. */
  get expansions(): string[] {
    const names = this.listed.config.expansions.map((id) => t(TITLES.some((title) => title.id === id) ? `title-${id}` : `expansion-${id}`));
    return names.filter((name) => name !== this.name);
  }

  /** Whether a decision of this browser is awaited. */
  get asked(): boolean {
    return this.listed.waiting.some((seat) => this.listed.seats[seat]?.mine);
  }

  /** The own seat; of several at this screen, the one with one's name. */
  get me(): number | null {
    const mine = this.listed.seats.filter((seat) => seat.mine);
    return (mine.find(({ name }) => name === settings.get('name')) ?? mine[0])?.seat ?? null;
  }

  /** Who else plays. */
  get rivals(): string[] {
    return this.listed.seats.filter(({ seat, kind }) => seat !== this.me && kind !== 'open').map(({ seat }) => this.people.seat(seat));
  }

  /** Whether somebody far away waits too. */
  get friends(): boolean {
    return this.listed.seats.some(({ kind, mine }) => kind === 'person' && !mine);
  }

  get won(): boolean {
    return this.me !== null && (this.listed.winners ?? []).includes(this.me);
  }

  get place(): number {
    return ranks(this.listed.scores, this.listed.winners ?? [])[this.me ?? 0] ?? 1;
  }

  /** What is asked, as a sentence of its own. */
  get question(): string {
    const asked = this.listed.question ? this.people.say('ask', this.listed.question) : '';
    return asked && asked[0]!.toLocaleUpperCase() + asked.slice(1) + (asked.endsWith('?') ? '' : '.');
  }
}

/** The most urgent first: where friends wait, the longest; then what was played last. */
export function inOrder(a: MyTable, b: MyTable): number {
  if (a.friends !== b.friends) return a.friends ? -1 : 1;
  const older = a.listed.moved.localeCompare(b.listed.moved);
  return a.friends ? older : -older;
}
