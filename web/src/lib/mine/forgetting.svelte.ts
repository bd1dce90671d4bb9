import { device } from '../player/device.svelte';
import { savedTables, type SavedTable } from '../table/saved.svelte';
import { myTables } from './mine.svelte';

/** Taking tables off the list: one is asked first, and the last one can be brought back. */
class Forgetting {
  asked: { table: string; name: string } | null = $state.raw(null);
  done: { saved: SavedTable; name: string } | null = $state.raw(null);

  forget(): void {
    const { asked } = this;
    const saved = asked && savedTables.find(asked.table);
    this.asked = null;
    if (!saved) return;
    this.done = { saved, name: asked.name };
    savedTables.forget(saved.table);
    if (device.token) void import('../player/api').then(({ playerApi }) => playerApi.forget(saved.table)).catch(() => undefined);
    void myTables.load();
  }

  undo(): void {
    if (this.done) savedTables.restore(this.done.saved);
    this.done = null;
    void myTables.load();
  }
}

export const forgetting = new Forgetting();
