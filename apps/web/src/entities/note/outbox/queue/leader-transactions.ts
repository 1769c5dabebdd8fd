import type { IDBPTransaction } from 'idb';
import { createId } from '../../../../lib/api/create-id.ts';
import { leaderOf, type OutboxSchema, withStore } from './database.ts';
import { inOrder, type OutboxEntry } from './entry.ts';
import {
  type AfterSend,
  entryAfterSend,
  markSent,
  type NoteQueue,
  type Plan,
  type PlannedSend,
  planNext,
  planOnFullDisk,
} from './plan.ts';
import { recoverTaken } from './rules.ts';

/** The operations of the leader. Each transaction checks that its term is still the stored one. */

/** `term`: random, one for each leader. A suspended leader that was replaced has an old one. */
export type LeaderTerm = { person: string; term: string };

/** Another tab is the leader now: nothing was changed. */
export class NotLeaderError extends Error {}

/** Stores a new term. Entries that the former leader was sending become `maybeArrived`. */
export const beginTerm = (userId: string): Promise<LeaderTerm> =>
  withStore(async (database) => {
    const lead: LeaderTerm = { person: userId, term: createId() };
    const tx = database.transaction(['changes', 'sent'], 'readwrite');
    const changes = tx.objectStore('changes');
    const all = await changes.index('person').getAll(userId);
    const claim = tx.objectStore('sent').put({ noteId: leaderOf(userId), id: lead.term, version: 0, person: userId });
    await Promise.all([...recoverTaken(all).map(async (one) => changes.put(one)), claim, tx.done]);
    return lead;
  });

type LeaderTransaction = IDBPTransaction<OutboxSchema, ('changes' | 'sent')[], 'readwrite'>;

const runAsLeader = <Result>(
  { person, term }: LeaderTerm,
  work: (tx: LeaderTransaction) => Promise<Result>,
): Promise<Result> =>
  withStore(async (database) => {
    const tx: LeaderTransaction = database.transaction(['changes', 'sent'], 'readwrite');
    const leader = await tx.objectStore('sent').get(leaderOf(person));
    // Missing after the database was deleted.
    if (leader && leader.id !== term) throw new NotLeaderError();
    // On a full disk both the requests and the transaction fail: all rejections must be handled.
    const [result] = await Promise.all([work(tx), tx.done]);
    return result;
  });

const readQueue = async (tx: LeaderTransaction, userId: string, noteId: string): Promise<NoteQueue> => {
  const entries = await tx.objectStore('changes').index('note').getAll([userId, noteId]);
  return { entries: inOrder(entries), sent: await tx.objectStore('sent').get(noteId) };
};

/** Merges the entries of a note, and marks the next one to be sent. */
export const takeNext = (lead: LeaderTerm, noteId: string): Promise<Plan> =>
  runAsLeader(lead, async (tx) => {
    const plan = planNext(await readQueue(tx, lead.person, noteId), lead.term);
    const changes = tx.objectStore('changes');
    await Promise.all([...plan.removed.map((id) => changes.delete(id)), ...plan.put.map((one) => changes.put(one))]);
    return plan;
  });

/** If the disk is full, nothing can be marked as sent; see `planOnFullDisk`. */
export const takeNextOnFullDisk = (lead: LeaderTerm, noteId: string): Promise<Plan> =>
  runAsLeader(lead, async (tx) => planOnFullDisk(await readQueue(tx, lead.person, noteId)));

/** Marks an entry as sent after its files are uploaded. Null if it was removed meanwhile. */
export const markAsSent = (lead: LeaderTerm, { id }: OutboxEntry): Promise<OutboxEntry | null> =>
  runAsLeader(lead, async (tx) => {
    const changes = tx.objectStore('changes');
    const stored = await changes.get(id);
    if (!stored) return null;
    const marked = markSent(stored, lead.term);
    await changes.put(marked);
    return marked;
  });

/** Stores the result of an entry; returns the entry before that. Null if it was removed meanwhile. */
export const writeAfterSend = (
  lead: LeaderTerm,
  { entry }: PlannedSend,
  after: AfterSend,
): Promise<OutboxEntry | null> =>
  runAsLeader(lead, async (tx) => {
    const changes = tx.objectStore('changes');
    const stored = await changes.get(entry.id);
    if (!stored) return null;
    const ended = entryAfterSend(stored, after, lead.term);
    await Promise.all([
      ended ? changes.put(ended) : changes.delete(stored.id),
      after.sent && tx.objectStore('sent').put(after.sent),
    ]);
    return stored;
  });
