import type { IDBPTransaction } from 'idb';
import { createId } from '../../../../lib/api/create-id.ts';
import { leaderOf, type OutboxSchema, withStore } from './database.ts';
import {
  type Ending,
  endEntry,
  markSent,
  type NoteQueue,
  type Plan,
  planNext,
  planUnwritten,
  type Sending,
} from './plan.ts';
import { recoverTaken } from './rules.ts';
import { inOrder, type Waiting } from './waiting.ts';

/** What only the leader does to what waits. Each transaction proves that it still leads. */

/** `term`: made anew by whoever begins to lead. A leader that stood still meanwhile has an old one. */
export type Lead = { person: string; term: string };

/** Another tab leads by now: nothing was done. */
export class NotLeadingError extends Error {}

/** Begins to lead. What the leader before was sending may have arrived. */
export const claimLead = (person: string): Promise<Lead> =>
  withStore(async (database) => {
    const lead: Lead = { person, term: createId() };
    const tx = database.transaction(['changes', 'sent'], 'readwrite');
    const changes = tx.objectStore('changes');
    const all = await changes.index('person').getAll(person);
    const claim = tx.objectStore('sent').put({ noteId: leaderOf(person), id: lead.term, version: 0, person });
    await Promise.all([...recoverTaken(all).map(async (one) => changes.put(one)), claim, tx.done]);
    return lead;
  });

type LeadTransaction = IDBPTransaction<OutboxSchema, ('changes' | 'sent')[], 'readwrite'>;

const runLeading = <Result>({ person, term }: Lead, work: (tx: LeadTransaction) => Promise<Result>): Promise<Result> =>
  withStore(async (database) => {
    const tx: LeadTransaction = database.transaction(['changes', 'sent'], 'readwrite');
    const leader = await tx.objectStore('sent').get(leaderOf(person));
    // None is there where somebody has deleted the database.
    if (leader && leader.id !== term) throw new NotLeadingError();
    // On a full disk both a request and the transaction fail: neither goes unheard.
    const [result] = await Promise.all([work(tx), tx.done]);
    return result;
  });

const readQueue = async (tx: LeadTransaction, person: string, noteId: string): Promise<NoteQueue> => {
  const entries = await tx.objectStore('changes').index('note').getAll([person, noteId]);
  return { entries: inOrder(entries), sent: await tx.objectStore('sent').get(noteId) };
};

/** Merges what waits of a note, and marks what is to be sent next. */
export const takeNext = (lead: Lead, noteId: string): Promise<Plan> =>
  runLeading(lead, async (tx) => {
    const plan = planNext(await readQueue(tx, lead.person, noteId), lead.term);
    const changes = tx.objectStore('changes');
    await Promise.all([...plan.removed.map((id) => changes.delete(id)), ...plan.put.map((one) => changes.put(one))]);
    return plan;
  });

/** The same on a full disk. */
export const takeUnwritten = (lead: Lead, noteId: string): Promise<Plan> =>
  runLeading(lead, async (tx) => planUnwritten(await readQueue(tx, lead.person, noteId)));

/** Marks a change as sent whose files are there. Null where it was given up meanwhile. */
export const markTaken = (lead: Lead, { id }: Waiting): Promise<Waiting | null> =>
  runLeading(lead, async (tx) => {
    const changes = tx.objectStore('changes');
    const stored = await changes.get(id);
    if (!stored) return null;
    const marked = markSent(stored, lead.term);
    await changes.put(marked);
    return marked;
  });

/** Writes down what became of a change; answers it as it was. Null where it was given up meanwhile. */
export const endSending = (lead: Lead, { entry }: Sending, ending: Ending): Promise<Waiting | null> =>
  runLeading(lead, async (tx) => {
    const changes = tx.objectStore('changes');
    const stored = await changes.get(entry.id);
    if (!stored) return null;
    const after = endEntry(stored, ending, lead.term);
    await Promise.all([
      after ? changes.put(after) : changes.delete(stored.id),
      ending.sent && tx.objectStore('sent').put(ending.sent),
    ]);
    return stored;
  });
