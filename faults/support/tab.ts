/// <reference types="vite/client" />
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { TAB_HEADER } from '@pinlife/contract/live/events';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import type { Note } from '@pinlife/contract/note/schema';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { OutboxEntry } from '../../apps/web/src/entities/note/outbox/queue/entry.ts';
import type { FileTransfer } from '../../apps/web/src/lib/api/send-file.ts';

/** Runs the page's own code as a browser tab would. Network, locks and storage are simulated. */

/** The network's effect on one call. `after`: the server has handled it, and its answer is lost. */
export type Fault = 'none' | 'before' | 'after';

/** A browser: its tabs share storage, messages and locks. */
export type Browser = { storage: IDBFactory; locks: Map<string, Promise<unknown>>; name: string; token: string };

export const createBrowser = (token: string): Browser => ({
  ...{ storage: new IDBFactory(), locks: new Map(), name: randomUUID(), token },
});

type Line = { url: string; decide: () => Fault };

/** The connection of each tab, by the tab name in its calls. */
const lines = new Map<string, Line & { isAlive: boolean; underWay: Set<Promise<unknown>> }>();

const never = new Promise<never>(() => undefined);

/** jsdom has no types. */
type Dom = { JSDOM: new (html: string, options: { url: string }) => { window: Window & typeof globalThis } };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Dom;

/** The globals of a browser. */
const openWindow = (): void => {
  const { window } = new JSDOM('', { url: 'http://localhost/' });
  const { document, localStorage, sessionStorage, location, DOMParser } = window;
  const found = { window, document, localStorage, sessionStorage, location, DOMParser, isSecureContext: true };
  for (const [name, value] of Object.entries(found)) vi.stubGlobal(name, value);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
};

/** Opens a window, and sends the calls of the tabs over their connections; a killed tab gets no answers. */
export const connect = (): void => {
  openWindow();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    // Uploads have none of the headers of an API call.
    const name = new Headers(init.headers).get(TAB_HEADER) ?? address.split('#')[1];
    if (name === undefined) return send(address, init);
    const line = lines.get(name);
    if (!line?.isAlive) return never;
    const fault = line.decide();
    if (fault === 'before') throw new TypeError('Failed to fetch');
    const { signal: _signal, ...rest } = init;
    const sending = send(new URL(address, line.url), rest).then(async (response) => ({
      answer: response,
      body: await response.arrayBuffer(),
    }));
    line.underWay.add(sending);
    const { answer, body } = await sending.finally(() => line.underWay.delete(sending));
    if (!line.isAlive) return never;
    if (fault === 'after') throw new TypeError('Failed to fetch');
    return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers: answer.headers });
  });
};

const { BroadcastChannel } = globalThis;

/** Messages stay within a browser. */
const createChannels = ({ name: browser }: Browser) =>
  class extends BroadcastChannel {
    constructor(name: string) {
      super(`${browser} ${name}`);
      // It does not keep the process alive.
      (this as unknown as { unref: () => void }).unref();
    }
  };

type Work = (lock: object | null) => unknown;

/**
 * The Web Locks of a tab. A killed tab releases its locks, and its requests are skipped. Its later writes are refused.
 */
const createLocks = ({ locks }: Browser, death: Promise<unknown>, isAlive: () => boolean) => ({
  request: async (name: string, ...given: [work: Work] | [options: LockOptions, work: Work]): Promise<unknown> => {
    const [options, work] = given.length === 1 ? [{}, given[0]] : given;
    if (options.mode === 'shared') return work({});
    if (options.ifAvailable) return work(locks.has(name) ? null : {});
    const before = locks.get(name) ?? Promise.resolve();
    const turn = Promise.race([before, aborted(options.signal)]).then(() => (isAlive() ? work({}) : never));
    locks.set(name, Promise.all([before, Promise.race([turn.catch(() => undefined), death])]));
    return turn;
  },
});

const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Opens a tab: with its own modules, as after loading the page. */
export const openTab = async (browser: Browser, person: string, line: Line) => {
  let isAlive = true;
  const { promise: death, resolve: die } = Promise.withResolvers<void>();
  vi.resetModules();
  vi.stubGlobal('navigator', { locks: createLocks(browser, death, () => isAlive) });
  vi.stubGlobal('BroadcastChannel', createChannels(browser));
  vi.doMock('../../apps/web/src/lib/live/live.ts', () => ({ onLiveEvent: () => () => undefined }));
  vi.doMock('../../apps/web/src/lib/loading/quiet.ts', () => ({ briefQuiet: {}, untilQuiet: async () => undefined }));
  vi.doMock('../../apps/web/src/lib/api/send-file.ts', () => ({
    sendFile: async (address: string, ...sending: [contentType: string, Pick<FileTransfer, 'file' | 'signal'>]) => {
      const { putFile } = await import('../../apps/web/src/lib/api/put-file.ts');
      await putFile(`${address}#${tab.tabName}`, ...sending);
    },
  }));
  vi.stubGlobal('indexedDB', browser.storage);
  const [outbox, store, engine, session, tab, cache, { QueryClient }] = await Promise.all([
    import('../../apps/web/src/entities/note/outbox/outbox.ts'),
    import('../../apps/web/src/entities/note/outbox/queue/entries.ts'),
    import('../../apps/web/src/entities/note/outbox/sending/engine.ts'),
    import('../../apps/web/src/lib/session/session.ts'),
    import('../../apps/web/src/lib/live/tab.ts'),
    import('../../apps/web/src/entities/note/cache.ts'),
    import('@tanstack/react-query'),
  ]);
  const { entryStore } = await import('../../apps/web/src/entities/note/outbox/display/entry-store.ts');
  const { findShownNote } = await import('../../apps/web/src/entities/note/outbox/display/find-shown-note.ts');
  const { noteKeys } = await import('../../apps/web/src/entities/note/keys.ts');
  const { listOnTop } = await import('../../apps/web/src/entities/note/outbox/queue/entry.ts');
  const { showNote } = await import('../../apps/web/src/entities/note/outbox/display/show.ts');
  const { call } = await import('../../apps/web/src/lib/api/api-client.ts');
  const { keepFile } = await import('../../apps/web/src/entities/note/outbox/files/blob-store.ts');
  // Opens the tab's connection to the browser's storage.
  await store.listEntries(person);
  const connection = { ...line, isAlive, underWay: new Set<Promise<unknown>>() };
  lines.set(tab.tabName, connection);
  session.startSession({ token: browser.token, id: person, lastLogin: null }, { keep: false });
  const client = new QueryClient();
  client.setQueryData(noteKeys.list({}), { pages: [{ data: [], next: null, fetchedAt: 1 }], pageParams: [null] });
  const own = session.getSession();
  if (own) await outbox.openOutbox(client, own, new AbortController().signal);
  return {
    submit: (change: Parameters<typeof outbox.submitChange>[1], shown: Parameters<typeof outbox.submitChange>[2]) =>
      outbox.submitChange(client, change, shown),
    /** Stores a file until its note is sent, as the editor does without a network. */
    keep: (filename: string, file: Blob) => {
      const s3Key = formatUploadKey(person, randomUUID(), filename);
      return keepFile(person, { s3Key, type: 'image', filename, sound: null, file });
    },
    find: (id: string) => findShownNote(client, id),
    list: entryStore.get,
    /** Removes a refused entry with the entries based on it; returns the text of the note with them. */
    takeBack: async (refused: OutboxEntry): Promise<string> => {
      const written = listOnTop(entryStore.get(), refused);
      const { content = '' } = showNote(refused.noteId, refused.base, written) ?? {};
      await outbox.discardEntries(written);
      return content;
    },
    drain: engine.drain,
    /** Reads a note, as after a live event. */
    read: async (id: string): Promise<Note> => {
      const note = await call('getNote', { params: { id } });
      cache.putCachedNote(client, note);
      return note;
    },
    /** Waits until the sent calls have arrived, because people do not switch tabs faster. */
    kill: async (): Promise<void> => {
      isAlive = false;
      connection.isAlive = false;
      await Promise.allSettled(connection.underWay);
      die();
    },
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;
