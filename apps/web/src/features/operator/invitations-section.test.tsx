// @vitest-environment jsdom
import { DAY_MS } from '@pinlife/contract/durations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { learnServerTime } from '../../lib/time/server-clock.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { loadOperatorTexts } from './texts.ts';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  await initI18n();
  await loadOperatorTexts();
});
afterEach(cleanup);

it('asks before it withdraws an invitation that is valid by the server’s time, with a clock days ahead', async () => {
  const now = Date.now() - 30 * DAY_MS;
  learnServerTime(new Date(now).toUTCString());
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const invitation = {
    _id: 'one',
    email: 'tom@example.org',
    places: 1,
    taken: 0,
    came: [],
    createdAt: at(-1),
    endsAt: at(6),
  };
  vi.mocked(call).mockImplementation(async (name) => (name === 'listInvitations' ? [invitation] : {}) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InvitationsSection />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('tom@example.org')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});
