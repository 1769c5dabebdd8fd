// @vitest-environment jsdom
import { DAY_MS } from '@pinlife/contract/durations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { daysUntil, EndChoice } from './end-choice.tsx';

beforeAll(initI18n);

const now = Date.UTC(2026, 10, 18);
const endIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();

it.each([
  [1, DAY_MS],
  [1, DAY_MS + 5000],
  [7, 7 * DAY_MS + 5000],
  [30, 30 * DAY_MS + 5000],
  [7, 3 * DAY_MS],
  [30, 365 * DAY_MS],
])('shows %i days for an end set by the server, even if its clock is read a little late', (days, left) => {
  expect(daysUntil(endIn(left), now)).toBe(days);
});

it('shows Never only for a link without an end', () => {
  expect(daysUntil(null, now)).toBeNull();
});

it('counts from now again if the current choice is pressed', async () => {
  const onChange = vi.fn();
  render(<EndChoice days={7} text="" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenLastCalledWith(1);
});
