import { pushTagOf } from '@pinlife/contract/push/payload';
import { beforeEach, expect, it, vi } from 'vitest';
import { findServiceWorker } from '../../lib/loading/service-worker.ts';
import { dismissToast } from '../../ui/feedback/toast.ts';
import { findNotifications } from './api.ts';
import { dismissRead, rememberAlert } from './shown-alerts.ts';

vi.mock('./api.ts', () => ({ findNotifications: vi.fn() }));
vi.mock('../../ui/feedback/toast.ts', () => ({ dismissToast: vi.fn() }));
vi.mock('../../lib/loading/service-worker.ts', () => ({ findServiceWorker: vi.fn() }));

const [older, oldest, read, gone, unread] = ['1', '2', '3', '4', '5'].map(
  (digit) => `01a1e317-0000-7000-8000-00000000000${digit}`,
) as [string, string, string, string, string];

const close = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  const listed = [
    { id: unread, read: false },
    { id: read, read: true },
    { id: oldest, read: false },
  ];
  vi.mocked(findNotifications).mockResolvedValue(listed as never);
  const getNotifications = async () =>
    [older, oldest, read, gone, unread].map((id) => ({ tag: pushTagOf(id), close: () => close(id) }));
  vi.mocked(findServiceWorker).mockResolvedValue({ getNotifications } as never);
});

it('dismisses alerts that were read elsewhere or are gone, on the page and of the system, once', async () => {
  for (const [at, id] of [older, oldest, read, gone, unread].entries()) rememberAlert(id, at);
  await dismissRead();
  expect(vi.mocked(dismissToast).mock.calls.flat()).toEqual([2, 3]);
  expect(close.mock.calls.flat()).toEqual([read, gone]);
  await dismissRead();
  expect(dismissToast).toHaveBeenCalledTimes(2);
});

it('dismisses all when there is nothing any more', async () => {
  vi.mocked(findNotifications).mockResolvedValue([]);
  rememberAlert(unread, 7);
  await dismissRead();
  expect(dismissToast).toHaveBeenCalledWith(7);
});
