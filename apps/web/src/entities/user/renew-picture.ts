import { queryClient } from '../../lib/api/query-client.ts';
import { userQuery } from './api.ts';

/** Addresses that were asked about once: one that fails again after that is broken, not old. */
const asked = new Set<string>();

/** For a photo or a cover that did not load: its address has run out, most likely. The profile brings a fresh one. */
export const renewPicture = (address: string): void => {
  if (asked.has(address)) return;
  asked.add(address);
  queryClient.refetchQueries({ queryKey: userQuery.queryKey });
};
