// @vitest-environment jsdom
import { defaultPreferences, type User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { userQuery } from '../../entities/user/api.ts';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { loadMemoryCard, MemorySlot } from './memory-slot.tsx';

vi.mock('../../ui/feedback/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  await initI18n();
  await loadMemoryCard();
});
const memories = [{ year: 2025, notes: [makeNovemberNote(16, { createdAt: '2025-11-16T12:00:00.000Z' })] }];
let saving: { resolve(user: User): void; reject(error: Error): void };
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 23, 30), shouldAdvanceTime: true });
  vi.mocked(call).mockImplementation(async (name) => {
    if (name === 'listMemories') return (new Date().getDate() === 16 ? memories : []) as never;
    return new Promise((resolve, reject) => {
      saving = { resolve: resolve as never, reject };
    });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const makeUser = (preferences: Partial<User['preferences']> = {}) =>
  ({ firstName: 'Meera', preferences: { ...defaultPreferences, ...preferences } }) as User;
const show = (user = makeUser()) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(userQuery.queryKey, user);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MemorySlot />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const findMemory = () => screen.findByRole('region', { name: 'On this day, 1 year ago' });
const hide = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'On this day, actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Hide for today' }));
};

it('changes with the day while the page stays open', async () => {
  show();
  expect(await findMemory()).toBeTruthy();
  expect(screen.getByText('A Sunday')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(screen.queryByRole('region')).toBeNull();
});

it('asks for nothing if it was turned off or dismissed for today', () => {
  show(makeUser({ memories: false }));
  show(makeUser({ memoriesHiddenOn: '2026-11-16' }));
  expect(call).not.toHaveBeenCalled();
});

it('shows memories that were dismissed on another day', async () => {
  show(makeUser({ memoriesHiddenOn: '2025-11-16' }));
  expect(await findMemory()).toBeTruthy();
});

it('returns if it could not be dismissed', async () => {
  show();
  await findMemory();
  await hide();
  expect(screen.getByText('Hidden for today')).toBeTruthy();
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('updateUser', expect.anything()));
  await act(async () => saving.reject(new Error('No.')));
  expect(await findMemory()).toBeTruthy();
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', text: 'Unable to update. Try again' });
});
