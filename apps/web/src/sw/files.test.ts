import { afterAll, expect, it, vi } from 'vitest';
import { answerRequest } from './files.ts';

const ORIGIN = vi.hoisted(() => {
  const origin = 'https://pins.example';
  const given = {
    self: { location: { origin } },
    APP_FILES: [],
    APP_VERSION: '1',
    fetch: async () => new Response(''),
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  return origin;
});

afterAll(() => vi.unstubAllGlobals());

const isAnswered = (path: string): boolean => {
  const respondWith = vi.fn();
  const request = { url: `${ORIGIN}${path}`, method: 'GET', mode: 'navigate' };
  answerRequest({ request, respondWith } as unknown as FetchEvent);
  return respondWith.mock.calls.length > 0;
};

it.each(['/', '/login', '/dashboard/home', '/dashboard/settings/public', '/s', '/users'])(
  'answers %s, a page of the app',
  (path) => expect(isAnswered(path)).toBe(true),
);

it.each([
  '/s/J4fQ',
  '/u/meera',
  '/u/meera/',
  '/api/export/a',
  '/docs/de/support.html',
  '/ical/J4fQ.ics',
  '/robots.txt',
])('leaves %s to the server', (path) => expect(isAnswered(path)).toBe(false));

it('aborts a hanging request once it has answered from the kept store, so that it keeps no connection', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_request: Request, init?: RequestInit) => {
    signal = init?.signal;
    return new Promise<Response>(() => undefined);
  });
  vi.stubGlobal('caches', { match: async () => new Response('kept') });
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  const request = { url: `${ORIGIN}/dashboard/home`, method: 'GET', mode: 'navigate' };
  answerRequest({ request, respondWith } as unknown as FetchEvent);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await respondWith.mock.calls[0]?.[0])?.text()).toBe('kept');
  expect(signal?.aborted).toBe(true);
  vi.useRealTimers();
});
