import { MINUTE_MS } from '@pinlife/contract/durations';
import { CHALLENGE_MINUTES } from '@pinlife/contract/passkey/limits';
import type { PasskeyLogin } from '@pinlife/contract/passkey/schema';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError } from '../../lib/api/api-error.ts';
import { watchSession } from '../../lib/session/session.ts';
import { addPasskey, sendPasskeyLogin, startPasskey, startPasskeyLogin } from './api.ts';

type Proved = PasskeyLogin['credential'];

/** An offer gets a new challenge before its challenge expires. */
const RENEW_MS = (CHALLENGE_MINUTES - 1) * MINUTE_MS;

const prove = async (isOffer: boolean): Promise<Proved> => {
  const optionsJSON = await startPasskeyLogin();
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer });
  return { id, rawId, type: 'public-key', response: { ...response, userHandle: response.userHandle ?? '' } };
};

/** Logs in with a passkey. `proved`: the device's answer, if it has already been given. */
export const logInByPasskey = async (keep: boolean, proved: Proved | null) => {
  const isSameSession = watchSession();
  const credential = proved ?? (await prove(false).catch(failAs('passkey_failed')));
  const result = await sendPasskeyLogin({ credential, keep });
  // Another tab has logged in meanwhile, so the result is ignored.
  return isSameSession() ? result : null;
};

/** Has the browser offer passkeys in the username field. Returns the chosen one, or null. */
export const offerPasskeys = async (signal: AbortSignal): Promise<Proved | null> => {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  while (!signal.aborted) {
    const end = new AbortController();
    let isRenewed = false;
    const renewal = setTimeout(() => {
      isRenewed = true;
      WebAuthnAbortService.cancelCeremony();
    }, RENEW_MS);
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { signal: end.signal });
    try {
      return await prove(true);
    } catch {
      if (!isRenewed) return null;
    } finally {
      clearTimeout(renewal);
      end.abort();
    }
  }
  return null;
};

export const makePasskey = async (name: string, password: string) => {
  const optionsJSON = await startPasskey(password);
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(failAs('passkey_refused'));
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  return addPasskey({ name, credential: { id, rawId, type: 'public-key', response: made } });
};

export const stopCeremony = (): void => WebAuthnAbortService.cancelCeremony();

/** Handles a failure of the device like a refused call. */
const failAs =
  (code: 'passkey_failed' | 'passkey_refused') =>
  (error: unknown): never => {
    if (error instanceof ApiError) throw error;
    const isThere = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError(0, isThere ? 'passkey_exists' : code, '');
  };
