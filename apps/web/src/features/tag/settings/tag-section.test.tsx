// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { unansweredError } from '../../../lib/api/api-error.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { loadTagTexts } from '../texts.ts';
import { TagSection } from './tag-section.tsx';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  await initI18n();
  await loadTagTexts();
});
afterEach(cleanup);

it('the chosen tags stay chosen when a merge fails', async () => {
  const tags = ['tea', 'chai', 'milk'].map((tag) => ({ tag, count: 1, lastUsedAt: '2026-11-18T10:00:00.000Z' }));
  vi.mocked(call).mockImplementation(async (name) => {
    if (name === 'changeTags') throw unansweredError();
    return tags as never;
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TagSection />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const isChosen = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }).map(({ checked }) => checked);
  fireEvent.click(await screen.findByRole('checkbox', { name: '#tea' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '#milk' }));
  const chosen = isChosen();
  expect(chosen.filter(Boolean)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Merge' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(call).toHaveBeenCalledWith('changeTags', expect.anything()));
  await waitFor(() => expect(isChosen()).toEqual(chosen));
});
