import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { onReachable } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';

/** Queries that were answered without the server. */
const awaited = new Set<QueryKey>();

/**
 * Fetches a query again once the server answers. Lists do not need it: they are read again at the greeting of the live
 * stream.
 */
export const refetchOnReturn = (queryKey: QueryKey): void => {
  awaited.add(queryKey);
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
  for (const queryKey of awaited) queryClient.invalidateQueries({ queryKey, exact: true });
  awaited.clear();
});
