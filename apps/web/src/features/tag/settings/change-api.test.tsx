// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { unansweredError } from '../../../lib/api/api-error.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { listToasts } from '../../../ui/feedback/toast.ts';
import { loadTagTexts } from '../texts.ts';
import { useTagChange } from './change-api.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  await initI18n();
  await loadTagTexts();
});
afterEach(() => vi.useRealTimers());

it('waits for a change of tags without the network, and offers to undo it', async () => {
  vi.useFakeTimers();
  const change = { _id: 'one', tags: ['tea'], to: 'chai', changed: 1, left: 0 };
  vi.mocked(call)
    .mockResolvedValueOnce({ ...change, state: 'changing' } as never)
    .mockRejectedValueOnce(unansweredError())
    .mockResolvedValueOnce({ ...change, state: 'done' } as never);
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTagChange(), { wrapper });
  await act(async () => {
    result.current.mutate({ tags: ['tea'], to: 'chai' });
    await vi.advanceTimersByTimeAsync(10_000);
  });
  expect(listToasts()).toMatchObject([{ kind: 'success', action: { label: 'Undo' } }]);
});
