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

it.each(['/s/J4fQ', '/u/meera', '/u/meera/', '/api/export/a', '/docs/de/support.html', '/robots.txt'])(
  'leaves %s to the server, as it is none',
  (path) => expect(isAnswered(path)).toBe(false),
);
