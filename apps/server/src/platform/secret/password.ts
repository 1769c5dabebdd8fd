import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { tooManyAttempts } from '../load/too-many.ts';
import { createTurns } from '../load/turns.ts';
import { createHashThreads } from './password-threads.ts';

/** Turns passwords and pins into hashes and compares them; both take the same time whatever the outcome. */
export type PasswordHasher = {
  /** The asker, be it an address or a person, takes turns with all others. */
  hash(secret: string, asker: string): Promise<string>;
  /** Without a hash (an unknown person) the same work is done and the answer is no. */
  verify(hash: string | null, secret: string, asker: string): Promise<boolean>;
};

export type HashCost = { memoryCost: number; timeCost: number };

/** About 50 ms on two cores; see docs/decisions for the measurement. */
const defaultHashCost: HashCost = { memoryCost: 32 * 1024, timeCost: 2 };

/** Each takes the memory of a hash. */
const MAX_THREADS = 4;
const RETRY_AFTER_SECONDS = 1;
/** The last of all waits for some three seconds, much longer only where a processor is short of time. */
const limits = {
  lanes: Math.min(availableParallelism(), MAX_THREADS),
  waitingOfOne: 16,
  waitingOfAll: 128,
  waitMs: 15_000,
  refuse: () => tooManyAttempts(RETRY_AFTER_SECONDS),
};

/** The pepper keeps a stolen database useless for guessing: a pin has only 10,000 values. */
export const createPasswordHasher = (pepper: Buffer, cost: HashCost = defaultHashCost): PasswordHasher => {
  const work = createHashThreads({ parallelism: 1, secret: pepper, ...cost });
  const inTurn = createTurns(limits);
  const decoy = formatDecoy(cost);
  return {
    hash: (secret, asker) => inTurn(asker, () => work({ secret })) as Promise<string>,
    async verify(knownHash, secret, asker) {
      const isSame = await inTurn(asker, () => work({ secret, hash: knownHash ?? decoy }));
      return isSame === true && knownHash !== null;
    },
  };
};

/** What nothing hashes to, at the price of a hash. The library's default algorithm is argon2id, version 19. */
const formatDecoy = ({ memoryCost, timeCost }: HashCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${formatBytes(16)}$${formatBytes(32)}`;

const formatBytes = (count: number) => randomBytes(count).toString('base64').replaceAll('=', '');
