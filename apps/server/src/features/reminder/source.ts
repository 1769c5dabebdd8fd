import { setTimeout as sleep } from 'node:timers/promises';
import type { Transactor } from '../../db/pool.ts';
import { deriveId } from '../../platform/secret/id.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import type { NewNotification, NotificationPublisher } from '../notification/publish.ts';
import { findMissedFirings, findNextTimes } from './due/next-times.ts';
import type { DueReminder, DueRepo, DueSnooze } from './due/repo.ts';
import type { ReminderRepo } from './repo.ts';

/** Small enough that whoever else is served by this process does not wait for it. */
const BATCH = 6;
/** Of the time while very many ring, so many parts belong to everybody else. */
const REST = 3;

type Dependencies = {
  /** Pipelined: what does not depend on each other is sent at once. */
  database: Transactor;
  due: DueRepo;
  reminders: Pick<ReminderRepo, 'reschedule'>;
  publish: NotificationPublisher;
  /** Told once what was due is written. */
  onRung?: ((dueAt: Date) => void) | undefined;
};

/**
 * Rings what is due. The notification, its delivery and the next time are written in the transaction that locks the
 * reminder: a worker that dies leaves all of it or nothing.
 */
export const createReminderSource = ({ database, due, reminders, publish, onRung }: Dependencies): WorkSource => {
  /** Answers whether there may be more. */
  const ring = (now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      const [claimed, snoozes] = await Promise.all([
        due.claimReminders(tx, now, BATCH),
        due.claimSnoozes(tx, now, BATCH),
        due.commitAsynchronously(tx),
      ]);
      const notifications = [
        ...snoozes.map((snooze) => toSnoozeNotification(snooze, now)),
        ...claimed.flatMap((reminder) => toNotifications(reminder, now)),
      ];
      const moved = claimed.map(({ userId, id, meta }) => ({ userId, id, ...findNextTimes(meta, now) }));
      await Promise.all([publish(tx, notifications), reminders.reschedule(tx, moved)]);
      if (onRung) {
        const dueTimes = [...claimed.map(({ dueAt }) => dueAt), ...snoozes.map(({ fireAt }) => fireAt)];
        tx.afterCommit(() => dueTimes.forEach(onRung));
      }
      return Math.max(claimed.length, snoozes.length) === BATCH;
    });

  return {
    name: 'reminders',
    nextDueAt: due.nextDueAt,
    async runBatch(now) {
      const startedAt = performance.now();
      if (!(await ring(now))) return 0;
      await sleep((performance.now() - startedAt) * REST);
      return BATCH;
    },
  };
};

const toNotifications = ({ userId, id, noteId, meta, dueAt }: DueReminder, now: Date): NewNotification[] =>
  findMissedFirings(meta, dueAt, now).map(({ kind, at, occurrenceAt }) => ({
    userId,
    id: deriveId(at, `${id} ${kind} ${occurrenceAt.toISOString()}`),
    noteId,
    reminderId: id,
    kind,
    occurrenceAt,
    createdAt: now,
  }));

const toSnoozeNotification = ({ userId, noteId, reminderId, fireAt }: DueSnooze, now: Date): NewNotification => ({
  userId,
  id: deriveId(fireAt, `${reminderId} snooze`),
  noteId,
  reminderId,
  kind: 'snooze',
  occurrenceAt: fireAt,
  createdAt: now,
});
