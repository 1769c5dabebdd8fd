import { join } from 'node:path';
import { type DatabaseUser, findName, isBorrowed } from './database-user.ts';
import { writeOwned } from './owned-files.ts';
import { SUPERUSER } from './settings.ts';

const MAP = 'pinlife';
const HEAD = '# Written by PinLife at every start.';

/**
 * Who may enter the database. Where it runs as the user who starts PinLife, its socket stands in a folder that nobody
 * else can enter. Where root hands it to a user that others run their programs as too, the socket is theirs as well:
 * there PostgreSQL asks the system who is at the other end, and lets root in, and the owner of the cluster if that is a
 * person.
 */
export const writeAccessRules = (clusterPath: string, user: DatabaseUser) => {
  const rule = user.isOther ? `local all all peer map=${MAP}` : 'local all all trust';
  const names = user.isOther ? [findName(0), isBorrowed(user) ? undefined : findName(user.uid)] : [];
  const entries = names.filter((name) => name !== undefined).map((name) => `${MAP} "${name}" ${SUPERUSER}`);
  writeOwned(join(clusterPath, 'pg_hba.conf'), `${HEAD}\n${rule}\n`, user);
  writeOwned(join(clusterPath, 'pg_ident.conf'), `${[HEAD, ...entries].join('\n')}\n`, user);
};
