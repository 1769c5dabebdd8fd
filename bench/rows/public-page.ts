import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createAccount } from '../../scripts/app/account.ts';
import { createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import { demoAccount } from '../../scripts/demo/demo-account.ts';
import type { Benchmark } from '../benchmark.ts';
import type { ReadersCount, ReadersTask } from '../readers.ts';
import { compareWith, median } from '../row.ts';
import { type Calls, timeSlowCalls } from '../slow-calls.ts';

const GOAL = 2;
const PER_SECOND = 1_000;
const REPETITIONS = 60;
/** The share of requests that must be answered: readers that wait would save others their cost. */
const ANSWERED_SHARE = 0.9;

/** The 95th percentile of calls while a public page is requested a thousand times per second. */
export const publicPage: Benchmark<RunningApp> = {
  name: 'public-page',
  async measure(app, { rounds }) {
    const { calls, path } = await prepare(app);
    await timeSlowCalls(calls, { rounds: 1, repetitions: REPETITIONS });
    const alone = await timeSlowCalls(calls, { rounds, repetitions: REPETITIONS });
    // The time of calls beside the same number of trivial requests: the lower bound for any page.
    const floor = await timeBeside(app.port, '/healthz', calls, rounds);
    const beside = await timeBeside(app.port, path, calls, rounds);
    return Object.keys(calls).map((work) =>
      compareWith(
        {
          topic: 'others',
          work: `${work} beside ${PER_SECOND.toLocaleString('en')} readers a second of a shared page, p95`,
          unit: 'ms',
          ours: beside.slow[work] ?? [],
          note: `${beside.perSecond} pages a second; ${median(floor.slow[work] ?? []).toFixed(1)} ms beside as many calls of /healthz`,
        },
        { rounds: alone[work] ?? [], note: 'alone' },
        { is: 'at most', ratio: GOAL },
      ),
    );
  },
};

/** The 95th percentile of calls while an address is requested. */
const timeBeside = async (port: number, path: string, calls: Calls, rounds: number) => {
  const task: ReadersTask = { port, path, perSecond: PER_SECOND };
  const readers = new Worker(new URL('../readers.ts', import.meta.url), { workerData: task });
  try {
    await once(readers, 'message');
    const startedAt = performance.now();
    const slow = await timeSlowCalls(calls, { rounds, repetitions: REPETITIONS });
    return { slow, perSecond: await checkAnswers(readers, (performance.now() - startedAt) / 1000) };
  } finally {
    await readers.terminate();
  }
};

const checkAnswers = async (readers: Worker, seconds: number): Promise<number> => {
  readers.postMessage('count');
  const [{ answered, good }] = (await once(readers, 'message')) as [ReadersCount];
  const perSecond = Math.round(good / seconds);
  if (good < answered || perSecond < PER_SECOND * ANSWERED_SHARE) {
    throw new Error(`Of ${answered} readers ${good} got the page, ${perSecond} a second.`);
  }
  return perSecond;
};

const prepare = async ({ url, dataDir }: RunningApp): Promise<{ calls: Calls; path: string }> => {
  const api = createApi(url);
  const person = { ...demoAccount, username: 'besidereaders', email: 'besidereaders@example.org' };
  await createAccount(api, person, findLinkInOutbox(dataDir));
  const { username, password } = person;
  const { token } = await api.demand('login', { body: { username, password } });
  const create = (title: string) =>
    api.demand('createNote', { token, body: { title, content: `<p>${'Words. '.repeat(300)}</p>` } });
  const { _id: id } = await create('Shared');
  for (let count = 0; count < 20; count += 1) await create(`Pinup ${count}`);
  const share = await api.demand('updateShare', { token, params: { id }, body: { expiresInDays: null } });
  return {
    path: new URL(share.url).pathname,
    calls: { 'the feed': () => api.demand('listNotes', { token }), 'a new pinup': () => create('Beside readers') },
  };
};
