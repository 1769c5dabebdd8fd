import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export type DatabaseLoad = {
  connection: { host: string; port: number; user: string; database: string };
  /** Complete SQL, without parameters. */
  sql: string;
  clients: number;
  seconds: number;
};

export type DatabaseThroughput = { perSecond: number; tool: string };

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
  isKnown ??= isRunnable() || (process.getuid?.() === 0 && install() && isRunnable());
  return isKnown;
};

const isRunnable = () => succeeds('pgbench', ['--version']);
const install = () => succeeds('apt-get', ['install', '-y', '-qq', 'postgresql-contrib']);

const succeeds = (program: string, parts: readonly string[]): boolean => {
  try {
    execFileSync(program, parts, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const runPgbench = async ({ connection, sql, clients, seconds }: DatabaseLoad): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-bench-'));
  try {
    const file = join(folder, 'statement.sql');
    await writeFile(file, `${hideColons(sql)};\n`);
    const threads = Math.min(clients, availableParallelism());
    const { stdout } = await promisify(execFile)('pgbench', [
      ...['-h', connection.host, '-p', `${connection.port}`, '-U', connection.user],
      ...['-n', '-M', 'prepared', '-f', file, '-c', `${clients}`, '-j', `${threads}`, '-T', `${seconds}`],
      connection.database,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** pgbench takes a colon for the start of a variable, in a string too. */
const hideColons = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, (literal) =>
    literal.includes(':') ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3A')}` : literal,
  );

const runLoop = async ({ connection, sql, clients, seconds }: DatabaseLoad): Promise<number> => {
  const pool = new pg.Pool({ ...connection, max: clients });
  const endsAt = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() < endsAt; count += 1) await pool.query({ name: 'statement', text: sql });
    }),
  );
  await pool.end();
  return count / seconds;
};
