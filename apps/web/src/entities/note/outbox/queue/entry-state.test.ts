import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import type { OutboxEntry } from './entry.ts';
import { applyEvent, type EntryEvent, stateOf, transitions } from './entry-state.ts';

/** A model of the properties of an entry, independent of how it is stored. */
type Model = { mayHaveArrived: boolean; isRefused: boolean; isUnderWay: boolean; isDone: boolean };

const refusal = { status: 412, code: null, message: '', data: null };
const fields: Partial<Record<EntryEvent, Partial<OutboxEntry>>> = {
  send: { takenBy: 'term' },
  refuse: { refusal },
  arrivePartly: { change: { kind: 'done', id: 'a', done: false } },
};

const follow: Record<EntryEvent, (model: Model) => Model> = {
  send: (model) => ({ ...model, mayHaveArrived: true, isUnderWay: true }),
  fail: (model) => ({ ...model, isUnderWay: false }),
  refuse: (model) => ({ ...model, isRefused: true, isUnderWay: false }),
  // The difference was never sent.
  arrivePartly: (model) => ({ ...model, mayHaveArrived: false, isUnderWay: false }),
  arrive: (model) => ({ ...model, isDone: true }),
  remove: (model) => ({ ...model, isDone: true }),
};

it('tracks for a change whether it may have arrived, is refused or under way, after any events', () => {
  const events = Object.keys(follow) as EntryEvent[];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happening) => {
      let entry: OutboxEntry | null = makeEntry({ kind: 'done', id: 'a', done: true });
      let model: Model = { mayHaveArrived: false, isRefused: false, isUnderWay: false, isDone: false };
      for (const event of happening) {
        if (!entry) break;
        const before: OutboxEntry = entry;
        if (transitions[stateOf(before)][event] === undefined) {
          expect(() => applyEvent(before, event, fields[event])).toThrow(/cannot/);
          continue;
        }
        entry = applyEvent(before, event, fields[event]);
        model = follow[event](model);
        expect(entry === null).toBe(model.isDone);
        if (!entry) break;
        expect(entry.isTried).toBe(model.mayHaveArrived);
        expect(entry.refusal !== null).toBe(model.isRefused);
        expect(entry.takenBy !== undefined).toBe(model.isUnderWay);
      }
    }),
  );
});

it('lets only the person, or a logout, end a refused change, and revives none', () => {
  expect(Object.keys(transitions.refused)).toEqual(['remove']);
  expect(transitions.done).toEqual({});
});
