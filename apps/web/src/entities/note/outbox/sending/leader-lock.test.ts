import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Messages of other tabs come as tasks of their own. */
const hearOthers = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(null);
    };
    port2.postMessage(null);
  });
const settle = async () => {
  for (let step = 0; step < 5; step += 1) await hearOthers();
};

/** A tab has modules of its own. */
const openTab = async (userId: string) => {
  vi.resetModules();
  const [{ createLeaderLock, runOnceAsLeader }, { onMessage, publish }] = await Promise.all([
    import('./leader-lock.ts'),
    import('./channel.ts'),
  ]);
  const tab = {
    isLeading: false,
    isAwake: true,
    want: () => publish({ kind: 'wanted', person: userId, noteId: null }),
  };
  const seek = createLeaderLock(userId, {
    onLead: () => {
      tab.isLeading = true;
    },
    onLost: () => {
      tab.isLeading = false;
    },
  });
  onMessage((message, isOwn) => {
    if (message.kind === 'wanted' && !isOwn && tab.isLeading && tab.isAwake)
      publish({ kind: 'leading', person: userId });
  });
  return { tab, seek, runOnceAsLeader };
};

it('has one tab lead, for any length of time, and the next one when that is closed', async () => {
  const [first, second] = [await openTab('ann'), await openTab('ann')];
  first.seek.begin();
  second.seek.begin();
  await settle();
  for (let second_ = 0; second_ < 12; second_ += 1) {
    second.tab.want();
    second.seek.expectAnswer();
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([first.tab.isLeading, second.tab.isLeading]).toEqual([true, false]);
  first.seek.end();
  await settle();
  expect(second.tab.isLeading).toBe(true);
  second.seek.end();
});

it('takes the lead from a tab that the browser has suspended, which notices it when it wakes up', async () => {
  const [first, second] = [await openTab('bob'), await openTab('bob')];
  first.seek.begin();
  await settle();
  second.seek.begin();
  first.tab.isAwake = false;
  second.tab.want();
  second.seek.expectAnswer();
  await settle();
  await vi.advanceTimersByTimeAsync(4900);
  await settle();
  expect(second.tab.isLeading).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await settle();
  expect([first.tab.isLeading, second.tab.isLeading]).toEqual([false, true]);
  second.seek.end();
  await settle();
  expect(first.tab.isLeading).toBe(true);
  first.seek.end();
});

it('lets the service worker lead if no awake page leads', async () => {
  const { tab, seek, runOnceAsLeader } = await openTab('cem');
  const worker = await openTab('cem');
  const work = vi.fn(async () => undefined);
  expect(await worker.runOnceAsLeader('cem', work)).toBe(true);
  seek.begin();
  await settle();
  expect([tab.isLeading, await worker.runOnceAsLeader('cem', work)]).toEqual([true, false]);
  expect(work).toHaveBeenCalledOnce();
  tab.isAwake = false;
  const taken = worker.runOnceAsLeader('cem', work);
  await settle();
  await vi.advanceTimersByTimeAsync(5100);
  expect(await taken).toBe(true);
  expect(runOnceAsLeader).toBeTypeOf('function');
  seek.end();
});
