import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { installPackage, succeeds } from './debian.ts';

export type DatabaseLoad = {
  connection: { host: string; port: number; user: string; database: string };
  /** Complete SQL, without parameters. */
  sql: string;
  clients: number;
} & ({ seconds: number } | { /** Of each client. */ times: number });

type DatabaseThroughput = { perSecond: number; tool: string };

/** How often the database alone can run a statement: by pgbench, and without it by pg in this process. */
export const measureStatement = async (load: DatabaseLoad): Promise<DatabaseThroughput> =>
  hasPgbench()
    ? { perSecond: await runPgbench(load), tool: 'pgbench' }
    : { perSecond: await runLoop(load), tool: 'pg' };

/** Fills in what the server sends beside the statement. */
export const inline = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_whole, position: string) => quote(values[Number(position) - 1]));

const quote = (value: unknown): string => {
  if (value instanceof Buffer) return `'\\x${value.toString('hex')}'`;
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

let isKnown: boolean | undefined;

/** On Debian it comes with the package of PostgreSQL's additions, which only root can add. */
const hasPgbench = (): boolean => {
  isKnown ??= isRunnable() || (install() && isRunnable());
  return isKnown;
};

const isRunnable = () => succeeds('pgbench', ['--version']);
const install = () => installPackage('postgresql-contrib');

const runPgbench = async (load: DatabaseLoad): Promise<number> => {
  const { connection, sql, clients, ...length } = load;
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-bench-'));
  try {
    const file = join(folder, 'statement.sql');
    await writeFile(file, `${hideColons(sql)};\n`);
    const threads = Math.min(clients, availableParallelism());
    const { stdout } = await promisify(execFile)('pgbench', [
      ...['-h', connection.host, '-p', `${connection.port}`, '-U', connection.user],
      ...['-n', '-M', 'prepared', '-f', file, '-c', `${clients}`, '-j', `${threads}`],
      ...('times' in length ? ['-t', `${length.times}`] : ['-T', `${Math.ceil(length.seconds)}`]),
      connection.database,
    ]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    // On a busy machine the time can be over before every client is connected.
    return Number.isFinite(perSecond) || !('seconds' in length)
      ? perSecond
      : runPgbench({ ...load, seconds: length.seconds * 2 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** pgbench takes a colon for the start of a variable, in a string too. */
const hideColons = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, (literal) =>
    literal.includes(':') ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3A')}` : literal,
  );

const runLoop = async ({ connection, sql, clients, ...length }: DatabaseLoad): Promise<number> => {
  const pool = new pg.Pool({ ...connection, max: clients });
  const startedAt = performance.now();
  const endsAt = startedAt + ('seconds' in length ? length.seconds * 1000 : Number.POSITIVE_INFINITY);
  const times = 'times' in length ? length.times : Number.POSITIVE_INFINITY;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let own = 0; own < times && performance.now() < endsAt; own += 1, count += 1) {
        await pool.query({ name: 'statement', text: sql });
      }
    }),
  );
  const took = performance.now() - startedAt;
  await pool.end();
  return count / (took / 1000);
};
