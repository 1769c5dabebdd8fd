import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createAccount } from '../../scripts/app/account.ts';
import { createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import { uploadMedia } from '../../scripts/app/upload.ts';
import { demoAccount } from '../../scripts/demo/demo-account.ts';
import { makePhoto } from '../../scripts/demo/media.ts';
import type { Benchmark } from '../benchmark.ts';
import type { CrowdTask } from '../crowd.ts';
import { compareWith, median, timed } from '../row.ts';

const GOAL = 5;
const CROWD = 150;
const REPETITIONS = 10;
const STRANGERS_ADDRESS = '127.0.0.2';

type Call = () => Promise<unknown>;

/** The time of a person's call while 150 clients of one address try logins without a pause. */
export const strangers: Benchmark<RunningApp> = {
  name: 'strangers',
  async measure(app, { rounds }) {
    const calls = await prepareCalls(app);
    const alone = await timeAll(calls, rounds);
    const task: CrowdTask = { port: app.port, size: CROWD, address: STRANGERS_ADDRESS };
    const crowd = new Worker(new URL('../crowd.ts', import.meta.url), { workerData: task });
    try {
      await once(crowd, 'message');
      const beside = await timeAll(calls, rounds);
      return Object.keys(calls).map((work) =>
        compareWith(
          { topic: 'others', work: `${work} beside ${CROWD} made-up logins`, unit: 'ms', ours: beside[work] ?? [] },
          { rounds: alone[work] ?? [], note: 'alone' },
          { is: 'at most', ratio: GOAL },
        ),
      );
    } finally {
      await crowd.terminate();
    }
  },
};

const prepareCalls = async ({ url, dataDir }: RunningApp): Promise<Record<string, Call>> => {
  const api = createApi(url);
  const person = { ...demoAccount, username: 'besidestrangers', email: 'besidestrangers@example.org' };
  await createAccount(api, person, findLinkInOutbox(dataDir));
  const credentials = { username: person.username, password: person.password };
  const { token, id: userId } = await api.demand('login', { body: credentials });
  const picture = await uploadMedia(api, { userId, token }, await makePhoto('meera'));
  return {
    'a login': () => api.demand('login', { body: credentials }),
    'a new pinup': () => api.demand('createNote', { token, body: { title: 'Beside strangers' } }),
    'a picture': async () => {
      const answer = await fetch(new URL(picture.url, url));
      if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
      await answer.arrayBuffer();
    },
  };
};

const timeAll = async (calls: Record<string, Call>, rounds: number): Promise<Record<string, number[]>> => {
  const middles: Record<string, number[]> = {};
  for (const [work, call] of Object.entries(calls)) {
    const times = middles[work] ?? [];
    middles[work] = times;
    for (let round = 0; round < rounds; round += 1) {
      const once: number[] = [];
      for (let count = 0; count < REPETITIONS; count += 1) once.push(await timed(call));
      times.push(median(once));
    }
  }
  return middles;
};
