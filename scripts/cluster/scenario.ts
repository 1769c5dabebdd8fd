import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { waitUntil } from './daemons.ts';
import { type Load, startLoad } from './load.ts';
import { createResident, hashMedia, listNoteIds, type TestUser } from './residents.ts';
import { listUnheard, SILENCE_MS } from './streams.ts';

const WARM_UP_MS = 3_000;
const COOL_DOWN_MS = 4_000;
/** Longer than the lease of a job whose worker died. */
const RINGING_TIMEOUT_MS = 90_000;
/** The page reconnects a silent stream at its next check. */
const HEARING_TIMEOUT_MS = 1.2 * SILENCE_MS;
/** Long enough for a second ring. */
const SECOND_RING_MS = 1_000;

/** The effect of a fault on the load. */
export type Outcome = {
  acknowledged: number;
  lost: string[];
  /** Acknowledged notes that were missing in a list requested afterwards. */
  stale: string[];
  reminders: number;
  rows: number;
  /** Reminders that rang, each counted once. */
  rung: number;
  latestRingMs: number;
  /** Answers of 503 with Retry-After, and the longest wait for one. */
  refused: number;
  longestRefusalMs: number;
  /** Other failed answers. */
  faults: string[];
  /** Calls without an answer, and the longest wait for one. */
  unanswered: string[];
  longestSilenceMs: number;
  writeGapMs: number;
  readGapMs: number;
  /** Answered pages for visitors. */
  strangers: number;
  heard: number;
  /** Acknowledged notes for which a stream got no event and no hello. */
  unheard: string[][];
  files: number;
  damaged: string[];
};

/** Causes a fault while the cluster is under load, then counts the outcome. */
export const runUnderLoad = async (cluster: Cluster, injectFault: () => Promise<void>): Promise<Outcome> => {
  const resident = await createResident(cluster);
  const load = startLoad(cluster, resident);
  try {
    await sleep(WARM_UP_MS);
    const at = Date.now();
    await injectFault();
    await sleep(COOL_DOWN_MS);
    const gaps = { writeGapMs: load.writes.longestGapMs(at), readGapMs: load.reads.longestGapMs(at) };
    await load.stop();
    await waitForEvents(load);
    return {
      ...gaps,
      ...(await countReminders(cluster, resident, load)),
      ...(await compareNotes(cluster, resident, load)),
      ...(await compareFiles(cluster, resident, load)),
      ...countAnswers(load),
      stale: load.stale,
      heard: load.streams.reduce((sum, { heard }) => sum + heard.size, 0),
      unheard: load.streams.map((stream) => listUnheard(stream, load.notes)),
    };
  } finally {
    await load.stop();
    await Promise.all(load.streams.map((stream) => stream.close()));
  }
};

const waitForEvents = (load: Load): Promise<void> =>
  waitUntil(
    'every stream has heard of every note',
    () => load.streams.every((stream) => listUnheard(stream, load.notes).length === 0),
    HEARING_TIMEOUT_MS,
    // A timeout here is counted below.
  ).catch(() => undefined);

const countReminders = async ({ databases }: Cluster, { userId }: TestUser, { reminded }: Load) => {
  const count = async () => {
    const [row] = await databases.query<{ rows: number; rung: number; late: number }>(
      `select count(*)::int as rows, count(distinct reminder_id)::int as rung,
         coalesce(max(extract(epoch from created_at - occurrence_at)), 0)::float as late
       from notifications where user_id = $1 and note_id = any($2::uuid[])`,
      [userId, [...reminded]],
    );
    return { rows: row?.rows ?? 0, rung: row?.rung ?? 0, latestRingMs: Math.round((row?.late ?? 0) * 1000) };
  };
  const isAllRung = async () => (await count()).rung >= reminded.size;
  await waitUntil('every reminder has rung', isAllRung, RINGING_TIMEOUT_MS).catch(() => undefined);
  await sleep(SECOND_RING_MS);
  return { reminders: reminded.size, ...(await count()) };
};

const compareNotes = async ({ url }: Cluster, resident: TestUser, { notes }: Load) => {
  const found = await listNoteIds(url, resident);
  return { acknowledged: notes.size, lost: [...notes.keys()].filter((id) => !found.has(id)) };
};

/** Each file is read through both nodes, so also through the one that did not receive it. */
const compareFiles = async ({ apis }: Cluster, resident: TestUser, { files }: Load) => {
  const damaged: string[] = [];
  for (const [id, hash] of files) {
    for (const { url, name } of apis) {
      if ((await hashMedia(url, resident, id)) !== hash) damaged.push(`${id} at ${name}`);
    }
  }
  return { files: files.size, damaged };
};

const countAnswers = ({ writes, reads, uploads, strangers }: Load) => {
  const journals = [writes, reads, uploads, strangers];
  return {
    refused: journals.reduce((sum, journal) => sum + journal.countRefused(), 0),
    longestRefusalMs: Math.max(...journals.map((journal) => journal.longestRefusalMs())),
    faults: journals.flatMap(({ faults }) => faults),
    unanswered: journals.flatMap(({ unanswered }) => unanswered),
    longestSilenceMs: Math.max(...journals.map((journal) => journal.longestSilenceMs())),
    strangers: strangers.successes.length,
  };
};
