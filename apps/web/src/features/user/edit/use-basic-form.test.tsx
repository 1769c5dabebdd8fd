// @vitest-environment jsdom
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren, SubmitEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '../../../lib/api/api-client.ts';
import { useBasicForm } from './use-basic-form.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const user = {
  ...{ id: 'me', nationality: 'IN', currentLocation: 'IN', relationshipStatus: 'Single', gender: 'female' },
  ...{ langugages: ['el'], countryCode: '+91', phone: '9876543210', website: '', tagline: '' },
  interests: { hobbies: ['Music', 'Movies', 'Reading'] },
} as unknown as User;

it('sends changed fields, and leaves those that another device has changed in between', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  vi.mocked(call).mockResolvedValue(user as never);
  const view = renderHook((shown: User) => useBasicForm({ user: shown, isOpen: true, onClose: vi.fn() }), {
    wrapper,
    initialProps: user,
  });
  const { set } = view.result.current.form;
  await act(async () => set('tagline', 'Rain'));
  await act(async () => set('interests', ['Music', 'Movies', 'Cycling']));
  const theirs = {
    ...user,
    website: 'http://a.example',
    interests: { hobbies: ['Music', 'Movies', 'Reading', 'Chess'] },
  };
  view.rerender(theirs as User);
  const { onSubmit } = view.result.current.form.props;
  await act(async () => onSubmit(new Event('submit') as unknown as SubmitEvent));
  expect(call).toHaveBeenCalledWith('updateUser', {
    body: { tagline: 'Rain', interests: { hobbies: ['Music', 'Movies', 'Chess', 'Cycling'] } },
  });
});
