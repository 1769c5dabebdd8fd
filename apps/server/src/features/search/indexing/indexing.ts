import { setImmediate } from 'node:timers/promises';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type SearchDocument, writeDocument } from '../keys.ts';
import type { IndexingRepo, NoteKey, NoteText, Which } from './repo.ts';
import type { WordMemory } from './word-memory.ts';

/** So many notes are indexed with one statement, and fewer large ones. */
const BATCH = { count: 128, bytes: 2 * 1024 * 1024 };
const ALONE = { count: 1, bytes: 0 };
/** So many are read without letting others have their turn. */
const AT_A_STRETCH = 8;
/** A note that says more is not indexed again for each word that is added to it, but after a while for all of them. */
const AT_ONCE_MAX_BYTES = 16 * 1024;
const STALE_MS = 2000;
/** What could not be indexed is tried again after this long. */
const RETRY_MS = 60 * 60 * 1000;

type Dependencies = {
  database: Transactor;
  repo: IndexingRepo;
  words: WordMemory;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Tells the worker that something is due. */
  wake: (tx: Tx) => Promise<void>;
  /** This process has left something to be indexed. */
  poke: () => void;
};

export type Indexing = ReturnType<typeof createIndexing>;

/**
 * Makes what notes are found by, after they were written. Which notes wait for it stands in the database: they are
 * indexed by the process that wrote them, by a worker, or by a search of their person, whoever comes first.
 */
export const createIndexing = ({ database, repo, words, clock, log, wake, poke }: Dependencies) => {
  const indexNotes = async (tx: Tx, taken: readonly NoteKey[]): Promise<void> => {
    if (taken.length === 0) return;
    const documents: (NoteKey & SearchDocument)[] = [];
    for (const [place, text] of (await repo.getTexts(tx, taken)).entries()) {
      if (place > 0 && place % AT_A_STRETCH === 0) await setImmediate();
      documents.push({ user_id: text.user_id, id: text.id, ...toDocument(text) });
    }
    await repo.save(tx, documents);
    const used = words.findNew(documents);
    if (used.length === 0) return;
    const savedFor = await repo.saveWords(tx, used);
    tx.afterCommit(() => words.remember(used, savedFor));
  };

  const indexSome = async (which: Which): Promise<{ count: number; isAll: boolean }> => {
    let taken: Awaited<ReturnType<typeof repo.take>> = { notes: [], isAll: false };
    try {
      await database.transaction(async (tx) => {
        taken = await repo.take(tx, which, BATCH);
        await indexNotes(tx, taken.notes);
      });
    } catch (error) {
      // The database is away, or its disk is full.
      if (error instanceof AppError || taken.notes.length === 0) throw error;
      for (const note of taken.notes) await indexAlone(note);
    }
    return { count: taken.notes.length, isAll: taken.isAll };
  };

  /** One that cannot be indexed holds up no other, and no search. */
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
    /** A note is found by something else than before, from the moment on in which that is committed. */
    async index(tx: Tx, userId: string, id: string): Promise<void> {
      await repo.await(tx, userId, id);
      tx.afterCommit(poke);
    },

    /**
     * Something that hangs on a note has changed, which costs no more than what has changed: a note that says little is
     * found by it at once, one that says much soon after.
     */
    async indexHanging(tx: Tx, userId: string, id: string): Promise<void> {
      const due = { at: new Date(clock.now().getTime() + STALE_MS), aboveBytes: AT_ONCE_MAX_BYTES };
      if (await repo.awaitHanging(tx, userId, id, due)) await wake(tx);
      else tx.afterCommit(poke);
    },

    nextDueAt: (): Promise<Date | null> => repo.getNextDueAt(),

    /** Indexes some of what is due; answers how many, and whether that was all. */
    catchUp: (now: Date) => indexSome({ now }),

    /** Indexes all notes of a person that were written until now. Those that others hold are waited for. */
    async catchUpFor(userId: string): Promise<void> {
      for (;;) {
        if ((await indexSome({ userId })).count > 0) continue;
        const held = await database.single((tx) => repo.waitForWaiting(tx, userId));
        if (!held) return;
        await database.single((tx) => repo.waitForNote(tx, held));
      }
    },

    countWaiting: repo.countWaiting,
  };
};

const toDocument = ({ user_id, title, plain_text, location, created_at, comments, files }: NoteText): SearchDocument =>
  writeDocument(user_id, created_at, { title, others: [plain_text, location, ...(comments ?? []), ...(files ?? [])] });
