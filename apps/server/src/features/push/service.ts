import { PUSH_DEVICES_MAX } from '@pinlife/contract/push/limits';
import type { PushDevice, PushSubscriptionKeys } from '@pinlife/contract/push/schema';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import type { PushSender } from '../../platform/push.ts';
import { newId } from '../../platform/secret/id.ts';
import { parseToken } from '../../platform/secret/token.ts';
import type { JobQueue } from '../job/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { toPushDevice } from './dto.ts';
import { pushJobs } from './jobs.ts';
import { trialPerPerson } from './limits.ts';
import { isAddressTaken, type PushRepo } from './repo.ts';
import type { PushTokenRepo } from './token-repo.ts';

type Dependencies = {
  database: Transactor;
  repo: PushRepo;
  tokens: PushTokenRepo;
  sender: Pick<PushSender, 'publicKey' | 'accepts'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  jobs: Pick<JobQueue, 'enqueueAll'>;
  clock: Clock;
};

export type PushService = ReturnType<typeof createPushService>;

/** The devices that reminders are pushed to. */
export const createPushService = ({
  database,
  repo,
  tokens,
  sender,
  sessions,
  throttle,
  jobs,
  clock,
}: Dependencies) => ({
  publicKey: sender.publicKey,

  async register(
    person: Person,
    subscription: PushSubscriptionKeys,
    userAgent: string,
  ): Promise<PushDevice & { id: string }> {
    if (!sender.accepts(subscription)) throw new AppError('push_token_invalid', { field: 'token' });
    const { userId, sessionId } = person;
    const row = await sessions.changeAccount(person, async (tx) => {
      const device = {
        user_id: userId,
        id: newId(),
        session_id: sessionId,
        endpoint: subscription.endpoint,
        ...subscription.keys,
        user_agent: userAgent,
        created_at: clock.now(),
      };
      await repo.takeFromOthers(tx, device);
      const kept = await repo.put(tx, device);
      await repo.trim(tx, userId, PUSH_DEVICES_MAX);
      return kept;
    });
    return { ...toPushDevice(row, sessionId), id: row.id };
  },

  /** Called if another person, in another shard, uses this browser now. */
  releaseBrowser: (userId: string, { endpoint, keys }: PushSubscriptionKeys): Promise<void> =>
    database.single((tx) => repo.takeFromOthers(tx, { user_id: userId, endpoint, auth: keys.auth })),

  /** Stores the new address of a browser. Returns the id of the device, which stays the same. */
  async renew(old: PushSubscriptionKeys, subscription: PushSubscriptionKeys): Promise<string> {
    if (!sender.accepts(subscription)) throw new AppError('push_token_invalid', { field: 'token' });
    const move = () => database.transaction((tx) => repo.move(tx, old, subscription));
    const id = await move().catch((error: unknown) => {
      if (!isAddressTaken(error)) throw error;
      // The device that the page added is visible now and is replaced.
      return move();
    });
    if (!id) throw new AppError('not_found');
    return id;
  },

  async list({ userId, sessionId }: Person): Promise<PushDevice[]> {
    return (await repo.list(userId)).map((row) => toPushDevice(row, sessionId));
  },

  async remove(userId: string, id: string): Promise<void> {
    const removed = await database.transaction((tx) => repo.delete(tx, userId, id));
    if (removed === 0) throw new AppError('not_found');
  },

  /** Returns the id of the removed device. */
  async removeByEndpoint(userId: string, endpoint: string): Promise<string> {
    const id = await database.transaction((tx) => repo.deleteByEndpoint(tx, userId, endpoint));
    if (!id) throw new AppError('not_found');
    return id;
  },

  /** Returns the number of devices. */
  async test(userId: string): Promise<number> {
    await throttle.reserve([{ limit: trialPerPerson, subject: userId }]);
    const devices = await repo.list(userId);
    const trials = devices.map(({ id }) => pushJobs.trial({ userId, deviceId: id }));
    await database.transaction((tx) => jobs.enqueueAll(tx, trials));
    return devices.length;
  },

  /** The owner of a token, if it belongs to this notification. */
  async findBearer(tokenText: string, notificationId: string): Promise<string | null> {
    const token = parseToken(tokenText);
    return token && (await tokens.isValid(token, notificationId, clock.now())) ? token.userId : null;
  },

  sweep: (): Promise<number> => database.transaction((tx) => tokens.sweep(tx, clock.now())),
});
