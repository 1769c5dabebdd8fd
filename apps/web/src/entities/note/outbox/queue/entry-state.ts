import type { Waiting } from './waiting.ts';

/**
 * queued: never sent. sending: a leader is sending it. maybeArrived: it was sent, and no answer has decided about it.
 * refused: it waits for the person. done: it is no longer in the outbox.
 */
type EntryState = 'queued' | 'sending' | 'maybeArrived' | 'refused' | 'done';

/**
 * send: it is about to be sent; what names files is so again where it has been sent before. fail: nobody has answered who
 * could, or the leader is gone. refuse: the server has refused it, or one of its files. lack: the server has an earlier
 * form of it, the rest is to be sent. arrive: the server has it. remove: the person, or a logout, gives it up.
 */
export type EntryEvent = 'send' | 'fail' | 'refuse' | 'lack' | 'arrive' | 'remove';

export const transitions: Readonly<Record<EntryState, Readonly<Partial<Record<EntryEvent, EntryState>>>>> = {
  queued: { send: 'sending', fail: 'queued', refuse: 'refused', remove: 'done' },
  sending: {
    ...{ send: 'sending', fail: 'maybeArrived', refuse: 'refused' },
    ...{ lack: 'queued', arrive: 'done', remove: 'done' },
  },
  maybeArrived: { send: 'sending', fail: 'maybeArrived', refuse: 'refused', remove: 'done' },
  refused: { remove: 'done' },
  done: {},
};

/** A change counts as sent from before it is sent: its tab can die at any moment. */
export const stateOf = ({ refusal, isTried, takenBy }: Waiting): Exclude<EntryState, 'done'> => {
  if (refusal) return 'refused';
  if (!isTried) return 'queued';
  return takenBy === undefined ? 'maybeArrived' : 'sending';
};

/**
 * The change after an event, with what the event brings; null once it is done. Throws where the event cannot happen: a
 * fault of the sender.
 */
export const advance = (entry: Waiting, event: EntryEvent, brought: Partial<Waiting> = {}): Waiting | null => {
  const state = transitions[stateOf(entry)][event];
  if (state === undefined) throw new Error(`A change that is ${stateOf(entry)} cannot ${event}`);
  if (state === 'done') return null;
  const isTried = state === 'refused' ? entry.isTried : state !== 'queued';
  const { takenBy, ...next } = { ...entry, ...brought, isTried };
  return state === 'sending' ? { ...next, takenBy } : next;
};
