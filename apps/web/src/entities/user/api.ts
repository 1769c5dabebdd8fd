import type { RequestBody } from '@pinlife/contract/endpoints';
import type { LanguageCode } from '@pinlife/contract/languages';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { t } from '../../lib/i18n/i18n.ts';
import { endSession } from '../../lib/session/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const userKeys = { profile: ['user'] } as const;

export const userQuery = queryOptions({
  queryKey: userKeys.profile,
  queryFn: ({ client, signal }) => fetchUser(client, signal),
});

export const useUser = () => useQuery(userQuery);

export type UserUpdate = RequestBody<'updateUser'>;

/** Shows what the server answered at once, and asks again for what it holds by then. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserUpdate) => call('updateUser', { body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      client.invalidateQueries({ queryKey: userKeys.profile });
    },
  });
};

/** Also where no profile is shown: on the policy pages. */
export const updateLanguage = (language: LanguageCode) => call('updateUser', { body: { language } });

/** Too slow, or too often: the same call may well succeed a moment later. */
const PASSING_STATUSES = [408, 429];

const isRefusedForGood = ({ isOurs, status }: ApiError): boolean =>
  isOurs && status < 500 && !PASSING_STATUSES.includes(status);

/** A first fetch that PinLife itself refuses costs the session; nobody else's answer and no later failure does. */
const fetchUser = async (client: QueryClient, signal: AbortSignal) => {
  const isFirst = client.getQueryData(userKeys.profile) === undefined;
  try {
    return await call('getUser', { signal });
  } catch (error) {
    if (error instanceof ApiError && !error.isUnavailable) {
      showToast({ kind: 'error', text: t(isFirst ? 'user.fetchFailed' : 'user.refetchFailed') });
      if (isFirst && isRefusedForGood(error)) endSession('expired');
    }
    throw error;
  }
};
