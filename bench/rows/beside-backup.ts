import { randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@pinlife/contract/durations';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { ORIGINAL } from '../../apps/server/src/platform/media/media-variant.ts';
import { makeDataFolder, type RunningApp, removeDataFolder, startApp } from '../../scripts/app/run-app.ts';
import { uploadMedia } from '../../scripts/app/upload.ts';
import type { Benchmark } from '../benchmark.ts';
import { BENCH_SETTINGS } from '../data-set.ts';
import { logInNew } from '../log-in.ts';
import { canWatch, listFamily, readMemoryMb } from '../process.ts';
import { compareWith, compareWithTarget, percentile, timed } from '../row.ts';
import type { Calls } from '../slow-calls.ts';

const GOAL = 1.5;
const GOAL_MB = 60;
const FILE_BYTES = 100_000_000;
const FILES = 100;
const QUICK_FILES = 10;
const FOUND = 20;
/** A call begins each time, whether or not those before it are answered. */
const ARRIVAL_MS = 100;
const ALONE_MS = 60_000;
const SLOW_SHARE = 0.95;

type Watched = { times: Record<string, number[]>; mostMb: number };

/** The 95th percentile of calls at a fixed rate, and memory, while the worker makes a backup and reads it back. */
export const besideBackup: Benchmark = {
  name: 'beside backup',
  async measure(_given, { isQuick }) {
    if (!canWatch) return [];
    const files = isQuick ? QUICK_FILES : FILES;
    const dataDir = await makeDataFolder();
    const folder = await mkdtemp(join(tmpdir(), 'pinlife-backups-'));
    try {
      const { calls, port } = await fill(dataDir, files);
      const due = new Date(Math.ceil((Date.now() + 2 * ALONE_MS) / MINUTE_MS) * MINUTE_MS);
      const BACKUP_AT = [due.getHours(), due.getMinutes()].map((number) => `${number}`.padStart(2, '0')).join(':');
      const app = await startApp({ dataDir, port, environment: { ...BENCH_SETTINGS, BACKUP_DIR: folder, BACKUP_AT } });
      const isMade = async () => (await readdir(folder)).some((name) => name.endsWith('.tar'));
      const isUntil = (at: number) => async () => Date.now() >= at;
      try {
        await watch(app, calls, isUntil(due.getTime() - ALONE_MS));
        const alone = await watch(app, calls, isUntil(due.getTime()));
        const beside = await watch(app, calls, isMade);
        const size = `${(files * FILE_BYTES) / 1e9} GB`;
        const rows = Object.keys(calls).map((name) =>
          compareWith(
            {
              topic: 'others',
              work: `${name} beside a backup, p95`,
              unit: 'ms',
              ours: [slowOf(beside, name)],
              note: size,
            },
            { rounds: [slowOf(alone, name)], note: 'alone' },
            { is: 'at most', ratio: GOAL },
          ),
        );
        const ours = [beside.mostMb - alone.mostMb];
        const work = 'a backup that is made and read back, memory';
        return [...rows, compareWithTarget({ topic: 'memory', work, unit: 'MB', ours, note: size }, GOAL_MB)];
      } finally {
        await app.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
      await removeDataFolder(dataDir);
    }
  },
};

/** Fills the folder before the measured app starts, and returns calls that it answers at the same address. */
const fill = async (dataDir: string, files: number): Promise<{ calls: Calls; port: number }> => {
  const app = await startApp({ dataDir, environment: BENCH_SETTINGS });
  try {
    const { api, id: userId, token, readPage } = await logInNew(app, 'manyfiles');
    const create = (title = 'Beside a backup', media: string[] = []) =>
      api.demand('createNote', { token, body: { title, content: '<p>Words</p>', media } });
    for (let count = 0; count < FOUND; count += 1) await create('Ferry to the island');
    const bytes = randomBytes(FILE_BYTES);
    const file = { bytes, contentType: 'application/pdf', type: 'file', filename: 'large.pdf' } as const;
    await create('With files', [(await uploadMedia(api, { userId, token }, file))._id]);
    await multiplyFile(dataDir, files);
    const calls: Calls = {
      'the feed': () => readPage('/api/note'),
      'a search': () => readPage('/api/note?search=island'),
      'a new pinup': () => create(),
    };
    return { calls, port: app.port };
  } finally {
    await app.stop();
  }
};

/** Adds items with objects of their own, which are links to the one that was uploaded. */
const multiplyFile = async (dataDir: string, files: number): Promise<void> => {
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  const database = new pg.Client(connection);
  await database.connect();
  try {
    const { rows } = await database.query<{ key: string; copy: string }>(
      `with added as (
         insert into media (user_id, id, note_id, type, name, s3_key, object_key, size, content_type, thumbs, created_at)
         select user_id, gen_random_uuid(), note_id, type, name, s3_key || n, object_key || n, size, content_type, thumbs, created_at
         from media, generate_series(2, $1::int) n returning object_key)
       select media.object_key as key, added.object_key as copy from media, added`,
      [files],
    );
    for (const { key, copy } of rows) {
      const [from, to] = [key, copy].map((name) => join(dataDir, 'media', 'objects', name)) as [string, string];
      await mkdir(to, { recursive: true });
      await link(join(from, ORIGINAL), join(to, ORIGINAL));
    }
  } finally {
    await database.end();
  }
};

const watch = async (app: RunningApp, calls: Calls, isOver: () => Promise<boolean>): Promise<Watched> => {
  const watched: Watched = { times: Object.fromEntries(Object.keys(calls).map((name) => [name, []])), mostMb: 0 };
  const running: Promise<unknown>[] = [];
  while (!(await isOver())) {
    for (const [name, call] of Object.entries(calls)) {
      running.push(timed(call).then((ms) => watched.times[name]?.push(ms)));
      watched.mostMb = Math.max(watched.mostMb, readMemory(app));
      await sleep(ARRIVAL_MS);
    }
  }
  await Promise.all(running);
  return watched;
};

const slowOf = ({ times }: Watched, name: string): number => percentile(times[name] ?? [], SLOW_SHARE);

const readMemory = ({ pid }: RunningApp): number =>
  listFamily(pid, 'postgres').reduce((sum, each) => sum + readMemoryMb(each), 0);
