// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { HOME_PATH, loginPath, returnPath } from './return-path.ts';

it('returns to the page that asked for the login', () => {
  const login = loginPath('/dashboard/pinups?note=1');
  expect(returnPath(new URL(login, location.origin).search)).toBe('/dashboard/pinups?note=1');
});

it.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', ''])(
  'goes home instead of to %s',
  (next) => {
    expect(returnPath(`?${new URLSearchParams({ next })}`)).toBe(HOME_PATH);
  },
);
