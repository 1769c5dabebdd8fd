import type { Session } from '@pinlife/contract/session/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import { createToken } from '../../platform/secret/token.ts';
import type { LiveBus } from '../live/bus.ts';
import type { UserService } from '../user/service.ts';
import { toSession } from './dto.ts';
import { expiryFrom } from './expiry.ts';
import { refuseStranger } from './guard.ts';
import type { SessionRepo } from './repo.ts';

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

export const createSessionService = ({ database, sessions, people, devices, live, clock }: Dependencies) => {
  const lock = async (tx: Tx, { userId, sessionId }: Person): Promise<void> => {
    if (!(await sessions.lock(tx, userId, sessionId, clock.now()))) refuseStranger();
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
