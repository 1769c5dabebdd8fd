// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../../../testing/our-answer.ts';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { OfflineBanner } from './offline-banner.tsx';

beforeAll(initI18n);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('disappears when the server is back, without any action of the person', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () => (isUp ? ourJson({ data: 0 }) : new Response(null, { status: 503 })));
  render(<OfflineBanner />);
  await act(async () => call('getUser').catch(() => undefined));
  expect(screen.getByText(/^Offline/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/^Offline/)).toBeTruthy();
  isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(/^Offline/)).toBeNull();
});

it('disappears at once when the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(<OfflineBanner />);
  await act(async () => call('getUser').catch(() => undefined));
  vi.stubGlobal('fetch', async () => ourJson({ data: [] }));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Offline/)).toBeNull();
});
