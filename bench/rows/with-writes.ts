import type { DataSet, Person } from '../data-set.ts';
import { warmUp } from '../load.ts';
import { createReplay, mixIn, type Request } from '../replay.ts';
import { writeCreates } from '../requests.ts';
import { compareWith, type Effort, type MeasuredRow } from '../row.ts';
import { createSeries, type Series, type Side, takeSample } from '../sample.ts';
import type { Topic } from '../topics.ts';

export const CLIENTS = 8;
/** Goals as a share of the figure without writes. */
const mixes = [
  { percent: 1, goal: 0.9 },
  { percent: 10, goal: 0.6 },
] as const;
const DIFFERENT_WRITES = 1_000;

/** The reference of a row, measured in alternation; returns its name. */
type Reference = { takeSample(series: Series): Promise<string>; goal: number };

type Reads = {
  topic: Topic;
  work: string;
  person: Person;
  requests: readonly Request[];
  /** The reference of the reads alone. */
  beside: Reference;
};

/** Reads of one person: alone, and mixed with that person's creates, which are deleted afterwards. */
export const measureWithWrites = async (
  { app, programs, forgetSince }: DataSet,
  { topic, work, person, requests, beside }: Reads,
  { rounds, seconds, warmUpSeconds }: Effort,
): Promise<MeasuredRow[]> => {
  const startedAt = new Date();
  const writes = writeCreates(person, DIFFERENT_WRITES);
  const sideOf = (percent: 0 | 1 | 10): Side => ({
    replay: createReplay(app.port, mixIn(requests, writes, percent)),
    programs,
    hasWrites: percent > 0,
  });
  const alone = sideOf(0);
  const load = { connections: CLIENTS, seconds };
  const measure = async (name: string, side: Side, reference: Reference): Promise<MeasuredRow> => {
    const [ours, theirs] = [createSeries(), createSeries()];
    let note = '';
    for (let round = 0; round < rounds; round += 1) {
      note = await reference.takeSample(theirs);
      await takeSample(ours, side, load);
    }
    return compareWith(
      { topic, work: `${name}, ${CLIENTS} clients`, unit: 'per second', ours: ours.rounds, processor: ours.processor },
      { ...theirs, note },
      { is: 'at least', ratio: reference.goal },
    );
  };
  const takeAlone = async (series: Series) => {
    await takeSample(series, alone, load);
    return 'without writes';
  };
  await warmUp(alone.replay, warmUpSeconds);
  const rows = [await measure(work, alone, beside)];
  for (const { percent, goal } of mixes) {
    rows.push(await measure(`${work}, ${percent} % writes`, sideOf(percent), { takeSample: takeAlone, goal }));
  }
  await forgetSince(person, startedAt);
  return rows;
};
