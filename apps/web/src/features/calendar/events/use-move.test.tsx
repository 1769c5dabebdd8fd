// @vitest-environment jsdom
import type { Reminder } from '@pinlife/contract/reminder/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeMeta } from '../../../../test/make-meta.ts';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import { draftOf } from '../../../entities/reminder/draft-reminder.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { listToasts } from '../../../ui/feedback/toast.ts';
import { changeReminder } from '../../reminder/api.ts';
import { useMove } from './use-move.ts';

vi.mock(import('../../reminder/api.ts'), async (original) => ({ ...(await original()), changeReminder: vi.fn() }));

const once = { repeatType: 'Never', isRepeating: false, repeatEndType: 'NONE' } as const;
const reminderOn = (day: string): Reminder => {
  const selectedDateTime = `${day}T04:30:00.000Z`;
  return {
    _id: 'dentist',
    meta: { ...makeMeta({ ...once, selectedDateTime }), id: 'dentist' },
    nextAt: selectedDateTime,
  };
};

beforeAll(() => initI18n());
beforeEach(() => void vi.mocked(changeReminder).mockReset());

/** Moves the event of 20 November 2036 by a day, so many times at once, where the note says this day. */
const moveWhere = async (day: string, times = 1) => {
  const note = makeNovemberNote(1, { reminders: [reminderOn(day)] });
  const client = new QueryClient();
  client.setQueryData(noteKeys.detail(note._id), note);
  putCachedNote(client, note);
  const { result } = renderHook(useMove, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const { _id, title, options, done } = note;
  const event = { _id: 'dentist', scheduledTime: '2036-11-20T04:30:00.000Z', repeats: false };
  let shown = note;
  vi.mocked(changeReminder).mockImplementation(async (_client, _id, _seen, { meta, nextAt }) => {
    shown = {
      ...shown,
      version: shown.version + 1,
      reminders: [{ _id: 'dentist', meta: { ...meta, id: 'dentist' }, nextAt }],
    };
    putCachedNote(client, shown);
  });
  const press = () => result.current({ ...event, note: { _id, title, options, done } }, 1);
  return Promise.all(Array.from({ length: times }, press));
};

it('an event moves from its old position', async () => {
  await moveWhere('2036-11-20');
  const [, , seen, rule] = vi.mocked(changeReminder).mock.calls[0] ?? [];
  expect(seen).toEqual(draftOf(reminderOn('2036-11-20')));
  expect(rule?.nextAt).toBe('2036-11-21T04:30:00.000Z');
});

it('an event that another device has moved in between stays at its new position', async () => {
  await moveWhere('2036-11-27');
  expect(changeReminder).not.toHaveBeenCalled();
  expect(listToasts().map(({ text }) => text)).toEqual(['This note was changed elsewhere in the meantime.']);
});

it('five presses move five days, even if the event is not drawn again in between', async () => {
  const times = await moveWhere('2036-11-20', 5);
  expect(times.map((at) => at?.getUTCDate())).toEqual([21, 22, 23, 24, 25]);
});
