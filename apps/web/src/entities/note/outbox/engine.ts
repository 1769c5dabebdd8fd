import { storageKeys } from '@pinlife/contract/storage-keys';
import type { QueryClient } from '@tanstack/react-query';
import { unanswered } from '../../../lib/api/api-error.ts';
import { isReachableNow, onReachable } from '../../../lib/api/connection.ts';
import { onLiveEvent } from '../../../lib/live/live.ts';
import { getToken, onSessionEnd } from '../../../lib/session/session.ts';
import { readItem } from '../../../lib/storage/storage.ts';
import { uploadMedia } from '../../upload/api.ts';
import { isSameText } from '../same-text.ts';
import { hideFiles, removeUnnamedFiles } from './blob-store.ts';
import { onOtherTab, reload, settle, writeDown } from './memory.ts';
import { findShownNote, type Outcome } from './outbox.ts';
import { removeChangesOf, removeOldChanges } from './outbox-store.ts';
import { tellBack, tellSent } from './report.ts';
import { hasUnsent, sendAll } from './send-all.ts';
import { sendChange } from './send-api.ts';
import { type Run, type Sendings, sendNote } from './send-note.ts';
import { tellSending } from './sending.ts';
import { extendLease, runAlone } from './sole-sender.ts';
import { takeAnswer } from './take-answer.ts';
import { hearOf, takeWaiters } from './waiters.ts';
import type { Waiting } from './waiting.ts';
import { unstored, waitingStore } from './waiting-store.ts';
import { letWorkerRest, wakeWorker } from './wake-worker.ts';

/** How long somebody waits for an answer before the change counts as waiting; it goes on being sent. */
const PATIENCE_MS = 4000;
const FIRST_RETRY_MS = 2000;
const SLOWEST_RETRY_MS = 60_000;
/** A line that stumbles is not worth a word. */
const WORTH_TELLING_MS = 3000;

let run: Run | null = null;
/** Who has logged out here last. */
let left: string | null = null;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const isRunOver = (person: string): boolean => run?.person !== person || getToken() === null;

const createRun = (client: QueryClient, person: string): Run => ({
  person,
  isOver: () => isRunOver(person),
  // Whoever has logged in since must not see it.
  takeAnswer: (change, answer) => isRunOver(person) || takeAnswer(client, change, answer),
  ...{ runAlone, sendChange, tellSending, isSameText, mayRefuse: true },
  uploadFile: ({ onProgress, ...upload }) =>
    uploadMedia({
      ...upload,
      onProgress: (share) => {
        extendLease();
        onProgress(share);
      },
    }),
});

/** Reads what waits, and sends it now and whenever there is hope. */
export const start = async (client: QueryClient, person: string): Promise<void> => {
  const begun = createRun(client, person);
  run = begun;
  await removeOldChanges()
    .then(() => removeUnnamedFiles(readItem('localStorage', storageKeys.draft) ?? ''))
    .catch(() => undefined);
  await reload(person, () => !begun.isOver());
  await drain();
  if (!hasUnsent()) letWorkerRest().catch(() => undefined);
};

onSessionEnd((reason) => {
  if (run && reason === 'logout') leave(run.person);
  run = null;
  untold = { sent: [], refused: [] };
  hideFiles();
  clearTimeout(timer);
});

/** Also what this tab was about to write when another one logged out. */
const leave = (person: string): Promise<void> => {
  left = person;
  return removeChangesOf(person).catch(() => undefined);
};

onReachable((awayMs) => {
  if (run && awayMs >= WORTH_TELLING_MS && !hasWaited && waitingStore.get().length === 0) tellBack();
  hasWaited = false;
  drain();
});
onLiveEvent(({ name }) => name === 'hello' && drain());
for (const type of ['online', 'focus', 'pageshow']) globalThis.addEventListener?.(type, () => drain());
onOtherTab((noteId) => {
  changedElsewhere.add(noteId);
  if (!isHearing) hearOtherTabs();
});

/** Something waited while the server was away, in whichever tab. */
let hasWaited = false;
/** The notes whose changes are to be read again; null stands for all. */
const changedElsewhere = new Set<string | null>();
let isHearing = false;

/** Many changes of a note in a row are read once. */
const hearOtherTabs = async (): Promise<void> => {
  isHearing = true;
  for (const noteId of changedElsewhere) {
    changedElsewhere.delete(noteId);
    const current = run;
    if (current) await reload(current.person, () => !current.isOver(), noteId);
    hasWaited ||= !isReachableNow() && waitingStore.get().length > 0;
  }
  isHearing = false;
};

/** Writes a change down and sends it; see `submitChange`. */
export const submit = async (client: QueryClient, entry: Waiting): Promise<Outcome> => {
  const isWritten = await writeDown(entry);
  if (getToken() === null && left === entry.person) {
    await leave(left);
    throw unanswered();
  }
  const asWaiting = (): Outcome => ({ isWaiting: true, note: findShownNote(client, entry.noteId) });
  const isBehindRefused = waitingStore.get().some((one) => one.noteId === entry.noteId && one.refusal);
  if (isWritten && isBehindRefused) await settle([], [{ ...entry, isLate: true }]);
  if (isWritten && (isBehindRefused || !isReachableNow())) {
    hasWaited ||= !isReachableNow();
    drain();
    return asWaiting();
  }
  run ??= createRun(client, entry.person);
  const answer = hearOf(entry.id, isWritten ? PATIENCE_MS : null);
  sendNote(run, entry.noteId).then((sendings) => {
    conclude([sendings]);
    // Something before it does not get through, and nothing would keep it meanwhile.
    if (!isWritten) for (const { reject } of takeWaiters(entry.id)) reject(unanswered());
  });
  try {
    const note = await answer;
    return note === 'late' ? asWaiting() : { isWaiting: false, note };
  } finally {
    if (unstored.delete(entry.id)) waitingStore.set(waitingStore.get().filter(({ id }) => id !== entry.id));
  }
};

let underWay: Promise<void> | null = null;
let isAgainWanted = false;

/** Sends all that waits: the notes side by side, in one tab. Wanted again meanwhile, it is done once more. */
export const drain = (): Promise<void> => {
  isAgainWanted = true;
  underWay ??= drainAll().finally(() => {
    underWay = null;
  });
  return underWay;
};

const drainAll = async (): Promise<void> => {
  while (isAgainWanted) {
    isAgainWanted = false;
    const current = run;
    if (!current || !hasUnsent()) return;
    clearTimeout(timer);
    conclude(await sendAll(current));
  }
};

/** What became of changes that had waited, and was not told yet. */
let untold: Pick<Sendings, 'sent' | 'refused'> = { sent: [], refused: [] };

/** Tells of them once the line no longer breaks off: as one number, however many attempts it took. */
const conclude = (all: readonly Sendings[]): void => {
  for (const { sent, refused } of all) {
    untold = { sent: [...untold.sent, ...sent], refused: [...untold.refused, ...refused] };
  }
  if (!all.some(({ isCut }) => isCut)) {
    tellSent({ sent: new Set(untold.sent).size, refused: new Set(untold.refused).size });
    untold = { sent: [], refused: [] };
  }
  retryAfter(all);
};

/** Tries again later what did not get through. */
const retryAfter = (all: readonly Sendings[]): void => {
  if (!all.some(({ isUnfinished }) => isUnfinished)) {
    failures = 0;
    if (!hasUnsent()) letWorkerRest().catch(() => undefined);
    return;
  }
  if (run === null) return;
  // Should all pages be closed until then.
  wakeWorker(run.person).catch(() => undefined);
  clearTimeout(timer);
  timer = setTimeout(drain, Math.min(FIRST_RETRY_MS * 2 ** failures, SLOWEST_RETRY_MS));
  failures += 1;
};

/** Gives up changes for good; what waits behind them goes. */
export const discardAllOf = async (isDiscarded: (one: Waiting) => boolean): Promise<void> => {
  const discarded = waitingStore.get().filter(isDiscarded);
  await settle(
    discarded.map(({ id }) => id),
    [],
  );
  drain();
};

/** The same for one change; with a note that was never made goes all that was to become of it. */
export const discard = (id: string): Promise<void> => {
  const found = waitingStore.get().find((one) => one.id === id);
  const isNew = found?.change.kind === 'create';
  return discardAllOf((one) => one.id === id || (isNew && one.noteId === found.noteId));
};

/** Gives up all that a person has waiting in this browser. */
export const discardAll = async (person: string): Promise<void> => {
  await discardAllOf(() => true);
  await removeChangesOf(person).catch(() => undefined);
};
