import type { Tx } from '../../db/pool.ts';
import type { LiveBus } from '../live/bus.ts';
import type { PushPlanner } from '../push/delivery/planner.ts';
import type { NotificationRepo } from './repo.ts';

type NotificationKind = 'lead' | 'due' | 'snooze';

export type NewNotification = {
  userId: string;
  id: string;
  noteId: string;
  reminderId: string;
  kind: NotificationKind;
  occurrenceAt: Date;
  createdAt: Date;
};

/** Queues calls about reminders that rang, in their transaction. */
export type RingListener = { queueRings(tx: Tx, rings: readonly NewNotification[]): Promise<void> };

type Dependencies = {
  notifications: Pick<NotificationRepo, 'insert'>;
  /** Plans pushes and mails for people who are offline. */
  planner: PushPlanner;
  webhooks: RingListener;
  live: Pick<LiveBus, 'publishNotification'>;
};

/** Creates notifications of ringing reminders, and plans their delivery. */
export const createNotificationPublisher =
  ({ notifications, planner, webhooks, live }: Dependencies) =>
  async (tx: Tx, drafts: readonly NewNotification[]): Promise<void> => {
    const userIds = [...new Set(drafts.map(({ userId }) => userId))];
    const [newIds, targets] = await Promise.all([notifications.insert(tx, drafts), planner.listTargets(tx, userIds)]);
    // Duplicates are dropped: two snoozes to the same time are one notification.
    const added = drafts.filter(({ id }) => newIds.delete(id));
    await Promise.all([planner.plan(tx, added, targets), webhooks.queueRings(tx, added)]);
    tx.afterCommit(() => {
      for (const { userId, id, kind } of added) {
        live.publishNotification(userId, { notificationId: id, remindBefore: kind === 'lead' });
      }
    });
  };
