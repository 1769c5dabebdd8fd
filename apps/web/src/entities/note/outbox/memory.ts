import { findUrl } from './blob-store.ts';
import { withUrls } from './named-media.ts';
import { listChanges, putChange, type Replacement, replaceChanges, type Sent } from './outbox-store.ts';
import type { Waiting } from './waiting.ts';
import { unstored, waitingStore } from './waiting-store.ts';

/** What the outbox of this tab knows, kept in step with the browser's database and with other tabs. */

/** Changes as they are by now, where the browser's database could not be told: it is full, or fails. */
const untold = new Map<string, Waiting>();
/** Changes that are over, also where the database still has them. */
const over = new Set<string>();
/** Counts what this tab has written: whatever was read meanwhile may not know it. */
let writes = 0;

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pl-outbox') : null;
export const onOtherTab = (listener: () => void): void => otherTabs?.addEventListener('message', listener);
const tellTabs = (): void => otherTabs?.postMessage(null);

const listShown = async (person: string): Promise<Waiting[]> =>
  Promise.all((await listChanges(person)).map((one) => withUrls(one, findUrl)));

/** Reads what waits of a person; `isWanted` is asked again when it has been read. */
export const reload = async (person: string, isWanted: () => boolean): Promise<void> => {
  let before: number;
  let stored: Waiting[] | null;
  do {
    before = writes;
    stored = await listShown(person).catch(() => null);
  } while (stored && before !== writes);
  if (!stored || !isWanted()) return;
  const known = new Set(stored.map(({ id }) => id));
  const fresh = stored.filter(({ id }) => !over.has(id)).map((one) => untold.get(one.id) ?? one);
  waitingStore.set([...fresh, ...waitingStore.get().filter(({ id }) => unstored.has(id) && !known.has(id))]);
};

/** Answers whether the browser has written it. */
export const writeDown = async (entry: Waiting): Promise<boolean> => {
  try {
    await putChange(entry);
    writes += 1;
    unstored.delete(entry.id);
    tellTabs();
    return true;
  } catch {
    unstored.set(entry.id, 'failed');
    return false;
  }
};

/**
 * Notes that a change is sent: should the tab die now, the next one knows that it may have arrived. `taken`: another tab
 * has it by now. `unwritten`: the browser's database is full, or fails.
 */
export const markTried = async (waiting: Waiting): Promise<'marked' | 'taken' | 'unwritten'> => {
  if (waiting.isTried && !untold.has(waiting.id)) return 'marked';
  if (!(await settleExpected([waiting], [], [{ ...waiting, isTried: true }]))) return 'taken';
  return untold.has(waiting.id) ? 'unwritten' : 'marked';
};

/** As `settle`, where the changes are still as they were read; else another tab has taken over, and nothing is done. */
export const settleExpected = (
  expected: readonly Waiting[],
  removed: readonly string[],
  put: readonly Waiting[],
): Promise<boolean> =>
  // Of what the database could not be told it knows less than this tab.
  replace({ removed, put, expected: expected.filter(({ id }) => !unstored.has(id) && !untold.has(id)) });

/** Removes changes and puts others in their places, here, in the browser's database and in other tabs. */
export const settle = async (removed: readonly string[], put: readonly Waiting[], sent?: Sent): Promise<void> => {
  await replace({ removed, put, sent });
};

const replace = async ({ removed, put, ...given }: Replacement): Promise<boolean> => {
  const written = put.filter(({ id }) => !unstored.has(id));
  const isDone = await replaceChanges({ removed, put: written, ...given }).catch(() => null);
  if (isDone === false) return false;
  // A full database takes nothing more, but lets go: what is over must not be sent again by the next tab.
  if (isDone === null && put.length === 0) await replaceChanges({ removed, put }).catch(() => undefined);
  writes += 1;
  for (const id of removed) {
    over.add(id);
    untold.delete(id);
  }
  for (const one of written) {
    if (isDone) untold.delete(one.id);
    else untold.set(one.id, one);
  }
  waitingStore.set(
    waitingStore
      .get()
      .filter(({ id }) => !removed.includes(id))
      .map((one) => put.find(({ id }) => id === one.id) ?? one),
  );
  tellTabs();
  return true;
};
