import type { PasskeyRequest, ProvedCredential } from '@pinlife/contract/passkey/schema';
import type { Reader, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Ceremonies, readChallenge } from './ceremony/ceremony.ts';
import type { Challenges } from './ceremony/repo.ts';
import type { PasskeyRepo } from './repo.ts';

/** A passkey that has signed the challenge. */
type PasskeyProof = { id: string; counter: number };

type Dependencies = { repo: PasskeyRepo; challenges: Challenges; ceremonies: Ceremonies; clock: Clock };

export type PasskeyChecks = ReturnType<typeof createPasskeyChecks>;

/** The checks of passkeys that a login uses. */
export const createPasskeyChecks = ({ repo, challenges, ceremonies, clock }: Dependencies) => ({
  async start(): Promise<PasskeyRequest> {
    return ceremonies.askToProve(await challenges.make(null));
  },

  /** Null if anything is wrong. Looks only at the passkeys of the person that the device names. */
  async check(userId: string, credential: ProvedCredential): Promise<PasskeyProof | null> {
    const challenge = readChallenge(credential.response.clientDataJSON);
    if (challenge === null || !(await challenges.take(challenge, null))) return null;
    const storedPasskey = await repo.findByCredential(userId, Buffer.from(credential.id, 'base64url'));
    const counter = storedPasskey ? await ceremonies.checkProved(credential, challenge, storedPasskey) : null;
    return storedPasskey && counter !== null ? { id: storedPasskey.id, counter } : null;
  },

  /** Marks the passkey as used. Returns false if it is gone or copied. The caller has locked the person. */
  use: (tx: Tx, userId: string, proof: PasskeyProof): Promise<boolean> => repo.use(tx, userId, proof, clock.now()),

  /** Called by a reset, which keeps passkeys: the next login shows them, as anybody may have added them. */
  keepAfterReset: (tx: Tx, userId: string): Promise<void> => repo.setUnreviewed(tx, userId),

  count: async (userId: string, from?: Reader): Promise<number> => (await repo.list(userId, from)).length,

  /** Whether the passkeys are still to be shown. A login with a passkey does not change that: somebody else may have added it. */
  needsReview: (tx: Tx, userId: string): Promise<boolean> => repo.hasUnreviewed(tx, userId),

  /** Whether to show the passkeys. True once. */
  takeReview: (tx: Tx, userId: string): Promise<boolean> => repo.setReviewed(tx, userId),
});
