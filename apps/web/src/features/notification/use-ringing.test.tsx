// @vitest-environment jsdom
import type { Notification } from '@pinlife/contract/notification/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { unansweredError } from '../../lib/api/api-error.ts';
import { reportReachable } from '../../lib/api/connection.ts';
import { findNotifications } from './api.ts';
import { listenForRinging } from './live.ts';
import { isKnownRing, rememberRings } from './offline/past-rings.ts';
import { nameOfRing } from './offline/ring-name.ts';
import { useRinging } from './use-ringing.ts';

vi.mock(import('../../entities/note/api.ts'), async (original) => ({ ...(await original()), pullNote: vi.fn() }));
vi.mock(import('./api.ts'), async (original) => ({ ...(await original()), findNotifications: vi.fn() }));
vi.mock(import('./live.ts'), async (original) => ({
  ...(await original()),
  listenForRinging: vi.fn(() => () => undefined),
}));

const { _id, title, content, options } = makeNovemberNote(1);
const makeRing = (createdAt: string): Notification => ({
  ...{ id: 'ring', read: false, remindBefore: false, createdAt, occurrenceAt: '2026-11-20T04:30:00.000Z' },
  note: { _id, title, content, options },
});

/** Tells a page of a ring by a live event. */
const listenAndTell = (ring: Notification) => {
  const onRing = vi.fn();
  const { unmount } = renderHook(() => useRinging({ onRing, onOpen: vi.fn() }), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  vi.mocked(listenForRinging).mock.lastCall?.[0].onRing([ring.id]);
  return { onRing, unmount };
};

/** How often this tab rings after a live event. */
const tell = async (ring: Notification) => {
  vi.mocked(findNotifications).mockResolvedValue([ring]);
  const { onRing, unmount } = listenAndTell(ring);
  await vi.waitFor(() => expect(findNotifications).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  unmount();
  vi.mocked(findNotifications).mockReset();
  return onRing.mock.calls.length;
};

const held = new Set<string>();
beforeEach(() => {
  localStorage.clear();
  held.clear();
  const request = async (name: string, _options: object, take: (lock: object | null) => unknown) => {
    take(held.has(name) ? null : {});
    held.add(name);
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
});
afterEach(() => vi.unstubAllGlobals());

const rightTime = makeRing('2026-11-20T04:30:00.000Z');

it('rings once for a reminder, even if the server announces it twice, and after a reload', async () => {
  expect(await tell(rightTime)).toBe(1);
  expect(await tell(rightTime)).toBe(0);
  held.clear();
  expect(await tell(rightTime)).toBe(0);
  expect(isKnownRing(nameOfRing(rightTime))).toBe(true);
});

it('rings again for a reminder that the server has taken back, since its clock was ahead', async () => {
  expect(await tell(makeRing('2027-11-14T18:00:00.000Z'))).toBe(1);
  expect(await tell(rightTime)).toBe(1);
});

it('does not ring again after it rang locally without a network', async () => {
  rememberRings([nameOfRing(rightTime)]);
  expect(await tell(rightTime)).toBe(0);
});

it('rings once the server answers again, even if its first answer fails', async () => {
  reportReachable(false);
  vi.mocked(findNotifications).mockRejectedValueOnce(unansweredError(502)).mockResolvedValueOnce([rightTime]);
  const { onRing, unmount } = listenAndTell(rightTime);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onRing).not.toHaveBeenCalled();
  reportReachable(true);
  await vi.waitFor(() => expect(onRing).toHaveBeenCalledExactlyOnceWith([rightTime]));
  unmount();
});
