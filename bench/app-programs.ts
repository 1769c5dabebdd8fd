import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getClusterPath } from '../apps/server/src/db/embedded/cluster.ts';
import type { RunningApp } from '../scripts/app/run-app.ts';
import type { Programs } from './processor.ts';

/** The process ids of the app and of its PostgreSQL, which is in the first line of a file. */
export const programsOf = ({ pid, dataDir }: Pick<RunningApp, 'pid' | 'dataDir'>): Programs => ({
  server: pid,
  database: readPostmaster(getClusterPath(dataDir)),
});

export const readPostmaster = (cluster: string): number =>
  Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
