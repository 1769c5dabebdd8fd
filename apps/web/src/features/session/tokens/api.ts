import type { AccessTokenCreate, NewAccessToken } from '@pinlife/contract/session/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../../../entities/session/keys.ts';
import { call } from '../../../lib/api/api-client.ts';
import { retryOnReturn } from '../../../lib/kept/refetch-on-return.ts';
import { useLiveList } from '../../../lib/live/use-live-list.ts';

export const useAccessTokens = () => {
  useLiveList('apps', sessionKeys.tokens);
  return useQuery({
    queryKey: sessionKeys.tokens,
    queryFn: ({ signal }) => call('listAccessTokens', { signal }),
    retry: retryOnReturn(sessionKeys.tokens),
  });
};

/** `onMade`: called even if the form was closed meanwhile, because the token is shown only once. */
export const useMakeToken = (onMade: (made: NewAccessToken) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AccessTokenCreate) => call('createAccessToken', { body }),
    onSuccess: onMade,
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.tokens }),
  });
};

/** Already removed counts as success: the list is read again. */
export const useRemoveToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteAccessToken', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.tokens }),
  });
};
