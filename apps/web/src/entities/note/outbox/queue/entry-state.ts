import type { OutboxEntry } from './entry.ts';

/**
 * queued: never sent. sending: a leader is sending it. maybeArrived: it was sent without a valid answer. refused: the
 * person has to decide. done: it is no longer in the outbox.
 */
type EntryState = 'queued' | 'sending' | 'maybeArrived' | 'refused' | 'done';

/**
 * send: sending starts, again for an entry with files. fail: no valid answer, or the leader has changed. refuse: the server
 * refuses the change or a file. arrivePartly: the server has an older form; the difference is queued. arrive: the server
 * has it. remove: discarded by the person or by a logout.
 */
export type EntryEvent = 'send' | 'fail' | 'refuse' | 'arrivePartly' | 'arrive' | 'remove';

export const transitions: Readonly<Record<EntryState, Readonly<Partial<Record<EntryEvent, EntryState>>>>> = {
  queued: { send: 'sending', fail: 'queued', refuse: 'refused', remove: 'done' },
  sending: {
    send: 'sending',
    fail: 'maybeArrived',
    refuse: 'refused',
    arrivePartly: 'queued',
    arrive: 'done',
    remove: 'done',
  },
  maybeArrived: { send: 'sending', fail: 'maybeArrived', refuse: 'refused', remove: 'done' },
  refused: { remove: 'done' },
  done: {},
};

/** An entry is marked as sent before it is sent, because its tab can die at any moment. */
export const stateOf = ({ refusal, isTried, takenBy }: OutboxEntry): Exclude<EntryState, 'done'> => {
  if (refusal) return 'refused';
  if (!isTried) return 'queued';
  return takenBy === undefined ? 'maybeArrived' : 'sending';
};

/**
 * The entry after an event, with the fields that the event changes; null if it is done. Throws if the state does not allow
 * the event.
 */
export const applyEvent = (
  entry: OutboxEntry,
  event: EntryEvent,
  fields: Partial<OutboxEntry> = {},
): OutboxEntry | null => {
  const state = transitions[stateOf(entry)][event];
  if (state === undefined) throw new Error(`An entry that is ${stateOf(entry)} cannot ${event}`);
  if (state === 'done') return null;
  const isTried = state === 'refused' ? entry.isTried : state !== 'queued';
  const { takenBy, ...next } = { ...entry, ...fields, isTried };
  return state === 'sending' ? { ...next, takenBy } : next;
};
