import { createId } from '../api/create-id.ts';

/** Files that another app has shared, on their way from the service worker to the page: in a cache of their own. */
const CACHE = 'pl-shared';
const NAME_HEADER = 'x-file-name';

const addressOf = (id: string, index: number): string => `/shared-files/${id}/${index}`;

/** Answers the name under which the page finds them. What was shared before and never fetched goes. */
export const putSharedFiles = async (files: readonly File[]): Promise<string> => {
  await caches.delete(CACHE);
  const id = createId();
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map((file, index) => {
      const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      return cache.put(addressOf(id, index), new Response(file, { headers }));
    }),
  );
  return id;
};

/** Hands them out once. */
export const takeSharedFiles = async (id: string): Promise<File[]> => {
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (let found = await cache.match(addressOf(id, 0)); found; found = await cache.match(addressOf(id, files.length))) {
    const name = decodeURIComponent(found.headers.get(NAME_HEADER) ?? '');
    files.push(new File([await found.blob()], name, { type: found.headers.get('content-type') ?? '' }));
  }
  await forgetSharedFiles();
  return files;
};

export const forgetSharedFiles = async (): Promise<void> => {
  // Plain http has no caches, and no worker that could fill them.
  if ('caches' in globalThis) await caches.delete(CACHE);
};
