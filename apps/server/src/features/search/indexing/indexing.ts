import { setImmediate } from 'node:timers/promises';
import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type SearchDocument, writeDocumentInPieces } from '../words/keys.ts';
import type { DueFilter, IndexingRepo, NoteKey, NoteText } from './repo.ts';
import type { WordMemory } from './word-memory.ts';

/** The limits of one statement. */
const BATCH = { count: 128, bytes: 2 * 1024 * 1024 };
const ALONE = { count: 1, bytes: 0 };
/** The number of notes after which it yields to the event loop. */
const YIELD_AFTER_NOTES = 8;
/** A larger note is not indexed for each added comment, but after a delay for all of them. */
const AT_ONCE_MAX_BYTES = 16 * 1024;
const STALE_MS = 2000;
/** The delay before a failed note is tried again. */
const RETRY_MS = HOUR_MS;

type Dependencies = {
  database: Transactor;
  repo: IndexingRepo;
  words: WordMemory;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  wake: (tx: Tx) => Promise<void>;
  scheduleIndexing: () => void;
};

export type Indexing = ReturnType<typeof createIndexing>;

/**
 * Computes the search keys of notes after they were written. The list of due notes is in the database. They are indexed
 * by the process that wrote them, by a worker, or by a search of their person, whichever comes first.
 */
export const createIndexing = ({ database, repo, words, clock, log, wake, scheduleIndexing }: Dependencies) => {
  const indexNotes = async (tx: Tx, taken: readonly NoteKey[]): Promise<void> => {
    if (taken.length === 0) return;
    const documents: (NoteKey & Pick<NoteText, 'created_at'> & SearchDocument)[] = [];
    for (const [index, text] of (await repo.getTexts(tx, taken)).entries()) {
      if (index > 0 && index % YIELD_AFTER_NOTES === 0) await setImmediate();
      documents.push({ user_id: text.user_id, id: text.id, created_at: text.created_at, ...(await toDocument(text)) });
    }
    await repo.save(tx, documents);
    const used = words.findNew(documents);
    if (used.length === 0) return;
    const savedFor = await repo.saveWords(tx, used);
    tx.afterCommit(() => words.remember(used, savedFor));
  };

  const indexSome = async (filter: DueFilter): Promise<{ count: number; isAll: boolean }> => {
    let taken: Awaited<ReturnType<typeof repo.take>> = { notes: [], isAll: false };
    try {
      await database.transaction(async (tx) => {
        taken = await repo.take(tx, filter, BATCH);
        await indexNotes(tx, taken.notes);
      });
    } catch (error) {
      // The database is unavailable, or its disk is full: the note is not the cause.
      if (error instanceof AppError || taken.notes.length === 0) throw error;
      for (const note of taken.notes) await indexAlone(note);
    }
    return { count: taken.notes.length, isAll: taken.isAll };
  };

  /** Sets a failing note aside, so that it blocks neither others nor searches. */
  const indexAlone = async (note: NoteKey): Promise<void> => {
    try {
      await database.transaction(async (tx) => {
        const { notes } = await repo.take(tx, { note }, ALONE);
        await indexNotes(tx, notes);
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn({ err: error, noteId: note.id }, 'A note could not be indexed: searches do not find what is new in it.');
      const until = new Date(clock.now().getTime() + RETRY_MS);
      await database.single((tx) => repo.setAside(tx, note, until));
    }
  };

  return {
    /** Marks a note as due. Searches find it by its new text from the commit on. */
    async index(tx: Tx, userId: string, id: string): Promise<void> {
      await repo.markDue(tx, userId, id);
      tx.afterCommit(scheduleIndexing);
    },

    /** Called after a comment or file of a note changed. A short note is found by it at once, a long one after a delay. */
    async indexAttachmentChange(tx: Tx, userId: string, id: string): Promise<void> {
      const due = { at: new Date(clock.now().getTime() + STALE_MS), aboveBytes: AT_ONCE_MAX_BYTES };
      if (await repo.markDueForAttachment(tx, userId, id, due)) await wake(tx);
      else tx.afterCommit(scheduleIndexing);
    },

    /** Called after text was recognised in a picture of a note, for which no search waits. */
    async indexLater(tx: Tx, userId: string, id: string): Promise<void> {
      const due = { at: new Date(clock.now().getTime() + STALE_MS), aboveBytes: -1 };
      if (await repo.markDueForAttachment(tx, userId, id, due)) await wake(tx);
    },

    nextDueAt: (): Promise<Date | null> => repo.getNextDueAt(),

    /** Indexes some of the due notes. Returns how many, and whether that was all. */
    catchUp: (now: Date) => indexSome({ now }),

    /** Like `catchUp`, for new and changed notes only, which searches wait for. */
    catchUpSoon: () => indexSome({ now: '-infinity' }),

    /** Indexes all notes of a person written until now. Waits for those that others are indexing. */
    async catchUpFor(userId: string): Promise<void> {
      for (;;) {
        if ((await indexSome({ userId })).count > 0) continue;
        const due = await database.single((tx) => repo.waitForDueNote(tx, userId));
        if (!due) return;
        await database.single((tx) => repo.waitForNote(tx, due));
      }
    },

    countWaiting: repo.countWaiting,
  };
};

const toDocument = async (note: NoteText): Promise<SearchDocument> => {
  const { user_id, title, plain_text, location, comments, files, tag_keys } = note;
  const pieces = writeDocumentInPieces(user_id, {
    title,
    others: [plain_text, location, ...(comments ?? []), ...(files ?? [])],
    tags: tag_keys ? tag_keys.split(' ') : [],
  });
  for (;;) {
    const { value, done } = pieces.next();
    if (done) return value;
    await setImmediate();
  }
};
