// @vitest-environment jsdom
import { DAY_MS } from '@pinlife/contract/durations';
import { renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { initI18n } from '../i18n/i18n.ts';
import { formatRecentDay } from '../i18n/recent.ts';
import { localDate } from './plain-date.ts';
import { learnServerTime } from './server-clock.ts';
import { useToday } from './use-today.ts';

beforeAll(initI18n);
// A device whose clock is three days fast.
const server = () => new Date(Date.now() - 3 * DAY_MS);
beforeEach(() => learnServerTime(server().toUTCString()));

it('today is the day of the server, by which the forms plan, on a device whose clock is wrong', () => {
  const before = localDate(server());
  const { result } = renderHook(useToday);
  expect([before, localDate(server())]).toContain(result.current);
});

it('an instant a moment ago is today', () => {
  expect(['today', 'yesterday']).toContain(formatRecentDay(server()));
});
