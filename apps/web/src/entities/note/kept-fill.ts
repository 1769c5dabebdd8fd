import { DAY_MS } from '@pinlife/contract/durations';
import { NOTE_PAGE_MAX_SIZE } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { isKeptSession } from '../../lib/kept/kept-database.ts';
import { KEPT_BYTES, KEPT_NOTES } from '../../lib/kept/kept-limits.ts';
import { findFilledAt, listNotes, setFilledAt } from '../../lib/kept/kept-store.ts';
import { briefQuiet, untilQuiet } from '../../lib/loading/quiet.ts';
import { getToken, onSessionEnd } from '../../lib/session/session.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import { readPage } from './api.ts';
import { fillThumbs } from './kept-thumbs.ts';
import type { NotePage } from './pages.ts';

const LOCK = 'pl-kept-fill';

/**
 * Stores the newest notes and all with a reminder in the kept store, page by page while the page is idle. Once a day
 * all of them, otherwise until a page is known: live events bring the rest.
 */
export const fillKept = async (): Promise<void> => {
  const token = getToken();
  if (token === null || !isKeptSession() || isSavingData()) return;
  const end = new AbortController();
  const stopListening = onSessionEnd(() => end.abort());
  try {
    const fill = () => fillAll(token, end.signal);
    if ('locks' in navigator) await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && fill());
    else await fill();
  } catch {
    // The network is gone, or the session: the next visit goes on.
  } finally {
    stopListening();
  }
};

const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const fillAll = async (token: string, signal: AbortSignal): Promise<void> => {
  // Absolute value, because the clock may have been wrong.
  const isDue = Math.abs(findKnownTime() - (await findFilledAt(token))) > DAY_MS;
  const known = new Map(
    (await listNotes(token))?.map(({ _id, version, updatedAt }) => [_id, `${version} ${updatedAt}`]),
  );
  const isKnown = ({ _id, version, updatedAt }: Note) => known.get(_id) === `${version} ${updatedAt}`;
  const read: Note[] = [];
  for (const query of [{}, { type: 'reminder' as const }]) {
    let cursor: string | null = null;
    let after: Note | undefined;
    let [count, bytes] = [0, 0];
    do {
      await untilQuiet(briefQuiet, signal);
      // `readPage` also stores the page.
      const page: NotePage = await readPage(query, { cursor, limit: NOTE_PAGE_MAX_SIZE, after, signal });
      after = page.data.at(-1);
      read.push(...page.data);
      count += page.data.length;
      bytes += JSON.stringify(page.data).length;
      cursor = !isDue && page.data.every(isKnown) ? null : page.next;
    } while (cursor !== null && count < KEPT_NOTES && bytes < KEPT_BYTES);
  }
  if (isDue) await setFilledAt(token, findKnownTime());
  await fillThumbs(token, read, signal);
};
