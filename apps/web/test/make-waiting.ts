import { type Change, noteIdOf, type Shown, type Waiting } from '../src/entities/note/outbox/queue/waiting.ts';

let last = 0;

/** A change as it waits in the outbox, made after all others. */
export const makeWaiting = (change: Change, given: Partial<Waiting> = {}, shown: Shown = {}): Waiting => {
  last += 1;
  const id = given.id ?? `change ${last}`;
  return {
    ...{ id, top: id, order: last, madeAt: last, person: 'me', noteId: noteIdOf(change) },
    ...{ change, shown, holds: [], base: null, isTried: false, isLate: false, refusal: null },
    ...given,
  };
};
