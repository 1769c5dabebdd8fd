// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import './zone.ts';
import { useClock } from './use-clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Counts how often clock and zone are read while something happens. */
const countReads = (act: () => void): { clock: number; zone: number } => {
  const read = vi.fn(() => 0);
  renderHook(() => useClock(read));
  read.mockClear();
  const makeFormat = vi.spyOn(Intl, 'DateTimeFormat');
  act();
  return { clock: read.mock.calls.length, zone: makeFormat.mock.calls.length };
};

it('the clock and the zone are read when the window gets the focus, not when a field in it does', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(countReads(() => field.focus())).toEqual({ clock: 0, zone: 0 });
  expect(document.activeElement).toBe(field);
  const { clock, zone } = countReads(() => window.dispatchEvent(new Event('focus')));
  expect([clock > 0, zone > 0]).toEqual([true, true]);
});

it('a page that becomes visible reads the clock', () => {
  const { clock, zone } = countReads(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect([clock > 0, zone > 0]).toEqual([true, true]);
});
