import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { writeOwned } from './owned-files.ts';

export const DEFAULTS_FILE = 'pinlife.conf';
export const CUSTOM_FILE = 'custom.conf';

/** Defaults for a small machine; the operator's `custom.conf` overrides them. */
const defaults: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '100',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // The log would be most of a small instance's disk usage. Its files exist from the start (`preallocateLog`) and are
  // reused, so that a full disk does not stop reads. A checkpoint, which a full disk does not survive, comes after 48 MB.
  min_wal_size: '64MB',
  max_wal_size: '80MB',
  checkpoint_completion_target: '0.6',
  // Large imports cause a checkpoint every few seconds, which needs no warning.
  checkpoint_warning: '0',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Ends statements of a killed app.
  client_connection_check_interval: '5s',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Error details quote people's data.
  log_error_verbosity: 'terse',
};

/** Returns whether the file was changed. */
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

/** Identifies the cluster in the process list and in the server, whatever its data folder is called there. */
export const OWNER_SETTING = 'pinlife.data_folder';

/** Settings that the launcher relies on are arguments: files could be edited. */
export const listArguments = (
  cluster: { path: string; dataArgument: string },
  settings: Record<string, string>,
): string[] => {
  const fixed = {
    listen_addresses: '',
    port: String(PORT),
    // Relative to the data folder, so that its path and length do not matter.
    unix_socket_directories: SOCKET_FOLDER,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
  };
  const pairs = Object.entries({ ...settings, ...fixed });
  // Comes last: the process is recognised by it.
  pairs.push([OWNER_SETTING, cluster.path]);
  return ['-D', cluster.dataArgument, ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};
