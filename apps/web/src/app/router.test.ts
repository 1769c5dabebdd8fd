// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isPage } from './router.tsx';

it.each([
  '/dashboard/home',
  '/dashboard/pinups/notes',
  '/dashboard/settings/import',
  '/dashboard/settings/trash',
  '/signup',
  '/what-is-pinlife',
])('has a page at %s', (path) => expect(isPage(path)).toBe(true));

it.each(['//evil.example/x', '/api/docs', '/docs/goals.html', '/dashboard/nowhere', '/nowhere', '/export/1'])(
  'has no page at %s',
  (path) => expect(isPage(path)).toBe(false),
);
