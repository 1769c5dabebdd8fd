// @vitest-environment jsdom
import { errorSentence, errorStatus } from '@pinlife/contract/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../../testing/our-answer.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, getToken, startSession } from '../../lib/session/session.ts';
import { userQuery } from './api.ts';

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
  'a first profile that is refused with %s leaves the session as it is: later it may come',
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

it('a first profile that somebody else refuses leaves the session as it is', async () => {
  expect(await survives(403, { message: 'Sign in to this network' })).toBe(true);
});
