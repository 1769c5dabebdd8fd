// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { timeWords } from '../../reminder/words-loader.ts';
import type { NoteFieldsState } from './use-note-fields.ts';
import { useQuickReminder } from './use-quick-reminder.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Writes a title at a moment, and waits for its offer. Later tests have later moments: the known time never goes back. */
const offerAt = async (moment: string, title: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  const addReminder = vi.fn();
  const fieldsWith = (typed: string) =>
    ({
      title: typed,
      start: { round: 0 },
      textField: { current: null },
      options: { selfNote: false },
      reminders: [],
      addReminder,
    }) as unknown as NoteFieldsState;
  const { result, rerender } = renderHook(({ typed }) => useQuickReminder(fieldsWith(typed), false), {
    initialProps: { typed: '' },
  });
  rerender({ typed: title });
  await waitFor(() => expect(result.current.offer).not.toBeNull(), { timeout: 60_000 });
  return { result, rerender, addReminder, shownAt: () => new Date(result.current.offer?.nextAt ?? 0) };
};

it('accepts the day that was shown, even after midnight', async () => {
  const { result, addReminder, shownAt } = await offerAt('2026-11-16T23:59:30', 'Call Ann tomorrow at 9');
  const shown = shownAt();
  expect(shown.getDate()).toBe(17);
  vi.setSystemTime(new Date('2026-11-17T00:01:00'));
  await act(() => result.current.accept());
  expect(addReminder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nextAt: shown.toISOString() }));
  expect(result.current.offer).toBeNull();
}, 90_000);

it('offers the next occurrence of a time that has passed before it was accepted', async () => {
  const { result, addReminder, shownAt } = await offerAt('2026-11-18T18:40:10', 'Call Ann at 7 pm');
  expect(shownAt().getDate()).toBe(18);
  vi.setSystemTime(new Date('2026-11-18T19:00:30'));
  await act(() => result.current.accept());
  expect(addReminder).not.toHaveBeenCalled();
  expect(shownAt()).toEqual(new Date('2026-11-19T19:00:00'));
  await act(() => result.current.accept());
  expect(addReminder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ nextAt: new Date('2026-11-19T19:00:00').toISOString() }),
  );
}, 90_000);

it('accepts no time that the title no longer names, and offers the new one', async () => {
  const { result, rerender, addReminder, shownAt } = await offerAt('2026-11-19T20:00:10', 'Call Ann tomorrow at 1');
  expect(shownAt()).toEqual(new Date('2026-11-20T13:00:00'));
  rerender({ typed: 'Call Ann tomorrow at 10' });
  await act(() => result.current.accept());
  expect(addReminder).not.toHaveBeenCalled();
  expect(shownAt()).toEqual(new Date('2026-11-20T10:00:00'));
  rerender({ typed: 'Call Ann tomorrow at 10 about rent' });
  await act(() => result.current.accept());
  expect(addReminder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ nextAt: new Date('2026-11-20T10:00:00').toISOString() }),
  );
}, 90_000);

it('offers no time of a note that was saved while its title was read', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00') });
  const module = await timeWords.load();
  const { promise, resolve } = Promise.withResolvers<typeof module>();
  const tryLoad = vi.spyOn(timeWords, 'tryLoad').mockReturnValue(promise);
  const fieldsOf = (title: string, round: number) =>
    ({
      title,
      start: { round },
      textField: { current: null },
      options: { selfNote: false },
      reminders: [],
    }) as unknown as NoteFieldsState;
  const { result, rerender } = renderHook((fields: NoteFieldsState) => useQuickReminder(fields, false), {
    initialProps: fieldsOf('', 0),
  });
  rerender(fieldsOf('Call Ann tomorrow at 9', 0));
  await waitFor(() => expect(tryLoad).toHaveBeenCalled());
  rerender(fieldsOf('', 1));
  await act(async () => {
    resolve(module);
    await new Promise((done) => setTimeout(done, 100));
  });
  expect(result.current.offer).toBeNull();
}, 90_000);
