// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { SignupSection } from './signup-section.tsx';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(initI18n);
afterEach(cleanup);

it('shows the choice immediately, before the answer', async () => {
  vi.mocked(call).mockImplementation(async (name) =>
    name === 'getSignupRule' ? ({ signup: 'open', isPinned: false } as never) : new Promise(() => undefined),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignupSection />
    </QueryClientProvider>,
  );
  const [, byInvitation] = await screen.findAllByRole<HTMLInputElement>('radio');
  if (byInvitation) fireEvent.click(byInvitation);
  expect(byInvitation?.checked).toBe(true);
});
