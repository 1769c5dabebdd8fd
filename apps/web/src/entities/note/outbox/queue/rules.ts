import { DAY_MS } from '@pinlife/contract/durations';
import { OUTBOX_WAIT_DAYS } from '@pinlife/contract/note/limits';
import { advance } from './entry-state.ts';
import type { EntryKey, Waiting } from './waiting.ts';

/** What may be done to what waits, besides sending it (`plan.ts`), as pure functions. */

const WAITING_MS = OUTBOX_WAIT_DAYS * DAY_MS;

/** A change comes after all others of its note, whatever the clock of the device says. */
export const placeLast = (change: Waiting, ofNote: readonly Waiting[]): Waiting => {
  const others = ofNote.filter(({ id }) => id !== change.id);
  // What waits behind a refused one is not sent before the person has decided about that.
  const isLate = change.isLate || others.some(({ refusal }) => refusal);
  return { ...change, isLate, order: Math.max(change.order, ...others.map(({ order }) => order + 1)) };
};

/**
 * What is left after changes are removed; a key without an id names all of its session. A change that others were merged
 * into since the keys were made stays: whoever gives it up does not know of them.
 */
export const listStaying = (all: readonly Waiting[], keys: readonly EntryKey[]): Waiting[] => {
  const known = new Set(keys.flatMap(({ id, holds = [] }) => [id, ...holds]));
  const isMeant = (key: EntryKey, { person, epoch, id, holds }: Waiting): boolean =>
    person === key.person &&
    epoch === key.epoch &&
    (key.id === undefined || (id === key.id && holds.every((held) => known.has(held))));
  return all.filter((one) => !keys.some((key) => isMeant(key, one)));
};

/** Makes a change part of the present session of its person, in which it will be sent or given up. */
export const adopt = ({ leftAt: _left, ...change }: Waiting, epoch: string): Waiting => ({ ...change, epoch });

/** Whether a change has waited too long since its person was logged out, by the server's time. */
export const isOverdue = ({ leftAt }: Waiting, now: number): boolean =>
  leftAt !== undefined && now - leftAt > WAITING_MS;

/** The changes that a leader was sending when another one took over, as they are then: they may have arrived. */
export const recoverTaken = (all: readonly Waiting[]): Waiting[] =>
  all.flatMap((one) => (one.takenBy === undefined ? [] : (advance(one, 'fail') ?? [])));
