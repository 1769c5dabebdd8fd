// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../../testing/our-answer.ts';
import { createFakeCaches } from '../../../test/fake-caches.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { findPushRecord } from '../../lib/loading/push-record.ts';
import { dismissToast, listToasts } from '../../ui/feedback/toast.ts';
import { askForPush, offerPush } from './consent.ts';
import { disablePush, readPushState, syncPush } from './subscription.ts';

const ME = 'me';
/** A key of the server and what a browser makes of it. */
const KEY = 'BAEC';
const keyBytes = Uint8Array.from([4, 1, 2]).buffer;

const unsubscribe = vi.fn(async () => true);
const subscription = {
  options: { applicationServerKey: keyBytes },
  toJSON: () => ({ endpoint: 'https://push.example.com/x' }),
  unsubscribe,
};

type Browser = { permission?: NotificationPermission; subscribe?: () => Promise<unknown>; current?: unknown };

/** A browser that supports pushes, unless overridden. */
const enterBrowser = ({ permission = 'granted', subscribe, current = null }: Browser = {}) => {
  let held = current;
  const pushManager = {
    getSubscription: async () => held,
    subscribe: vi.fn(async () => {
      held = await (subscribe ? subscribe() : subscription);
      return held;
    }),
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return pushManager;
};

const calls: string[] = [];
let status: number;

beforeEach(async () => {
  await initI18n();
  localStorage.clear();
  status = 200;
  calls.splice(0);
  unsubscribe.mockClear();
  for (const { id } of listToasts()) dismissToast(id);
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return ourJson({ data: path.endsWith('/key') ? KEY : {} }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = () => listToasts().map(({ kind, text }) => `${kind}: ${text}`);

it('sends the server the address of this browser', async () => {
  const pushManager = enterBrowser();
  await askForPush(ME);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(calls).toEqual(['GET /api/notification/key', 'POST /api/notification/token']);
  expect(said()).toEqual(['success: Reminders reach this device now, also when PinLife is closed.']);
  expect(await readPushState(ME)).toBe('on');
  expect(await readPushState('somebody else')).toBe('off');
  expect(await findPushRecord()).toEqual({ subscription: JSON.stringify(subscription), key: KEY });
});

it('shows that notifications failed to be enabled if the person refuses', async () => {
  enterBrowser({ permission: 'denied' });
  await askForPush(ME);
  expect(said()).toEqual(['error: Failed to enable notifications']);
  expect(calls).toEqual([]);
  expect(await readPushState(ME)).toBe('blocked');
});

it('asks to try again if the push service fails', async () => {
  enterBrowser({ subscribe: () => Promise.reject(new Error('no push service')) });
  await askForPush(ME);
  expect(said()).toEqual(['error: Failed to enable notifications. Try again']);
  expect(localStorage.getItem(storageKeys.push)).toBeNull();
});

it('asks to try again if the server fails', async () => {
  enterBrowser();
  status = 500;
  await askForPush(ME);
  expect(said()).toEqual(['error: Failed to enable notifications. Try again']);
  expect(localStorage.getItem(storageKeys.push)).toBeNull();
});

it('waits ten seconds for a silent push service', async () => {
  enterBrowser({ subscribe: () => new Promise(() => undefined) });
  vi.useFakeTimers();
  const asking = askForPush(ME);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await asking;
  expect(said()).toEqual(['error: Failed to enable notifications. Try again']);
});

it('shows a message if the browser has no push', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  await askForPush(ME);
  expect(said()).toEqual(['error: This browser does not support notifications.']);
});

it('explains the steps that an iPhone needs first', async () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone' });
  await askForPush(ME);
  expect(said()).toEqual([expect.stringMatching(/^info: Add PinLife to your home screen first/)]);
});

it('ends both the subscription and its place on the server', async () => {
  enterBrowser();
  await askForPush(ME);
  await disablePush();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(calls.at(-1)).toBe('DELETE /api/notification/token');
  expect(await findPushRecord()).toBeNull();
  expect(localStorage.getItem(storageKeys.push)).toBeNull();
});

it('subscribes again if the server has another key by now', async () => {
  localStorage.setItem(storageKeys.push, ME);
  const old = { ...subscription, options: { applicationServerKey: Uint8Array.from([9]).buffer } };
  const pushManager = enterBrowser({ current: old });
  await syncPush(ME);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
  expect(calls.at(-1)).toBe('POST /api/notification/token');
});

it('removes the subscription that another person has left in this browser', async () => {
  localStorage.setItem(storageKeys.push, 'somebody else');
  enterBrowser({ current: subscription });
  await syncPush(ME);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});

it('is offered once in a browser, and only if push is possible', async () => {
  enterBrowser({ permission: 'denied' });
  await offerPush(ME);
  expect(said()).toEqual([]);
  enterBrowser({ permission: 'default' });
  await offerPush(ME);
  await offerPush(ME);
  expect(said()).toEqual(['info: Get reminders when PinLife is closed']);
});
