import { SHARE, SHARED } from '../lib/app/shared';
import { worker } from './scope';

/** A record that another app shares: kept until the page that opens now reads it. */
export function takeShared(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  return request.method === 'POST' && origin === worker.location.origin && pathname === SHARE ? keep(request) : null;
}

async function keep(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get('record');
  const text = file instanceof File ? await file.text() : (form.get('text') ?? '');
  await (await caches.open(SHARED)).put(SHARE, new Response(text));
  return Response.redirect('/#/shared', 303);
}
