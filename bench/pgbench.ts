import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { installPackage, succeeds } from './debian.ts';

/** A statement and its values, as the server sends them. */
export type Statement = { text: string; values: readonly unknown[] };

export type DatabaseLoad = {
  connection: { host: string; port: number; user: string; database: string };
  /** Run randomly with equal frequency. */
  statements: readonly Statement[];
  clients: number;
} & ({ seconds: number } | { /** Repetitions of each client. */ times: number });

type Measured = { perSecond: number; answered: number };
type DatabaseThroughput = Measured & { tool: string };

/** pgbench accepts no more scripts. */
export const STATEMENTS_MAX = 100;

/** Runs these statements by the database alone: with pgbench, or without it with pg in this process. */
export const measureStatements = async (load: DatabaseLoad): Promise<DatabaseThroughput> =>
  hasPgbench() ? { ...(await runPgbench(load)), tool: 'pgbench' } : { ...(await runLoop(load)), tool: 'pg' };

/** Replaces one of the values by SQL. */
export const fillIn = ({ text, values }: Statement, value: unknown, sql: string): Statement => ({
  text: text.replace(/\$(\d+)/g, (mark, position: string) => {
    const at = Number(position) - 1;
    if (values[at] === value) return sql;
    return at > values.indexOf(value) ? `$${at}` : mark;
  }),
  values: values.filter((other) => other !== value),
});

let isKnown: boolean | undefined;

/** On Debian it is in the package of PostgreSQL's additions, which only root can install. */
const hasPgbench = (): boolean => {
  isKnown ??= isRunnable() || (install() && isRunnable());
  return isKnown;
};

const isRunnable = () => succeeds('pgbench', ['--version']);
const install = () => installPackage('postgresql-contrib');

const runPgbench = async (load: DatabaseLoad): Promise<Measured> => {
  const { connection, statements, clients, ...length } = load;
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-bench-'));
  try {
    const scripts = statements.map((statement, index) => writeScript(statement, `s${index}v`));
    const files = scripts.map((_script, index) => join(folder, `${index}.sql`));
    await Promise.all(scripts.map(({ text }, index) => writeFile(files[index] ?? '', text)));
    const threads = Math.min(clients, availableParallelism());
    const { stdout } = await promisify(execFile)(
      'pgbench',
      [
        ...['-h', connection.host, '-p', `${connection.port}`, '-U', connection.user],
        ...['-n', '-M', 'prepared', '-c', `${clients}`, '-j', `${threads}`],
        ...files.flatMap((file) => ['-f', file]),
        ...scripts.flatMap(({ variables }) => variables).flatMap((variable) => ['-D', variable]),
        ...('times' in length ? ['-t', `${length.times}`] : ['-T', `${Math.ceil(length.seconds)}`]),
        connection.database,
      ],
      { maxBuffer: REPORT_MAX_BYTES },
    );
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    const answered = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
    // On a busy machine the time may be over before every client is connected.
    return Number.isFinite(perSecond) || !('seconds' in length)
      ? { perSecond, answered }
      : runPgbench({ ...load, seconds: length.seconds * 2 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** It repeats each script. */
const REPORT_MAX_BYTES = 64 * 1024 * 1024;

/** Values become variables, which pgbench sends as parameters; it accepts no empty one. */
export const writeScript = ({ text, values }: Statement, prefix = 'v'): { text: string; variables: string[] } => {
  const texts = values.map(toText);
  const marked = hideColons(text).replace(/\$(\d+)/g, (_mark, position: string) =>
    texts[Number(position) - 1] ? `:${prefix}${position}` : "''",
  );
  return {
    text: `${marked};\n`,
    variables: texts.flatMap((value, at) => (value ? [`${prefix}${at + 1}=${value}`] : [])),
  };
};

const toText = (value: unknown): string => {
  if (value instanceof Buffer) return `\\x${value.toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
};

/** pgbench reads a colon as the start of a variable, in a string too. */
const hideColons = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, (literal) =>
    literal.includes(':') ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3A')}` : literal,
  );

const runLoop = async ({ connection, statements, clients, ...length }: DatabaseLoad): Promise<Measured> => {
  const pool = new pg.Pool({ ...connection, max: clients });
  const startedAt = performance.now();
  const endsAt = startedAt + ('seconds' in length ? length.seconds * 1000 : Number.POSITIVE_INFINITY);
  const times = 'times' in length ? length.times : Number.POSITIVE_INFINITY;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let own = 0; own < times && performance.now() < endsAt; own += 1, count += 1) {
        const at = count % statements.length;
        const { text, values } = statements[at] ?? { text: '', values: [] };
        await pool.query({ name: `statement-${at}`, text, values: [...values] });
      }
    }),
  );
  const took = performance.now() - startedAt;
  await pool.end();
  return { perSecond: count / (took / 1000), answered: count };
};
