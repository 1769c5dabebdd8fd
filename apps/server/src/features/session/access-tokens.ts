import { DAY_MS } from '@pinlife/contract/durations';
import { ACCESS_TOKENS_MAX } from '@pinlife/contract/session/limits';
import type { AccessToken, AccessTokenCreate, NewAccessToken } from '@pinlife/contract/session/schema';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import { createAccessTokenText } from '../../platform/secret/token.ts';
import type { JobQueue } from '../job/service.ts';
import type { LiveBus } from '../live/bus.ts';
import { noticeJob } from '../mail/notice.ts';
import type { RecordService } from '../record/service.ts';
import type { Limit, ThrottleService } from '../throttle/service.ts';
import type { SessionRepo, SessionRow } from './repo.ts';
import type { SessionService } from './service.ts';

/** The end of a token without an end: sessions are looked up by their end. */
const NEVER = new Date('9999-12-31T00:00:00Z');
/** In the past, so that the first use is stored at once. */
const UNUSED = new Date(0);
/**
 * Each new token sends a mail and writes a line of the record, so without a limit one person could delay everybody's
 * mail. Ending tokens has no limit: it is urgent, and only existing tokens can end.
 */
const madePerPerson: Limit = {
  name: 'tokens-made',
  limit: 60,
  windowSeconds: 60 * 60,
  refusal: 'too_many_attempts',
};

type Dependencies = {
  sessions: SessionRepo;
  service: Pick<SessionService, 'changeAccount'>;
  live: Pick<LiveBus, 'endSession' | 'publishApps'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  record: Pick<RecordService, 'add'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  clock: Clock;
};

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Access tokens are sessions of scripts, so whatever ends all sessions of a person, such as a new password, ends them too. */
export const createAccessTokens = (dependencies: Dependencies) => {
  const { sessions, service, live, jobs, record, throttle, clock } = dependencies;
  return {
    async list({ userId }: Person): Promise<AccessToken[]> {
      const now = clock.now();
      return (await sessions.listAccessTokens(userId)).map((row) => toAccessToken(row, now));
    },

    async create(person: Person, { name, access, expiresInDays }: AccessTokenCreate): Promise<NewAccessToken> {
      const { userId } = person;
      const now = clock.now();
      const token = createAccessTokenText(userId);
      const row: SessionRow = {
        user_id: userId,
        id: newId(),
        token_hash: token.hash,
        access,
        name,
        is_kept: true,
        user_agent: '',
        device_id: null,
        is_by_oidc: false,
        created_at: now,
        last_seen_at: UNUSED,
        expires_at: expiresInDays === null ? NEVER : new Date(now.getTime() + expiresInDays * DAY_MS),
      };
      await throttle.reserve([{ limit: madePerPerson, subject: userId }]);
      await service.changeAccount(person, async (tx, account) => {
        if ((await sessions.countAccessTokens(tx, userId)) >= ACCESS_TOKENS_MAX) throw new AppError('too_many_tokens');
        await sessions.insert(tx, row);
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'token-made', about: name }));
        // The name of the token is omitted, because the person wrote it and operators read the record.
        await record.add(tx, { act: 'tokenMade', by: null, about: account });
        tx.afterCommit(() => live.publishApps(userId));
      });
      return { ...toAccessToken(row, now), token: token.text };
    },

    async end(person: Person, id: string): Promise<void> {
      const { userId } = person;
      await service.changeAccount(person, async (tx) => {
        const ended = await sessions.delete(tx, userId, id, 'access token');
        if (!ended) throw new AppError('not_found');
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'token-removed', about: ended.name }));
        tx.afterCommit(() => {
          live.endSession(userId, id);
          live.publishApps(userId);
        });
      });
    },
  };
};

const toAccessToken = (row: SessionRow, now: Date): AccessToken => ({
  _id: row.id,
  name: row.name,
  access: row.access === 'write' ? 'write' : 'read',
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_seen_at > UNUSED ? row.last_seen_at.toISOString() : null,
  expiresAt: row.expires_at < NEVER ? row.expires_at.toISOString() : null,
  ended: row.expires_at <= now,
});
