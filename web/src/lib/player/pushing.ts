import { decoded } from './passkeys';

/** Browsers push only to pages that nobody can listen to, and some only to installed apps. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const current = async (): Promise<PushSubscription | null> => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

/** What the server needs to push to this browser; asks for leave, which a browser wants to be asked for by a press. */
export async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: decoded(key) };
  const made = await pushManager.subscribe(options).catch(() => anew(options));
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** A server that lost its key has another one by now. */
async function anew(options: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await current())?.unsubscribe();
  return (await navigator.serviceWorker.ready).pushManager.subscribe(options);
}
