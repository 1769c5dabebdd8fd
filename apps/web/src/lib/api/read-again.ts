import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what may have changed. A first answer that is still on its way may be older than the change, and TanStack
 * Query would be content with it: so it is given up first.
 */
export const readAgain = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
