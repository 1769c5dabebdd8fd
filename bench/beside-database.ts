import { measureThroughput, type Request, warmUp } from './load.ts';
import { type DatabaseLoad, measureStatement } from './pgbench.ts';
import { compareWith, type Effort, type MeasuredRow } from './row.ts';
import type { Topic } from './topics.ts';

type Call = {
  topic: Topic;
  work: string;
  request: Request & { port: number };
  /** The statement that the call sends. */
  database: Pick<DatabaseLoad, 'connection' | 'statement'>;
  /** Goals by number of clients, as a share of the database's own speed. */
  goals: readonly { clients: number; goal: number }[];
};

/** A call beside the same statement by the database alone, in turn. */
export const measureBesideDatabase = async (
  call: Call,
  { rounds, seconds, warmUpSeconds }: Effort,
): Promise<MeasuredRow[]> => {
  const { topic, request, database } = call;
  await warmUp(request, warmUpSeconds);
  const rows: MeasuredRow[] = [];
  for (const { clients, goal } of call.goals) {
    const [ours, reference]: [number[], number[]] = [[], []];
    let tool = '';
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measureStatement({ ...database, clients, seconds });
      reference.push(alone.perSecond);
      tool = alone.tool;
      ours.push(await measureThroughput({ ...request, connections: clients, seconds }));
    }
    const work = `${call.work}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
    rows.push(
      compareWith(
        { topic, work, unit: 'per second', ours },
        { rounds: reference, note: tool },
        { is: 'at least', ratio: goal },
      ),
    );
  }
  return rows;
};
