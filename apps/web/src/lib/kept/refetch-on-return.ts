import type { QueryKey } from '@tanstack/react-query';
import { onReachable } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';

/** Queries that were answered without the server. */
const awaited = new Set<QueryKey>();

/** Has a query asked again once the server answers. Lists need it not: the live stream's greeting reads them again. */
export const refetchOnReturn = (queryKey: QueryKey): void => {
  awaited.add(queryKey);
};

onReachable(() => {
  for (const queryKey of awaited) queryClient.invalidateQueries({ queryKey, exact: true });
  awaited.clear();
});
