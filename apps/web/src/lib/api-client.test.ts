// @vitest-environment jsdom
import { errorSentence } from '@pinlife/contract/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, call, callPage } from './api-client.ts';
import { endSession, getToken, startSession } from './session.ts';

const login = { token: 'secret', id: '0190a0a0-0000-7000-8000-000000000001', lastLogin: null };

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => startSession(login, { keep: true }));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

it('answers with what stands under data', async () => {
  answer(200, { data: true });
  expect(await call('userExists', { body: { username: 'meera' } })).toBe(true);
});

it('answers with data and cursor for a page', async () => {
  answer(200, { data: [], next: 'abc' });
  expect(await callPage('listSessions')).toEqual({ data: [], next: 'abc' });
  answer(200, { data: [] });
  expect(await callPage('listSessions')).toEqual({ data: [], next: null });
});

it('sends the token with calls that need one, and only with those', async () => {
  const fetched = answer(200, { data: true });
  await call('getUser');
  await call('userExists', { body: { username: 'meera' } });
  const headers = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));
  expect(headers).toEqual(['Bearer secret', null]);
});

it('fills the names of the path in, safe for an address', async () => {
  const fetched = answer(200, { data: { _id: 'x' } });
  await call('deleteSession', { params: { id: 'a/b' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/user/sessions/a%2Fb');
});

it('throws the sentence, code, field and wait of a failure', async () => {
  answer(429, { error: 'Too many', code: 'too_many_attempts', field: 'pin' }, { 'retry-after': '90' });
  const error = await failureOf(call('login', { body: { username: 'meera', pin: '1234' } }));
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
    message: 'Too many',
    field: 'pin',
    retryAfterSeconds: 90,
  });
});

it('ends the session when a call that needs one is answered with 401', async () => {
  answer(401, { error: 'Please login again.', code: 'unauthorized' });
  await failureOf(call('getUser'));
  expect(getToken()).toBeNull();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

it('keeps the session when a login is refused with 401', async () => {
  answer(401, { error: 'Unable to login. Check your credentials.', code: 'login_failed' });
  await failureOf(call('login', { body: { username: 'meera', password: 'wrong' } }));
  expect(getToken()).toBe('secret');
});

it('keeps a newer session when an older call comes back with 401', async () => {
  const newer = { ...login, token: 'newer' };
  vi.stubGlobal('fetch', async () => {
    startSession(newer, { keep: false });
    return Response.json({ error: 'Please login again.', code: 'unauthorized' }, { status: 401 });
  });
  await failureOf(call('getUser'));
  expect(getToken()).toBe('newer');
});

it.each([
  ['the network is away', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server says 503', 503, async () => new Response('', { status: 503 })],
  ['a proxy has lost the server', 502, async () => new Response('<html>', { status: 502 })],
])('is unavailable, and keeps the session, when %s', async (_situation, status, fetched) => {
  vi.stubGlobal('fetch', fetched);
  const error = await failureOf(call('getUser'));
  expect(error).toMatchObject({ status, code: 'unavailable', message: errorSentence('unavailable') });
  expect(getToken()).toBe('secret');
});

it('has no sentence when the answer held none', async () => {
  vi.stubGlobal('fetch', async () => new Response('oops', { status: 500 }));
  expect(await failureOf(call('getUser'))).toMatchObject({ status: 500, code: 'internal', message: '' });
});

it('hands on that the caller gave up', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    controller.abort();
    signal?.throwIfAborted();
  });
  await expect(call('getUser', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('gives a long text the time that it takes on a slow line', async () => {
  answer(200, { data: {} });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await call('updateNote', { params: { id: 'x' }, body: { content: 'a'.repeat(1_000_000) } });
  await call('getUser');
  const [long = 0, short = 0] = timeout.mock.calls.map(([ms]) => ms);
  expect(long).toBeGreaterThan(60_000);
  expect(short).toBe(15_000);
});
