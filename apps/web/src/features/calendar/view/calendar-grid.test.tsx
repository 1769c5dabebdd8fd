// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import type { PlainDate } from '../../../lib/time/plain-date.ts';
import type { ShownEvent } from '../events/local-events.ts';
import { CalendarGrid } from './calendar-grid.tsx';

beforeAll(() => initI18n());
afterEach(cleanup);

const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}` as PlainDate);
const { _id, title, options, done } = makeNovemberNote(1, { title: 'Dentist' });
const scheduledTime = '2026-11-20T12:00:00.000Z';
const event: ShownEvent = { _id: 'dentist', scheduledTime, repeats: false, note: { _id, title, options, done } };

/** Presses Alt+→ on the event, and lets the move end after `meanwhile`. */
const moveWhile = async (meanwhile: (unmount: () => void) => void) => {
  const onChoose = vi.fn();
  const moved = Promise.withResolvers<Date | null>();
  const noop = () => undefined;
  const { unmount } = render(
    <MemoryRouter>
      <button type="button">Elsewhere</button>
      <CalendarGrid
        {...{ label: 'November', days, date: days[4] as PlainDate, today: days[0] as PlainDate, first: 1 }}
        byDay={new Map([[days[4] as PlainDate, [event]]])}
        {...{ limit: 3, isCompact: false, isLoading: false, isMonth: false }}
        {...{ onChoose, onOpen: noop, onAdd: noop, onMove: () => moved.promise }}
      />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /Dentist/ });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true });
  await act(async () => meanwhile(unmount));
  await act(async () => moved.resolve(new Date('2026-11-21T12:00:00.000Z')));
  return onChoose.mock.calls;
};

it('follows an event that was moved by a key to its new day', async () => {
  expect(await moveWhile(() => undefined)).toEqual([['2026-11-21']]);
});

it.each([
  ['to another control', () => screen.getByRole('button', { name: 'Elsewhere' }).focus()],
  ['to another screen', (unmount: () => void) => unmount()],
])('stays where the person went while the note of the event was loaded: %s', async (_name, meanwhile) => {
  expect(await moveWhile(meanwhile)).toEqual([]);
});
