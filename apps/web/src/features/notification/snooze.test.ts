import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze.ts';

const now = new Date(2026, 10, 30, 23, 50);

it('snoozes for ten minutes, an hour, or until nine tomorrow morning', () => {
  expect(snoozeTimes.snoozeShort(now)).toEqual(new Date(2026, 11, 1, 0, 0));
  expect(snoozeTimes.snoozeHour(now)).toEqual(new Date(2026, 11, 1, 0, 50));
  expect(snoozeTimes.snoozeTomorrow(now)).toEqual(new Date(2026, 11, 1, 9, 0));
});
