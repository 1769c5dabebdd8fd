import { warmUp } from './load.ts';
import type { DatabaseLoad } from './pgbench.ts';
import { waitUntilIdle } from './processor.ts';
import { compareWith, type Effort, type MeasuredRow } from './row.ts';
import { createSeries, type Side, takeDatabaseSample, takeSample } from './sample.ts';
import type { Topic } from './topics.ts';

type Call = Side & {
  topic: Topic;
  work: string;
  /** The statements that the call sends. */
  database: Pick<DatabaseLoad, 'connection' | 'statements'>;
  /** Drops the work that the statements leave, because the call does not measure it. */
  forgetLeft?(): Promise<void>;
  /** Goals by number of clients, as a share of the speed of the database alone. */
  goals: readonly { clients: number; goal: number }[];
};

/** Measures a call beside the same statements by the database alone, in alternation. */
export const measureBesideDatabase = async (
  call: Call,
  { rounds, seconds, warmUpSeconds }: Effort,
): Promise<MeasuredRow[]> => {
  const { topic, database, programs } = call;
  await warmUp(call.replay, warmUpSeconds);
  await waitUntilIdle(programs);
  const rows: MeasuredRow[] = [];
  for (const { clients, goal } of call.goals) {
    const [ours, reference] = [createSeries(), createSeries()];
    let tool = '';
    for (let round = 0; round < rounds; round += 1) {
      tool = await takeDatabaseSample(reference, { ...database, clients, seconds }, programs);
      await call.forgetLeft?.();
      if (call.hasWrites) await waitUntilIdle(programs);
      await takeSample(ours, call, { connections: clients, seconds });
    }
    const work = `${call.work}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
    rows.push(
      compareWith(
        { topic, work, unit: 'per second', ours: ours.rounds, processor: ours.processor },
        { ...reference, note: tool },
        { is: 'at least', ratio: goal },
      ),
    );
  }
  return rows;
};
