import { readAfter } from '../../apps/server/src/features/note/list-repo.ts';
import { type BareServer, startBareServer } from '../bare.ts';
import type { DataSet } from '../data-set.ts';
import { measureThroughput } from '../load.ts';
import { inline, measureStatement } from '../pgbench.ts';
import { canWatch, readCpuMs } from '../process.ts';
import { type Effort, median, perSecond, type Row } from '../row.ts';
import { signForNobody } from '../signing.ts';

const PATH = '/api/note';
const goals = [
  { clients: 1, goal: 0.25 },
  { clients: 8, goal: 0.25 },
  { clients: 32, goal: 0.5 },
];
const CPU_GOAL = 5;
const CPU_CLIENTS = 8;

/** The first page of the feed, beside the same statement by the database alone. */
export const measureFeed = async (dataSet: DataSet, { rounds, seconds }: Effort): Promise<Row[]> => {
  const { app, connection, person } = dataSet;
  const statement = readAfter(person.id, { type: 'all', from: undefined, after: undefined, limit: 10 }, signForNobody);
  const sql = inline(statement.text, statement.values);
  const rows: Row[] = [];
  for (const { clients, goal } of goals) {
    const ours: number[] = [];
    const reference: number[] = [];
    let tool = '';
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measureStatement({ connection, sql, clients, seconds: seconds / 2 });
      reference.push(alone.perSecond);
      tool = alone.tool;
      const load = { port: app.port, connections: clients, seconds: seconds / 2 };
      ours.push(await measureThroughput({ ...load, path: PATH, token: person.token }));
    }
    const ratio = median(ours) / median(reference);
    rows.push({
      work: `GET feed page, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
      ratio,
      ours: perSecond(median(ours)),
      reference: `${perSecond(median(reference))}, ${tool}`,
      goal: `at least ${goal}`,
      isMet: ratio >= goal,
    });
  }
  return rows;
};

/** The processor time of a page, beside bare node:http that sends the same bytes. */
export const measureFeedCpu = async ({ app, person }: DataSet, { rounds, seconds }: Effort): Promise<Row[]> => {
  if (!canWatch) return [];
  const bare = await startBareServer(`${app.url}${PATH}`, person.token);
  const cpuOf = async ({ port, pid }: Pick<BareServer, 'port' | 'pid'>): Promise<number> => {
    const before = readCpuMs(pid);
    const load = { port, connections: CPU_CLIENTS, seconds: seconds / 2 };
    const count = (await measureThroughput({ ...load, path: PATH, token: person.token })) * load.seconds;
    return ((readCpuMs(pid) - before) / count) * 1000;
  };
  try {
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reference.push(await cpuOf(bare));
      ours.push(await cpuOf(app));
    }
    const ratio = median(ours) / median(reference);
    return [
      {
        work: 'GET feed page, processor time',
        ratio,
        ours: `${Math.round(median(ours))} µs`,
        reference: `${Math.round(median(reference))} µs, bare node:http`,
        goal: `at most ${CPU_GOAL}`,
        isMet: ratio <= CPU_GOAL,
      },
    ];
  } finally {
    bare.stop();
  }
};
