import { readFile } from 'node:fs/promises';
import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import { uploadMedia } from '../../scripts/app/upload.ts';
import type { Benchmark } from '../benchmark.ts';
import { BENCH_SETTINGS } from '../data-set.ts';
import { logInNew } from '../log-in.ts';
import { compareWith } from '../row.ts';
import { type Calls, timeSlowCalls } from '../slow-calls.ts';

const GOAL = 1.5;
const PICTURES = 900;
const QUICK_PICTURES = 300;
const REPETITIONS = 100;
/** Ten calls a second at random moments. Calls that follow each other without a break would pause the reader all the time. */
const EVERY_MS = 100;
/** A round takes half a minute. */
const ROUNDS = 3;
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
      const rate = { repetitions: REPETITIONS, everyMs: EVERY_MS };
      await timeSlowCalls(calls, { rounds: 1, repetitions: REPETITIONS });
      const alone = await timeSlowCalls(calls, { ...rate, rounds });
      const bytes = await readFile(new URL('../../apps/server/src/test/pictures/en.png', import.meta.url));
      const picture = { bytes, contentType: 'image/png', type: 'image', filename: 'ferry.png' } as const;
      const count = isQuick ? QUICK_PICTURES : PICTURES;
      const ids: string[] = [];
      for (let made = 0; made < count; made += 1) {
        const { _id } = await uploadMedia(api, { userId, token }, picture);
        await create([_id]);
        ids.push(_id);
      }
      const countWaiting = async () => {
        const texts = await Promise.all(ids.map((id) => api.demand('getPictureText', { token, params: { id } })));
        return texts.filter(({ state }) => state === 'waiting').length;
      };
      const waiting = await countWaiting();
      const beside = await timeSlowCalls(calls, { ...rate, rounds });
      const left = await countWaiting();
      if (left === 0 || left === waiting) throw new Error(`${waiting} pictures waited before, ${left} afterwards.`);
      return Object.keys(calls).map((work) =>
        compareWith(
          {
            topic: 'others',
            work: `${work} while pictures are read, p95`,
            unit: 'ms',
            ours: beside[work] ?? [],
            note: `${waiting - left} of ${count} pictures meanwhile`,
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
