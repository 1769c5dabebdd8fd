import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { asUser } from './database-user.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { SUPERUSER } from './settings.ts';

// Variables of the caller, such as PGDATA, LD_LIBRARY_PATH or a locale, would change the database.
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

/** In order of preference; old systems and macOS lack the first. */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

export const runInitdb = async (binaries: Binaries, cluster: Cluster, isDurable: boolean) => {
  for (const locale of locales) {
    const { code, output } = await run(
      join(binaries.folder, 'initdb'),
      listInitdbArguments(cluster, locale, isDurable),
      cluster,
    );
    if (code === 0) return;
    if (!output.includes('invalid locale')) throw new Error(output);
  }
  throw new Error(`none of the locales ${locales.join(', ')} exists`);
};

/** The builtin provider sorts the same on every system, so an upgrade of the C library cannot break an index. */
const listInitdbArguments = (cluster: Cluster, locale: string, isDurable: boolean): string[] => [
  '-D',
  cluster.dataArgument,
  `--username=${SUPERUSER}`,
  '--auth=trust',
  '--encoding=UTF8',
  `--locale=${locale}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
  ...(isDurable ? [] : ['--no-sync']),
];

const run = async (program: string, args: string[], cluster: Cluster): Promise<{ code: number; output: string }> => {
  const child = spawn(program, args, {
    cwd: cluster.path,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asUser(cluster.user),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  try {
    const [code] = await once(child, 'close');
    return { code: Number(code ?? 1), output };
  } catch (cause) {
    throw describeSpawnFailure(program, cause);
  }
};

export const describeSpawnFailure = (program: string, cause: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `This system cannot run PostgreSQL's program ${program} (${cause instanceof Error ? cause.message : cause}): set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );
