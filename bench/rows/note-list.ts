import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { warmUp } from '../load.ts';
import { createReplay, mixIn } from '../replay.ts';
import { writeCreates, writeListOf20 } from '../requests.ts';
import { compareWith, type MeasuredRow } from '../row.ts';
import { createSeries, takeDatabaseSample, takeSample } from '../sample.ts';
import { writeFeed } from '../statements.ts';
import { CLIENTS, measureWithWrites } from './with-writes.ts';

const GOAL = 0.25;
const OTHERS_GOAL = 0.95;
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

/** The same list while another person writes, beside the cost of its reads and of those creates alone. */
export const noteListBesideOthers: Benchmark<DataSet> = {
  name: 'list of 20 with writes of others',
  async measure({ app, programs, neighbour, writer, forgetSince }, { rounds, seconds, warmUpSeconds }) {
    const startedAt = new Date();
    const [reads, writes] = [[writeListOf20(neighbour)], writeCreates(writer)];
    const [alone, creating] = [
      { replay: createReplay(app.port, reads), programs },
      { replay: createReplay(app.port, writes), programs, hasWrites: true },
    ];
    const load = { connections: CLIENTS, seconds };
    await warmUp(alone.replay, warmUpSeconds);
    const rows: MeasuredRow[] = [];
    for (const percent of [1, 10] as const) {
      const mixed = { ...creating, replay: createReplay(app.port, mixIn(reads, writes, percent)) };
      const [ours, read, created] = [createSeries(), createSeries(), createSeries()];
      for (let round = 0; round < rounds; round += 1) {
        await takeSample(read, alone, load);
        await takeSample(created, creating, load);
        await takeSample(ours, mixed, load);
      }
      const apart = read.rounds.map(
        (perSecond, round) => 100 / ((100 - percent) / perSecond + percent / (created.rounds[round] ?? 0)),
      );
      const work = `list of 20, ${percent} % writes of others, ${CLIENTS} clients`;
      rows.push(
        compareWith(
          { topic: 'feed', work, unit: 'per second', ours: ours.rounds, processor: ours.processor },
          { rounds: apart, note: 'reads and writes each by themselves' },
          { is: 'at least', ratio: OTHERS_GOAL },
        ),
      );
    }
    await forgetSince(writer, startedAt);
    return rows;
  },
};
