import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { compareWith, type MeasuredRow, timeInTurn } from '../row.ts';
import { sampleProcessor } from '../sample.ts';

const GOAL = 1.5;
const DEPTHS = [0.25, 0.5, 0.999];
const REPETITIONS = 40;

/** A page far down a long feed, beside the first one. */
export const noteDepth: Benchmark<DataSet> = {
  name: 'depth',
  async measure({ app, programs, collector, bigNotes }, { rounds, seconds }) {
    const read = async (query: string): Promise<string | null> => {
      const answer = await fetch(`${app.url}/api/note${query}`, {
        headers: { authorization: `Bearer ${collector.token}` },
      });
      return (await answer.json()).next;
    };
    const rows: MeasuredRow[] = [];
    for (const depth of DEPTHS) {
      const skipped = Math.floor(bigNotes * depth);
      const cursor = await read(`?page=${Math.floor(skipped / 10)}&limit=10`);
      const readFirst = () => read('');
      const readDeep = () => read(`?cursor=${cursor}`);
      const [first, deep] = await timeInTurn(readFirst, readDeep, { rounds, repetitions: REPETITIONS });
      const processor = await sampleProcessor(programs, seconds, readDeep);
      const processorOfFirst = await sampleProcessor(programs, seconds, readFirst);
      const work = `page by cursor after ${skipped.toLocaleString('en')} notes`;
      rows.push(
        compareWith(
          { topic: 'depth', work, unit: 'ms', ours: deep, processor },
          { rounds: first, note: 'the first page', processor: processorOfFirst },
          { is: 'at most', ratio: GOAL },
        ),
      );
    }
    return rows;
  },
};
