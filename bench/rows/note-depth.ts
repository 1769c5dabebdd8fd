import type { DataSet } from '../data-set.ts';
import { type Effort, median, milliseconds, type Row, timed } from '../row.ts';

const GOAL = 1.5;
const DEPTHS = [0.25, 0.5, 0.999];
const REPETITIONS = 40;

/** A page far down the feed of somebody who keeps everything, beside the first one. */
export const measureDepth = async (dataSet: DataSet, { rounds }: Effort): Promise<Row[]> => {
  const { app, collector, bigNotes } = dataSet;
  const read = async (query: string): Promise<string | null> => {
    const answer = await fetch(`${app.url}/api/note${query}`, {
      headers: { authorization: `Bearer ${collector.token}` },
    });
    return (await answer.json()).next;
  };
  const rows: Row[] = [];
  for (const depth of DEPTHS) {
    const skipped = Math.floor(bigNotes * depth);
    const cursor = await read(`?page=${Math.floor(skipped / 10)}&limit=10`);
    const [first, deep]: [number[], number[]] = [[], []];
    for (let count = 0; count < rounds * REPETITIONS; count += 1) {
      first.push(await timed(() => read('')));
      deep.push(await timed(() => read(`?cursor=${cursor}`)));
    }
    const ratio = median(deep) / median(first);
    rows.push({
      work: `page by cursor after ${skipped.toLocaleString('en')} notes`,
      ratio,
      ours: milliseconds(median(deep)),
      reference: `${milliseconds(median(first))}, the first page`,
      goal: `at most ${GOAL}`,
      isMet: ratio <= GOAL,
    });
  }
  return rows;
};
