import { Worker as Thread } from 'node:worker_threads';
import { createWorkerPool, type PoolMember } from '../load/worker-pool.ts';
import { findProgram } from '../program.ts';

export type HashOptions = { memoryCost: number; timeCost: number; parallelism: number; secret: Buffer };

/** Compares with the hash, or creates one if it is missing. */
export type HashTask = { secret: string; hash?: string };
export type HashAnswer = { result: string | boolean } | { error: unknown };

const IDLE_MS = 10_000;
/** The hash needs memory outside the JavaScript heap. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** Starts as many threads as there are concurrent calls. */
export const createHashThreads = (options: HashOptions) => {
  const workers = createWorkerPool(() => startThread(options), { idleMs: IDLE_MS });
  return (task: HashTask): Promise<string | boolean> => workers.run(({ work }) => work(task));
};

type Hasher = PoolMember & { work(task: HashTask): Promise<string | boolean> };

const startThread = (workerData: HashOptions): Hasher => {
  // Do not inherit flags of this process, such as those of a debugger.
  const thread = new Thread(findProgram('password-thread'), { workerData, resourceLimits, execArgv: [] });
  let isGone = false;
  let asked: PromiseWithResolvers<string | boolean> | undefined;
  const fail = (reason: unknown) => {
    isGone = true;
    asked?.reject(reason);
  };
  thread.on('message', (answer: HashAnswer) => {
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve(answer.result);
  });
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`A thread that hashes ended with ${code}.`)));
  return {
    isGone: () => isGone,
    end: () => void thread.terminate(),
    async work(task) {
      asked = Promise.withResolvers();
      thread.ref();
      thread.postMessage(task);
      try {
        return await asked.promise;
      } finally {
        asked = undefined;
        // An idle thread must not keep the process alive.
        thread.unref();
      }
    },
  };
};
