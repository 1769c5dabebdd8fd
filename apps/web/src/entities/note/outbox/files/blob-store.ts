import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import type { Media } from '@pinlife/contract/media/schema';
import { createLocalId, NoRoomError } from '../../../upload/local-media.ts';
import type { UploadFile } from '../../../upload/upload.ts';
import { type WaitingFile, withStore } from '../queue/database.ts';

/** Images, recordings and files that wait to be uploaded, in the outbox' database. */

const KEPT_FILES_BYTES = 500 * 1024 * 1024;
/** A file is kept this long without a reference, because an editor may not have stored its draft yet. */
const UNREFERENCED_MS = HOUR_MS;
/** The ids of an uploaded file are kept this long without a reference, because an open editor may still use them. */
const SENT_MS = 30 * DAY_MS;
/** The screen may still show a file after it was uploaded. */
const SHOWN_AFTER_MS = 60_000;

/** Stores a file until its note is sent; throws a `NoRoomError` if it does not fit. */
export const keepFile = async (
  userId: string,
  { file, ...given }: UploadFile,
  maxBytes = KEPT_FILES_BYTES,
): Promise<Media> => {
  const { size } = file;
  const kept: WaitingFile = { ...given, id: createLocalId(), person: userId, blob: file, size, mediaId: null };
  await withStore(async (database) => {
    const tx = database.transaction('files', 'readwrite', { durability: 'strict' });
    const others = (await tx.store.index('person').getAll(userId)).filter(({ blob }) => blob !== null);
    if (others.reduce((sum, other) => sum + other.size, size) > maxBytes) throw new NoRoomError();
    const results = await Promise.allSettled([tx.store.put(kept), tx.done]);
    const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
    if (faults.some(({ name }) => name === 'QuotaExceededError')) throw new NoRoomError();
    if (faults[0]) throw faults[0];
  });
  return toMedia(kept);
};

export const findWaitingFile = (id: string): Promise<WaitingFile | undefined> =>
  withStore((database) => database.get('files', id));

/** The files with these ids, here or on the server, whose bytes are kept until a note of the person uses them. */
export const listKeptFiles = (userId: string, ids: readonly string[]): Promise<WaitingFile[]> =>
  withStore(async (database) => {
    const all = await database.getAllFromIndex('files', 'person', userId);
    return all.filter(({ blob, mediaId, id }) => blob && (ids.includes(id) || (mediaId && ids.includes(mediaId))));
  });

/** Stores the server's ids of uploaded files. The blob stays while `isReferenced` says that an entry still shows it. */
export const markFilesSent = (
  sent: ReadonlyMap<string, string>,
  isReferenced: (id: string) => boolean,
): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction('files', 'readwrite');
    const mark = async ([id, mediaId]: [string, string]) => {
      if (!isReferenced(id)) setTimeout(() => revokeUrl(id), SHOWN_AFTER_MS);
      const kept = await tx.store.get(id);
      if (kept) await tx.store.put({ ...kept, mediaId, blob: isReferenced(id) ? kept.blob : null });
    };
    // On a full disk both the requests and the transaction fail: all rejections must be handled.
    await Promise.all([...[...sent].map(mark), tx.done]);
  });

/**
 * Deletes files that no entry and no draft has referenced for a while, by the server's time. References are found by
 * searching the ids in the serialised entries and drafts: ids are unique, and no structure has to be known.
 */
export const removeUnreferencedFiles = (drafts: string, now: number): Promise<void> =>
  withStore(async (database) => {
    if ((await database.count('files')) === 0) return;
    const tx = database.transaction(['changes', 'files'], 'readwrite');
    const files = tx.objectStore('files');
    const references = JSON.stringify(await tx.objectStore('changes').getAll()) + drafts;
    const update = async ({ unnamedAt, ...file }: WaitingFile): Promise<unknown> => {
      if (isNamedIn(references, file)) return unnamedAt === undefined ? undefined : files.put(file);
      if (unnamedAt === undefined) return files.put({ ...file, unnamedAt: now });
      return now - unnamedAt > (file.blob ? UNREFERENCED_MS : SENT_MS) ? files.delete(file.id) : undefined;
    };
    await Promise.all([...(await files.getAll()).map(update), tx.done]);
  });

/** An uploaded file is named by the id of the server. */
export const isNamedIn = (text: string, { id, mediaId, blob }: WaitingFile): boolean =>
  text.includes(id) || (blob !== null && mediaId !== null && text.includes(mediaId));

export const toMedia = ({ id, type, filename, s3Key, sound, blob, size }: WaitingFile): Media => ({
  _id: id,
  type,
  filename,
  s3Key,
  noteId: '',
  inline: false,
  url: blob ? show(id, blob) : '',
  size,
  contentType: blob?.type ?? '',
  width: null,
  height: null,
  placeholder: null,
  thumbUrl: null,
  thumbs: [],
  duration: sound?.duration ?? null,
  peaks: sound ? [...sound.peaks] : null,
});

/** The object URL of each file that this page shows. */
const urls = new Map<string, string>();

/** Revokes all object URLs, at the end of the session. */
export const hideFiles = (): void => {
  for (const id of urls.keys()) revokeUrl(id);
};

const show = (id: string, blob: Blob): string => {
  // Service workers have no `createObjectURL`.
  if (!('createObjectURL' in URL)) return '';
  const url = urls.get(id) ?? URL.createObjectURL(blob);
  urls.set(id, url);
  return url;
};

const revokeUrl = (id: string): void => {
  const url = urls.get(id);
  if (url !== undefined) URL.revokeObjectURL(url);
  urls.delete(id);
};

/** The object URL of a waiting file; empty if the file is gone. */
export const findUrl = async (id: string): Promise<string> => {
  const known = urls.get(id);
  if (known !== undefined) return known;
  const kept = await findWaitingFile(id);
  return kept?.blob ? show(id, kept.blob) : '';
};
