import { store, stored } from '../settings/stored';

/** What this device knows of its player: a key to the page, and which seats follow the player already. */
class Device {
  token: string | null = $state(stored<string | null>('player', null));
  #sent = new Set(stored<string[]>('followed', []));

  enter(token: string): void {
    this.token = token;
    store('player', token);
    this.#remember([]);
  }

  leave(): void {
    this.token = null;
    store('player', null);
    this.#remember([]);
  }

  /** What is forgotten elsewhere is not brought back by a device that has it still. */
  hasSent(table: string, key: string): boolean {
    return this.#sent.has(`${table}/${key}`);
  }

  sent(keys: { table: string; token: string }[]): void {
    this.#remember([...this.#sent, ...keys.map(({ table, token }) => `${table}/${token}`)]);
  }

  #remember(sent: string[]): void {
    this.#sent = new Set(sent);
    store('followed', sent);
  }
}

export const device = new Device();
