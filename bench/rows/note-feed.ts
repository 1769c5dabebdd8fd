import { type BareServer, startBareServer } from '../bare.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureBesideDatabase } from '../beside-database.ts';
import type { DataSet, Person } from '../data-set.ts';
import { warmUp } from '../load.ts';
import { canWatch } from '../process.ts';
import { createReplay } from '../replay.ts';
import { compareWith, type MeasuredRow } from '../row.ts';
import { createSeries, takeSample } from '../sample.ts';
import { writeFeed } from '../statements.ts';

const PATH = '/api/note';
const goals = [
  { clients: 1, goal: 0.25 },
  { clients: 8, goal: 0.25 },
  { clients: 32, goal: 0.5 },
];
const CPU_GOAL = 5;
const CLIENTS = 8;
/** The limit of the client's share of CPU time: above it the bench would measure itself. */
const ASKING_GOAL = 0.25;
/** The first page costs the same for any number of notes. */
const ANYBODY_GOAL = 0.8;

/** The first page of the feed. */
export const noteFeed: Benchmark<DataSet> = {
  name: 'feed',
  measure({ app, programs, connection, person }, effort) {
    const replay = createReplay(app.port, [{ path: PATH, token: person.token }]);
    const database = { connection, statements: [writeFeed(person.id)] };
    return measureBesideDatabase({ topic: 'feed', work: 'GET feed page', replay, programs, database, goals }, effort);
  },
};

/** The first page of people with few and with very many notes, beside that of an ordinary person. */
export const noteFeedOfAnybody: Benchmark<DataSet> = {
  name: 'feed of few and of many notes',
  async measure({ app, programs, person, newcomer, collector }, { rounds, seconds, warmUpSeconds }) {
    const sideOf = ({ token }: Person) => ({ replay: createReplay(app.port, [{ path: PATH, token }]), programs });
    const ordinary = sideOf(person);
    const rows: MeasuredRow[] = [];
    for (const somebody of [newcomer, collector]) {
      const [ours, reference] = [createSeries(), createSeries()];
      const side = sideOf(somebody);
      await warmUp(side.replay, warmUpSeconds);
      for (let round = 0; round < rounds; round += 1) {
        await takeSample(reference, ordinary, { connections: CLIENTS, seconds });
        await takeSample(ours, side, { connections: CLIENTS, seconds });
      }
      const work = `GET feed page of ${somebody.notes.count.toLocaleString('en')} notes, ${CLIENTS} clients`;
      rows.push(
        compareWith(
          { topic: 'feed', work, unit: 'per second', ours: ours.rounds, processor: ours.processor },
          { ...reference, note: `of ${person.notes.count.toLocaleString('en')} notes` },
          { is: 'at least', ratio: ANYBODY_GOAL },
        ),
      );
    }
    return rows;
  },
};

/** The CPU time of a page, beside bare node:http that sends the same bytes. */
export const noteFeedCpu: Benchmark<DataSet> = {
  name: 'feed processor',
  async measure({ app, person }, { rounds, seconds }) {
    if (!canWatch) return [];
    const bare = await startBareServer(`${app.url}${PATH}`, person.token);
    const sideOf = ({ port, pid }: Pick<BareServer, 'port' | 'pid'>) => ({
      replay: createReplay(port, [{ path: PATH, token: person.token }]),
      programs: { server: pid },
    });
    const [here, there] = [sideOf(app), sideOf(bare)];
    const load = { connections: CLIENTS, seconds };
    try {
      const [ours, reference, asking] = [createSeries(), createSeries(), [] as number[]];
      for (let round = 0; round < rounds; round += 1) {
        await takeSample(reference, there, load);
        asking.push((await takeSample(ours, here, load)).askingUs);
      }
      const toUs = ({ processor }: typeof ours) => processor.map(({ server = 0 }) => server * 1000);
      return [
        compareWith(
          { topic: 'feed', work: 'GET feed page, processor time', unit: 'µs', ours: toUs(ours) },
          { rounds: toUs(reference), note: 'bare node:http' },
          { is: 'at most', ratio: CPU_GOAL },
        ),
        compareWith(
          { topic: 'others', work: 'asking for a feed page, processor time', unit: 'µs', ours: asking },
          { rounds: toUs(ours), note: 'answering it' },
          { is: 'at most', ratio: ASKING_GOAL },
        ),
      ];
    } finally {
      bare.stop();
    }
  },
};
