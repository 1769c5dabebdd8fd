// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { HOME_PATH, loginPath, returnPath } from './return-path.ts';

const isPage = (pathname: string) => pathname.startsWith('/dashboard/');

it('returns to the page that asked for the login', () => {
  const login = loginPath('/dashboard/pinups?note=1');
  expect(returnPath(new URL(login, location.origin).search, isPage)).toBe('/dashboard/pinups?note=1');
});

const elsewhere = [
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/.//evil.example/x',
  '/./\\evil.example/x',
  '/dashboard/..//evil.example/x',
  '/%2e//evil.example/x',
  '/\t/evil.example/x',
  'http://[',
];

it.each(elsewhere)('goes home instead of to %s', (next) => {
  const search = `?${new URLSearchParams({ next })}`;
  expect(returnPath(search, isPage)).toBe(HOME_PATH);
  // Even if every path counts as a page.
  expect(
    URL.parse(
      returnPath(search, () => true),
      location.origin,
    )?.origin,
  ).toBe(location.origin);
});

it('goes home instead of to a path that is no page of PinLife', () => {
  expect(returnPath('?next=/api/docs', isPage)).toBe(HOME_PATH);
});
