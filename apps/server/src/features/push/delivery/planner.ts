import type { Tx } from '../../../db/pool.ts';
import { listPushTargets, type PushTarget } from '../../../views/push-delivery.ts';
import type { JobQueue, NewJob } from '../../job/service.ts';
import { pushJobs } from '../jobs.ts';

type Dependencies = { jobs: Pick<JobQueue, 'enqueueAll'> };
type Sent = { userId: string; id: string };

/** The limit of jobs in one insert. */
const JOBS_AT_ONCE = 2_000;

export type PushPlanner = ReturnType<typeof createPushPlanner>;

/** Enqueues the pushes or mails of notifications, in the transaction that writes them. */
export const createPushPlanner = ({ jobs }: Dependencies) => ({
  listTargets: (tx: Tx, userIds: readonly string[]): Promise<PushTarget[]> => listPushTargets(tx, userIds),

  async plan(tx: Tx, notifications: readonly Sent[], targets: readonly PushTarget[]): Promise<void> {
    const targetsOf = Map.groupBy(targets, ({ userId }) => userId);
    const planned = notifications.flatMap(({ userId, id }) =>
      (targetsOf.get(userId) ?? []).map((target) => toJob(target, id)),
    );
    for (let start = 0; start < planned.length; start += JOBS_AT_ONCE) {
      await jobs.enqueueAll(tx, planned.slice(start, start + JOBS_AT_ONCE));
    }
  },
});

const toJob = ({ userId, deviceId }: PushTarget, notificationId: string): NewJob =>
  deviceId === null
    ? pushJobs.mail({ userId, notificationId })
    : pushJobs.deliver({ userId, notificationId, deviceId });
