import { hashKey, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { onReachable } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';

/** By the key of a query that the server has not answered; each once, however often it was asked. */
const awaited = new Map<string, () => unknown>();

/** Fetches a query again once the server answers. */
export const refetchOnReturn = (
  queryKey: QueryKey,
  refetch: () => unknown = () => queryClient.invalidateQueries({ queryKey, exact: true }),
): void => {
  awaited.set(hashKey(queryKey), refetch);
};

/**
 * For queries without a kept answer: fails at once, so that the screen can show it, and retries when the server
 * answers. Repeated retries would look like loading.
 */
export const retryOnReturn =
  (queryKey: QueryKey) =>
  (_failures: number, error: unknown): boolean => {
    if (error instanceof ApiError && error.isUnavailable) refetchOnReturn(queryKey);
    return false;
  };

onReachable(() => {
  const refetches = [...awaited.values()];
  awaited.clear();
  for (const refetch of refetches) refetch();
});
