/** The service worker: one entry, and a module for each thing that it does. */
import { openTold, tell } from './pushing';
import { answerFromShell, dropOlder, fill, takeOver } from './shell';
import { takeShared } from './sharing';
import { worker } from './scope';

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => event.waitUntil(takeOver(event.data)));
worker.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openTold(event.notification)));
worker.addEventListener('fetch', (event) => {
  const answer = takeShared(event.request) ?? answerFromShell(event.request);
  if (answer) event.respondWith(answer);
});
