import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what may have changed. A first request that is still running may be older than the change, and TanStack
 * Query would reuse it, so it is cancelled.
 */
export const readAgain = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
