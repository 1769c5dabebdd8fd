import 'temporal-polyfill/global';
import { expect, it } from 'vitest';
import { makeEntry } from '../../../../test/make-entry.ts';
import { makeMeta } from '../../../../test/make-meta.ts';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { applyEntries, listEventsOf } from './local-events.ts';

const id = '0192d0c5-0000-7000-8000-000000000001';
const window = { from: new Date('2026-11-16T00:00:00Z'), to: new Date('2026-11-23T00:00:00Z') };
const reminderAt = (selectedDateTime: string, changes: Parameters<typeof makeMeta>[0] = {}) => {
  const meta = makeMeta({
    ...{ selectedDateTime, timezone: 'UTC', remindBefore: 0, repeatType: 'Never', isRepeating: false },
    ...changes,
  });
  return { _id: id, meta: { ...meta, id }, nextAt: selectedDateTime };
};
const tea = makeNovemberNote(2, { reminder: true, reminders: [reminderAt('2026-11-18T09:00:00.000Z')] });
const times = (events: readonly { scheduledTime: string }[]) => events.map(({ scheduledTime }) => scheduledTime);

it('lists every occurrence of a kept note in the window, done or not, and none of a deleted one', () => {
  const daily = { isRepeating: true, repeatType: 'Daily', repeatEndType: 'FOREVER' } as const;
  const note = { ...tea, done: true, reminders: [reminderAt('2026-11-10T09:00:00.000Z', daily)] };
  const events = listEventsOf(note, window);
  expect(times(events)).toHaveLength(7);
  expect(events[0]).toMatchObject({ repeats: true, note: { done: true } });
  expect(listEventsOf({ ...note, deletedAt: '2026-11-15T00:00:00.000Z' }, window)).toEqual([]);
});

it('shows a note with its waiting change, and marks it as waiting', () => {
  const events = listEventsOf(tea, window);
  const reminders = [reminderAt('2026-11-20T09:00:00.000Z')];
  const change = { kind: 'update', id: tea._id, version: 1, changes: {} } as const;
  const moved = makeEntry(change, { base: tea, isLate: true }, { reminders });
  expect(applyEntries(events, [moved], window)).toMatchObject([
    { scheduledTime: '2026-11-20T09:00:00.000Z', isWaiting: true },
  ]);
});

it('strikes and drops events of notes that the page does not know', () => {
  const events = listEventsOf(tea, window);
  const done = makeEntry({ kind: 'done', id: tea._id, done: true }, {}, { done: true });
  expect(applyEntries(events, [done], window)).toMatchObject([{ note: { done: true } }]);
  const deleted = makeEntry({ kind: 'delete', id: tea._id }, {}, { deletedAt: '2026-11-16T00:00:00.000Z' });
  expect(applyEntries(events, [done, deleted], window)).toEqual([]);
});
