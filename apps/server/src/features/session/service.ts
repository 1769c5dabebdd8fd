import type { Session } from '@pinlife/contract/session/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { OidcProvider } from '../../platform/oidc.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import { createToken } from '../../platform/secret/token.ts';
import type { LiveBus } from '../live/bus.ts';
import { toSession } from './dto.ts';
import { expiryFrom } from './guard/expiry.ts';
import { refuseStranger } from './guard/guard.ts';
import type { SessionRepo } from './repo.ts';

export type SessionService = ReturnType<typeof createSessionService>;

/** Push devices that were registered by a session are deleted with it. */
export type DevicesOfSessions = {
  deleteOfSession(tx: Tx, userId: string, sessionId: string): Promise<void>;
  deleteAll(tx: Tx, userId: string, options?: { except?: string }): Promise<void>;
};

/** The fields of a locked account that sessions use. */
export type LockedAccount = {
  id: string;
  is_shut: boolean;
  first_name: string;
  last_name: string;
  password_hash: string | null;
};

/** The port to users. The lock serializes changes of an account. */
export type SessionUsers = {
  lock(tx: Tx, userId: string): Promise<LockedAccount | undefined>;
  setSeen(tx: Tx, userId: string, now: Date): Promise<void>;
};

type Dependencies = {
  database: Transactor;
  sessions: SessionRepo;
  people: Pick<SessionUsers, 'lock'>;
  devices: DevicesOfSessions;
  live: Pick<LiveBus, 'endSession' | 'endSessions'>;
  provider: Pick<OidcProvider, 'findEndSessionUrl'> | undefined;
  clock: Clock;
};

type NewSession = { keep: boolean; userAgent: string; deviceId: string | null; isByOidc: boolean };

export const createSessionService = ({ database, sessions, people, devices, live, provider, clock }: Dependencies) => {
  const lock = async (tx: Tx, { userId, sessionId }: Person): Promise<void> => {
    if (!(await sessions.lock(tx, userId, sessionId, clock.now()))) refuseStranger();
  };

  /** Returns the deleted session, if it existed. */
  const endOne = async (tx: Tx, { userId, sessionId }: Person) => {
    // Sessions before devices, everywhere in this file: another order could deadlock.
    const ended = await sessions.delete(tx, userId, sessionId, 'session');
    await devices.deleteOfSession(tx, userId, sessionId);
    if (ended) tx.afterCommit(() => live.endSession(userId, sessionId));
    return ended;
  };

  const endOldest = async (tx: Tx, userId: string): Promise<void> => {
    for (const { id } of await sessions.deleteOldest(tx, userId)) {
      await devices.deleteOfSession(tx, userId, id);
      tx.afterCommit(() => live.endSession(userId, id));
    }
  };

  /** Locks the account and the caller's session, then runs the work. Answers 401 if the session has ended. */
  const changeAccount = <Result>(
    person: Person,
    work: (tx: Tx, account: LockedAccount | undefined) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      const account = await people.lock(tx, person.userId);
      await lock(tx, person);
      return work(tx, account);
    });

  return {
    changeAccount,

    /**
     * Returns the token; only its hash is stored. Every login starts its session here. Suspended accounts are refused.
     * Suspension takes the same lock and ends all sessions, so no session can start during it.
     */
    async start(tx: Tx, userId: string, { keep, userAgent, deviceId, isByOidc }: NewSession): Promise<string> {
      const now = clock.now();
      if ((await people.lock(tx, userId))?.is_shut) throw new AppError('account_suspended');
      const token = createToken(userId);
      await sessions.insert(tx, {
        user_id: userId,
        id: newId(),
        token_hash: token.hash,
        access: 'session',
        name: '',
        is_kept: keep,
        user_agent: userAgent,
        device_id: deviceId,
        is_by_oidc: isByOidc,
        created_at: now,
        last_seen_at: now,
        expires_at: expiryFrom(now, keep),
      });
      await endOldest(tx, userId);
      return token.text;
    },

    /**
     * Locks the session and answers 401 if it has ended. A transaction that locks the account too locks the account
     * first: another order could deadlock.
     */
    lock,

    /** The id of the known device on which the session was started. */
    findDevice: ({ userId, sessionId }: Person): Promise<string | null> => sessions.findDevice(userId, sessionId),

    async list(person: Person): Promise<Session[]> {
      const rows = await sessions.list(person.userId, clock.now());
      return rows.map((row) => toSession(row, person.sessionId));
    },

    /** Ends a session of the person, if the caller's own session has not ended meanwhile. */
    async end(person: Person, sessionId: string): Promise<void> {
      await changeAccount(person, async (tx) => {
        if (!(await endOne(tx, { userId: person.userId, sessionId }))) throw new AppError('not_found');
      });
    },

    /** Idempotent. Returns the logout URL of the provider if the session was started there. */
    async logout(person: Person): Promise<string | null> {
      const ended = await database.transaction((tx) => endOne(tx, person));
      return ended?.is_by_oidc ? ((await provider?.findEndSessionUrl()) ?? null) : null;
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

    /** The ids of these sessions that have not ended. */
    async findAlive(open: readonly Person[]): Promise<ReadonlySet<string>> {
      const userIds = open.map(({ userId }) => userId);
      const ids = open.map(({ sessionId }) => sessionId);
      const rows = await sessions.listAlive(userIds, ids, clock.now());
      return new Set(rows.map(({ id }) => id));
    },

    sweep: (): Promise<number> => database.transaction((tx) => sessions.sweep(tx, clock.now())),
  };
};
