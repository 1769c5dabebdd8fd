import { type RunningApp, startThrowawayApp } from '../scripts/app/run-app.ts';
import type { Benchmark } from './benchmark.ts';
import { BENCH_SETTINGS, type DataSet, openDataSet } from './data-set.ts';
import { readLoad } from './machine.ts';
import type { Effort, MeasuredRow, Row } from './row.ts';
import { besideBackup } from './rows/beside-backup.ts';
import { besidePictures } from './rows/beside-pictures.ts';
import { bundle } from './rows/bundle.ts';
import { database } from './rows/database.ts';
import { felt } from './rows/felt.ts';
import { http } from './rows/http.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { login } from './rows/login.ts';
import { longFeed } from './rows/long-feed.ts';
import { media } from './rows/media.ts';
import { mixedDay } from './rows/mixed-day.ts';
import { noteCreate } from './rows/note-create.ts';
import { noteDepth } from './rows/note-depth.ts';
import { noteFeed, noteFeedCpu, noteFeedOfAnybody } from './rows/note-feed.ts';
import { noteHistory } from './rows/note-history.ts';
import { noteList, noteListBesideOthers } from './rows/note-list.ts';
import { noteLive } from './rows/note-live.ts';
import { noteSearch, noteSearchDepth, noteSearchMixed, noteSearchSpread } from './rows/note-search.ts';
import { noteTags } from './rows/note-tags.ts';
import { peers } from './rows/peers.ts';
import { peoplePage } from './rows/people-page.ts';
import { pictureWords } from './rows/picture-words.ts';
import { publicPage } from './rows/public-page.ts';
import { reminders } from './rows/reminder.ts';
import { rest } from './rows/rest.ts';
import { start } from './rows/start.ts';
import { strangers } from './rows/strangers.ts';
import { unchanged } from './rows/unchanged.ts';

const alone: readonly Benchmark[] = [
  bundle,
  start,
  database,
  peers,
  mixedDay,
  pictureWords,
  besidePictures,
  besideBackup,
  peoplePage,
];
const onFreshApp: readonly Benchmark<RunningApp>[] = [
  felt,
  http,
  unchanged,
  login,
  media,
  strangers,
  publicPage,
  noteTags,
  noteHistory,
];
const onDataSet: readonly Benchmark<DataSet>[] = [
  noteCreate,
  noteFeed,
  noteFeedOfAnybody,
  noteFeedCpu,
  noteList,
  noteListBesideOthers,
  noteDepth,
  noteSearch,
  noteSearchMixed,
  noteSearchSpread,
  noteSearchDepth,
  noteLive,
  reminders,
  longFeed,
  lighthouse,
];

export const benchmarkNames = [rest, ...alone, ...onFreshApp, ...onDataSet].map(({ name }) => name);

/** Runs the selected benchmarks one after the other, and prints the time of each. */
export const runBenchmarks = async (effort: Effort, isWanted: (name: string) => boolean): Promise<Row[]> => {
  const rows: Row[] = [];
  const runEach = async <Given>(benchmarks: readonly Benchmark<Given>[], given: Given): Promise<void> => {
    for (const { name, measure } of benchmarks) rows.push(...(await clock(name, () => measure(given, effort))));
  };
  // An idle app takes no CPU time from other measurements.
  const resting = isWanted(rest.name) ? rest.measure(undefined, effort) : undefined;
  resting?.catch(() => {});
  await runEach(pick(alone, isWanted), undefined);
  await onceFor(pick(onFreshApp, isWanted), runEach, startFreshApp);
  await onceFor(pick(onDataSet, isWanted), runEach, async () => {
    const dataSet = await openDataSet(effort);
    return { given: dataSet, close: dataSet.close };
  });
  if (resting) rows.push(...(await clock(rest.name, () => resting)));
  return rows;
};

const pick = <Given>(benchmarks: readonly Benchmark<Given>[], isWanted: (name: string) => boolean) =>
  benchmarks.filter(({ name }) => isWanted(name));

const startFreshApp = async () => {
  const app = await startThrowawayApp({ environment: BENCH_SETTINGS });
  return { given: app, close: app.stop };
};

type Opened<Given> = { given: Given; close(): Promise<void> };

/** Opens what several benchmarks share, unless none of them is selected. */
const onceFor = async <Given>(
  benchmarks: readonly Benchmark<Given>[],
  runEach: (benchmarks: readonly Benchmark<Given>[], given: Given) => Promise<void>,
  open: () => Promise<Opened<Given>>,
): Promise<void> => {
  if (benchmarks.length === 0) return;
  const { given, close } = await open();
  try {
    await runEach(benchmarks, given);
  } finally {
    await close();
  }
};

const clock = async (name: string, measure: () => Promise<MeasuredRow[]>): Promise<Row[]> => {
  const startedAt = performance.now();
  const measured = await measure();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return measured.map((row) => ({ ...row, at: new Date().toISOString(), load: readLoad() }));
};
