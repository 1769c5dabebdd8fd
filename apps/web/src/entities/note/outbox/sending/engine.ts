import { storageKeys } from '@pinlife/contract/storage-keys';
import type { QueryClient } from '@tanstack/react-query';
import { unanswered } from '../../../../lib/api/api-error.ts';
import { isReachableNow, onReachable } from '../../../../lib/api/connection.ts';
import { onLiveEvent } from '../../../../lib/live/live.ts';
import { getSession, getToken, onSessionEnd, type Session } from '../../../../lib/session/session.ts';
import { readItem } from '../../../../lib/storage/storage.ts';
import { findServerTime } from '../../../../lib/time/server-clock.ts';
import { uploadMedia } from '../../../upload/api.ts';
import { isSameText } from '../../same-text.ts';
import { hideFiles, removeUnnamedFiles } from '../files/blob-store.ts';
import { uploadNamed } from '../files/send-media.ts';
import { findShownNote, type Outcome } from '../outbox.ts';
import { adoptChanges, appendChange, markLate, removeChanges } from '../queue/entries.ts';
import { planEnd } from '../queue/plan.ts';
import { announcePresence, markLeft, removeOverdueOfOthers, takeRemovedCount } from '../queue/remove-overdue.ts';
import type { EntryKey, Waiting } from '../queue/waiting.ts';
import { refreshView } from '../view/refresh-view.ts';
import { tellBack, tellRemoved, tellSent, tellSnoozeRefused } from '../view/report.ts';
import { waitingStore } from '../view/waiting-store.ts';
import { type Ended, onMessage, publish } from './channel.ts';
import { seekLead } from './lead.ts';
import { createLeader, type Leader } from './leader.ts';
import { endWaiting, takeWaiters, waitForOutcome } from './outcomes.ts';
import { createSessionSender } from './send-api.ts';
import type { Round, Run } from './send-note.ts';
import { takeAnswer } from './take-answer.ts';
import { forgetWorkerToken, wakeWorker } from './wake-worker.ts';

/** How long somebody waits for an answer before the change counts as waiting; it goes on being sent. */
const PATIENCE_MS = 4000;
const FIRST_RETRY_MS = 2000;
const SLOWEST_RETRY_MS = 60_000;
/** Outages shorter than this are not announced. */
const WORTH_TELLING_MS = 3000;

/** The outbox of the session of this tab. `leader`: this tab sends, for all tabs. */
type Post = {
  session: Session;
  client: QueryClient;
  run: Run;
  leader: Leader | null;
  seek: ReturnType<typeof seekLead>;
  endPresence: () => Promise<unknown>;
};

let post: Post | null = null;
/** The last session that was logged out here. */
let left: Session | null = null;

/** Who it is and the token go together: another session of this tab sends nothing of this one. */
const createRun = (session: Session): Run => ({
  person: session.id,
  isOver: () => getToken() !== session.token,
  sendChange: createSessionSender(session),
  uploadFile: (upload) => uploadMedia(upload, session),
  ...{ isSameText, mayRefuse: true },
});

/** Opens the outbox of a session, once. */
const openPost = (client: QueryClient, session: Session): Post => {
  if (post?.session.token === session.token) return post;
  const run = createRun(session);
  const seek = seekLead(session.id, {
    onLead: () => {
      opened.leader = createLeader(run, seek.lose);
      drain();
    },
    onLost: () => {
      opened.leader = null;
    },
  });
  const opened: Post = { session, client, run, leader: null, seek, endPresence: announcePresence(session.id) };
  post = opened;
  left = null;
  seek.begin();
  return opened;
};

/** Reads what waits, and sends it now and whenever there is hope. */
export const start = async (client: QueryClient, session: Session): Promise<void> => {
  const { id: person, epoch } = session;
  openPost(client, session);
  await adoptChanges(person, epoch)
    .then(() => removeOverdueOfOthers(person))
    .then(() => removeUnnamed())
    .then(async () => tellRemoved(await takeRemovedCount(person)))
    .catch(() => undefined);
  publish({ kind: 'changed', person, noteId: null });
  await refreshView(person);
  if (hasUnsent()) await drain();
  else forgetWorkerToken().catch(() => undefined);
};

const hasUnsent = (): boolean => waitingStore.get().some(({ refusal }) => !refusal);

const readDrafts = (): string => readItem('localStorage', storageKeys.draft) ?? '';

const removeUnnamed = async (): Promise<void> => {
  const now = findServerTime();
  if (now !== null) await removeUnnamedFiles(readDrafts(), now);
};

onSessionEnd((reason, ended, isHere) => {
  const now = findServerTime();
  if (reason === 'logout') leave(ended);
  const { seek, leader, endPresence } = post ?? {};
  const gone = endPresence?.();
  // Only the tab that the server has just told of it knows the time: another one may have slept for weeks.
  if (reason === 'expired' && isHere && now !== null)
    Promise.resolve(gone)
      .then(() => markLeft(ended.id, now))
      .catch(() => undefined);
  // The next leader finds what became of what is under way.
  if (seek) Promise.resolve(leader?.finish()).finally(seek.end);
  post = null;
  untold = { sent: new Set(), refused: new Set() };
  endWaiting();
  hideFiles();
  clearTimeout(timer);
});

/**
 * Every tab does so: it may have written something just then. What belongs to a later session of the same person stays,
 * however late this tab hears that the person has left. `told`: what the person was asked about, of whichever session.
 */
const leave = (session: Session, told: readonly EntryKey[] = []): Promise<void> => {
  left = session;
  const { id: person, epoch } = session;
  return removeChanges([{ person, epoch }, ...told], readDrafts()).catch(() => undefined);
};

onReachable((awayMs) => {
  if (post && awayMs >= WORTH_TELLING_MS && !hasWaited && waitingStore.get().length === 0) tellBack();
  hasWaited = false;
  drain();
});
onLiveEvent(({ name }) => name === 'hello' && drain());
for (const type of ['online', 'focus', 'pageshow']) globalThis.addEventListener?.(type, () => drain());

/** Something waited while the server was away, in whichever tab. */
let hasWaited = false;

onMessage((message, isOwn) => {
  const { person, kind } = message;
  if (!post || person !== post.session.id) return;
  const { leader } = post;
  if (kind === 'changed' || kind === 'wanted') {
    refreshView(person, message.noteId).then(() => {
      hasWaited ||= !isReachableNow() && waitingStore.get().length > 0;
    });
  }
  if (kind === 'wanted' && leader) {
    if (!isOwn) publish({ kind: 'leading', person });
    if (message.noteId === null) drain();
    else leader.sendNote(message.noteId).then((round) => conclude(person, round));
  }
  if (kind === 'ended') takeEnd(post, message);
  if (kind === 'round') tellSent({ sent: message.sent, refused: message.refused });
});

/** What a change has become reaches the screen before whoever waits for it. */
const takeEnd = async ({ client }: Post, ended: Ended): Promise<void> => {
  const { person, noteId, change, answer, error, isLate } = ended;
  const tell = takeWaiters(ended);
  if (change && answer) takeAnswer(client, change, answer);
  if (change?.kind === 'snooze' && error && !tell && isLate) tellSnoozeRefused(error);
  await refreshView(person, noteId);
  tell?.();
};

/** Writes a change down and sends it; see `submitChange`. */
export const submit = async (client: QueryClient, entry: Waiting): Promise<Outcome> => {
  const session = getSession();
  if (session?.id !== entry.person) throw unanswered();
  const { person, noteId, id } = entry;
  const opened = openPost(client, session);
  const written = await appendChange(entry).catch(() => null);
  if (left?.token === session.token) {
    await removeChanges([entry]).catch(() => undefined);
    throw unanswered();
  }
  if (!written) return sendUnwritten(opened, entry);
  const asWaiting = (): Outcome => ({ isWaiting: true, note: findShownNote(client, noteId) });
  const outcome = written.isLate ? null : waitForOutcome(id, PATIENCE_MS);
  publish({ kind: 'wanted', person, noteId });
  opened.seek.watch();
  await refreshView(person, noteId);
  waitingStore.removeUnwritten(id);
  const known = await outcome;
  if (!known) return asWaiting();
  if (known.kind === 'arrived') return { isWaiting: false, note: known.note };
  await (known.kind === 'late' ? markLate(id) : removeChanges([written])).catch(() => undefined);
  publish({ kind: 'changed', person, noteId });
  await refreshView(person, noteId);
  if (known.kind === 'late') return asWaiting();
  throw known.error;
};

let lastUnwritten: Promise<unknown> = Promise.resolve();

/** Without a database there is no outbox: the change is sent at once, or it fails. */
const sendUnwritten = ({ run, client }: Post, entry: Waiting): Promise<Outcome> => {
  const send = async (): Promise<Outcome> => {
    // It would overtake what waits before it.
    if (waitingStore.getStored().some(({ noteId }) => noteId === entry.noteId)) throw unanswered();
    const { change } = await uploadNamed(run, entry.change);
    const result = await run.sendChange(change).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error, isUpload: false }),
    );
    const { answer, isReturned } = planEnd({ entry, change, isRepeated: false }, result, run);
    if (!answer || isReturned) throw 'error' in result ? result.error : unanswered();
    if (!run.isOver()) takeAnswer(client, change, answer);
    return { isWaiting: false, note: answer.note };
  };
  const sent = lastUnwritten.then(send);
  lastUnwritten = sent.catch(() => undefined);
  return sent;
};

let underWay: Promise<void> | null = null;
let isAgainWanted = false;

/** Has all that waits sent, by this tab where it leads, else by the one that does. */
export const drain = (): Promise<void> => {
  if (!post) return Promise.resolve();
  if (!post.leader) return askLeader(post);
  isAgainWanted = true;
  underWay ??= drainAll().finally(() => {
    underWay = null;
  });
  return underWay;
};

const askLeader = ({ session, seek }: Post): Promise<void> => {
  const { id: person } = session;
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!hasUnsent()) return Promise.resolve();
  const stop = onMessage((message) => message.kind === 'round' && message.person === person && resolve());
  publish({ kind: 'wanted', person, noteId: null });
  seek.watch();
  return promise.finally(stop).then(() => refreshView(person));
};

const drainAll = async (): Promise<void> => {
  while (isAgainWanted && post?.leader) {
    isAgainWanted = false;
    clearTimeout(timer);
    const { person } = post.run;
    const round = await post.leader.sendAll();
    await refreshView(person);
    conclude(person, round);
    publish({ kind: 'round', person, sent: 0, refused: 0 });
  }
};

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What became of changes that had waited, and was not told yet. */
let untold: { sent: Set<string>; refused: Set<string> } = { sent: new Set(), refused: new Set() };

/** Tells of them once the line no longer breaks off: as one number, however many attempts it took. */
const conclude = (person: string, { sent, refused, isUnfinished, isCut }: Round): void => {
  // Somebody else may have logged in since the round began.
  if (post?.session.id !== person) return;
  for (const name of sent) untold.sent.add(name);
  for (const name of refused) untold.refused.add(name);
  if (!isCut && untold.sent.size + untold.refused.size > 0) {
    publish({ kind: 'round', person, sent: untold.sent.size, refused: untold.refused.size });
    untold = { sent: new Set(), refused: new Set() };
  }
  if (isUnfinished) retryLater(post.session);
  else {
    failures = 0;
    if (!hasUnsent()) forgetWorkerToken().catch(() => undefined);
  }
};

const retryLater = (session: Session): void => {
  // Should all pages be closed until then.
  wakeWorker(session).catch(() => undefined);
  clearTimeout(timer);
  timer = setTimeout(drain, Math.min(FIRST_RETRY_MS * 2 ** failures, SLOWEST_RETRY_MS));
  failures += 1;
};

/** Gives up a change for good; with a note that was never made goes all that was to become of it. */
export const discard = (id: string): Promise<void> => {
  const found = waitingStore.get().find((one) => one.id === id);
  const isNew = found?.change.kind === 'create';
  return discardChanges(waitingStore.get().filter((one) => one.id === id || (isNew && one.noteId === found.noteId)));
};

/** Gives up changes of a note; what waits behind them goes. */
export const discardChanges = async (changes: readonly Waiting[]): Promise<void> => {
  const [first] = changes;
  if (!first) return;
  await removeChanges(changes).catch(() => undefined);
  publish({ kind: 'wanted', person: first.person, noteId: first.noteId });
  await refreshView(first.person, first.noteId);
};

/** Reads what waits of the person of a session, also before it is sent for the first time. */
export const readWaiting = (session: Session): Promise<void> => refreshView(session.id);

/** Gives up, at a logout, all that a person was asked about. */
export const discardAll = leave;
