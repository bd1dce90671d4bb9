import { worker } from './scope';

const SHELL = 'shell-';
const { version, files } = worker.shell;
const OURS = SHELL + version;

/** All files of this version, or none of them: one that cannot be had whole leaves the version before as it was. */
export async function fill(): Promise<void> {
  const cache = await caches.open(OURS);
  try {
    await Promise.all(Object.entries(files).map(async ([path, digest]) => cache.put(path, await whole(path, digest))));
  } catch (error) {
    await caches.delete(OURS);
    throw error;
  }
}

/** As an older version has it, if nothing changed; else from the server, which may have gone on to another version meanwhile. */
async function whole(path: string, digest: string): Promise<Response> {
  const kept = await caches.match(path);
  if (kept && (await digestOf(kept)) === digest) return kept;
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok || (await digestOf(response)) !== digest) throw new Error(`${path} is of another version`);
  return response;
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function dropOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== OURS);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** What the client consists of, and nothing else: what the server knows is always asked of the server. */
export function answerFromShell({ method, url }: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === worker.location.origin && pathname in files ? kept(pathname) : null;
}

async function kept(path: string): Promise<Response> {
  const cache = await caches.open(OURS);
  return (await cache.match(path)) ?? fetch(path);
}

/** A page asks for this version: at once, or only if no other page would be surprised. */
export async function takeOver(asked: unknown): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (asked === 'take over' || (asked === 'take over if alone' && pages.length <= 1)) await worker.skipWaiting();
}
