import type { RequestBody } from '@pinlife/contract/endpoints';
import type { LanguageCode } from '@pinlife/contract/languages';
import type { User } from '@pinlife/contract/user/schema';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { t } from '../../lib/i18n/i18n.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { findKeptAnswer, keepAnswer } from '../../lib/kept/kept.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { endSession, getSession } from '../../lib/session/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const userKeys = { profile: ['user'] } as const;

export const userQuery = queryOptions({
  queryKey: userKeys.profile,
  queryFn: ({ client, signal }) =>
    askOrKept({
      ask: () => fetchUser(client, signal),
      findKept: () => findKeptAnswer<User>('user'),
      onLate: (user) => client.setQueryData<User>(userKeys.profile, user),
      onUnanswered: () => refetchOnReturn(userKeys.profile),
    }),
});

export const useUser = () => useQuery(userQuery);

export type UserUpdate = RequestBody<'updateUser'>;

/** The number of updates that were answered. */
let updates = 0;

/** Shows the answer at once, and reads the profile again. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserUpdate) => call('updateUser', { body }),
    onSuccess: (user) => {
      updates += 1;
      client.setQueryData(userQuery.queryKey, user);
      client.invalidateQueries({ queryKey: userKeys.profile });
    },
  });
};

/** Also works without a loaded profile, on the policy pages. */
export const updateLanguage = (language: LanguageCode) => call('updateUser', { body: { language } });

/** A timeout or a rate limit: the same call may succeed a moment later. */
const PASSING_STATUSES = [408, 429];

const isRefusedForGood = ({ isOurs, status }: ApiError): boolean =>
  isOurs && status < 500 && !PASSING_STATUSES.includes(status);

/** If PinLife refuses the first fetch, the session ends; foreign answers and later failures do not end it. */
const fetchUser = async (client: QueryClient, signal: AbortSignal): Promise<User> => {
  const session = getSession();
  const isFirst = client.getQueryData(userKeys.profile) === undefined;
  const updatesBefore = updates;
  try {
    const user = await call('getUser', { signal });
    // An update was answered meanwhile, and this answer may be older.
    if (updates > updatesBefore) return await fetchUser(client, signal);
    keepAnswer('user', user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && !error.isUnavailable) {
      showToast({ kind: 'error', text: t(isFirst ? 'user.fetchFailed' : 'user.refetchFailed') });
      if (isFirst && isRefusedForGood(error)) endSession('expired', session);
    }
    throw error;
  }
};
