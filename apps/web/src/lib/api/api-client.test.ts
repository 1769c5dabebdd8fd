// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson, ourMark } from '../../../../../testing/our-answer.ts';
import { endSession, getToken, startSession } from '../session/session.ts';
import { call, callPage } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

const login = { token: 'secret', id: '0190a0a0-0000-7000-8000-000000000001', lastLogin: null };

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => ourJson(body, { status, headers }));
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

it('answers with the value of data', async () => {
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

it.each(['listNotes', 'updateUser'] as const)(
  'does not give the answer of %s to a person who has logged in since',
  async (name) => {
    const fetched = answer(200, { data: {} });
    fetched.mockImplementationOnce(async () => {
      endSession('expired');
      startSession({ ...login, token: 'other' }, { keep: true });
      return ourJson({ data: { firstName: 'Theirs' } });
    });
    expect((await failureOf(call(name, { query: {}, body: {} } as never))).isUnavailable).toBe(true);
    expect(getToken()).toBe('other');
  },
);

it('starts a session without cached answers of the one before', () => {
  endSession('expired');
  queryClient.setQueryData(['user'], 'Theirs');
  startSession({ ...login, token: 'other' }, { keep: true });
  expect(queryClient.getQueryData(['user'])).toBeUndefined();
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

it('keeps a newer session when an older call is answered with 401', async () => {
  const newer = { ...login, token: 'newer' };
  vi.stubGlobal('fetch', async () => {
    startSession(newer, { keep: false });
    return ourJson({ error: 'Please login again.', code: 'unauthorized' }, { status: 401 });
  });
  await failureOf(call('getUser'));
  expect(getToken()).toBe('newer');
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const gone = { error: 'Not found', code: 'not_found' };
const signIn = '<!doctype html><title>Sign in to the Wi-Fi</title>';

it.each([
  ['the network is away', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a balancer says 503', 503, async () => new Response('', { status: 503 })],
  ['a proxy has lost the server', 502, async () => new Response('<html>', { status: 502 })],
  ['a Wi-Fi shows its sign-in page', 200, async () => new Response(signIn, { headers: html })],
  ['a Wi-Fi answers with nothing', 204, async () => new Response(null, { status: 204 })],
  ['a Wi-Fi answers with JSON of its own', 200, async () => Response.json({ portal: 'https://wifi.example' })],
  ['an answer breaks off', 200, async () => new Response('{"data":{"_id":"01', { headers: ourMark })],
  ['a network wants to be signed in to', 511, async () => new Response(signIn, { status: 511, headers: html })],
  ['a proxy wants a password', 407, async () => new Response('', { status: 407 })],
  ['a proxy asks who is there', 401, async () => new Response(signIn, { status: 401, headers: html })],
  ['a gateway asks who is there', 401, async () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
  ['a proxy knows no such page', 404, async () => new Response('404 page not found', { status: 404 })],
  ['a gateway refuses as PinLife would', 404, async () => Response.json(gone, { status: 404 })],
  ['a gateway answers as PinLife would', 200, async () => Response.json({ data: {} })],
  ['a network refuses with a page', 403, async () => new Response(signIn, { status: 403, headers: html })],
])('has no answer, and keeps the session, when %s', async (_situation, status, fetched) => {
  vi.stubGlobal('fetch', fetched);
  const error = await failureOf(call('getUser'));
  expect(error).toMatchObject({ status, code: 'unavailable', message: '', isUnanswered: true, isUnavailable: true });
  expect(getToken()).toBe('secret');
});

it.each([
  ['PinLife', '', () => new Response('', { status: 500, headers: ourMark })],
  ['a proxy', '', () => new Response('oops', { status: 500 })],
  ['a gateway', 'Boom', () => Response.json({ error: 'Boom', code: 'not_found' }, { status: 500 })],
])('reports a failed call at %s, which changes nothing', async (_who, message, answered) => {
  vi.stubGlobal('fetch', async () => answered());
  const error = await failureOf(call('getUser'));
  expect(error).toMatchObject({ status: 500, message, isOurs: false, isUnanswered: false, isUnavailable: false });
  expect(getToken()).toBe('secret');
});

it('is unavailable, with the sentence of the server, if the server answers so', async () => {
  answer(503, { error: 'PinLife is not reachable right now. Try again shortly.', code: 'unavailable' });
  const error = await failureOf(call('getUser'));
  expect(error).toMatchObject({ status: 503, code: 'unavailable', isUnanswered: false, isUnavailable: true });
  expect(error.message).toBe('PinLife is not reachable right now. Try again shortly.');
});

it('keeps the session when a 401 has a sentence but not the form of PinLife', async () => {
  answer(401, { error: 'Who are you?' });
  expect(await failureOf(call('getUser'))).toMatchObject({ code: null, message: 'Who are you?', isOurs: false });
  expect(getToken()).toBe('secret');
});

it('follows no redirect', async () => {
  const fetched = answer(200, { data: true });
  await call('userExists', { body: { username: 'meera' } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
});

it('has no sentence if the answer contained none', async () => {
  vi.stubGlobal('fetch', async () => new Response('oops', { status: 500, headers: ourMark }));
  expect(await failureOf(call('getUser'))).toMatchObject({ status: 500, code: null, message: '', isUnanswered: false });
});

it('passes on a sentence with an unknown code', async () => {
  answer(409, { error: 'The moon is in the way', code: 'moon' });
  expect(await failureOf(call('getUser'))).toMatchObject({ code: 'moon', message: 'The moon is in the way' });
});

it('passes on the abort of the caller during the answer', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      pull: (stream) => {
        controller.abort();
        stream.error(controller.signal.reason);
      },
    });
    return new Response(body);
  });
  await expect(call('getUser', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('passes on the abort of the caller', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    controller.abort();
    signal?.throwIfAborted();
  });
  await expect(call('getUser', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('gives a long text enough time for a slow line', async () => {
  answer(200, { data: {} });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await call('updateNote', { params: { id: 'x' }, body: { content: 'a'.repeat(1_000_000) } });
  await call('getUser');
  const [long = 0, short = 0] = timeout.mock.calls.map(([ms]) => ms);
  expect(long).toBeGreaterThan(60_000);
  expect(short).toBe(15_000);
});
