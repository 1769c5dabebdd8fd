// @vitest-environment jsdom
import type { RevealedWebhook } from '@pinlife/contract/webhook/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { findGuardText } from '../../lib/session/unsaved-guards.ts';
import { loadWebhookTexts } from './texts.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  await initI18n();
  await loadWebhookTexts();
});
afterEach(cleanup);

it('shows the secret of a webhook whose form was closed before the answer came', async () => {
  const { promise, resolve } = Promise.withResolvers<RevealedWebhook>();
  vi.mocked(call).mockReturnValue(promise as never);
  const onSaved = vi.fn();
  const client = new QueryClient();
  const draw = (shown: RevealedWebhook | null) => (
    <QueryClientProvider client={client}>
      <WebhookForm isOpen={shown === null} webhook={null} onClose={vi.fn()} onSaved={onSaved} />
      <WebhookSecret webhook={shown} onClose={vi.fn()} />
    </QueryClientProvider>
  );
  const { rerender } = render(draw(null));
  const address = screen.getByRole('textbox');
  fireEvent.change(address, { target: { value: 'https://example.org' } });
  await act(async () => void fireEvent.submit(address));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const saved = { _id: 'one', secret: 'whsec_1' } as RevealedWebhook;
  await act(async () => resolve(saved));
  expect(onSaved.mock.lastCall?.[0]).toEqual(saved);
  expect(findGuardText()).toBeNull();
  rerender(draw(saved));
  expect(findGuardText()).toContain('cannot be shown again');
});
