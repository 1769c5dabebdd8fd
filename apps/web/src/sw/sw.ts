/** The service worker: opens the app offline, shows pushes, and sends the outbox without a page. */
import { SEND_TAG } from '../entities/note/outbox/sending/send-loop.ts';
import { answerRequest, forgetOldFiles, keepFiles } from './files.ts';
import { type SyncEvent, sendEntries } from './outbox.ts';
import { answerPress, showPush } from './push.ts';
import { renewSubscription } from './renewal.ts';
import { answerShare } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

// No skipWaiting: open pages keep the files of their build until the last one is closed.
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
