// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../../testing/our-answer.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { initI18n, t } from '../../lib/i18n/i18n.ts';
import { SearchPopover } from './search-popover.tsx';

beforeAll(() => initI18n());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const refuse = (seconds: number) =>
  ourJson(
    { code: 'too_many_attempts', error: 'Too many attempts.' },
    { status: 429, headers: { 'retry-after': `${seconds}` } },
  );
const nothing = () => ourJson({ data: [], next: null });

const searchFor = (words: string, ...answers: (() => Response)[]) => {
  const fetched = vi.fn(async () => (answers.shift() ?? nothing)());
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SearchPopover
          words={words}
          search={words}
          listId="list"
          keys={null}
          address="/"
          onActive={() => {}}
          onListed={() => {}}
          onDone={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetched;
};

it('shows how long to wait after too many searches', async () => {
  const fetched = searchFor('dal', () => refuse(30));
  await screen.findByText('Too many attempts. Try again in 30 seconds.');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('searches again automatically if the wait is short', async () => {
  const fetched = searchFor('dal', () => refuse(1));
  await screen.findByText(t('note.noResults'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does so only once, and then shows the wait', async () => {
  const fetched = searchFor(
    'dal',
    () => refuse(1),
    () => refuse(1),
  );
  await screen.findByText('Too many attempts. Try again in 1 second.');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('shows that the search failed if the error has no sentence', async () => {
  searchFor('dal', () => ourJson({}, { status: 500 }));
  await screen.findByText(t('note.searchFailed'));
});
