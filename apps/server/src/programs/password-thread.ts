/** A thread that hashes. It works at once and in place: the threads that Node shares out are for files. */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashOptions, HashTask } from '../platform/secret/password-threads.ts';

/** Strangers may ask for hashes, so whoever is known already comes first. */
const BELOW_OTHERS = 5;

// Elsewhere this would concern the whole process. Counted from where that stands: only root may rise above it again.
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
