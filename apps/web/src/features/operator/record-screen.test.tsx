// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { RecordScreen } from './record-screen.tsx';
import { loadOperatorTexts } from './texts.ts';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 10) });
  await initI18n();
  await loadOperatorTexts();
});
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = { entries: [], total: 4, counts: { operator: 4, failedLogins: 0, reset: 0, door: 0 } };
const lastAsked = () => vi.mocked(call).mock.lastCall?.[1];

it('asks for the days of this device, and for everything again', async () => {
  vi.mocked(call).mockImplementation(async () => answer as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/?search=Meera']}>
        <RecordScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Last 90 days/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
  const [from, to] = [new Date(2026, 10, 18).toISOString(), new Date(2026, 10, 19).toISOString()];
  await waitFor(() => expect(lastAsked()).toMatchObject({ query: { search: 'Meera', from, to } }));
  await screen.findByText('4 entries', { selector: '[role=status]' });
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ query: { search: '', page: 0 } }));
  expect(lastAsked()).not.toMatchObject({ query: { from: expect.anything() } });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});
