// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { NoteFieldsState } from './use-note-fields.ts';
import { useQuickReminder } from './use-quick-reminder.ts';

afterEach(() => vi.useRealTimers());

/** Writes a title at a moment, and waits for its offer. Later tests have later moments: the known time never goes back. */
const offerAt = async (moment: string, title: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  const changeReminders = vi.fn();
  const fieldsWith = (typed: string) =>
    ({
      title: typed,
      start: { round: 0 },
      textField: { current: null },
      options: { selfNote: false },
      reminders: [],
      changeReminders,
    }) as unknown as NoteFieldsState;
  const { result, rerender } = renderHook(({ typed }) => useQuickReminder(fieldsWith(typed), false), {
    initialProps: { typed: '' },
  });
  rerender({ typed: title });
  await waitFor(() => expect(result.current.offer).not.toBeNull(), { timeout: 60_000 });
  return { result, changeReminders, shownAt: () => new Date(result.current.offer?.nextAt ?? 0) };
};

it('accepts the day that was shown, even after midnight', async () => {
  const { result, changeReminders, shownAt } = await offerAt('2026-11-16T23:59:30', 'Call Ann tomorrow at 9');
  const shown = shownAt();
  expect(shown.getDate()).toBe(17);
  vi.setSystemTime(new Date('2026-11-17T00:01:00'));
  await act(() => result.current.accept());
  expect(changeReminders).toHaveBeenCalledWith([expect.objectContaining({ nextAt: shown.toISOString() })]);
  expect(result.current.offer).toBeNull();
}, 90_000);

it('offers the next occurrence of a time that has passed before it was accepted', async () => {
  const { result, changeReminders, shownAt } = await offerAt('2026-11-18T18:40:10', 'Call Ann at 7 pm');
  expect(shownAt().getDate()).toBe(18);
  vi.setSystemTime(new Date('2026-11-18T19:00:30'));
  await act(() => result.current.accept());
  expect(changeReminders).not.toHaveBeenCalled();
  expect(shownAt()).toEqual(new Date('2026-11-19T19:00:00'));
  await act(() => result.current.accept());
  expect(changeReminders).toHaveBeenCalledWith([
    expect.objectContaining({ nextAt: new Date('2026-11-19T19:00:00').toISOString() }),
  ]);
}, 90_000);
