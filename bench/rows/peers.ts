import type { Benchmark } from '../benchmark.ts';
import type { Contestant } from '../contest/contestant.ts';
import { type Filling, fillWith } from '../contest/filling.ts';
import { startOthers } from '../contest/others.ts';
import { startPinLife } from '../contest/pinlife.ts';
import { type Workload, type Workloads, workloadsOf } from '../contest/workloads.ts';
import { warmUp } from '../load.ts';
import { waitUntilIdle } from '../processor.ts';
import { compareWith, compareWithTarget, type Effort, type Goal, type MeasuredRow } from '../row.ts';
import { createSeries, type Series, takeSample } from '../sample.ts';

const NOTES = { quick: 2_000, full: 10_000 };
const CLIENTS = 8;
const FILLING_GOAL = 1_000;
/** As a multiple of the text. */
const FOLDER_GOAL = 5;

type Peer = { contestant: Contestant; short: string; goals: Record<Workload | 'filling' | 'folder', number> };

/** An empty instance that is filled over its API; with `--peers` other programs beside it, which then get the same requests. */
export const peers: Benchmark = {
  name: 'peers filling',
  async measure(_none, effort) {
    const ours = await startPinLife();
    const others = effort.withPeers ? await startPeers() : [];
    try {
      const count = effort.isQuick ? NOTES.quick : NOTES.full;
      const filling = await fillWith(ours, count);
      const rows = describeFilling(filling, count);
      for (const other of others)
        rows.push(...besideFilling(filling, await fillWith(other.contestant, count), other, count));
      return others.length > 0 ? [...rows, ...(await measureWorks(ours, others, count, effort))] : rows;
    } finally {
      for (const { stop } of [ours, ...others.map(({ contestant }) => contestant)]) await stop();
    }
  },
};

const durable = { create: 3, 'list of 20': 3, 'unchanged list of 20': 8, search: 4, filling: 1, folder: 1 };
const goalsOf = { 'Parse Server': durable, PocketBase: { ...durable, create: 1, folder: 3 } };

const startPeers = async (): Promise<Peer[]> =>
  (await startOthers()).map((other) => ({ ...other, goals: goalsOf[other.short] }));

const nameFilling = (count: number) => `filling an empty instance with ${count.toLocaleString('en')} notes`;
const nameFolder = (count: number) => `data folder after ${count.toLocaleString('en')} notes`;

const describeFilling = ({ perSecond, processor, folderMb, textMb, afterSeconds }: Filling, count: number) => [
  compareWithTarget(
    {
      topic: 'create',
      work: `${nameFilling(count)}, ${CLIENTS} clients`,
      unit: 'per second',
      ours: [perSecond],
      processor: [processor],
      note: `at rest ${afterSeconds.toFixed(1)} s after the last`,
    },
    FILLING_GOAL,
    { is: 'at least' },
  ),
  compareWithTarget(
    {
      topic: 'memory',
      work: nameFolder(count),
      unit: 'MB',
      ours: [folderMb],
      note: `the text itself ${textMb.toFixed(1)} MB`,
    },
    textMb * FOLDER_GOAL,
  ),
];

const besideFilling = (
  ours: Filling,
  theirs: Filling,
  { contestant, short, goals }: Peer,
  count: number,
): MeasuredRow[] => [
  compareWith(
    {
      topic: 'peers',
      work: `times ${short}: ${nameFilling(count)}`,
      unit: 'per second',
      ours: [ours.perSecond],
      processor: [ours.processor],
    },
    { rounds: [theirs.perSecond], processor: [theirs.processor], note: contestant.name },
    { is: 'at least', ratio: goals.filling },
  ),
  compareWith(
    { topic: 'peers', work: `times ${short}: ${nameFolder(count)}`, unit: 'MB', ours: [ours.folderMb] },
    { rounds: [theirs.folderMb], note: contestant.name },
    { is: 'at most', ratio: goals.folder },
  ),
];

/** All of them in alternation, in every round. */
const measureWorks = async (
  ours: Contestant,
  others: readonly Peer[],
  count: number,
  effort: Effort,
): Promise<MeasuredRow[]> => {
  const here = await workloadsOf(ours, count);
  const there = new Map<Peer, Workloads>();
  for (const other of others) there.set(other, await workloadsOf(other.contestant, count));
  const rows: MeasuredRow[] = [];
  for (const work of Object.keys(here) as Workload[]) {
    const mine = here[work];
    if (!mine) continue;
    // A program without ETags sends the list again.
    const theirs = others.map((peer) => there.get(peer)?.[work] ?? there.get(peer)?.['list of 20']);
    const [own, ...series] = await inTurn([mine, ...theirs.flatMap((side) => side ?? [])], effort);
    others.forEach((peer, index) => {
      if (own) rows.push(besideOther(work, own, series[index] ?? createSeries(), peer));
    });
  }
  return rows;
};

const inTurn = async (
  sides: readonly NonNullable<Workloads[Workload]>[],
  { rounds, seconds, warmUpSeconds }: Effort,
): Promise<Series[]> => {
  const all = sides.map((side) => ({ side, series: createSeries() }));
  for (const { side } of all) {
    await warmUp(side.replay, warmUpSeconds);
    await waitUntilIdle(side.programs);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { side, series } of all) await takeSample(series, side, { connections: CLIENTS, seconds });
  }
  return all.map(({ series }) => series);
};

const besideOther = (work: Workload, ours: Series, theirs: Series, { contestant, short, goals }: Peer): MeasuredRow => {
  const goal: Goal = { is: 'at least', ratio: goals[work] };
  return compareWith(
    {
      topic: 'peers',
      work: `times ${short}: ${work}`,
      unit: 'per second',
      ours: ours.rounds,
      processor: ours.processor,
    },
    { ...theirs, note: contestant.name },
    goal,
  );
};
