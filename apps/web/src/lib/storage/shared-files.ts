import { createId } from '../api/create-id.ts';

/** Content shared by another app, stored by the service worker for the page in a cache of its own. */
const CACHE = 'pl-shared';
const NAME_HEADER = 'x-file-name';
const FOLDER = '/shared-files/';
const RECORD = 'record';
/** Further unanswered shares replace the oldest. */
const SHARES_MAX = 10;

export type SharedWords = { title: string; text: string; url: string };
/** `owner`: the person whose page was open; null if nobody was logged in, undefined if unknown. */
export type Shared = { id: string; words: SharedWords; files: number; owner?: string | null };

const addressOf = (id: string, name: string | number): string => `${FOLDER}${id}/${name}`;
// Plain http has no caches, and no worker that could fill them.
const hasCaches = (): boolean => 'caches' in globalThis;

/** Stores shared content until the person accepts or rejects it; returns its id. */
export const putShared = async (words: SharedWords, files: readonly File[]): Promise<string> => {
  const id = createId();
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map((file, index) => {
      const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      return cache.put(addressOf(id, index), new Response(file, { headers }));
    }),
  );
  await putRecord({ id, words, files: files.length });
  const all = await listShared();
  for (const oldest of all.slice(0, Math.max(0, all.length - SHARES_MAX))) await removeShared(oldest.id);
  return id;
};

const putRecord = async (shared: Shared): Promise<void> => {
  await (await caches.open(CACHE)).put(addressOf(shared.id, RECORD), new Response(JSON.stringify(shared)));
};

/** Sets the owner, once: the next login may be another person. */
export const claimShared = async (id: string, owner: string | null): Promise<void> => {
  const shared = (await listShared()).find((one) => one.id === id);
  if (shared && shared.owner === undefined) await putRecord({ ...shared, owner });
};

/** Shared content that the person has not decided about, oldest first. */
export const listShared = async (): Promise<Shared[]> => {
  if (!hasCaches() || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith(`/${RECORD}`));
  const found = await Promise.all(records.map(async (request) => (await cache.match(request))?.json()));
  return (found as Shared[]).sort((one, other) => (one.id < other.id ? -1 : 1));
};

export const readSharedFiles = async ({ id, files }: Shared): Promise<File[]> => {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(Array.from({ length: files }, (_none, index) => cache.match(addressOf(id, index))));
  return Promise.all(
    found
      .flatMap((response) => (response ? [response] : []))
      .map(async (response) => {
        const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
        return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' });
      }),
  );
};

export const removeShared = async (id: string): Promise<void> => {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith(`${FOLDER}${id}/`)) await cache.delete(request);
  }
};

/** Removes the shared content of one person. */
export const removeSharedOf = async (userId: string): Promise<void> => {
  for (const { id, owner } of await listShared()) if (owner === userId) await removeShared(id);
};
