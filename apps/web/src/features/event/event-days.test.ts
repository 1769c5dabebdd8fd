import type { Event } from '@pinlife/contract/event/schema';
import { defaultNoteColor } from '@pinlife/contract/note/limits';
import { expect, it } from 'vitest';
import { listEventDays, measureDistance } from './event-days.ts';

const event: Event = {
  _id: '01930000-0000-7000-8000-000000000001',
  scheduledTime: '2026-11-14T13:30:00.000Z',
  repeats: false,
  note: {
    _id: '01930000-0000-7000-8000-000000000002',
    title: 'Violin',
    options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
    done: false,
  },
};

it('keeps today and tomorrow, hides other empty days and stops after five', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-28', '2026-12-01'];
  const events = Object.fromEntries([...days.map((day) => [day, [event]]), ['2026-11-16', []]]);
  expect(listEventDays(events, '2026-11-14')).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-17',
    '2026-11-18',
    '2026-11-20',
  ]);
  expect(listEventDays({}, '2026-12-31')).toEqual(['2026-12-31', '2027-01-01']);
});

it('measures in days, and in whole weeks from two on', () => {
  expect(measureDistance('2026-11-14', '2026-11-17')).toEqual([3, 'day']);
  expect(measureDistance('2026-11-14', '2026-11-21')).toEqual([7, 'day']);
  expect(measureDistance('2026-11-14', '2026-11-28')).toEqual([2, 'week']);
});
