import type { PersonInsert, PersonQuery } from '../../db/person-query.ts';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import { readToken, type Token } from '../../platform/secret/token.ts';
import { expiryFrom } from './expiry.ts';
import type { FoundSession, GuardRepo } from './guard-repo.ts';
import type { SessionRepo } from './repo.ts';

/**
 * Proves who makes one call: by itself, or in one round trip with the work. What a caller only claims is handed on as
 * `claimedId`, with which nothing is done unless the same statement proves it.
 */
export type Guard = {
  /** Whom the token has proved so far. */
  readonly proved: Person | null;
  person(): Promise<Person>;
  /** Whom the token claims to be of; null where it is none. */
  readonly claimedId: string | null;
  /**
   * Whom a call is counted for. A token that was good lately is taken at its word, as the call itself proves it again;
   * what only claims to be somebody's token uses up nothing of theirs.
   */
  getCountedId(): Promise<string>;
  read<Row>(query: (claimedId: string) => PersonQuery<Row>): Promise<ForPerson<Row>>;
  /** Answers null where such a row was there already. */
  insert<Row>(insert: (claimedId: string) => PersonInsert<Row>): Promise<ForPerson<Row | null>>;
};

type ForPerson<Row> = { person: Person; row: Row };

/** Being seen is written at this grain: reading must not write each time. */
export const TOUCH_AFTER_SECONDS = 5 * 60;

/** Calls of so many tokens are counted for their person without asking twice whose they are. */
const TRUSTED_MAX = 10_000;

type Dependencies = {
  database: Transactor;
  repo: GuardRepo;
  sessions: Pick<SessionRepo, 'touch'>;
  clock: Clock;
};

export type CreateGuard = (tokenText: string | undefined) => Guard;

/** The one guard of all calls. Nobody else decides who is a stranger. */
export const createGuards = ({ database, repo, sessions, clock }: Dependencies): CreateGuard => {
  /** Tokens that were good lately. */
  const trusted = new Set<string>();

  const touch = (userId: string, { id, isKept }: FoundSession, now: Date): Promise<void> =>
    database.transaction((tx: Tx) => sessions.touch(tx, userId, id, now, expiryFrom(now, isKept)));

  return (tokenText) => {
    const token = tokenText === undefined ? null : readToken(tokenText);
    let proved: Person | null = null;

    const prove = ({ userId }: Token, { id }: FoundSession): Person => {
      proved = { userId, sessionId: id };
      return proved;
    };

    const person = async (): Promise<Person> => {
      if (!token) return refuseStranger();
      const now = clock.now();
      const session = (await repo.find(token, now)) ?? refuseStranger();
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
        const answer = await repo.findAndRead(token, now, query(token.userId));
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
        const answer = (await database.single((tx) => repo.findAndInsert(tx, token, now, row))) ?? refuseStranger();
        // What was inserted is kept, whatever becomes of the rest: the next call notes that the person was here.
        if (answer.found.isUnseen) await touch(token.userId, answer.found, now).catch(() => undefined);
        return { person: prove(token, answer.found), row: answer.row };
      },
    };
  };
};

/** The one place where a call is answered that its caller is not known. */
export const refuseStranger = (): never => {
  throw new AppError('unauthorized');
};

/** Whoever cannot be noted as seen may still read. */
const ignoreFullDisk = (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'storage_full')) throw error;
};
