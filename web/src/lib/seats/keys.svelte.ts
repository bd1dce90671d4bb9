import { store, stored } from '../settings/stored';
import { savedTables } from '../table/saved.svelte';

const tab = (): Storage => sessionStorage;
const WATCHING = '';

/** The keys of seats: as this tab was given them by a link, else as this browser keeps them. No address shows one. */
class SeatKeys {
  /** Keys that came by mail or by a push, and the key of this browser that opens the same seat. */
  #same: Record<string, string> = stored('same', {});
  #given: Record<string, string> = $state(stored('keys', {}, tab));

  of(table: string): string | null {
    return (this.#given[table] ?? savedTables.find(table)?.token ?? WATCHING) || null;
  }

  take(table: string, key: string): void {
    this.#given[table] = this.same(key);
    store('keys', this.#given, tab);
  }

  opensSame(key: string, own: string): void {
    if (key === own) return;
    this.#same[key] = own;
    store('same', this.#same);
  }

  same(key: string): string {
    return this.#same[key] ?? key;
  }

  /** As a spectator, whatever key there is. */
  watch(table: string): void {
    this.take(table, WATCHING);
  }

  /** The key that this browser keeps instead of one that opens nothing; null where there is none. */
  instead(table: string, key: string | null): string | null {
    const kept = savedTables.find(table)?.token ?? null;
    return kept === key ? null : kept;
  }
}

export const seatKeys = new SeatKeys();

/** Tells the screens of one player apart: a tab keeps its name when it is loaded again. */
export function screenName(): string {
  const name = stored('screen', '', tab) || crypto.randomUUID?.() || String(Math.random());
  store('screen', name, tab);
  return name;
}
