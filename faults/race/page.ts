import type { Note } from '@pinlife/contract/note/schema';
import { QueryClient } from '@tanstack/react-query';
import { putCachedNote } from '../../apps/web/src/entities/note/cache.ts';
import { noteKeys } from '../../apps/web/src/entities/note/keys.ts';
import { entryStore } from '../../apps/web/src/entities/note/outbox/display/entry-store.ts';
import { findShownNote } from '../../apps/web/src/entities/note/outbox/display/find-shown-note.ts';
import {
  discardEntries,
  openOutbox,
  sendEntries,
  submitChange,
} from '../../apps/web/src/entities/note/outbox/outbox.ts';
import { listEntries } from '../../apps/web/src/entities/note/outbox/queue/entries.ts';
import { type Change, listOnTop } from '../../apps/web/src/entities/note/outbox/queue/entry.ts';
import { logOut } from '../../apps/web/src/features/session/api.ts';
import { call } from '../../apps/web/src/lib/api/api-client.ts';
import { tabName } from '../../apps/web/src/lib/live/tab.ts';
import { getSession, onSessionChange, restoreSession, startSession } from '../../apps/web/src/lib/session/session.ts';
import { noteIdOf, PEOPLE, wordsOf } from '../support/outbox-server.ts';
import { idOf, nameOf } from './people.ts';

/** Runs in Chromium: the page's own code of session and outbox, without its screens. The test presses for the person. */

/** The result of a press as shown to the person. `since`: when the words were taken from the editor. */
export type SaveReport = { what: readonly string[]; isSaved: boolean; since?: number };
declare const reportSave: (report: SaveReport) => void;

const client = new QueryClient();
let openedFor: string | null = null;

const read = async (): Promise<Note | null> => {
  const session = getSession();
  if (!session) return null;
  const note = await call('getNote', { params: { id: noteIdOf(nameOf(session.id)) } });
  putCachedNote(client, note);
  return note;
};

const open = async (): Promise<void> => {
  const session = getSession();
  if (session?.token === openedFor) return;
  openedFor = session?.token ?? null;
  client.clear();
  client.setQueryData(noteKeys.list({}), { pages: [{ data: [], next: null, fetchedAt: 1 }], pageParams: [null] });
  if (!session) return;
  await read().catch(() => null);
  await openOutbox(client, session, new AbortController().signal);
};

const submit = (change: Change, content?: string): Promise<boolean> =>
  submitChange(client, change, content === undefined ? {} : { content }).then(
    () => true,
    () => false,
  );

const press = (what: string, change: Change, content?: string): string | null => {
  submit(change, content).then((isSaved) => reportSave({ what: [what], isSaved }));
  return getSession()?.token ?? null;
};

export const race = {
  tabName,
  findToken: (): string | null => getSession()?.token ?? null,
  /** Returns the token of the session; null if there is no note to write to. */
  write: (word: string): string | null => {
    const session = getSession();
    const shown = session && findShownNote(client, noteIdOf(nameOf(session.id)));
    if (!shown) return null;
    const content = [...wordsOf(shown), word].join(' ');
    const { _id: id, version, onTopOf } = shown;
    return press(word, { kind: 'update', id, version, onTopOf, changes: { content } }, content);
  },
  comment: (content: string): string | null => {
    const session = getSession();
    if (!session) return null;
    const id = noteIdOf(nameOf(session.id));
    return press(content, { kind: 'comment', id, commentId: crypto.randomUUID(), content, isNew: true });
  },
  /** Moves the text of a refused entry back into the editor. */
  takeRefused: (): string[] => {
    const refused = entryStore.get().find(({ refusal }) => refusal);
    if (!refused) return [];
    const chain = listOnTop(entryStore.get(), refused);
    discardEntries(chain);
    return chain.flatMap(({ shown }) => wordsOf({ content: shown.content ?? '' }));
  },
  /** Writes the words of the editor to the present note. */
  rewrite: async (words: readonly string[], since: number): Promise<void> => {
    const note = await read().catch(() => null);
    if (!note || entryStore.get().some(({ change }) => change.kind === 'update')) return;
    const content = [...new Set([...wordsOf(note), ...words])].join(' ');
    const { _id: id, version } = note;
    if (await submit({ kind: 'update', id, version, changes: { content } }, content))
      reportSave({ what: words, isSaved: true, since });
  },
  read: () => void read().catch(() => null),
  logIn: async (token: string, id: string, keep: boolean): Promise<void> => {
    // A login's answer contains the server's time.
    await call('getInstance').catch(() => null);
    startSession({ token, id, lastLogin: null }, { keep });
  },
  logOut: async (): Promise<void> => {
    const session = getSession();
    if (!session) return;
    await sendEntries(session);
    await logOut(session);
  },
  /** Simulates a network that has returned. */
  step: () => void dispatchEvent(new Event('online')),
  listWaiting: async () => {
    const all = await Promise.all(PEOPLE.map((person) => listEntries(idOf[person])));
    return all.flat().map(({ change, shown, refusal, isTried, epoch }) => ({
      ...{ kind: change.kind, text: shown.content ?? JSON.stringify(change) },
      ...{ status: refusal?.status ?? null, isTried, epoch },
    }));
  },
};

Object.assign(globalThis, { race });
onSessionChange(open);
restoreSession();
open();
