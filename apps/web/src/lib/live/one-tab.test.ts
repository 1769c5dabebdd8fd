import { afterEach, expect, it, vi } from 'vitest';
import { runInOneTab } from './one-tab.ts';

afterEach(() => vi.unstubAllGlobals());

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

/** Tabs that share a lock, and those of them that have worked. */
const openBrowser = (lock: string) => {
  const working: string[] = [];
  const openTab = (name: string) =>
    runInOneTab(lock, (signal) => {
      working.push(name);
      return untilAborted(signal);
    });
  return { working, openTab };
};

it('works in one tab at a time, and in the next one when that is gone', async () => {
  const { working, openTab } = openBrowser('one tab');
  const first = openTab('first');
  const second = openTab('second');
  await vi.waitFor(() => expect(working).toEqual(['first']));
  first.stop();
  await vi.waitFor(() => expect(working).toEqual(['first', 'second']));
  second.stop();
});

it('takes the work from a suspended tab', async () => {
  const { working, openTab } = openBrowser('asleep');
  const asleep = openTab('asleep');
  const awake = openTab('awake');
  await vi.waitFor(() => expect(working).toEqual(['asleep']));
  awake.takeOver();
  await vi.waitFor(() => expect(working).toEqual(['asleep', 'awake']));
  awake.stop();
  asleep.stop();
});

it('works without a lock if the browser refuses every one, as it does with storage switched off', async () => {
  const request = vi.fn().mockImplementation(() => {
    if (request.mock.calls.length > 10) throw new Error('asked over and over');
    return Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(untilAborted);
  const tab = runInOneTab('refused', work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(request).toHaveBeenCalledOnce();
  tab.stop();
});
