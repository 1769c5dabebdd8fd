import { expect, it } from 'vitest';
import { chooseToForget, type KeptMark } from './kept-limits.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;

const mark = (day: number, changes: Partial<KeptMark> = {}): KeptMark => ({
  id: `${day}`,
  createdAt: day * DAY,
  comingAt: 0,
  openedAt: 0,
  usedAt: NOW,
  bytes: 10,
  ...changes,
});
const limits = { notes: 2, bytes: 1000 };

it('keeps the newest notes', () => {
  expect(chooseToForget([mark(1), mark(3), mark(2)], NOW, limits)).toEqual(['1']);
});

it('keeps older ones with a coming reminder or opened in the last 30 days, and no longer', () => {
  const marks = [
    mark(9),
    mark(8),
    mark(4, { comingAt: NOW + 1 }),
    mark(3, { comingAt: NOW - 1 }),
    mark(2, { openedAt: NOW - 30 * DAY + 1 }),
    mark(1, { openedAt: NOW - 30 * DAY }),
  ];
  expect(chooseToForget(marks, NOW, limits)).toEqual(['3', '1']);
});

it('deletes the least recently used, even new or wanted ones, if the limit is exceeded', () => {
  const marks = [
    mark(9, { bytes: 600, usedAt: NOW - 2 }),
    mark(8, { bytes: 300 }),
    mark(1, { bytes: 300, comingAt: NOW + 1, usedAt: NOW - 1 }),
  ];
  expect(chooseToForget(marks, NOW, limits)).toEqual(['9']);
});
