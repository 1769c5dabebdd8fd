import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { compareWith, type MeasuredRow, timeInTurn } from '../row.ts';

const GOAL = 10;
const WIDE_GOAL = 30;
const DEPTH_GOAL = 1.5;
const REPETITIONS = 12;
const PAGE = 10;

/** `wide`: what no single run of an index answers. */
const questions: readonly { kind: string; search: string; goal: number }[] = [
  { kind: 'a word in every note', search: 'backwater', goal: GOAL },
  { kind: 'a word in every title', search: 'note', goal: GOAL },
  { kind: 'a word in a tenth', search: 'harvest', goal: GOAL },
  { kind: 'a rare word', search: 'lantern', goal: WIDE_GOAL },
  { kind: 'a word of one note', search: '17345', goal: WIDE_GOAL },
  { kind: 'a missing word', search: 'umbrella', goal: GOAL },
  { kind: 'a word that others have', search: 'comment', goal: GOAL },
  { kind: 'one letter', search: 'l', goal: GOAL },
  { kind: 'the beginning of a word', search: 'backw', goal: GOAL },
  { kind: 'two common words', search: 'rain harvest', goal: WIDE_GOAL },
  { kind: 'a common and a rare word', search: 'rain lantern', goal: WIDE_GOAL },
  { kind: 'two words that never meet', search: 'harvest lantern', goal: WIDE_GOAL },
  { kind: 'a phrase', search: '"harvest festival"', goal: WIDE_GOAL },
];

type Answer = { data: unknown[]; next: string | null };

const reader =
  ({ app, collector }: DataSet) =>
  async (query: Record<string, string>): Promise<Answer> => {
    const answer = await fetch(`${app.url}/api/note?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${collector.token}` },
    });
    return answer.json();
  };

/** Questions of somebody who keeps everything, beside the first page of that person's feed. */
export const noteSearch: Benchmark<DataSet> = {
  name: 'search',
  async measure(dataSet, { rounds }) {
    const read = reader(dataSet);
    const rows: MeasuredRow[] = [];
    for (const { kind, search, goal } of questions) {
      const [feed, found] = await timeInTurn(
        () => read({}),
        () => read({ search }),
        { rounds, repetitions: REPETITIONS },
      );
      rows.push(
        compareWith(
          { topic: 'search', work: `search for ${kind}`, unit: 'ms', ours: found },
          { rounds: feed, note: 'the feed' },
          { is: 'at most', ratio: goal },
        ),
      );
    }
    return rows;
  },
};

/** Far down the results of a common word, beside their first page. */
export const noteSearchDepth: Benchmark<DataSet> = {
  name: 'search depth',
  async measure(dataSet, { rounds }) {
    const read = reader(dataSet);
    const rows: MeasuredRow[] = [];
    for (const depth of [0.5, 0.999]) {
      const skipped = Math.floor(dataSet.bigNotes * depth);
      const { next } = await read({ search: 'backwater', page: `${Math.floor(skipped / PAGE)}` });
      const [first, deep] = await timeInTurn(
        () => read({ search: 'backwater' }),
        () => read({ search: 'backwater', cursor: next ?? '' }),
        { rounds, repetitions: REPETITIONS },
      );
      rows.push(
        compareWith(
          {
            topic: 'depth',
            work: `search by cursor after ${skipped.toLocaleString('en')} results`,
            unit: 'ms',
            ours: deep,
          },
          { rounds: first, note: 'the first page' },
          { is: 'at most', ratio: DEPTH_GOAL },
        ),
      );
    }
    return rows;
  },
};
