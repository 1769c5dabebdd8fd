import { storageKeys } from '@pinlife/contract/storage-keys';
import { forgetPushRecord, keepPushRecord } from '../../lib/loading/push-record.ts';
import { findServiceWorker, startServiceWorker } from '../../lib/loading/service-worker.ts';
import { readItem, removeItem, writeItem } from '../../lib/storage/storage.ts';
import { deletePushToken, readPushKey, savePushToken } from './api.ts';

/** `install`: the browser could, once the app is on the home screen. `blocked`: the person has refused. */
export type PushState = 'on' | 'off' | 'blocked' | 'install' | 'unsupported';
export type EnableOutcome = 'on' | 'refused' | 'failed' | 'install' | 'unsupported';

const SUBSCRIBE_LIMIT_MS = 10_000;
/** The first start of the service worker fetches the whole app. */
const START_LIMIT_MS = 30_000;

const listeners = new Set<() => void>();

/** Called when this browser was subscribed or unsubscribed. */
export const onPushChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const announce = (): void => {
  for (const listener of listeners) listener();
};

const isSupported = (): boolean =>
  'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** iPhones and iPads support pushes only for installed apps. */
const isToBeInstalled = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await findServiceWorker())?.pushManager.getSubscription()) ?? null;

/** A subscription belongs to the person who requested it, not to the person who is logged in. */
const isOwner = (userId: string): boolean => readItem('localStorage', storageKeys.push) === userId;

export const readPushState = async (userId: string): Promise<PushState> => {
  if (!isSupported()) return isToBeInstalled() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && isOwner(userId) && (await findSubscription()) ? 'on' : 'off';
};

/** Asks for permission, subscribes at the push service, then tells the server. */
export const enablePush = async (userId: string): Promise<EnableOutcome> => {
  if (!isSupported()) return isToBeInstalled() ? 'install' : 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  try {
    await register();
    writeItem('localStorage', storageKeys.push, userId);
    return 'on';
  } catch {
    return 'failed';
  } finally {
    announce();
  }
};

export const disablePush = async (): Promise<void> => {
  const subscription = await findSubscription();
  removeItem('localStorage', storageKeys.push);
  await forgetPushRecord();
  if (subscription) {
    // If this call fails, the push service will report the end to the server.
    await deletePushToken(subscription).catch(() => undefined);
    await subscription.unsubscribe();
  }
  announce();
};

/** Synchronises the subscription with the server: after a new session, a new server key or a lost subscription. */
export const syncPush = async (userId: string): Promise<void> => {
  if (!isSupported() || Notification.permission !== 'granted') return;
  if (isOwner(userId)) await register();
  else await (await findSubscription())?.unsubscribe();
};

const register = async (): Promise<void> => {
  await startServiceWorker();
  const { pushManager } = await within(START_LIMIT_MS, navigator.serviceWorker.ready);
  const key = await readPushKey();
  const subscription = await subscribe(pushManager, key);
  await savePushToken(subscription);
  await keepPushRecord({ subscription: JSON.stringify(subscription), key });
};

const subscribe = async (pushManager: PushManager, key: string): Promise<PushSubscription> => {
  const existing = await pushManager.getSubscription();
  if (existing && keyOf(existing) === key) return existing;
  await existing?.unsubscribe();
  return within(SUBSCRIBE_LIMIT_MS, pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
};

const keyOf = ({ options }: PushSubscription): string | null =>
  options.applicationServerKey &&
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Some browsers never answer. */
const within = <Result>(ms: number, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('It took too long')), ms)),
  ]);
