import { hash, verify } from '@node-rs/argon2';

/** Turns passwords and pins into hashes and compares them; both take the same time whatever the outcome. */
export type PasswordHasher = {
  hash(secret: string): Promise<string>;
  /** Without a hash (an unknown person) the same work is done and the answer is no. */
  verify(hash: string | null, secret: string): Promise<boolean>;
};

export type HashCost = { memoryCost: number; timeCost: number };

/** About 50 ms on two cores; see docs/decisions for the measurement. */
const defaultHashCost: HashCost = { memoryCost: 32 * 1024, timeCost: 2 };

/** The pepper keeps a stolen database useless for guessing: a pin has only 10,000 values. */
export const createPasswordHasher = (pepper: Buffer, cost: HashCost = defaultHashCost): PasswordHasher => {
  // The library's default algorithm is argon2id.
  const options = { parallelism: 1, secret: pepper, ...cost };
  const decoy = hash('nobody has this password', options);
  return {
    hash: (secret) => hash(secret, options),
    async verify(knownHash, secret) {
      const isSame = await verify(knownHash ?? (await decoy), secret, options);
      return isSame && knownHash !== null;
    },
  };
};
