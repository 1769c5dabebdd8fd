import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { writeListOf20 } from '../requests.ts';
import { takeDatabaseSample } from '../sample.ts';
import { writeFeed } from '../statements.ts';
import { CLIENTS, measureWithWrites } from './with-writes.ts';

const GOAL = 0.25;
const LIMIT = 20;

/** A list of 20 among 10,000 notes: read only, and while the same person writes. */
export const noteList: Benchmark<DataSet> = {
  name: 'list of 20 with writes',
  measure(dataSet, effort) {
    const { connection, programs, neighbour } = dataSet;
    const load = {
      connection,
      statements: [writeFeed(neighbour.id, LIMIT)],
      clients: CLIENTS,
      seconds: effort.seconds,
    };
    return measureWithWrites(
      dataSet,
      {
        topic: 'feed',
        work: `list of 20 among ${neighbour.notes.count.toLocaleString('en')} notes`,
        person: neighbour,
        requests: [writeListOf20(neighbour)],
        beside: { takeSample: (series) => takeDatabaseSample(series, load, programs), goal: GOAL },
      },
      effort,
    );
  },
};
