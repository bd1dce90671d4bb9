import { api, ApiError } from '../live/api';
import type { Snapshot } from '../live/types';
import { savedTables, type SavedTable } from '../table/saved.svelte';

export interface MyTable {
  saved: SavedTable;
  snapshot: Snapshot;
}

const MOST = 12;

/** The tables of this browser as they stand now; those that are gone are forgotten. */
class MyTables {
  all: MyTable[] = $state.raw([]);

  readonly running: MyTable[] = $derived(this.all.filter((mine) => !mine.snapshot.over));
  readonly waiting: MyTable[] = $derived(this.running.filter((mine) => mine.snapshot.choices.length > 0));
  readonly finished: MyTable[] = $derived(this.all.filter((mine) => mine.snapshot.over));

  async load(): Promise<void> {
    const found = await Promise.all(savedTables.all.slice(0, MOST).map(look));
    this.all = found.filter((mine) => mine !== null);
  }
}

async function look(saved: SavedTable): Promise<MyTable | null> {
  try {
    return { saved, snapshot: await api.table(saved.table, saved.token) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) savedTables.forget(saved.table);
    return null;
  }
}

export const myTables = new MyTables();
