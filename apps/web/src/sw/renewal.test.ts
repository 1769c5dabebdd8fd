import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../testing/our-answer.ts';
import { createFakeCaches } from '../../test/fake-caches.ts';
import { findPushRecord, keepPushRecord } from '../lib/loading/push-record.ts';
import { renewSubscription } from './renewal.ts';

const OLD = JSON.stringify({ endpoint: 'https://push.example.com/old' });
const FRESH = JSON.stringify({ endpoint: 'https://push.example.com/fresh' });

const unsubscribe = vi.fn(async () => true);
const fresh = { toJSON: () => JSON.parse(FRESH), unsubscribe } as unknown as PushSubscription;
const subscribe = vi.fn(async () => fresh);
const sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  answer = () => ourJson({ data: {} });
  sent.splice(0);
  vi.clearAllMocks();
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('registration', { pushManager: { subscribe } });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(String(body))]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = [['PUT', '/api/notification/token', { old: OLD, token: FRESH }]];

it('subscribes again with the key of the server and proves itself by the old subscription', async () => {
  await keepPushRecord({ subscription: OLD, key: 'BAEC' });
  await renewSubscription({ newSubscription: null });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'BAEC' });
  expect(sent).toEqual(told);
  expect(await findPushRecord()).toEqual({ subscription: FRESH, key: 'BAEC' });
});

it('uses the subscription that the browser has made by itself', async () => {
  await keepPushRecord({ subscription: OLD, key: 'BAEC' });
  await renewSubscription({ newSubscription: fresh });
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual(told);
});

it('drops the subscription if the server does not know the old one', async () => {
  answer = () => ourJson({ error: 'Not found', code: 'not_found' }, { status: 404 });
  await keepPushRecord({ subscription: OLD, key: 'BAEC' });
  await renewSubscription({ newSubscription: null });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('keeps its record while the server is away, for the next page that opens', async () => {
  answer = () => new Response(null, { status: 503 });
  await keepPushRecord({ subscription: OLD, key: 'BAEC' });
  await renewSubscription({ newSubscription: null });
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(await findPushRecord()).toEqual({ subscription: OLD, key: 'BAEC' });
});

it('does nothing in a browser without reminders', async () => {
  await renewSubscription({ newSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it.each([200, 404])('retries after the login page of a Wi-Fi: status %i', async (status) => {
  answer = () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
  await keepPushRecord({ subscription: OLD, key: 'BAEC' });
  await renewSubscription({ newSubscription: null });
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(await findPushRecord()).toEqual({ subscription: OLD, key: 'BAEC' });
});
