// @vitest-environment jsdom
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren, SubmitEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { findChangedFields } from '../../../lib/form/changed-fields.ts';
import { endSession, startSession } from '../../../lib/session/session.ts';
import { useCardEdit } from './use-card-edit.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('keeps text written while a card is being saved, and closes once all of it is saved', async () => {
  const user = { id: 'me', about: '' } as User;
  let answer = async (): Promise<void> => undefined;
  vi.mocked(call).mockImplementation((() => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answer = () => act(async () => resolve(user));
    return promise;
  }) as never);
  const onClose = vi.fn();
  const toUpdate = (about: string) => ({ about });
  const { result } = renderHook(
    () => useCardEdit({ user, card: 'about', isOpen: true, onClose, initial: user.about, toUpdate }),
    { wrapper },
  );
  const write = (about: string) => act(async () => result.current.setValues(about));
  const save = () => act(async () => result.current.frame.form.onSubmit(new Event('submit') as unknown as SubmitEvent));
  await write('I sing');
  await save();
  await write('I sing and dance');
  await answer();
  expect(onClose).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ values: 'I sing and dance', frame: { isDirty: true } });
  await save();
  await answer();
  expect(onClose).toHaveBeenCalledOnce();
  expect(result.current.frame.isDirty).toBe(false);
});

it('leaves what another device has changed while the session was over', async () => {
  startSession({ token: 'secret', id: 'me', lastLogin: null }, { keep: false });
  const user = { id: 'me' } as User;
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(user as never);
  const open = (initial: { company: string; location: string }) =>
    renderHook(
      () =>
        useCardEdit({
          ...{ user, card: 'employment', isOpen: true, onClose: vi.fn(), initial },
          toUpdate: (written, before) => ({ employment: findChangedFields(before, written) }),
        }),
      { wrapper },
    );
  const first = open({ company: 'Tea', location: 'Kochi' });
  await act(async () => first.result.current.setValues({ company: 'Coffee', location: 'Kochi' }));
  act(() => endSession('expired'));
  first.unmount();
  const { result } = open({ company: 'Tea', location: 'Munnar' });
  expect(result.current.values).toEqual({ company: 'Coffee', location: 'Munnar' });
  await act(async () => result.current.frame.form.onSubmit(new Event('submit') as unknown as SubmitEvent));
  expect(call).toHaveBeenCalledWith('updateUser', { body: { employment: { company: 'Coffee' } } });
});
