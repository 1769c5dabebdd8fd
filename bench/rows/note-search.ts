import type { Benchmark } from '../benchmark.ts';
import type { DataSet, Person } from '../data-set.ts';
import { warmUp } from '../load.ts';
import { createReplay } from '../replay.ts';
import { writeListOf20, writeSearch } from '../requests.ts';
import { compareWith, type Effort, type MeasuredRow, median, timeInTurn } from '../row.ts';
import { createSeries, type Series, type Side, sampleProcessor, takeSample } from '../sample.ts';
import { chooseSearches, mixSearches, type SearchKind, searchKinds } from '../text/searches.ts';
import { CLIENTS, measureWithWrites } from './with-writes.ts';

/** As a multiple of the feed page of the same person. */
const goals = { neighbour: 2, collector: 5, severalWords: 30 };
const DEPTH_GOAL = 1.5;
/** As a share of a list of 20. */
const MIXED_GOAL = 0.5;
/** Against the same notes written over eight years: none is 1.5 times slower. */
const SPREAD_GOAL = 0.67;
const REPETITIONS = 12;
const PAGE = 10;
/** The number of searches of each kind. */
const EACH = { quick: 4, full: 12, mixed: 16 };

/** Searches that no single index scan answers. */
const severalWords: readonly SearchKind[] = [
  'two frequent words',
  'a frequent and a rare word',
  'two words that never meet',
  'a phrase',
];

type Answer = { data: unknown[]; next: string | null };
type Read = (query: Record<string, string>) => Promise<Answer>;

const reader =
  ({ app }: DataSet, { token }: Person): Read =>
  async (query) => {
    const answer = await fetch(`${app.url}/api/note?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  };

const searchesOf = ({ person }: DataSet, somebody: Person, each: number) =>
  chooseSearches(somebody.notes, person.notes, each);

/** Searches of every kind among 10,000 and among very many notes: the slowest of each kind, beside the feed page. */
export const noteSearch: Benchmark<DataSet> = {
  name: 'search',
  async measure(dataSet, effort) {
    const { neighbour, collector } = dataSet;
    const rows: MeasuredRow[] = [];
    for (const [somebody, goal] of [
      [neighbour, goals.neighbour],
      [collector, goals.collector],
    ] as const) {
      const searches = searchesOf(dataSet, somebody, effort.isQuick ? EACH.quick : EACH.full);
      for (const kind of searchKinds) {
        const own = severalWords.includes(kind) ? goals.severalWords : goal;
        rows.push(await measureKind(dataSet, somebody, { kind, searches: searches[kind], goal: own }, effort));
      }
    }
    return rows;
  },
};

const measureKind = async (
  dataSet: DataSet,
  somebody: Person,
  { kind, searches, goal }: { kind: SearchKind; searches: readonly string[]; goal: number },
  { rounds, seconds }: Effort,
): Promise<MeasuredRow> => {
  const read = reader(dataSet, somebody);
  const measured: { feed: number[]; found: number[] }[] = [];
  for (const search of searches) {
    const [feed, found] = await timeInTurn(
      () => read({}),
      () => read({ search }),
      { rounds, repetitions: REPETITIONS },
    );
    measured.push({ feed, found });
  }
  let next = 0;
  const readNext = () => read({ search: searches[next++ % searches.length] ?? '' });
  const [slowest] = measured.toSorted((a, b) => ratioOf(b) - ratioOf(a));
  const work = `search for ${kind} among ${somebody.notes.count.toLocaleString('en')} notes`;
  return compareWith(
    {
      topic: 'search',
      work,
      unit: 'ms',
      ours: slowest?.found ?? [],
      note: `the slowest of ${searches.length}`,
      processor: await sampleProcessor(dataSet.programs, seconds, readNext),
    },
    {
      rounds: slowest?.feed ?? [],
      note: 'the feed',
      processor: await sampleProcessor(dataSet.programs, seconds, () => read({})),
    },
    { is: 'at most', ratio: goal },
  );
};

const ratioOf = ({ feed, found }: { feed: readonly number[]; found: readonly number[] }): number =>
  median(found) / median(feed);

/** Different concurrent searches of all kinds: alone, and while the same person writes. */
export const noteSearchMixed: Benchmark<DataSet> = {
  name: 'search with writes',
  measure(dataSet, effort) {
    const { app, programs, neighbour } = dataSet;
    const searches = mixSearches(searchesOf(dataSet, neighbour, EACH.mixed));
    const list = { replay: createReplay(app.port, [writeListOf20(neighbour)]), programs };
    const beside = {
      async takeSample(series: Series) {
        await takeSample(series, list, { connections: CLIENTS, seconds: effort.seconds });
        return 'a list of 20';
      },
      goal: MIXED_GOAL,
    };
    const work = `${searches.length} searches among ${neighbour.notes.count.toLocaleString('en')} notes`;
    const requests = searches.map((search) => writeSearch(neighbour, search));
    return measureWithWrites(dataSet, { topic: 'search', work, person: neighbour, requests, beside }, effort);
  },
};

/** The same notes spread in other ways, beside those that were written over eight years: searches of all kinds. */
export const noteSearchSpread: Benchmark<DataSet> = {
  name: 'search spread',
  async measure(dataSet, { rounds, seconds, warmUpSeconds }) {
    const { app, programs, twins } = dataSet;
    const sideOf = (somebody: Person, searches: readonly string[]): Side => ({
      replay: createReplay(
        app.port,
        searches.map((search) => writeSearch(somebody, search)),
      ),
      programs,
    });
    const rows: MeasuredRow[] = [];
    for (const twin of twins) {
      const searches = mixSearches(searchesOf(dataSet, twin, EACH.quick), searchKinds);
      const [own, even] = [sideOf(twin, searches), sideOf(dataSet[twin.of], searches)];
      await warmUp(own.replay, warmUpSeconds);
      for (const connections of [CLIENTS, 1]) {
        const [ours, theirs] = [createSeries(), createSeries()];
        for (let round = 0; round < rounds; round += 1) {
          await takeSample(theirs, even, { connections, seconds });
          await takeSample(ours, own, { connections, seconds });
        }
        const work = `searches of all kinds among ${twin.notes.count.toLocaleString('en')} notes, ${twin.spread}`;
        const asking = `${connections} ${connections === 1 ? 'client' : 'clients'}`;
        rows.push(
          compareWith(
            {
              topic: 'search',
              work: `${work}, ${asking}`,
              unit: 'per second',
              ours: ours.rounds,
              processor: ours.processor,
            },
            { ...theirs, note: 'written over eight years' },
            { is: 'at least', ratio: SPREAD_GOAL },
          ),
        );
      }
    }
    return rows;
  },
};

/** A page far down the results of the most frequent word, beside the first page. */
export const noteSearchDepth: Benchmark<DataSet> = {
  name: 'search depth',
  async measure(dataSet, { rounds, seconds }) {
    const { collector, programs } = dataSet;
    const read = reader(dataSet, collector);
    const [search = ''] = searchesOf(dataSet, collector, 1)['a frequent word'];
    const rows: MeasuredRow[] = [];
    for (const skipped of await listDepths(read, search, collector.notes.count)) {
      const { next } = await read({ search, page: `${Math.floor(skipped / PAGE)}` });
      const readFirst = () => read({ search });
      const readDeep = () => read({ search, cursor: next ?? '' });
      const [first, deep] = await timeInTurn(readFirst, readDeep, { rounds, repetitions: REPETITIONS });
      const work = `search by cursor after ${skipped.toLocaleString('en')} results`;
      rows.push(
        compareWith(
          {
            topic: 'depth',
            work,
            unit: 'ms',
            ours: deep,
            processor: await sampleProcessor(programs, seconds, readDeep),
          },
          { rounds: first, note: 'the first page', processor: await sampleProcessor(programs, seconds, readFirst) },
          { is: 'at most', ratio: DEPTH_GOAL },
        ),
      );
    }
    return rows;
  },
};

/** The middle page, and the last one with a next page; counts the results by bisection. */
const listDepths = async (read: Read, search: string, notes: number): Promise<number[]> => {
  let [low, high] = [0, Math.ceil(notes / PAGE)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await read({ search, page: `${middle}` })).next === null) high = middle;
    else low = middle + 1;
  }
  const last = Math.max(1, low - 1);
  return [(last >> 1) * PAGE, last * PAGE];
};
