import { Worker as Thread } from 'node:worker_threads';
import { createCrew, type Worker } from '../load/crew.ts';
import { findProgram } from '../program.ts';

export type HashOptions = { memoryCost: number; timeCost: number; parallelism: number; secret: Buffer };

/** With a hash it is compared, without one it is made. */
export type HashTask = { secret: string; hash?: string };
export type HashAnswer = { result: string | boolean } | { error: unknown };

const IDLE_MS = 10_000;
/** A thread holds little but the memory of its hash, which is no JavaScript. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** As many threads run as are asked at once. */
export const createHashThreads = (options: HashOptions) => {
  const crew = createCrew(() => startThread(options), { idleMs: IDLE_MS });
  return (task: HashTask): Promise<string | boolean> => crew.employ(({ work }) => work(task));
};

type Hasher = Worker & { work(task: HashTask): Promise<string | boolean> };

const startThread = (workerData: HashOptions): Hasher => {
  // Flags of this process, such as those of a debugger, are not for it.
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
        // At rest it keeps nobody from ending.
        thread.unref();
      }
    },
  };
};
