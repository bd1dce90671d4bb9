import { worker } from './scope';

interface Told {
  title: string;
  body: string;
  tag: string;
  path: string;
}

/** Shows what the server pushes; one notice of a table takes the place of the one before. */
export function tell(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, path } = (data?.json() ?? { title: 'Royaume', body: '', tag: '', path: '#/tables' }) as Told;
  return worker.registration.showNotification(title, { body, tag, icon: '/icons/192.png', badge: '/icons/192.png', data: path });
}

/** Opens the table that the notice is about: in the window that is open, else in a new one. */
export async function openTold(notice: Notification): Promise<void> {
  notice.close();
  const address = new URL(`/${notice.data as string}`, worker.location.origin).href;
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (page) await (await page.focus()).navigate(address);
  else await worker.clients.openWindow(address);
}
