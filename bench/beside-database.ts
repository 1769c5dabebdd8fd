import { warmUp } from './load.ts';
import type { DatabaseLoad } from './pgbench.ts';
import { settle } from './processor.ts';
import { compareWith, type Effort, type MeasuredRow } from './row.ts';
import { createSeries, type Side, takeDatabaseSample, takeSample } from './sample.ts';
import type { Topic } from './topics.ts';

type Call = Side & {
  topic: Topic;
  work: string;
  /** The statements that the call sends. */
  database: Pick<DatabaseLoad, 'connection' | 'statements'>;
  /** What the statements leave to be done is not done in the call's time. */
  forgetLeft?(): Promise<void>;
  /** Goals by number of clients, as a share of the database's own speed. */
  goals: readonly { clients: number; goal: number }[];
};

/** A call beside the same statements by the database alone, in turn. */
export const measureBesideDatabase = async (
  call: Call,
  { rounds, seconds, warmUpSeconds }: Effort,
): Promise<MeasuredRow[]> => {
  const { topic, database, programs } = call;
  await warmUp(call.replay, warmUpSeconds);
  await settle(programs);
  const rows: MeasuredRow[] = [];
  for (const { clients, goal } of call.goals) {
    const [ours, reference] = [createSeries(), createSeries()];
    let tool = '';
    for (let round = 0; round < rounds; round += 1) {
      tool = await takeDatabaseSample(reference, { ...database, clients, seconds }, programs);
      await call.forgetLeft?.();
      if (call.hasWrites) await settle(programs);
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
