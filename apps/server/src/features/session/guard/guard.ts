import type { PersonInsert, PersonQuery } from '../../../db/person-query.ts';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { CreateGuard } from '../../../http/bind.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Person } from '../../../platform/person.ts';
import { parseToken, type Token } from '../../../platform/secret/token.ts';
import type { SessionRepo } from '../repo.ts';
import { expiryFrom } from './expiry.ts';
import { type FoundSession, type GuardRepo, mayDo } from './repo.ts';

/**
 * Checks the token of one call: in a separate statement, or in one statement with the work. `claimedId` is the person named
 * by an unchecked token; it is only used in a statement that also checks the token.
 */
export type Guard = {
  /** The person, once the token has been checked. */
  readonly proved: Person | null;
  person(): Promise<Person>;
  /** The person that the unchecked token names; null if it is malformed. */
  readonly claimedId: string | null;
  /**
   * The person for whose rate limit the call counts. Recently valid tokens are not checked here, since the call checks
   * them anyway. Other tokens are checked first, so that forged ones do not use up anybody's limit.
   */
  getCountedId(): Promise<string>;
  read<Row>(query: (claimedId: string) => PersonQuery<Row>): Promise<ForPerson<Row>>;
  /** `row` is null if the row already exists. */
  insert<Row>(insert: (claimedId: string) => PersonInsert<Row>): Promise<ForPerson<Row | null>>;
};

type ForPerson<Row> = { person: Person; row: Row };

/** The least time between two writes of `last_seen_at`, so that reads do not write each time. */
export const TOUCH_AFTER_SECONDS = 5 * 60;

/** The number of recently valid tokens that are remembered. */
const TRUSTED_MAX = 10_000;

type Dependencies = {
  database: Transactor;
  repo: GuardRepo;
  sessions: Pick<SessionRepo, 'touch'>;
  people: { setSeen(tx: Tx, userId: string, now: Date): Promise<void> };
  clock: Clock;
};

/** Creates the guard of each call. Only the guard answers 401. */
export const createGuards = ({ database, repo, sessions, people, clock }: Dependencies): CreateGuard<Guard> => {
  /** Recently valid tokens. */
  const trusted = new Set<string>();

  /** Use extends a session, but not an access token. */
  const touch = (userId: string, { id, access, isKept }: FoundSession, now: Date): Promise<void> =>
    database.transaction(async (tx: Tx) => {
      await sessions.touch(tx, userId, id, now, access === 'session' ? expiryFrom(now, isKept) : null);
      await people.setSeen(tx, userId, now);
    });

  return (tokenText, needed) => {
    const token = tokenText === undefined ? null : parseToken(tokenText);
    let proved: Person | null = null;

    const prove = ({ userId }: Token, { id }: FoundSession): Person => {
      proved = { userId, sessionId: id };
      return proved;
    };

    const person = async (): Promise<Person> => {
      if (!token) return refuseStranger();
      const now = clock.now();
      const session = (await repo.find(token, now)) ?? refuseStranger();
      if (!mayDo(session.access, needed)) throw new AppError('token_forbidden');
      if (session.isUnseen) await touch(token.userId, session, now).catch(ignoreFullDisk);
      return prove(token, session);
    };

    return {
      get proved() {
        return proved;
      },

      person,

      claimedId: token?.userId ?? null,

      async getCountedId() {
        if (!token || tokenText === undefined) return refuseStranger();
        if (!trusted.has(tokenText)) await person();
        if (trusted.size >= TRUSTED_MAX) trusted.clear();
        trusted.add(tokenText);
        return token.userId;
      },

      async read(query) {
        if (!token || tokenText === undefined) return refuseStranger();
        const now = clock.now();
        const answer = await repo.findAndRead({ token, now, needed }, query(token.userId));
        if (!answer) {
          trusted.delete(tokenText);
          return refuseStranger();
        }
        if (answer.found.isUnseen) await touch(token.userId, answer.found, now).catch(ignoreFullDisk);
        return { person: prove(token, answer.found), row: answer.row };
      },

      async insert(insert) {
        if (!token) return refuseStranger();
        const now = clock.now();
        const row = insert(token.userId);
        const asked = { token, now, needed };
        const answer = (await database.single((tx) => repo.findAndInsert(tx, asked, row))) ?? refuseStranger();
        // The row is committed, so a failure here is ignored; the next call updates `last_seen_at`.
        if (answer.found.isUnseen) await touch(token.userId, answer.found, now).catch(() => undefined);
        return { person: prove(token, answer.found), row: answer.row };
      },
    };
  };
};

/** Answers 401. */
export const refuseStranger = (): never => {
  throw new AppError('unauthorized');
};

/** A full disk must not stop reads: `last_seen_at` is then not written. */
const ignoreFullDisk = (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'storage_full')) throw error;
};
