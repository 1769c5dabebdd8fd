import { hash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { CHALLENGE_MINUTES } from '@pinlife/contract/passkey/limits';
import type { Transactor } from '../../../db/pool.ts';
import { build } from '../../../db/query.ts';
import type { Clock } from '../../../platform/clock.ts';

const CHALLENGE_BYTES = 32;

export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges that devices sign. `sessionId` is null for a login. Each is used once, also by a failed attempt. */
export const createChallenges = (database: Transactor, clock: Clock) => ({
  async make(sessionId: string | null): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    const ends_at = new Date(clock.now().getTime() + CHALLENGE_MINUTES * MINUTE_MS);
    await database.transaction((tx) =>
      tx.run(
        build
          .insertInto('passkey_challenges')
          .values({ challenge_hash: hashChallenge(challenge), session_id: sessionId, ends_at }),
      ),
    );
    return challenge;
  },

  /** Deletes the challenge. Returns whether it was there for this session, or for a login. */
  async take(challenge: string, sessionId: string | null): Promise<boolean> {
    const taken = await database.transaction((tx) =>
      tx.run(
        build
          .deleteFrom('passkey_challenges')
          .where('challenge_hash', '=', hashChallenge(challenge))
          .where('session_id', 'is not distinct from', sessionId)
          .where('ends_at', '>', clock.now()),
      ),
    );
    return taken === 1;
  },

  sweep: (): Promise<number> =>
    database.transaction((tx) => tx.run(build.deleteFrom('passkey_challenges').where('ends_at', '<=', clock.now()))),
});

const hashChallenge = (challenge: string): Buffer => hash('sha256', challenge, 'buffer');
