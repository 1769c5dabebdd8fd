import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { writeOwned } from './owned-files.ts';

export const DEFAULTS_FILE = 'pinlife.conf';
export const CUSTOM_FILE = 'custom.conf';

/** Defaults for a small machine; an operator's `custom.conf` beside them has the last word. */
const defaults: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '100',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // The log of changes would be most of what a small instance takes on its disk. Its files are there from the beginning
  // (`stockUpLog`) and used again and again, so that a full disk stops no reading.
  min_wal_size: '64MB',
  max_wal_size: '64MB',
  // Where very many notes are brought in at once, that means a checkpoint every few seconds, which is no news.
  checkpoint_warning: '0',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A statement of a killed app must not go on for long.
  client_connection_check_interval: '5s',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // The details of an error quote people's data.
  log_error_verbosity: 'terse',
};

/** Answers whether the file was changed. */
export const writeDefaults = (clusterPath: string, user: DatabaseUser): boolean => {
  const path = join(clusterPath, DEFAULTS_FILE);
  const lines = Object.entries(defaults).map(([name, value]) => `${name} = '${value}'`);
  const text = `# Written by PinLife at every start: put settings of your own into ${CUSTOM_FILE}.\n${lines.join('\n')}\n`;
  return writeOwned(path, text, user);
};

export const SOCKET_FOLDER = 'socket';
export const PORT = 5432;
export const DATABASE = 'pinlife';
export const SUPERUSER = 'pinlife';

/** Names the cluster in the list of processes and in the server itself, whatever its data folder is called there. */
export const OWNER_SETTING = 'pinlife.data_folder';

/** What the launcher relies on is not left to files that can be edited. */
export const listArguments = (
  cluster: { path: string; dataArgument: string },
  settings: Record<string, string>,
): string[] => {
  const fixed = {
    listen_addresses: '',
    port: String(PORT),
    // Relative to the data folder, so that no folder above it and no length of its path matters.
    unix_socket_directories: SOCKET_FOLDER,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
  };
  const pairs = Object.entries({ ...settings, ...fixed });
  // The owner comes last: that is how its process is recognised.
  pairs.push([OWNER_SETTING, cluster.path]);
  return ['-D', cluster.dataArgument, ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};
