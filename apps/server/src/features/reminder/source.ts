import { setImmediate as breathe } from 'node:timers/promises';
import type { Transactor } from '../../db/pool.ts';
import { newId } from '../../platform/id.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import type { NewNotification, NotificationPost } from '../notification/post.ts';
import type { DueReminder, DueRepo, DueSnooze } from './due-repo.ts';
import type { ReminderRepo, Rescheduled } from './repo.ts';
import { findMissedFirings, findNextTimes } from './schedule.ts';

/** Small enough that whoever else is served by this process does not wait for it. */
const BATCH = 100;
/** A rule that repeats for years takes a millisecond: after so many of them others have their turn. */
const BREATH = 10;

type Dependencies = {
  database: Transactor;
  due: DueRepo;
  reminders: Pick<ReminderRepo, 'reschedule'>;
  post: NotificationPost;
  /** Told once what was due is written. */
  onRung?: ((dueAt: Date) => void) | undefined;
};

/**
 * Rings what is due. The notification, its delivery and the next time are written in the transaction that holds the
 * reminder: a worker that dies leaves all of it or nothing.
 */
export const createReminderSource = ({ database, due, reminders, post, onRung }: Dependencies): WorkSource => ({
  name: 'reminders',

  nextDueAt: due.nextDueAt,

  runBatch: (now) =>
    database.transaction(async (tx) => {
      const claimed = await due.claimReminders(tx, now, BATCH);
      const snoozes = await due.claimSnoozes(tx, now, BATCH);
      const notifications = snoozes.map((snooze) => toSnoozeNotification(snooze, now));
      const moved: Rescheduled[] = [];
      for (const reminder of claimed) {
        const { userId, id, meta } = reminder;
        notifications.push(...toNotifications(reminder, now));
        moved.push({ userId, id, ...findNextTimes(meta, now) });
        if (moved.length % BREATH === 0) await breathe();
      }
      await post(tx, notifications);
      await reminders.reschedule(tx, moved);
      if (onRung) {
        const dueTimes = [...claimed.map(({ dueAt }) => dueAt), ...snoozes.map(({ fireAt }) => fireAt)];
        tx.afterCommit(() => dueTimes.forEach(onRung));
      }
      return claimed.length + snoozes.length;
    }),
});

const toNotifications = ({ userId, id, noteId, meta, dueAt }: DueReminder, now: Date): NewNotification[] =>
  findMissedFirings(meta, dueAt, now).map(({ kind, occurrenceAt }) => ({
    userId,
    id: newId(),
    noteId,
    reminderId: id,
    kind,
    occurrenceAt,
    createdAt: now,
  }));

const toSnoozeNotification = ({ userId, noteId, reminderId, fireAt }: DueSnooze, now: Date): NewNotification => ({
  userId,
  id: newId(),
  noteId,
  reminderId,
  kind: 'snooze',
  occurrenceAt: fireAt,
  createdAt: now,
});
