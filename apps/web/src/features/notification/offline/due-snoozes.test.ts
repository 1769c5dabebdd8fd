import { expect, it } from 'vitest';
import { makeEntry } from '../../../../test/make-entry.ts';
import { listDueSnoozes } from './due-snoozes.ts';

const snooze = (notificationId: string, until: string) =>
  makeEntry({ kind: 'snooze', notificationId, until: `2026-11-18T${until}:00.000Z` }, {});
const dueAt = (time: string, ...entries: ReturnType<typeof snooze>[]) =>
  listDueSnoozes(entries, new Date(`2026-11-18T${time}:00.000Z`)).map(({ notificationId }) => notificationId);

it('is due at its time or, if the page was closed then, at once', () => {
  const rice = snooze('rice', '09:10');
  expect(dueAt('09:09', rice)).toEqual([]);
  expect(dueAt('09:10', rice)).toEqual(['rice']);
  expect(dueAt('23:00', rice)).toEqual(['rice']);
});

it('is due at the time that was asked for last', () => {
  expect(dueAt('09:30', snooze('rice', '09:10'), snooze('tea', '09:20'), snooze('rice', '10:00'))).toEqual(['tea']);
});
