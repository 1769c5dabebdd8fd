// @vitest-environment jsdom
import { SEARCH_MAX_LENGTH } from '@pinlife/contract/search/limits';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { Component } from './search.tsx';

vi.mock('../../features/note/feed/note-feed.tsx', () => ({
  NoteFeed: ({ filter }: { filter: { search: string } }) => <output>{filter.search}</output>,
}));
vi.mock('../../features/tag/found-tags.tsx', () => ({ FoundTags: () => null }));

beforeAll(async () => {
  await initI18n();
  // jsdom has no width.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(cleanup);

it('asks for no more than the server would search for, with any words in the address', () => {
  render(
    <MemoryRouter initialEntries={[`/dashboard/search?q=${'x'.repeat(20_000)}`]}>
      <Component />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toHaveLength(SEARCH_MAX_LENGTH);
});
