import type { RequestBody } from '@pinlife/contract/endpoints';
import { call } from '../../lib/api/api-client.ts';
import { getToken } from '../../lib/session/session.ts';

export const logIn = (body: RequestBody<'login'>) => call('login', { body });

export const signUp = (body: RequestBody<'signup'>) => call('signup', { body });

export const askSignup = (body: RequestBody<'askSignup'>) => call('askSignup', { body });

export const isTaken = (body: RequestBody<'userExists'>, signal: AbortSignal) => call('userExists', { body, signal });

export const requestPasswordReset = (body: RequestBody<'requestPasswordReset'>) =>
  call('requestPasswordReset', { body });

/** A reset ends all sessions of its account. The second call finds out whether this browser's session is one of them. */
export const resetPassword = async (body: RequestBody<'resetPassword'>): Promise<void> => {
  await call('resetPassword', { body });
  if (getToken()) await call('getUser').catch(() => null);
};

export const verifyEmail = (body: RequestBody<'verifyEmail'>) => call('verifyEmail', { body });

export const resendVerification = (body: RequestBody<'resendVerification'>) => call('resendVerification', { body });
