import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import { uploadMedia } from '../../scripts/app/upload.ts';
import type { Benchmark } from '../benchmark.ts';
import { BENCH_SETTINGS } from '../data-set.ts';
import { logInNew } from '../log-in.ts';
import { compareWith, median } from '../row.ts';
import { type Calls, timeSlowCalls } from '../slow-calls.ts';

const GOAL = 1.5;
/** The pictures of a round. Fewer are read while calls are measured. */
const PICTURES = 250;
const REPETITIONS = 100;
/** Ten calls a second at random moments. Calls that follow each other without a break would pause the reader all the time. */
const EVERY_MS = 100;
/** A round takes half a minute at rest, and half a minute beside the pictures. */
const ROUNDS = 3;
const WAIT_MS = 5_000;
const FOUND = 20;

/** The 95th percentile of calls of many people while the worker recognises text in pictures. */
export const besidePictures: Benchmark = {
  name: 'beside pictures',
  async measure(_given, { isQuick }) {
    const rounds = isQuick ? 1 : ROUNDS;
    const app = await startThrowawayApp({ environment: { ...BENCH_SETTINGS, OCR: 'on' } });
    try {
      const { api, id: userId, token, readPage } = await logInNew(app, 'manypictures');
      const create = (media: string[] = [], title = 'Beside pictures') =>
        api.demand('createNote', { token, body: { title, content: '<p>Words</p>', media } });
      // The search finds these alone, so that it has as much to do before as beside the pictures.
      for (let count = 0; count < FOUND; count += 1) await create([], 'Ferry to the island');
      const calls: Calls = {
        'the feed': () => readPage('/api/note'),
        'a search': () => readPage('/api/note?search=island'),
        'a new pinup': () => create(),
      };
      const rate = { rounds: 1, repetitions: REPETITIONS, everyMs: EVERY_MS };
      await timeSlowCalls(calls, { rounds: 1, repetitions: REPETITIONS });
      const bytes = await readFile(new URL('../../apps/server/src/test/pictures/en.png', import.meta.url));
      const picture = { bytes, contentType: 'image/png', type: 'image', filename: 'ferry.png' } as const;
      const addPictures = async () => {
        const ids: string[] = [];
        for (let made = 0; made < PICTURES; made += 1) {
          const { _id } = await uploadMedia(api, { userId, token }, picture);
          await create([_id]);
          ids.push(_id);
        }
        return ids;
      };
      const countWaiting = async (ids: readonly string[]) => {
        const texts = await Promise.all(ids.map((id) => api.demand('getPictureText', { token, params: { id } })));
        return texts.filter(({ state }) => state === 'waiting').length;
      };
      const alone: Record<string, number[]> = {};
      const beside: Record<string, number[]> = {};
      const read: number[] = [];
      // By turns, so that neighbours on the machine and the growing number of notes slow both alike.
      for (let round = 0; round < rounds; round += 1) {
        addTo(alone, await timeSlowCalls(calls, rate));
        const ids = await addPictures();
        const waiting = await countWaiting(ids);
        const startedAt = performance.now();
        addTo(beside, await timeSlowCalls(calls, rate));
        const left = await countWaiting(ids);
        if (left === 0 || left === waiting) throw new Error(`${waiting} pictures waited before, ${left} afterwards.`);
        read.push(((waiting - left) / (performance.now() - startedAt)) * MINUTE_MS);
        // Their words are indexed two seconds later.
        do await sleep(WAIT_MS);
        while ((await countWaiting(ids)) > 0);
      }
      return Object.keys(calls).map((work) =>
        compareWith(
          {
            topic: 'others',
            work: `${work} while pictures are read, p95`,
            unit: 'ms',
            ours: beside[work] ?? [],
            note: `${Math.round(median(read))} pictures a minute meanwhile`,
          },
          { rounds: alone[work] ?? [], note: 'alone' },
          { is: 'at most', ratio: GOAL },
        ),
      );
    } finally {
      await app.stop();
    }
  },
};

const addTo = (all: Record<string, number[]>, round: Record<string, number[]>): void => {
  for (const [work, times] of Object.entries(round)) all[work] = [...(all[work] ?? []), ...times];
};
