import { type Change, noteIdOf, type OutboxEntry, type ShownChange } from '../src/entities/note/outbox/queue/entry.ts';

let last = 0;

/** An outbox entry, ordered after all earlier ones. */
export const makeEntry = (change: Change, given: Partial<OutboxEntry> = {}, shown: ShownChange = {}): OutboxEntry => {
  last += 1;
  const id = given.id ?? `change ${last}`;
  return {
    ...{ id, top: id, order: last, madeAt: last, person: 'me', noteId: noteIdOf(change) },
    ...{ change, shown, holds: [], base: null, isTried: false, isLate: false, refusal: null },
    ...given,
  };
};
