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

/** Stores the names of reminders that this browser has shown itself, since pushes for them may still come. */
export const keepRings = async (names: readonly string[]): Promise<void> => {
  if (!('caches' in globalThis) || !(await findPushRecord())) return;
  await writeRung([...(await findRung()), ...names].slice(-MOST_RUNG));
};

/** Removes names again: their reminders have to ring once more. */
export const dropRings = async (names: readonly string[]): Promise<void> => {
  if (!('caches' in globalThis) || !(await findPushRecord())) return;
  await writeRung((await findRung()).filter((name) => !names.includes(name)));
};

const writeRung = async (names: readonly string[]): Promise<void> =>
  (await caches.open(CACHE)).put(RUNG_PLACE, Response.json(names));

export const findRung = async (): Promise<string[]> =>
  (await (await caches.match(RUNG_PLACE, { cacheName: CACHE }))?.json()) ?? [];
