import type { Session } from '@pinlife/contract/auth';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Person } from '../../http/handler.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/id.ts';
import { createToken, readToken } from '../../platform/token.ts';
import { toSession } from './dto.ts';
import type { SessionRepo } from './repo.ts';

const HOUR_MS = 60 * 60 * 1000;
export const KEPT_SESSION_MS = 30 * 24 * HOUR_MS;
export const IDLE_SESSION_MS = 12 * HOUR_MS;
/** Reading must not write each time: being seen is noted at this grain. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;
const USER_AGENT_MAX_LENGTH = 300;

export type SessionService = ReturnType<typeof createSessionService>;

type Dependencies = { database: Transactor; sessions: SessionRepo; clock: Clock };

export const createSessionService = ({ database, sessions, clock }: Dependencies) => ({
  /** Answers the token; only its hash is stored. */
  async start(tx: Tx, userId: string, { keep, userAgent }: { keep: boolean; userAgent: string }): Promise<string> {
    const now = clock.now();
    const token = createToken(userId);
    await sessions.insert(tx, {
      user_id: userId,
      id: newId(),
      token_hash: token.hash,
      is_kept: keep,
      user_agent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
      created_at: now,
      last_seen_at: now,
      expires_at: expiryFrom(now, keep),
    });
    return token.text;
  },

  async authenticate(tokenText: string): Promise<Person | null> {
    const token = readToken(tokenText);
    if (!token) return null;
    const now = clock.now();
    const session = await sessions.findByToken(token.userId, token.hash, now);
    if (!session) return null;
    if (now.getTime() - session.last_seen_at.getTime() > TOUCH_AFTER_MS) {
      await database.transaction((tx) =>
        sessions.touch(tx, session.user_id, session.id, now, expiryFrom(now, session.is_kept)),
      );
    }
    return { userId: session.user_id, sessionId: session.id };
  },

  async list(person: Person): Promise<Session[]> {
    const rows = await sessions.list(person.userId, clock.now());
    return rows.map((row) => toSession(row, person.sessionId));
  },

  async end(userId: string, sessionId: string): Promise<void> {
    const ended = await database.transaction((tx) => sessions.delete(tx, userId, sessionId));
    if (ended === 0) throw new AppError('not_found');
  },

  endAll: (tx: Tx, userId: string): Promise<void> => sessions.deleteAll(tx, userId),
  endOthers: (tx: Tx, { userId, sessionId }: Person): Promise<void> =>
    sessions.deleteAll(tx, userId, { except: sessionId }),

  sweep: (): Promise<number> => database.transaction((tx) => sessions.sweep(tx, clock.now())),
});

const expiryFrom = (now: Date, isKept: boolean) =>
  new Date(now.getTime() + (isKept ? KEPT_SESSION_MS : IDLE_SESSION_MS));
