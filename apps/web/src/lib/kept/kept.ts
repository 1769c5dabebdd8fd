import type { Note } from '@pinlife/contract/note/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { definePart } from '../loading/part.ts';
import { getToken, onSessionEnd, type Session } from '../session/session.ts';
import { readItem } from '../storage/storage.ts';
import { deleteKept, isKeptSession } from './kept-database.ts';
import type { AnswerName, KeptRange, ReadNote } from './kept-store.ts';

/** The kept store: answers in IndexedDB, read without a network. Its code is loaded on first use. */
const store = definePart(() => import('./kept-store.ts'));

/** Pages and live events come in bursts: notes of one second are written together. */
const GATHER_MS = 1000;

/** Notes to be written, by id. */
const pendingNotes = new Map<string, ReadNote>();
let isWriting = false;

/** The store of this session; null if it must not be used. Claimed each time: another tab may have deleted it since. */
const openStore = async () => {
  const token = getToken();
  if (token === null || !isKeptSession()) return null;
  const kept = await store.tryLoad();
  await kept?.claim(token, isKeptSession);
  return kept && token === getToken() ? { kept, token } : null;
};

/** The store belongs to the session in local storage, of whichever tab. That session deletes data of earlier ones. */
const deleteUnowned = (): void => {
  if (readItem('localStorage', storageKeys.token) === null) deleteKept();
};

// The stored session may have ended while no page was open.
if (getToken() !== null) deleteUnowned();

/** Object URLs of thumbnails that this page has shown. */
const thumbUrls = new Map<string, string>();

onSessionEnd(() => {
  pendingNotes.clear();
  for (const url of thumbUrls.values()) URL.revokeObjectURL(url);
  thumbUrls.clear();
  deleteUnowned();
});

/** Stores notes as the server answered them. `isOpened`: the person has opened them, so they are kept longer. */
export const keepNotes = (notes: readonly Note[], { isOpened = false } = {}): void => {
  if (!isKeptSession()) return;
  for (const note of notes)
    pendingNotes.set(note._id, { note, isOpened: isOpened || pendingNotes.get(note._id)?.isOpened === true });
  if (!isWriting) setTimeout(write, GATHER_MS);
  isWriting = true;
};

/** Deletes stored notes that are missing from a page. `askedAt`: when the page was requested. */
export const forgetMissing = async (page: readonly Note[], range: KeptRange, askedAt: number): Promise<void> => {
  const opened = await openStore();
  await opened?.kept.forgetMissing(opened.token, range, new Set(page.map(({ _id }) => _id)), askedAt);
};

/** Deletes a note that is deleted on the server: it must not be shown, nor ring, offline. */
export const forgetKeptNote = async (id: string): Promise<void> => {
  pendingNotes.delete(id);
  const opened = await openStore();
  await opened?.kept.forgetNote(opened.token, id);
};

const write = async (): Promise<void> => {
  isWriting = false;
  const notes = [...pendingNotes.values()];
  pendingNotes.clear();
  const opened = await openStore();
  if (opened && notes.length > 0) await opened.kept.putNotes(opened.token, notes);
};

export const keepAnswer = async (name: AnswerName, data: unknown): Promise<void> => {
  const opened = await openStore();
  await opened?.kept.putAnswer(opened.token, name, data);
};

/** Stores a session for the service worker to send changes; answers whether it did. Another one may have begun since. */
export const keepSender = async ({ id: person, token }: Session): Promise<boolean> => {
  const opened = await openStore();
  if (opened?.token !== token) return false;
  await opened.kept.putSender({ person, token });
  return true;
};

export const forgetSender = async (): Promise<void> => {
  const opened = await openStore();
  await opened?.kept.removeSender(opened.token);
};

export const findKeptAnswer = async <Data>(name: AnswerName): Promise<Data | null> => {
  const token = getToken();
  return token === null
    ? null
    : (((await (await store.tryLoad())?.findAnswer(token, name)) as Data | undefined) ?? null);
};

/** Object URL of a stored thumbnail; null if there is none. */
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
