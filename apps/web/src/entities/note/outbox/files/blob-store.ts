import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import type { Media } from '@pinlife/contract/media/schema';
import { createLocalId, NoRoomError } from '../../../upload/local-media.ts';
import type { UploadFile } from '../../../upload/upload.ts';
import { type KeptFile, withStore } from '../queue/database.ts';

/** Pictures, recordings and files that wait to be sent, in the outbox' database. */

const KEPT_FILES_BYTES = 500 * 1024 * 1024;
/** Longer than any editor takes to store in its draft what it has been given. */
const UNNAMED_MS = HOUR_MS;
/** As long as a draft that names it may lie in another tab. */
const SENT_MS = 30 * DAY_MS;
/** What is on the screen may still show it when it has been sent. */
const SHOWN_AFTER_MS = 60_000;

/** Keeps a file until its note is sent; throws a `NoRoomError` where it does not fit. */
export const keepFile = async (
  person: string,
  { file, ...given }: UploadFile,
  maxBytes = KEPT_FILES_BYTES,
): Promise<Media> => {
  const { size } = file;
  const kept: KeptFile = { ...given, id: createLocalId(), person, blob: file, size, mediaId: null };
  await withStore(async (database) => {
    const tx = database.transaction('files', 'readwrite', { durability: 'strict' });
    const others = (await tx.store.index('person').getAll(person)).filter(({ blob }) => blob !== null);
    if (others.reduce((sum, other) => sum + other.size, size) > maxBytes) throw new NoRoomError();
    const results = await Promise.allSettled([tx.store.put(kept), tx.done]);
    const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
    if (faults.some(({ name }) => name === 'QuotaExceededError')) throw new NoRoomError();
    if (faults[0]) throw faults[0];
  });
  return toMedia(kept);
};

export const findKeptFile = (id: string): Promise<KeptFile | undefined> =>
  withStore((database) => database.get('files', id));

/** Notes that the server has them, under its own ids; `isNamed` says whether something still shows the copy here. */
export const markFilesSent = (sent: ReadonlyMap<string, string>, isNamed: (id: string) => boolean): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction('files', 'readwrite');
    const mark = async ([id, mediaId]: [string, string]) => {
      if (!isNamed(id)) setTimeout(() => hide(id), SHOWN_AFTER_MS);
      const kept = await tx.store.get(id);
      if (kept) await tx.store.put({ ...kept, mediaId, blob: isNamed(id) ? kept.blob : null });
    };
    // On a full disk both the request and the transaction fail: neither goes unheard.
    await Promise.all([...[...sent].map(mark), tx.done]);
  });

/**
 * Deletes what no change and no draft has named for a while, by the server's time. What was sent is remembered longer: an
 * open editor may still name it.
 */
export const removeUnnamedFiles = (drafts: string, now: number): Promise<void> =>
  withStore(async (database) => {
    if ((await database.count('files')) === 0) return;
    const tx = database.transaction(['changes', 'files'], 'readwrite');
    const files = tx.objectStore('files');
    const names = JSON.stringify(await tx.objectStore('changes').getAll()) + drafts;
    const judge = async ({ unnamedAt, ...file }: KeptFile): Promise<unknown> => {
      const isNamed = names.includes(file.id);
      if (isNamed) return unnamedAt === undefined ? undefined : files.put(file);
      if (unnamedAt === undefined) return files.put({ ...file, unnamedAt: now });
      return now - unnamedAt > (file.blob ? UNNAMED_MS : SENT_MS) ? files.delete(file.id) : undefined;
    };
    await Promise.all([...(await files.getAll()).map(judge), tx.done]);
  });

/** As the page shows it. */
export const toMedia = ({ id, type, filename, s3Key, sound, blob, size }: KeptFile): Media => ({
  ...{ _id: id, type, filename, s3Key, noteId: '', inline: false, url: blob ? show(id, blob) : '' },
  ...{ size, contentType: blob?.type ?? '', width: null, height: null, placeholder: null },
  ...{ thumbUrl: null, thumbs: [], duration: sound?.duration ?? null, peaks: sound ? [...sound.peaks] : null },
});

/** Object URLs: one for each file that this page shows. */
const urls = new Map<string, string>();

/** Once the session has ended, nothing of it is shown any more. */
export const hideFiles = (): void => {
  for (const id of urls.keys()) hide(id);
};

const show = (id: string, blob: Blob): string => {
  // A service worker shows nothing, and has none.
  if (!('createObjectURL' in URL)) return '';
  const url = urls.get(id) ?? URL.createObjectURL(blob);
  urls.set(id, url);
  return url;
};

const hide = (id: string): void => {
  const url = urls.get(id);
  if (url !== undefined) URL.revokeObjectURL(url);
  urls.delete(id);
};

/** The address of a kept file in this page; empty where the file is gone. */
export const findUrl = async (id: string): Promise<string> => {
  const known = urls.get(id);
  if (known !== undefined) return known;
  const kept = await findKeptFile(id);
  return kept?.blob ? show(id, kept.blob) : '';
};
