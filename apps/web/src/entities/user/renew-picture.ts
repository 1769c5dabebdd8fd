import { queryClient } from '../../lib/api/query-client.ts';
import { userQuery } from './api.ts';

/** Each URL is renewed once: if it fails again, the file is broken, not the signature expired. */
const asked = new Set<string>();

/** Call it if a photo or cover did not load: its signed URL has probably expired. Reads the profile again. */
export const renewPicture = (address: string): void => {
  if (asked.has(address)) return;
  asked.add(address);
  queryClient.refetchQueries({ queryKey: userQuery.queryKey });
};
