// @vitest-environment jsdom
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren, SubmitEvent } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { endSession, startSession } from '../../../lib/session/session.ts';
import { useAccountForm } from './use-account-form.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(initI18n);

const client = new QueryClient();
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('keeps text written while the account is being saved', async () => {
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

it('shows a name that another device has changed, unless it is being edited, and sends edited fields', async () => {
  const named = (fullName: string) => ({ id: 'me', fullName }) as User;
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(named('Meera Nair') as never);
  const { result, rerender } = renderHook(useAccountForm, { wrapper, initialProps: named('Meera') });
  rerender(named('Meera Nair'));
  expect([result.current.form.values.fullName, result.current.isDirty]).toEqual(['Meera Nair', false]);
  await act(async () => result.current.form.set('pin', '1234'));
  await act(async () => result.current.form.props.onSubmit(new Event('submit') as unknown as SubmitEvent));
  expect(call).toHaveBeenCalledExactlyOnceWith('updateUser', { body: { pin: '1234' } });
  await act(async () => result.current.form.set('fullName', 'M. Nair'));
  rerender(named('Meera K Nair'));
  expect([result.current.form.values.fullName, result.current.isDirty]).toEqual(['M. Nair', true]);
});

it('leaves a name that another device has changed while the session was over', async () => {
  startSession({ token: 'secret', id: 'me', lastLogin: null }, { keep: false });
  const named = (fullName: string) => ({ id: 'me', fullName }) as User;
  const first = renderHook(useAccountForm, { wrapper, initialProps: named('Meera') });
  await act(async () => first.result.current.form.set('pin', '1234'));
  act(() => endSession('expired'));
  first.unmount();
  const { result } = renderHook(useAccountForm, { wrapper, initialProps: named('Meera Nair') });
  expect([result.current.form.values.fullName, result.current.isDirty]).toEqual(['Meera Nair', false]);
});
