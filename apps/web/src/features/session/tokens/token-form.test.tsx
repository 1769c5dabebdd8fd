// @vitest-environment jsdom
import type { NewAccessToken } from '@pinlife/contract/session/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { findGuardText } from '../../../lib/session/unsaved-guards.ts';
import { MadeToken } from './made-token.tsx';
import { loadTokenTexts } from './texts.ts';
import { TokenForm } from './token-form.tsx';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  await initI18n();
  await loadTokenTexts();
});
afterEach(cleanup);

const made: NewAccessToken = {
  ...{ _id: 'one', name: 'Script', access: 'read', token: 'pl_secret', ended: false },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', expiresAt: null, lastUsedAt: null },
};

it('shows a token whose form was changed and closed before the answer came', async () => {
  const { promise, resolve } = Promise.withResolvers<NewAccessToken>();
  vi.mocked(call).mockReturnValue(promise as never);
  const onMade = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TokenForm isOpen onClose={vi.fn()} onMade={onMade} />
    </QueryClientProvider>,
  );
  const name = screen.getByLabelText('Name');
  fireEvent.change(name, { target: { value: 'Script' } });
  fireEvent.submit(name);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Make a token' }).getAttribute('aria-busy')).toBe('true'),
  );
  fireEvent.change(name, { target: { value: 'Script of mine' } });
  await act(async () => void fireEvent.submit(name));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => resolve(made));
  expect(call).toHaveBeenCalledOnce();
  expect(onMade.mock.lastCall?.[0]).toEqual(made);
});

it('asks before a page is left whose token was not copied', () => {
  const { rerender } = render(<MadeToken made={made} onClose={vi.fn()} />);
  expect(findGuardText()).toContain('cannot be shown again');
  rerender(<MadeToken made={null} onClose={vi.fn()} />);
  expect(findGuardText()).toBeNull();
});
