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

/** What a login asks. */
export const createPasskeyChecks = ({ repo, challenges, ceremonies, clock }: Dependencies) => ({
  async start(): Promise<PasskeyRequest> {
    return ceremonies.askToProve(await challenges.make(null));
  },

  /** null: whatever is wrong. A passkey is looked for under the person that the device names, and nowhere else. */
  async check(userId: string, credential: ProvedCredential): Promise<PasskeyProof | null> {
    const challenge = readChallenge(credential.response.clientDataJSON);
    if (challenge === null || !(await challenges.take(challenge, null))) return null;
    const known = await repo.findByCredential(userId, Buffer.from(credential.id, 'base64url'));
    const counter = known ? await ceremonies.checkProved(credential, challenge, known) : null;
    return known && counter !== null ? { id: known.id, counter } : null;
  },

  /** Whether it still counts. The person is locked by whoever asks: one that was removed meanwhile opens nothing. */
  use: (tx: Tx, userId: string, proof: PasskeyProof): Promise<boolean> => repo.use(tx, userId, proof, clock.now()),

  /** A reset keeps passkeys: the next login shows them, as nobody knows who added them. */
  keepAfterReset: (tx: Tx, userId: string): Promise<void> => repo.setUnreviewed(tx, userId),

  count: async (userId: string, from?: Reader): Promise<number> => (await repo.list(userId, from)).length,

  /** Whether they are still to be shown. A login by one of them does not end that: it may be the one to be found. */
  needsReview: (tx: Tx, userId: string): Promise<boolean> => repo.hasUnreviewed(tx, userId),

  /** Whether they are to be shown, this once. */
  takeReview: (tx: Tx, userId: string): Promise<boolean> => repo.setReviewed(tx, userId),
});
