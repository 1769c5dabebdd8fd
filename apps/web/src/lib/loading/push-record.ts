/** The push subscription, in a cache that the service worker can read: it subscribes again by itself. */
type PushRecord = {
  /** The subscription as it was sent to the server. */
  subscription: string;
  /** The key of the server. */
  key: string;
};

const CACHE = 'pl-push';
const PLACE = '/push-record';
const RUNG_PLACE = '/rung';
const MOST_RUNG = 100;

export const keepPushRecord = async (record: PushRecord): Promise<void> => {
  await (await caches.open(CACHE)).put(PLACE, Response.json(record));
};

export const findPushRecord = async (): Promise<PushRecord | null> =>
  (await (await caches.match(PLACE, { cacheName: CACHE }))?.json()) ?? null;

export const forgetPushRecord = async (): Promise<void> => {
  await caches.delete(CACHE);
};

/** Keeps the names of what this browser has rung by itself, where pushes of the same may still come. */
export const keepRung = async (names: readonly string[]): Promise<void> => {
  if (!('caches' in globalThis) || !(await findPushRecord())) return;
  const all = [...(await findRung()), ...names].slice(-MOST_RUNG);
  await (await caches.open(CACHE)).put(RUNG_PLACE, Response.json(all));
};

export const findRung = async (): Promise<string[]> =>
  (await (await caches.match(RUNG_PLACE, { cacheName: CACHE }))?.json()) ?? [];
