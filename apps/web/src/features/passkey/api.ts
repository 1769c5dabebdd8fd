import type { RequestBody } from '@pinlife/contract/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';

export const startPasskeyLogin = () => call('startPasskeyLogin');
export const sendPasskeyLogin = (body: RequestBody<'passkeyLogin'>) => call('passkeyLogin', { body });
export const startPasskey = (password: string) => call('startPasskey', { body: { password } });
export const addPasskey = (body: RequestBody<'createPasskey'>) => call('createPasskey', { body });

const passkeysKey = ['passkeys'] as const;

export const usePasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => call('listPasskeys', { signal }),
    retry: retryOnReturn(passkeysKey),
  });

/** Reads the passkeys again. */
export const useRefreshPasskeys = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: passkeysKey });
};

export const useRenamePasskey = () => {
  const refresh = useRefreshPasskeys();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call('renamePasskey', { params: { id }, body: { name } }),
    onSettled: refresh,
  });
};

/** Already removed counts as success: the list is read again. */
export const useRemovePasskey = () => {
  const refresh = useRefreshPasskeys();
  return useMutation({
    mutationFn: (id: string) => call('deletePasskey', { params: { id } }),
    onSettled: refresh,
  });
};
