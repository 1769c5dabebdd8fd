import type { RequestBody } from '@pinlife/contract/endpoints';
import type { Instance } from '@pinlife/contract/instance/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { loadOidcTexts } from './texts.ts';

/** Another service by which people log in. */
export type Provider = NonNullable<Instance['oidc']>;

let known: Promise<Provider | null> | null = null;

const askForProvider = async (): Promise<Provider | null> => {
  const { oidc } = await call('getInstance');
  if (oidc) await loadOidcTexts();
  return oidc;
};

/** Asked once for the page. Without an answer there is no provider, and the next caller asks again. */
export const findProvider = (): Promise<Provider | null> => {
  known ??= askForProvider().catch(() => {
    known = null;
    return null;
  });
  return known;
};

export const startOidcLogin = (keep: boolean) => call('startOidcLogin', { body: { keep } });
export const logInByOidc = () => call('oidcLogin');
export const connectOidcLogin = (body: RequestBody<'connectOidcLogin'>) => call('connectOidcLogin', { body });
export const signUpByOidc = (body: RequestBody<'signupOidc'>) => call('signupOidc', { body });
export const startOidc = (password: string) => call('startOidc', { body: { password } });

const connectionKey = ['oidc'] as const;

/** null: there is no provider. */
export const useConnection = () =>
  useQuery({
    queryKey: connectionKey,
    queryFn: async ({ signal }) => ((await findProvider()) ? call('getOidc', { signal }) : null),
    retry: retryOnReturn(connectionKey),
  });

const useChange = (name: 'connectOidc' | 'disconnectOidc') => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(name),
    onSettled: () => client.invalidateQueries({ queryKey: connectionKey }),
  });
};

export const useConnectOidc = () => useChange('connectOidc');
export const useDisconnectOidc = () => useChange('disconnectOidc');
