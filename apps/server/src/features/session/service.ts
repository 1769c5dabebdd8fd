import type { Session } from '@pinlife/contract/session/schema';
import type { FastValues } from '../../db/batching/fast-statement.ts';
import type { PersonInsertShape, PersonQuery } from '../../db/person-query.ts';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Person } from '../../http/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { newId } from '../../platform/secret/id.ts';
import { createToken, readToken } from '../../platform/secret/token.ts';
import type { LiveBus } from '../live/bus.ts';
import type { UserService } from '../user/service.ts';
import { toSession } from './dto.ts';
import type { FoundSession, SessionRepo } from './repo.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEPT_SESSION_MS = 30 * 24 * HOUR_MS;
const IDLE_SESSION_MS = 12 * HOUR_MS;
/** Reading must not write each time: being seen is noted at this grain. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

export type SessionService = ReturnType<typeof createSessionService>;

/** Whoever is logged out hears no more: the devices that a session has set up end with it. */
export type DevicesOfSessions = {
  deleteOfSession(tx: Tx, userId: string, sessionId: string): Promise<void>;
  deleteAll(tx: Tx, userId: string, options?: { except?: string }): Promise<void>;
};

type Dependencies = {
  database: Transactor;
  sessions: SessionRepo;
  people: Pick<UserService, 'lock'>;
  devices: DevicesOfSessions;
  live: Pick<LiveBus, 'endSession' | 'endSessions'>;
  clock: Clock;
};

/** Calls of so many sessions are counted for their person without asking twice whose they are. */
const PROVEN_MAX = 10_000;

export const createSessionService = ({ database, sessions, people, devices, live, clock }: Dependencies) => {
  /** Tokens that were good lately. */
  const proven = new Set<string>();

  const authenticate = async (tokenText: string): Promise<Person | null> => {
    const token = readToken(tokenText);
    if (!token) return null;
    const now = clock.now();
    const session = await sessions.findByToken(token, now, touchLimit(now));
    return session ? welcome(token.userId, session, now) : null;
  };

  const welcome = async (userId: string, { id, isKept, isUnseen }: FoundSession, now: Date): Promise<Person> => {
    if (isUnseen) {
      const seen = (tx: Tx) => sessions.touch(tx, userId, id, now, expiryFrom(now, isKept));
      await database.transaction(seen).catch(ignoreFullDisk);
    }
    return { userId, sessionId: id };
  };

  const lock = async (tx: Tx, { userId, sessionId }: Person): Promise<void> => {
    if (!(await sessions.lock(tx, userId, sessionId, clock.now()))) throw new AppError('unauthorized');
  };

  /** Answers whether there was one. */
  const endOne = async (tx: Tx, { userId, sessionId }: Person): Promise<boolean> => {
    // Sessions before devices, here as below: in another order two who log out could wait for each other.
    const ended = await sessions.delete(tx, userId, sessionId);
    await devices.deleteOfSession(tx, userId, sessionId);
    if (ended > 0) tx.afterCommit(() => live.endSession(userId, sessionId));
    return ended > 0;
  };

  return {
    /** Answers the token; only its hash is stored. */
    async start(
      tx: Tx,
      userId: string,
      { keep, userAgent, deviceId }: { keep: boolean; userAgent: string; deviceId: string | null },
    ): Promise<string> {
      const now = clock.now();
      const token = createToken(userId);
      await sessions.insert(tx, {
        user_id: userId,
        id: newId(),
        token_hash: token.hash,
        is_kept: keep,
        user_agent: userAgent,
        device_id: deviceId,
        created_at: now,
        last_seen_at: now,
        expires_at: expiryFrom(now, keep),
      });
      return token.text;
    },

    authenticate,

    /**
     * Whom a call is counted for. A token that was good lately is taken at its word, as the call itself asks again; what
     * only claims to be somebody's token uses up nothing of theirs.
     */
    async getCounted(tokenText: string): Promise<string> {
      const userId = proven.has(tokenText) ? readToken(tokenText)?.userId : (await authenticate(tokenText))?.userId;
      if (userId === undefined) throw new AppError('unauthorized');
      if (proven.size >= PROVEN_MAX) proven.clear();
      proven.add(tokenText);
      return userId;
    },

    /** Authenticates and reads in one round trip. */
    async readAs<Row>(
      tokenText: string,
      read: (userId: string) => PersonQuery<Row>,
    ): Promise<{ person: Person; row: Row }> {
      const token = readToken(tokenText);
      const now = clock.now();
      const found = token && (await sessions.findByTokenAndRead(token, now, touchLimit(now), read(token.userId)));
      if (!found) {
        proven.delete(tokenText);
        throw new AppError('unauthorized');
      }
      return { person: await welcome(token.userId, found.session, now), row: found.row };
    },

    /** Answers what authenticates and inserts in one round trip. The row is null where its like was there already. */
    prepareInsert<Row>(insert: PersonInsertShape<Row>) {
      const insertByToken = sessions.prepareInsert(insert, TOUCH_AFTER_MS / 1000);
      return async (
        tokenText: string,
        writeValues: (userId: string) => FastValues,
      ): Promise<{ person: Person; row: Row | null }> => {
        const token = readToken(tokenText);
        if (!token) throw new AppError('unauthorized');
        const now = clock.now();
        const values = writeValues(token.userId);
        const found = await database.single((tx) => insertByToken(tx, token, now, values));
        if (!found) throw new AppError('unauthorized');
        const person = { userId: token.userId, sessionId: found.session.id };
        // What was inserted is kept, whatever becomes of the rest: the next call notes that the person was here.
        if (found.session.isUnseen) await welcome(token.userId, found.session, now).catch(() => undefined);
        return { person, row: found.row };
      };
    },

    /**
     * Locks the session, for what it must not do once it has ended. Whoever locks the person too locks them first: in
     * another order two could wait for each other.
     */
    lock,

    /** The known device that the session was started on. */
    findDevice: ({ userId, sessionId }: Person): Promise<string | null> => sessions.findDevice(userId, sessionId),

    async list(person: Person): Promise<Session[]> {
      const rows = await sessions.list(person.userId, clock.now());
      return rows.map((row) => toSession(row, person.sessionId));
    },

    /** Ends another session of the person, if their own has not been ended meanwhile. */
    async end(person: Person, sessionId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await people.lock(tx, person.userId);
        await lock(tx, person);
        if (!(await endOne(tx, { userId: person.userId, sessionId }))) throw new AppError('not_found');
      });
    },

    /** Logged out twice at once is logged out. */
    async logout(person: Person): Promise<void> {
      await database.transaction((tx) => endOne(tx, person));
    },

    async endAll(tx: Tx, userId: string): Promise<void> {
      await sessions.deleteAll(tx, userId);
      await devices.deleteAll(tx, userId);
      tx.afterCommit(() => live.endSessions(userId));
    },

    async endOthers(tx: Tx, { userId, sessionId }: Person): Promise<void> {
      await sessions.deleteAll(tx, userId, { except: sessionId });
      await devices.deleteAll(tx, userId, { except: sessionId });
      tx.afterCommit(() => live.endSessions(userId, { except: sessionId }));
    },

    /** The ids of those of these sessions that are not over. */
    async findAlive(open: readonly Person[]): Promise<ReadonlySet<string>> {
      const userIds = open.map(({ userId }) => userId);
      const ids = open.map(({ sessionId }) => sessionId);
      const rows = await sessions.listAlive(userIds, ids, clock.now());
      return new Set(rows.map(({ id }) => id));
    },

    sweep: (): Promise<number> => database.transaction((tx) => sessions.sweep(tx, clock.now())),
  };
};

/** Whoever cannot be noted as seen may still read. */
const ignoreFullDisk = (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'storage_full')) throw error;
};

/** Sessions that were last seen before this are to be touched. */
const touchLimit = (now: Date) => new Date(now.getTime() - TOUCH_AFTER_MS);

const expiryFrom = (now: Date, isKept: boolean) =>
  new Date(now.getTime() + (isKept ? KEPT_SESSION_MS : IDLE_SESSION_MS));
