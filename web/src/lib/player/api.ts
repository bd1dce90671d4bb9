import { ask, tell } from '../live/api';
import type { Entered, FollowedShown, HookMade, PageShown, PasskeyOptions, WaysShown, Wishes } from '../live/wire';
import { device } from './device.svelte';

const mine = <T>(what: string, wish: object = {}): Promise<T> => tell<T>(`/api/player/${what}`, device.token, wish);

export const playerApi = {
  ways: () => ask<WaysShown>('/api/notices'),
  make: (wishes: Wishes) => tell<Entered>('/api/players', null, { wishes }),
  enter: (name: string, phrase: string) => tell<Entered>('/api/players/enter', null, { name, phrase }),
  page: () => ask<PageShown>('/api/player', device.token),
  change: (name: string, phrase: string | null) => mine<PageShown>('page', { name, phrase }),
  leave: () => mine<null>('leave'),
  leaveElsewhere: () => mine<PageShown>('leave-elsewhere'),
  erase: () => mine<null>('erase'),
  follow: (tables: { table: string; token: string }[]) => mine<FollowedShown>('tables', { tables }),
  forget: (table: string) => mine<null>('tables/forget', { id: table }),
  wish: (wishes: Wishes) => mine<PageShown>('wishes', { wishes }),
  push: (endpoint: string, p256dh: string, auth: string) => mine<PageShown>('push', { endpoint, p256dh, auth }),
  mail: (to: string) => mine<PageShown>('mail', { to }),
  webhook: (url: string) => mine<HookMade>('webhook', { url }),
  drop: (id: string) => mine<PageShown>('endpoints/remove', { id }),
  tryOut: (id: string) => mine<PageShown>('endpoints/try', { id }),
  answer: (answer: 'confirm' | 'stop', id: string, proof: string) => tell<null>(`/api/notices/${answer}`, null, { id, proof }),
  passkeyOptions: () => mine<PasskeyOptions>('passkeys/begin'),
  addPasskey: (credential: object) => mine<PageShown>('passkeys', { credential }),
  dropPasskey: (id: string) => mine<PageShown>('passkeys/remove', { id }),
  passkeyQuestion: () => tell<PasskeyOptions>('/api/players/passkey/begin', null, {}),
  enterByPasskey: (credential: object) => tell<Entered>('/api/players/passkey', null, { credential }),
};
