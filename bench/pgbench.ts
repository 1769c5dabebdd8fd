import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { installPackage, succeeds } from './debian.ts';

/** A statement with its values apart, as the server sends it. */
export type Statement = { text: string; values: readonly unknown[] };

export type DatabaseLoad = {
  connection: { host: string; port: number; user: string; database: string };
  statement: Statement;
  clients: number;
} & ({ seconds: number } | { /** Of each client. */ times: number });

type DatabaseThroughput = { perSecond: number; tool: string };

/** How often the database alone can run a statement: by pgbench, and without it by pg in this process. */
export const measureStatement = async (load: DatabaseLoad): Promise<DatabaseThroughput> =>
  hasPgbench()
    ? { perSecond: await runPgbench(load), tool: 'pgbench' }
    : { perSecond: await runLoop(load), tool: 'pg' };

/** Puts SQL in the place of one of the values. */
export const fillIn = ({ text, values }: Statement, value: unknown, sql: string): Statement => ({
  text: text.replace(/\$(\d+)/g, (mark, position: string) => {
    const at = Number(position) - 1;
    if (values[at] === value) return sql;
    return at > values.indexOf(value) ? `$${at}` : mark;
  }),
  values: values.filter((other) => other !== value),
});

let isKnown: boolean | undefined;

/** On Debian it comes with the package of PostgreSQL's additions, which only root can add. */
const hasPgbench = (): boolean => {
  isKnown ??= isRunnable() || (install() && isRunnable());
  return isKnown;
};

const isRunnable = () => succeeds('pgbench', ['--version']);
const install = () => installPackage('postgresql-contrib');

const runPgbench = async (load: DatabaseLoad): Promise<number> => {
  const { connection, statement, clients, ...length } = load;
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-bench-'));
  try {
    const file = join(folder, 'statement.sql');
    const { text, variables } = writeScript(statement);
    await writeFile(file, text);
    const threads = Math.min(clients, availableParallelism());
    const { stdout } = await promisify(execFile)('pgbench', [
      ...['-h', connection.host, '-p', `${connection.port}`, '-U', connection.user],
      ...['-n', '-M', 'prepared', '-f', file, '-c', `${clients}`, '-j', `${threads}`],
      ...variables.flatMap((variable) => ['-D', variable]),
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

/** Values become variables, which pgbench sends as parameters; an empty one it does not take. */
export const writeScript = ({ text, values }: Statement): { text: string; variables: string[] } => {
  const texts = values.map(toText);
  const marked = hideColons(text).replace(/\$(\d+)/g, (_mark, position: string) =>
    texts[Number(position) - 1] ? `:v${position}` : "''",
  );
  return {
    text: `${marked};\n`,
    variables: texts.flatMap((value, at) => (value ? [`v${at + 1}=${value}`] : [])),
  };
};

const toText = (value: unknown): string => {
  if (value instanceof Buffer) return `\\x${value.toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
};

/** pgbench takes a colon for the start of a variable, in a string too. */
const hideColons = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, (literal) =>
    literal.includes(':') ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3A')}` : literal,
  );

const runLoop = async ({ connection, statement, clients, ...length }: DatabaseLoad): Promise<number> => {
  const pool = new pg.Pool({ ...connection, max: clients });
  const startedAt = performance.now();
  const endsAt = startedAt + ('seconds' in length ? length.seconds * 1000 : Number.POSITIVE_INFINITY);
  const times = 'times' in length ? length.times : Number.POSITIVE_INFINITY;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let own = 0; own < times && performance.now() < endsAt; own += 1, count += 1) {
        await pool.query({ name: 'statement', text: statement.text, values: [...statement.values] });
      }
    }),
  );
  const took = performance.now() - startedAt;
  await pool.end();
  return count / (took / 1000);
};
