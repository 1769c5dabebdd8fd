import { type BareServer, startBareServer } from '../bare.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureBesideDatabase } from '../beside-database.ts';
import type { DataSet } from '../data-set.ts';
import { measureLoad } from '../load.ts';
import { canWatch, readCpuMs } from '../process.ts';
import { compareWith } from '../row.ts';
import { writeFeed } from '../statements.ts';

const PATH = '/api/note';
const goals = [
  { clients: 1, goal: 0.25 },
  { clients: 8, goal: 0.25 },
  { clients: 32, goal: 0.5 },
];
const CPU_GOAL = 5;
const CPU_CLIENTS = 8;
/** The client's share of the processor at most: above it the bench would measure itself. */
const ASKING_GOAL = 0.25;

/** The first page of the feed. */
export const noteFeed: Benchmark<DataSet> = {
  name: 'feed',
  measure({ app, connection, person }, effort) {
    const request = { port: app.port, path: PATH, token: person.token };
    const database = { connection, statement: writeFeed(person.id) };
    return measureBesideDatabase({ topic: 'feed', work: 'GET feed page', request, database, goals }, effort);
  },
};

/** The processor time of a page, beside bare node:http that sends the same bytes. */
export const noteFeedCpu: Benchmark<DataSet> = {
  name: 'feed processor',
  async measure({ app, person }, { rounds, seconds }) {
    if (!canWatch) return [];
    const bare = await startBareServer(`${app.url}${PATH}`, person.token);
    const cpuOf = async ({
      port,
      pid,
    }: Pick<BareServer, 'port' | 'pid'>): Promise<{ cpuUs: number; askingUs: number }> => {
      const before = readCpuMs(pid);
      const load = { port, connections: CPU_CLIENTS, seconds };
      const { answered, askingUs } = await measureLoad({ ...load, path: PATH, token: person.token });
      return { cpuUs: ((readCpuMs(pid) - before) / answered) * 1000, askingUs };
    };
    try {
      const [ours, reference, asking]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < rounds; round += 1) {
        reference.push((await cpuOf(bare)).cpuUs);
        const { cpuUs, askingUs } = await cpuOf(app);
        ours.push(cpuUs);
        asking.push(askingUs);
      }
      return [
        compareWith(
          { topic: 'feed', work: 'GET feed page, processor time', unit: 'µs', ours },
          { rounds: reference, note: 'bare node:http' },
          { is: 'at most', ratio: CPU_GOAL },
        ),
        compareWith(
          { topic: 'others', work: 'asking for a feed page, processor time', unit: 'µs', ours: asking },
          { rounds: ours, note: 'answering it' },
          { is: 'at most', ratio: ASKING_GOAL },
        ),
      ];
    } finally {
      bare.stop();
    }
  },
};
