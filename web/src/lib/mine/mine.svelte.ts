import { serverTime } from '../clock/time.svelte';
import { texts } from '../i18n/texts.svelte';
import { api } from '../live/api';
import type { Failure, TableUnknown } from '../live/types';
import { savedTables } from '../table/saved.svelte';
import { said } from '../table/table.svelte';
import { inOrder, MyTable } from './table.svelte';

/** The tables of this browser as they stand now: those whose keys it holds. */
class MyTables {
  all: MyTable[] = $state.raw([]);
  /** What the server does not know, or no longer by this key: nothing is forgotten by itself. */
  unknown: TableUnknown[] = $state.raw([]);
  problem: Failure | null = $state.raw(null);
  loaded = $state(false);
  /** The moment from which times are told. */
  now = $state(Date.now());
  #worded = new Set<string>();

  readonly running: MyTable[] = $derived(this.all.filter(({ listed }) => !listed.over));
  readonly waiting: MyTable[] = $derived(this.running.filter(({ asked }) => asked).sort(inOrder));
  readonly others: MyTable[] = $derived(this.running.filter(({ asked }) => !asked).sort(newestFirst));
  readonly finished: MyTable[] = $derived(this.all.filter(({ listed }) => listed.over).sort(newestFirst));

  async load(): Promise<void> {
    try {
      const { tables, unknown, now } = await api.mine(savedTables.all.map(({ table, token }) => ({ table, token })));
      this.all = tables.map((listed) => new MyTable(listed, savedTables.find(listed.table)?.token ?? null));
      this.unknown = unknown;
      serverTime.told(now);
      this.problem = null;
    } catch (error) {
      this.problem = said(error);
    }
    this.now = Date.now();
    this.loaded = true;
  }

  /** With the words of the games, for what is asked. */
  async loadWithWords(): Promise<void> {
    await this.load();
    for (const { listed } of this.all) {
      if (!this.#worded.has(listed.game)) await texts.load(listed.game);
      this.#worded.add(listed.game);
    }
  }
}

const newestFirst = (a: MyTable, b: MyTable): number => b.listed.moved.localeCompare(a.listed.moved);

export const myTables = new MyTables();
