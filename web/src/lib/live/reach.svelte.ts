import { api } from './api';
import type { Reach } from './types';

const isThisMachine = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

/** From where the server can be reached; null where that is clear from the address. */
class Reached {
  known: Reach | null = $state.raw(null);

  async load(): Promise<void> {
    if (isThisMachine(location.hostname)) this.known = await api.reach().catch(() => null);
  }
}

export const reached = new Reached();

/** What links for others begin with: the address of this page, unless only this machine knows it. */
export function base(): string {
  const { known } = reached;
  return (known && !known.alone && known.addresses[0]) || location.origin + location.pathname;
}
