// @vitest-environment jsdom
import { errorSentence, errorStatus } from '@pinlife/contract/errors';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../../testing/our-answer.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, getToken, startSession } from '../../lib/session/session.ts';
import { userQuery, useUpdateUser } from './api.ts';

const login = { token: 'secret', id: '0190a0a0-0000-7000-8000-000000000001', lastLogin: null };

beforeEach(() => startSession(login, { keep: true }));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

/** Whether the session is still there after a first fetch of the profile that was answered so. */
const survives = async (status: number, body: unknown): Promise<boolean> => {
  vi.stubGlobal('fetch', async () => ourJson(body, { status, headers: { 'retry-after': '3' } }));
  await expect(queryClient.fetchQuery({ ...userQuery, retry: false })).rejects.toBeInstanceOf(Error);
  return getToken() !== null;
};

it.each(['too_many_attempts', 'upload_timeout', 'internal', 'unavailable'] as const)(
  'a first profile that is refused with %s leaves the session as it is and can be retried',
  async (code) => {
    expect(await survives(errorStatus(code), { error: errorSentence(code), code })).toBe(true);
  },
);

it.each(['unauthorized', 'not_found', 'email_unverified'] as const)(
  'a first profile that is refused with %s ends the session',
  async (code) => {
    expect(await survives(errorStatus(code), { error: errorSentence(code), code })).toBe(false);
  },
);

it('a first profile that is refused by another server leaves the session as it is', async () => {
  expect(await survives(403, { message: 'Sign in to this network' })).toBe(true);
});

it('a profile that was read before an update was answered does not undo it', async () => {
  const [old, updated] = [{ tagline: 'Old' }, { tagline: 'New' }];
  const first = Promise.withResolvers<unknown>();
  const reads = [first.promise, Promise.resolve(updated)];
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    ourJson({ data: method === 'GET' ? await reads.shift() : updated }),
  );
  const read = queryClient.fetchQuery(userQuery);
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const { result } = renderHook(useUpdateUser, { wrapper });
  await act(() => result.current.mutateAsync({ tagline: 'New' }));
  first.resolve(old);
  expect(await read).toEqual(updated);
});
