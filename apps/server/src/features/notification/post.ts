import type { Tx } from '../../db/pool.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NotificationRepo } from './repo.ts';

export type NotificationKind = 'lead' | 'due' | 'snooze';

export type NewNotification = {
  userId: string;
  id: string;
  noteId: string;
  reminderId: string;
  kind: NotificationKind;
  occurrenceAt: Date;
  createdAt: Date;
};

type Dependencies = {
  notifications: Pick<NotificationRepo, 'insert'>;
  /** Plans the way to those who are not looking. */
  dispatch: (tx: Tx, notifications: readonly NewNotification[]) => Promise<void>;
  live: Pick<LiveBus, 'publishNotification'>;
};

/** Where ringing reminders hand over what people are to be told. */
export type NotificationPost = ReturnType<typeof createNotificationPost>;

export const createNotificationPost =
  ({ notifications, dispatch, live }: Dependencies) =>
  async (tx: Tx, drafts: readonly NewNotification[]): Promise<void> => {
    const newIds = await notifications.insert(tx, drafts);
    const added = drafts.filter(({ id }) => newIds.has(id));
    await dispatch(tx, added);
    tx.afterCommit(() => {
      for (const { userId, id, kind } of added) {
        live.publishNotification(userId, { notificationId: id, remindBefore: kind === 'lead' });
      }
    });
  };
