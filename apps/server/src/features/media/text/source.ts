import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@pinlife/contract/durations';
import type { Transactor, Tx } from '../../../db/pool.ts';
import { CageDeath } from '../../../platform/cage/cage.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createBackgroundPause } from '../../../platform/load/background-pause.ts';
import { createRoundRobin } from '../../../platform/load/round-robin.ts';
import type { Logger } from '../../../platform/logger.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Ocr, ReadPicture } from '../../../platform/ocr.ts';
import { ObjectMissing, type Storage } from '../../../platform/storage.ts';
import type { WorkSource } from '../../../platform/work-source.ts';
import { openBytes } from '../make/stored-bytes.ts';
import type { PictureTextRepo, TakenPicture } from './repo.ts';

const LEASE_MS = MINUTE_MS;
/** Two renewals may fail before a lease ends. */
const RENEWALS_PER_LEASE = 3;
/** The limit of tries if the picture ends its reader. */
const DEATHS_MAX = 2;
/** The limit of tries if the picture was late or its worker crashed, which may have other causes. */
const TRIES_MAX = 3;
const RETRY_MS = MINUTE_MS;
/** The machine may be busy. Such a picture takes a twelfth of the reader's time until it is given up. */
const LATE_RETRY_MS = HOUR_MS;

export type LateIndexing = { indexLater(tx: Tx, userId: string, noteId: string): Promise<void> };

type Dependencies = {
  database: Transactor;
  texts: PictureTextRepo;
  storage: Storage;
  ocr: Ocr;
  search: LateIndexing;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
};

/**
 * Recognises the text of the pictures of notes, one picture at a time. Existing pictures are simply the oldest. Takes
 * the pictures of people in turn, so that many pictures of one do not delay those of others.
 */
export const createPictureTextSource = (dependencies: Dependencies): WorkSource => {
  const { database, texts, storage, ocr, search, clock, log } = dependencies;
  const pauseAfter = createBackgroundPause();
  const takeInTurn = createRoundRobin<TakenPicture>(({ user_id }) => user_id);
  // Alternates: a new picture is read soon, and many new ones do not delay older ones for ever.
  let order: 'newest' | 'oldest' = 'oldest';
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);

  const take = (now: Date) => {
    order = order === 'newest' ? 'oldest' : 'newest';
    const claim = { now, leaseEndsAt: inMs(LEASE_MS), order };
    return database.transaction(async (tx) => {
      const [taken] = await takeInTurn(1, async (_one, skippedUsers) => texts.take(tx, { ...claim, skippedUsers }));
      return taken;
    });
  };

  const save = (taken: TakenPicture, text: string) =>
    database.transaction(async (tx) => {
      const noteId = await texts.lockNote(tx, taken);
      const isSaved = await texts.save(tx, taken, text);
      if (isSaved && noteId !== null && text !== '') await search.indexLater(tx, taken.user_id, noteId);
    });

  const postpone = (taken: TakenPicture, dueAt: Date | null, countsTry: boolean) =>
    database.single((tx) => texts.postpone(tx, taken, dueAt, countsTry));

  /** Only errors caused by the picture count as a try. */
  const handleFailure = async (taken: TakenPicture, error: unknown, signal: AbortSignal): Promise<void> => {
    const isLate = error instanceof CageDeath && error.isLate;
    const isByBytes = error instanceof CageDeath || error instanceof ObjectMissing;
    if (signal.aborted) return postpone(taken, clock.now(), false);
    if (!isByBytes) {
      await postpone(taken, inMs(RETRY_MS), false);
      throw error;
    }
    const isLast = taken.tries >= (isLate ? TRIES_MAX : DEATHS_MAX);
    log.warn({ media: taken.id, tries: taken.tries, reason: error.message }, 'A picture could not be read.');
    await postpone(taken, isLast ? null : inMs(isLate ? LATE_RETRY_MS : RETRY_MS), true);
  };

  const work = async (taken: TakenPicture, readPicture: ReadPicture, signal: AbortSignal): Promise<void> => {
    // The worker crashed at each try.
    if (taken.tries > TRIES_MAX) return postpone(taken, null, true);
    const renewal = setInterval(() => {
      database.single((tx) => texts.renew(tx, taken, inMs(LEASE_MS))).catch(() => undefined);
    }, LEASE_MS / RENEWALS_PER_LEASE).unref();
    try {
      const bytes = openBytes(storage, `${taken.object_key}/${ORIGINAL}`, taken.size);
      await save(taken, await readPicture(bytes, taken.language, signal));
    } catch (error) {
      await handleFailure(taken, error, signal);
    } finally {
      clearInterval(renewal);
    }
  };

  return {
    name: 'picture texts',
    nextDueAt: texts.nextDueAt,
    runBatch: (now, signal) =>
      ocr(async (readPicture) => {
        const taken = signal.aborted ? undefined : await take(now);
        if (!taken) return 0;
        const startedAt = performance.now();
        await work(taken, readPicture, signal);
        await sleep(pauseAfter(performance.now() - startedAt, 0), undefined, { signal }).catch(() => undefined);
        return 1;
      }),
  };
};
