/** Where other apps share a record to, and where it lies until it is read. */
export const SHARE = '/share';
export const SHARED = 'shared';

/** What was shared, once. */
export async function takeShared(): Promise<string> {
  const cache = await caches.open(SHARED);
  const text = await (await cache.match(SHARE))?.text();
  await cache.delete(SHARE);
  return text ?? '';
}
