import type { Note } from '@pinlife/contract/note/schema';
import type { Reminder } from '@pinlife/contract/reminder/schema';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeMeta } from '../../../test/make-meta.ts';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { findShownNote } from '../../entities/note/outbox/display/find-shown-note.ts';
import { submitChange } from '../../entities/note/outbox/outbox.ts';
import { draftOf } from '../../entities/reminder/draft-reminder.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { changeReminder } from './api.ts';

vi.mock(import('../../entities/note/outbox/outbox.ts'), async (original) => ({
  ...(await original()),
  submitChange: vi.fn(),
}));
vi.mock(import('../../entities/note/outbox/display/find-shown-note.ts'), () => ({ findShownNote: vi.fn() }));

const reminderOn = (_id: string, day: number): Reminder => {
  const at = new Date(Date.UTC(2026, 10, day, 4, 30)).toISOString();
  return { _id, meta: { ...makeMeta({ selectedDateTime: at }), id: _id }, nextAt: at };
};
const noteWith = (version: number, reminders: Reminder[]): Note => makeNovemberNote(1, { version, reminders });
const violin = reminderOn('violin', 20);
const bus = reminderOn('bus', 21);
const seen = draftOf(violin);
const { meta, nextAt } = reminderOn('violin', 22);
const rule = { meta: draftOf({ ...violin, meta }).meta, nextAt: nextAt ?? '' };

const submit = vi.mocked(submitChange);
/** The sent version and the day of each reminder. */
const listSent = () =>
  submit.mock.calls.map(([, change]) =>
    change.kind === 'update'
      ? [change.version, change.changes.reminders?.map((one) => `${one._id} ${one.meta.selectedDateTime.slice(8, 10)}`)]
      : null,
  );
const run = (shown: Note | null) => {
  vi.mocked(findShownNote).mockReturnValue(shown);
  return changeReminder(new QueryClient(), 'note', seen, rule);
};
const refuseOnce = (there: Note) =>
  submit.mockRejectedValueOnce(new ApiError(412, 'note_changed', '', { data: there, isOurs: true }));

beforeEach(() => {
  submit.mockReset().mockResolvedValue({ isWaiting: false, note: null });
});

it('a changed reminder leaves the others as they are', async () => {
  await run(noteWith(3, [violin, bus]));
  expect(listSent()).toEqual([[3, ['violin 22', 'bus 21']]]);
});

it('keeps reminders that were added elsewhere in between', async () => {
  refuseOnce(noteWith(7, [violin, bus, reminderOn('new', 25)]));
  await run(noteWith(3, [violin, bus]));
  expect(listSent()[1]).toEqual([7, ['violin 22', 'bus 21', 'new 25']]);
});

it('keeps a reminder that was changed elsewhere in between', async () => {
  refuseOnce(noteWith(7, [reminderOn('violin', 28), bus]));
  await expect(run(noteWith(3, [violin, bus]))).rejects.toMatchObject({ code: 'note_changed' });
  expect(listSent()).toHaveLength(1);
});

it('sends nothing if the page has heard of another change of it since', async () => {
  await expect(run(noteWith(7, [reminderOn('violin', 28), bus]))).rejects.toMatchObject({ code: 'note_changed' });
  expect(listSent()).toEqual([]);
});

it('a reminder that was deleted elsewhere does not come back', async () => {
  refuseOnce(noteWith(7, [bus]));
  await expect(run(noteWith(3, [violin, bus]))).rejects.toMatchObject({ code: 'not_found' });
  expect(listSent()).toHaveLength(1);
});
