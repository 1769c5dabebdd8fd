/** The service worker: the app without a network, reminders and what waits to be sent without the app. */
import { SEND_TAG } from '../entities/note/outbox/sending/send-loop.ts';
import { answerRequest, forgetOldFiles, keepFiles } from './files.ts';
import { type SyncEvent, sendEntries } from './outbox.ts';
import { answerPress, showPush } from './push.ts';
import { renewSubscription } from './renewal.ts';
import { answerShare } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

// No skipWaiting: pages that are open go on with the files they were built with, until the last of them is closed.
self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles()));
self.addEventListener('fetch', answerRequest);
self.addEventListener('fetch', answerShare);

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(answerPress(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

// Not all browsers have `sync`, so the types lack it.
self.addEventListener('sync' as 'message', (event: ExtendableEvent) => {
  const { tag, lastChance } = event as SyncEvent;
  if (tag === SEND_TAG) event.waitUntil(sendEntries({ lastChance }));
});
