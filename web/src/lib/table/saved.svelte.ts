import type { NewTable, Snapshot } from '../live/types';
import { store, stored } from '../settings/stored';

export interface SeatLink {
  seat: number;
  token: string;
}

export interface SavedTable {
  table: string;
  token: string | null;
  /** The keys of further seats there. */
  more?: string[];
  game: string;
  links: SeatLink[];
  names: string[];
  over: boolean;
  opened: number;
}

/** As many as the server tells of in one answer. */
export const MOST = 200;

/** The tables of this browser: there is no account, so this list is the only way back to a seat. */
class SavedTables {
  all: SavedTable[] = $state(stored<SavedTable[]>('tables', []));

  find(table: string): SavedTable | undefined {
    return this.all.find((saved) => saved.table === table);
  }

  /** The others that go on. */
  besides(table: string): SavedTable[] {
    return this.all.filter((saved) => saved.table !== table && !saved.over);
  }

  created(game: string, made: NewTable): void {
    const links = made.seats.flatMap((seat) =>
      seat.kind === 'open' && seat.token ? [{ seat: seat.seat, token: seat.token }] : [],
    );
    const names = made.seats.map((seat) => seat.name);
    this.#keep({ table: made.table, token: made.token, game, links, names, over: false, opened: Date.now() });
  }

  /** The link of a seat that was given away anew. */
  linked(table: string, link: SeatLink): void {
    const known = this.find(table);
    if (known) this.#keep({ ...known, links: [...known.links.filter(({ seat }) => seat !== link.seat), link] });
  }

  seen(token: string, snapshot: Snapshot): void {
    const known = this.find(snapshot.table);
    const names = snapshot.seats.map((seat) => seat.name);
    if (known && known.token === token && known.over === snapshot.over && known.names.join() === names.join()) return;
    this.#keep({
      table: snapshot.table,
      token,
      more: keysOf(known).filter((key) => key !== token),
      game: snapshot.game,
      links: known?.links ?? [],
      names,
      over: snapshot.over,
      opened: known?.opened ?? Date.now(),
    });
  }

  /** A seat that follows its player from another device. */
  followed(table: string, game: string, key: string): void {
    const known = this.find(table);
    if (known) this.#keep({ ...known, token: known.token ?? key, more: [...new Set([...(known.more ?? []), ...(known.token ? [key] : [])])] });
    else this.#keep({ table, token: key, game, links: [], names: [], over: false, opened: Date.now() });
  }

  forget(table: string): void {
    this.#store(this.all.filter((saved) => saved.table !== table));
  }

  /** What was forgotten by mistake. */
  restore(saved: SavedTable): void {
    this.#keep(saved);
  }

  #keep(saved: SavedTable): void {
    const others = this.all.filter((other) => other.table !== saved.table);
    const oldest = others.length < MOST ? undefined : (others.findLast(({ over }) => over) ?? others.at(-1));
    this.#store([saved, ...others.filter((other) => other !== oldest)]);
  }

  #store(tables: SavedTable[]): void {
    this.all = tables;
    store('tables', tables);
  }
}

/** All keys that this browser has to a table. */
export const keysOf = (saved: SavedTable | undefined): string[] => [saved?.token ?? [], saved?.more ?? []].flat();

export const savedTables = new SavedTables();
