/** A thread that hashes synchronously, because Node's shared threads are needed for files. */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashOptions, HashTask } from '../platform/secret/password-threads.ts';

/** Unknown callers may request hashes, so hashing has a lower priority than the server. */
const BELOW_OTHERS = 5;

// On other systems this would change the whole process. Relative to the current priority: only root may raise it again.
if (process.platform === 'linux') {
  setPriority(Math.min(getPriority() + BELOW_OTHERS, constants.priority.PRIORITY_LOW));
}

const options = workerData as HashOptions;

const work = ({ secret, hash }: HashTask): HashAnswer => {
  try {
    return { result: hash === undefined ? hashSync(secret, options) : verifySync(hash, secret, options) };
  } catch (error) {
    return { error };
  }
};

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(work(task)));
