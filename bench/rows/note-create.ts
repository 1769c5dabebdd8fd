import type { Benchmark } from '../benchmark.ts';
import { measureBesideDatabase } from '../beside-database.ts';
import type { DataSet } from '../data-set.ts';
import { STATEMENTS_MAX } from '../pgbench.ts';
import { sumOf } from '../processor.ts';
import { createReplay } from '../replay.ts';
import { writeCreates } from '../requests.ts';
import { compareWithTarget, type MeasuredRow } from '../row.ts';
import { writeInserts } from '../statements.ts';

const goals = [
  { clients: 8, goal: 0.75 },
  { clients: 32, goal: 0.75 },
];
const PROCESSOR_GOAL_US = 600;

/** Creates notes, each another one, which are on the disk when they are answered. */
export const noteCreate: Benchmark<DataSet> = {
  name: 'create',
  async measure({ app, programs, connection, writer, forgetWaiting }, effort) {
    const replay = createReplay(app.port, writeCreates(writer));
    const database = { connection, statements: await writeInserts(writer.id, STATEMENTS_MAX) };
    const side = { replay, programs, hasWrites: true };
    const rows = await measureBesideDatabase(
      // The database alone inserts notes without keys; PinLife would create keys for its notes too.
      {
        topic: 'create',
        work: 'POST note, durable',
        ...side,
        database,
        forgetLeft: () => forgetWaiting(writer),
        goals,
      },
      effort,
    );
    return [...rows, ...rows.slice(0, 1).flatMap(toProcessorRow)];
  },
};

/** The CPU time of all programs together. */
const toProcessorRow = ({ ours: { processor } }: MeasuredRow): MeasuredRow[] => {
  if (!processor) return [];
  const work = 'POST note, processor time of server and database, 8 clients';
  const measured = { topic: 'create', work, unit: 'µs', ours: [sumOf(processor) * 1000] } as const;
  return [compareWithTarget({ ...measured, processor: [processor] }, PROCESSOR_GOAL_US)];
};
