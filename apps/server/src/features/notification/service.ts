import { NOTIFICATION_PAGE_SIZE } from '@pinlife/contract/notification/limits';
import type { Notification } from '@pinlife/contract/notification/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { LiveBus } from '../live/bus.ts';
import { toNotification } from './dto.ts';
import type { NotificationRepo } from './repo.ts';

type Dependencies = {
  database: Transactor;
  notifications: NotificationRepo;
  live: Pick<LiveBus, 'publishRead'>;
  clock: Clock;
};

export type NotificationService = ReturnType<typeof createNotificationService>;

export const createNotificationService = ({ database, notifications, live, clock }: Dependencies) => ({
  async list(userId: string, cursor: string | undefined): Promise<{ page: Notification[]; next: string | null }> {
    const after = cursor === undefined ? undefined : readCursor('notified', cursor);
    const rows = await notifications.list(userId, after, NOTIFICATION_PAGE_SIZE + 1);
    const page = rows.slice(0, NOTIFICATION_PAGE_SIZE);
    const last = page.at(-1);
    const hasMore = rows.length > page.length && last !== undefined;
    return {
      page: page.map(toNotification),
      next: hasMore ? writeCursor('notified', { at: last.created_at, id: last.id }) : null,
    };
  },

  findUnread: notifications.findUnread,

  countUnread: (userId: string): Promise<number> => notifications.countUnread(userId),

  /** Returns how many are still unread. */
  async markRead(userId: string, ids: readonly string[]): Promise<number> {
    const read = await database.transaction((tx) => notifications.markRead(tx, userId, ids, clock.now()));
    if (read > 0) live.publishRead(userId);
    return notifications.countUnread(userId);
  },

  /** Deletes some notifications that a clock that was ahead made too early. Returns their number and the snoozes among them. */
  async deleteEarly(tx: Tx, now: Date, limit: number) {
    const early = await notifications.deleteEarly(tx, now, limit);
    tx.afterCommit(() => {
      for (const userId of new Set(early.map((one) => one.userId))) live.publishRead(userId);
    });
    const snoozes = early
      .filter(({ kind, isSilent }) => kind === 'snooze' && !isSilent)
      .map(({ userId, id, noteId, reminderId, occurrenceAt }) => ({
        userId,
        id,
        noteId,
        reminderId,
        fireAt: occurrenceAt,
      }));
    return { count: early.length, snoozes };
  },

  /** Deletes the lead notifications of a changed reminder, so that its lead can ring again. */
  async forgetLeads(tx: Tx, userId: string, reminderId: string): Promise<void> {
    const forgotten = await notifications.deleteLeads(tx, userId, reminderId, clock.now());
    if (forgotten > 0) tx.afterCommit(() => live.publishRead(userId));
  },
});
