// @vitest-environment jsdom
import type { ListedPerson } from '@pinlife/contract/operator/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { dismissToast, listToasts } from '../../ui/feedback/toast.ts';
import { loadOperatorTexts } from './texts.ts';
import { usePersonActions } from './use-person-actions.ts';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  initI18n();
  await loadOperatorTexts();
});
afterEach(() => {
  cleanup();
  for (const { id } of listToasts()) dismissToast(id);
});

const person = { _id: 'x', name: 'Joby Thomas', email: 'joby@example.com' } as ListedPerson;
const nothing = () => undefined;

it.each([
  [true, 'Reset link mailed to joby@example.com'],
  [false, 'Set SMTP_URL. Until then nobody gets a reset link.'],
])('shows the result of a reset link: mailed %s', async (isMailed, sentence) => {
  vi.mocked(call).mockResolvedValue({ ...person, isMailed } as never);
  const { result } = renderHook(
    () => usePersonActions({ person, isOwn: false, recordPath: '/', onDelete: nothing, onSetSpace: nothing }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  );
  act(() => result.current.actions.find(({ label }) => label === 'Mail a reset link')?.run());
  await waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual([sentence]));
});
