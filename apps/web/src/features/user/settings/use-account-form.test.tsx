// @vitest-environment jsdom
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren, SubmitEvent } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { useAccountForm } from './use-account-form.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(initI18n);

it('keeps what is written while the account is being saved', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.mocked(call).mockReturnValue(promise as never);
  const user = { id: 'me', fullName: 'Meera' } as User;
  const { result } = renderHook(() => useAccountForm(user), { wrapper });
  const write = (name: 'fullName' | 'pin', text: string) => act(async () => result.current.form.set(name, text));
  await write('fullName', 'Meera Nair');
  await write('pin', '1234');
  await act(async () => result.current.form.props.onSubmit(new Event('submit') as unknown as SubmitEvent));
  await write('fullName', 'Meera K Nair');
  await act(async () => resolve({ ...user, fullName: 'Meera Nair' }));
  expect(result.current.form.values).toMatchObject({ fullName: 'Meera K Nair', pin: '' });
  expect(result.current.isDirty).toBe(true);
});
