import { ApiError } from '../live/api';
import type { Failure } from '../live/types';
import type { Entered, PageShown, WaysShown, Wishes } from '../live/wire';
import { seatKeys } from '../seats/keys.svelte';
import { settings } from '../settings/settings.svelte';
import { keysOf, savedTables } from '../table/saved.svelte';
import { said } from '../table/table.svelte';
import { playerApi } from './api';
import { device } from './device.svelte';
import { createPasskey, usePasskey } from './passkeys';
import { subscribe } from './pushing';

const NOT_KNOWN = 401;

/** Whoever plays at this device: made when something is first wanted, with a page where a name shall last. */
class Player {
  page: PageShown | null = $state.raw(null);
  ways: WaysShown | null = $state.raw(null);
  problem: Failure | null = $state.raw(null);
  loaded = $state(false);
  busy = $state(false);
  /** The secret of a webhook, which is told once. */
  secret: string | null = $state(null);

  get wishes(): Wishes {
    return this.page?.wishes ?? { language: settings.get('language'), about: ['turn', 'clock', 'over'], after: 0, night: null };
  }

  async load(): Promise<void> {
    await this.#doing(async () => {
      this.ways = await playerApi.ways();
      this.page = device.token ? await playerApi.page() : null;
    });
    this.loaded = true;
  }

  enter = (name: string, phrase: string): Promise<boolean> => this.#entering(() => playerApi.enter(name, phrase));
  enterByPasskey = (): Promise<boolean> =>
    this.#entering(async () => playerApi.enterByPasskey(await usePasskey((await playerApi.passkeyQuestion()).options)));
  change = (name: string, phrase: string | null): Promise<boolean> =>
    this.#changing(async () => {
      const page = await playerApi.change(name, phrase);
      settings.set('name', page.name ?? settings.get('name'));
      return page;
    });
  addPasskey = (): Promise<boolean> =>
    this.#changing(async () => playerApi.addPasskey(await createPasskey((await playerApi.passkeyOptions()).options)));
  dropPasskey = (id: string): Promise<boolean> => this.#changing(() => playerApi.dropPasskey(id));
  leaveElsewhere = (): Promise<boolean> => this.#changing(() => playerApi.leaveElsewhere());
  wish = (changed: Partial<Wishes>): Promise<boolean> =>
    this.#changing(() => playerApi.wish({ ...this.wishes, language: settings.get('language'), ...changed }));
  mail = (to: string): Promise<boolean> => this.#changing(() => playerApi.mail(to));
  drop = (id: string): Promise<boolean> => this.#changing(() => playerApi.drop(id));
  tryOut = (id: string): Promise<boolean> => this.#changing(() => playerApi.tryOut(id));

  webhook = (url: string): Promise<boolean> =>
    this.#changing(async () => {
      const made = await playerApi.webhook(url);
      this.secret = made.secret;
      return made.page;
    });

  push = (): Promise<boolean> =>
    this.#changing(async () => {
      const given = await subscribe(this.ways?.push ?? '');
      if (!given) throw new ApiError(0, 'push-refused', {});
      return playerApi.push(given.endpoint, given.p256dh, given.auth);
    });

  leave = (): Promise<boolean> => this.#ending(() => playerApi.leave());
  erase = (): Promise<boolean> => this.#ending(() => playerApi.erase());

  /** Seats of this device follow the player, and those of other devices come here. */
  async sync(): Promise<void> {
    if (!device.token) return;
    const keys = savedTables.all.flatMap((saved) => keysOf(saved).map((token) => ({ table: saved.table, token })));
    const fresh = keys.filter(({ table, token }) => !device.hasSent(table, token));
    try {
      const { tables } = await playerApi.follow(fresh);
      for (const { table, game, key, asked } of tables) {
        if (asked !== null) seatKeys.opensSame(key, fresh[asked]!.token);
        else if (!keys.some((own) => own.table === table && seatKeys.same(key) === own.token)) savedTables.followed(table, game, key);
      }
      device.sent([...fresh, ...tables.map(({ table, key }) => ({ table, token: key }))]);
    } catch (error) {
      this.#forgotten(error);
    }
  }

  async #entering(enter: () => Promise<Entered>): Promise<boolean> {
    const done = await this.#doing(async () => {
      const { token, player } = await enter();
      device.enter(token);
      this.page = player;
      settings.set('name', player.name ?? settings.get('name'));
    });
    if (done) await this.sync();
    return done;
  }

  /** Who has no page yet gets one that only this device knows. */
  #changing(change: () => Promise<PageShown>): Promise<boolean> {
    return this.#doing(async () => {
      if (!device.token) {
        device.enter((await playerApi.make(this.wishes)).token);
        await this.sync();
      }
      this.page = await change();
    });
  }

  #ending(end: () => Promise<null>): Promise<boolean> {
    return this.#doing(async () => {
      await end();
      device.leave();
      this.page = null;
    });
  }

  async #doing(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.#forgotten(error);
      this.problem = error instanceof DOMException ? { key: 'error-passkey-refused', args: {} } : said(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The page was left or erased from elsewhere. */
  #forgotten(error: unknown): void {
    if (error instanceof ApiError && error.status === NOT_KNOWN && error.key === 'player-unknown') {
      device.leave();
      this.page = null;
    }
  }
}

export const player = new Player();
