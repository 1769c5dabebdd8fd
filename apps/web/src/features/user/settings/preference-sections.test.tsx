// @vitest-environment jsdom
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userQuery } from '../../../entities/user/api.ts';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { PreferenceSections } from './preference-sections.tsx';

vi.mock('../../push/push-settings.tsx', () => ({ PushSettings: () => null }));
vi.mock('../../../ui/feedback/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const makeUser = (mute: boolean) => ({ preferences: { mute, mailFallback: false, colorScheme: 'auto' } }) as User;

/** Answers the last request. */
let answer: (user: User) => Promise<void>;
let refuse: () => Promise<void>;

beforeAll(initI18n);
beforeEach(() => {
  vi.mocked(call).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (user) => act(async () => resolve(user as never));
        refuse = () => act(async () => reject(new Error('No.')));
      }),
  );
});
afterEach(cleanup);

const Shown = () => {
  const { data } = useQuery({ ...userQuery, enabled: false });
  return data && <PreferenceSections user={data} />;
};
const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(userQuery.queryKey, makeUser(false));
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
};
const mute = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Mute reminders' });

it('shows a wish in the moment of the click', () => {
  show();
  // Not within `act`, which would render before the next step.
  mute().click();
  expect(mute().checked).toBe(true);
});

it('keeps it when the server has taken it', async () => {
  show();
  fireEvent.click(mute());
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await answer(makeUser(true));
  expect(mute().checked).toBe(true);
});

it('reverts it when the server refuses', async () => {
  show();
  fireEvent.click(mute());
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await refuse();
  await vi.waitFor(() => expect(mute().checked).toBe(false));
});
