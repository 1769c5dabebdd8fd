import { call } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';

/** Leaves at once; a server that cannot be told forgets the session by itself when it has been idle. */
export const logOut = async (): Promise<void> => {
  const told = call('logout').catch(() => null);
  endSession('logout');
  await told;
};
