import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from '../load/fair-queue.ts';
import { tooManyAttempts } from '../load/too-many.ts';
import { createHashThreads } from './password-threads.ts';

/** Hashes and compares passwords and PINs. Both take the same time for every result. */
export type PasswordHasher = {
  /** `subject`: the address or person by which the queue is fair. */
  hash(secret: string, subject: string): Promise<string>;
  /** With null (unknown person) it does the same work and returns false, so that the time reveals nothing. */
  verify(hash: string | null, secret: string, subject: string): Promise<boolean>;
};

export type HashCost = { memoryCost: number; timeCost: number };

/** Takes some 50 ms of a core on purpose: row "login by password" of docs/figures.md. */
const defaultHashCost: HashCost = { memoryCost: 32 * 1024, timeCost: 2 };

/** Each thread needs the memory of one hash. */
const MAX_THREADS = 4;
const RETRY_AFTER_SECONDS = 1;
/** The last in the queue waits about three seconds. */
const limits = {
  concurrency: Math.min(availableParallelism(), MAX_THREADS),
  waitingOfOne: 16,
  waitingOfAll: 128,
  waitMs: 15_000,
  refuse: () => tooManyAttempts(RETRY_AFTER_SECONDS),
};

/** Without the pepper, which is not in the database, stolen hashes cannot be guessed: a pin has only 10,000 values. */
export const createPasswordHasher = (pepper: Buffer, cost: HashCost = defaultHashCost): PasswordHasher => {
  const work = createHashThreads({ parallelism: 1, secret: pepper, ...cost });
  const inTurn = createFairQueue(limits);
  const decoy = formatDecoy(cost);
  return {
    hash: (secret, subject) => inTurn(subject, () => work({ secret })) as Promise<string>,
    async verify(knownHash, secret, subject) {
      const isSame = await inTurn(subject, () => work({ secret, hash: knownHash ?? decoy }));
      return isSame === true && knownHash !== null;
    },
  };
};

/**
 * A hash that no secret matches but that costs the same to compare. The algorithm is the library's default: argon2id,
 * version 19.
 */
const formatDecoy = ({ memoryCost, timeCost }: HashCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${formatBytes(16)}$${formatBytes(32)}`;

const formatBytes = (count: number) => randomBytes(count).toString('base64').replaceAll('=', '');
