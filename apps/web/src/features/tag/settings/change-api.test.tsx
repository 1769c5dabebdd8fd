// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { unansweredError } from '../../../lib/api/api-error.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { dismissToast, listToasts } from '../../../ui/feedback/toast.ts';
import { loadTagTexts } from '../texts.ts';
import { useTagChange } from './change-api.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  await initI18n();
  await loadTagTexts();
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of listToasts()) dismissToast(id);
});

const change = { _id: 'one', tags: ['tea'], to: 'chai', changed: 1, left: 0 };
/** Renames a tag, and waits for the end. */
const rename = async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTagChange(), { wrapper });
  await act(async () => {
    result.current.mutate({ tags: ['tea'], to: 'chai' });
    await vi.advanceTimersByTimeAsync(10_000);
  });
};

it('waits for a change of tags without the network, and offers to undo it', async () => {
  vi.mocked(call)
    .mockResolvedValueOnce({ ...change, state: 'changing' } as never)
    .mockRejectedValueOnce(unansweredError())
    .mockResolvedValueOnce({ ...change, state: 'done' } as never);
  await rename();
  expect(listToasts()).toMatchObject([{ kind: 'success', action: { label: 'Undo' } }]);
});

it('does not announce a new name of a tag, nor offer to undo it, if the name fits into no pinup', async () => {
  vi.mocked(call).mockResolvedValueOnce({ ...change, changed: 0, left: 2, state: 'done' } as never);
  await rename();
  const text = '2 pinups keep the old name: the new one does not fit.';
  expect(listToasts()).toMatchObject([{ kind: 'info', text }]);
});
