import { DAY_MS } from '@pinlife/contract/durations';
import { OUTBOX_WAIT_DAYS } from '@pinlife/contract/note/limits';
import type { EntryKey, OutboxEntry } from './entry.ts';
import { applyEvent } from './entry-state.ts';

/** Rules for stored entries except sending (`plan.ts`), as pure functions. */

const WAITING_MS = OUTBOX_WAIT_DAYS * DAY_MS;

/** Orders an entry after all others of its note, even if the device's clock was set back. */
export const placeLast = (entry: OutboxEntry, ofNote: readonly OutboxEntry[]): OutboxEntry => {
  const others = ofNote.filter(({ id }) => id !== entry.id);
  // An entry behind a refused one is not sent until the person has decided.
  const isLate = entry.isLate || others.some(({ refusal }) => refusal);
  return { ...entry, isLate, order: Math.max(entry.order, ...others.map(({ order }) => order + 1)) };
};

/**
 * The entries that stay after a removal. A key without an id selects the whole session. An entry that has absorbed others
 * since its key was made stays.
 */
export const listStaying = (all: readonly OutboxEntry[], keys: readonly EntryKey[]): OutboxEntry[] => {
  const known = new Set(keys.flatMap(({ id, holds = [] }) => [id, ...holds]));
  const isMeant = (key: EntryKey, { person, epoch, id, holds }: OutboxEntry): boolean =>
    person === key.person &&
    epoch === key.epoch &&
    (key.id === undefined || (id === key.id && holds.every((held) => known.has(held))));
  return all.filter((one) => !keys.some((key) => isMeant(key, one)));
};

/** Moves an entry to the present session of its person. */
export const adopt = ({ leftAt: _left, overdueAt: _overdue, ...entry }: OutboxEntry, epoch: string): OutboxEntry => ({
  ...entry,
  epoch,
});

/**
 * The entry after a look while its person is logged out; null if it expires. By the server's time it must be overdue, at two
 * looks that are a day apart on the device's clock. A leap that is set right within a day deletes nothing.
 */
export const ageEntry = (
  { overdueAt, ...entry }: OutboxEntry,
  now: { server: number; device: number },
): OutboxEntry | null => {
  const leftAt = entry.leftAt ?? now.server;
  if (now.server - leftAt <= WAITING_MS) return { ...entry, leftAt };
  const sinceMs = overdueAt === undefined ? -1 : now.device - overdueAt;
  if (sinceMs >= DAY_MS) return null;
  return { ...entry, leftAt, overdueAt: sinceMs < 0 ? now.device : overdueAt };
};

/** The entries that a former leader was sending, after its failure: they may have arrived. */
export const recoverTaken = (all: readonly OutboxEntry[]): OutboxEntry[] =>
  all.flatMap((one) => (one.takenBy === undefined ? [] : (applyEvent(one, 'fail') ?? [])));
