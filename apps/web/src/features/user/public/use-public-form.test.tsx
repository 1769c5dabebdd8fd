// @vitest-environment jsdom
import type { PublicProfile } from '@pinlife/contract/user/public-profile';
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { usePublicForm } from './use-public-form.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const client = new QueryClient();
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const userWith = (changes: Partial<PublicProfile>) =>
  ({ publicProfile: { enabled: true, indexed: false, shown: ['photo', 'email'], since: null, ...changes } }) as User;

it('makes nothing public again that another device has hidden in between', async () => {
  await initI18n();
  vi.mocked(call).mockResolvedValue(userWith({}) as never);
  const { result, rerender } = renderHook(usePublicForm, { wrapper, initialProps: userWith({}) });
  act(() => result.current.setShown('about', true));
  act(() => result.current.change({ indexed: true }));
  rerender(userWith({ enabled: false, shown: ['photo'] }));
  expect(result.current.values).toEqual({ enabled: false, indexed: true, shown: ['photo', 'about'] });
  await act(async () => result.current.save());
  const publicProfile = { indexed: true, shown: ['photo', 'about'] };
  expect(call).toHaveBeenCalledExactlyOnceWith('updateUser', { body: { publicProfile } });
});
