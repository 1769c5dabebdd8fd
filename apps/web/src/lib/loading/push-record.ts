/** The push subscription, in a cache that the service worker can read: it subscribes again by itself. */
type PushRecord = {
  /** The subscription as it was sent to the server. */
  subscription: string;
  /** The key of the server. */
  key: string;
};

const CACHE = 'pl-push';
const PLACE = '/push-record';

export const keepPushRecord = async (record: PushRecord): Promise<void> => {
  await (await caches.open(CACHE)).put(PLACE, Response.json(record));
};

export const findPushRecord = async (): Promise<PushRecord | null> =>
  (await (await caches.match(PLACE, { cacheName: CACHE }))?.json()) ?? null;

export const forgetPushRecord = async (): Promise<void> => {
  await caches.delete(CACHE);
};
