import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api-client.ts';
import { t } from '../../lib/i18n.ts';
import { endSession } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';

export const userKeys = { profile: ['user'] } as const;

export const userQuery = queryOptions({
  queryKey: userKeys.profile,
  queryFn: ({ client, signal }) => fetchUser(client, signal),
});

export const useUser = () => useQuery(userQuery);

/** A refused first fetch costs the session; a server that is away or a later failure never does. */
const fetchUser = async (client: QueryClient, signal: AbortSignal) => {
  const isFirst = client.getQueryData(userKeys.profile) === undefined;
  try {
    return await call('getUser', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unavailable') {
      showToast({ kind: 'error', text: t(isFirst ? 'user.fetchFailed' : 'user.refetchFailed') });
      if (isFirst && error.status < 500) endSession('expired');
    }
    throw error;
  }
};
