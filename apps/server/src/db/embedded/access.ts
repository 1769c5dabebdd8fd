import { join } from 'node:path';
import { type DatabaseUser, findName, isSharedUser } from './database-user.ts';
import { writeOwned } from './owned-files.ts';
import { SUPERUSER } from './settings.ts';

const MAP = 'pinlife';
const HEAD = '# Written by PinLife at every start.';

/**
 * Writes who may connect. Normally only the current user can enter the folder of the socket. If root starts PinLife,
 * the socket belongs to a user that other programs may share. PostgreSQL then asks the system for the peer, and accepts
 * only root and the owner of the cluster.
 */
export const writeAccessRules = (clusterPath: string, user: DatabaseUser) => {
  const rule = user.isOther ? `local all all peer map=${MAP}` : 'local all all trust';
  const names = user.isOther ? [findName(0), isSharedUser(user) ? undefined : findName(user.uid)] : [];
  const entries = names.filter((name) => name !== undefined).map((name) => `${MAP} "${name}" ${SUPERUSER}`);
  writeOwned(join(clusterPath, 'pg_hba.conf'), `${HEAD}\n${rule}\n`, user);
  writeOwned(join(clusterPath, 'pg_ident.conf'), `${[HEAD, ...entries].join('\n')}\n`, user);
};
