import type { Note } from '@pinlife/contract/note/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { definePart } from '../loading/part.ts';
import { getToken, onSessionEnd } from '../session/session.ts';
import { readItem } from '../storage/storage.ts';
import { deleteKept, isKeptSession } from './kept-database.ts';
import type { AnswerName } from './kept-store.ts';

/** The kept store: what was read, in IndexedDB, to be read without a network. Its code comes when it is first needed. */
const store = definePart(() => import('./kept-store.ts'));

/** Lists come in bursts of pages, live events of notes: they are written together. */
const GATHER_MS = 1000;

type Told = { note: Note; isOpened: boolean };
const told = new Map<string, Told>();
let isWriting = false;

/** The store, once it is that of this session; null where nothing may be kept, or no longer. */
let own: { token: string; store: ReturnType<typeof claimStore> } | null = null;

const claimStore = async (token: string) => {
  const kept = await store.tryLoad();
  await kept?.claim(token, isKeptSession);
  return kept;
};

const openOwn = async () => {
  const token = getToken();
  if (token === null || !isKeptSession()) return null;
  if (own?.token !== token) own = { token, store: claimStore(token) };
  const kept = await own.store;
  return kept && token === getToken() ? { kept, token } : null;
};

// Of a session that was kept before, and ended while no page was open.
if (getToken() !== null && !isKeptSession()) deleteKept();

/** Object URLs of likenesses that this page has shown. */
const thumbUrls = new Map<string, string>();

onSessionEnd(() => {
  own = null;
  told.clear();
  for (const url of thumbUrls.values()) URL.revokeObjectURL(url);
  thumbUrls.clear();
  // Where another tab has logged in since, the store is of that session, which lets nothing of this one stay.
  if (readItem('localStorage', storageKeys.token) === null) deleteKept();
});

/** Keeps notes as the server told them. `isOpened`: somebody looks at them, so they stay longer. */
export const keepNotes = (notes: readonly Note[], { isOpened = false } = {}): void => {
  if (!isKeptSession()) return;
  for (const note of notes) told.set(note._id, { note, isOpened: isOpened || told.get(note._id)?.isOpened === true });
  if (!isWriting) setTimeout(write, GATHER_MS);
  isWriting = true;
};

const write = async (): Promise<void> => {
  isWriting = false;
  const notes = [...told.values()];
  told.clear();
  const ours = await openOwn();
  if (ours && notes.length > 0) await ours.kept.putNotes(ours.token, notes);
};

export const keepAnswer = async (name: AnswerName, data: unknown): Promise<void> => {
  const ours = await openOwn();
  await ours?.kept.putAnswer(ours.token, name, data);
};

/** Leaves the service worker with what it may send changes of a person; answers whether it did. */
export const keepSender = async (person: string): Promise<boolean> => {
  const ours = await openOwn();
  await ours?.kept.putSender({ person, token: ours.token });
  return ours !== null;
};

export const forgetSender = async (): Promise<void> => {
  const ours = await openOwn();
  await ours?.kept.removeSender(ours.token);
};

export const findKeptAnswer = async <Data>(name: AnswerName): Promise<Data | null> => {
  const token = getToken();
  return token === null
    ? null
    : (((await (await store.tryLoad())?.findAnswer(token, name)) as Data | undefined) ?? null);
};

/** The address of a picture's kept likeness; null where there is none. */
export const findKeptThumb = async (id: string): Promise<string | null> => {
  const token = getToken();
  const known = thumbUrls.get(id);
  if (known !== undefined || token === null) return known ?? null;
  const blob = await (await store.tryLoad())?.findThumb(token, id);
  if (!blob || token !== getToken()) return null;
  const url = URL.createObjectURL(blob);
  thumbUrls.set(id, url);
  return url;
};

export const findKeptNote = async (id: string): Promise<Note | null> => {
  const token = getToken();
  return token === null ? null : ((await (await store.tryLoad())?.findNote(token, id)) ?? null);
};
