import { setTimeout as sleep } from 'node:timers/promises';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Logger } from '../../platform/logger.ts';
import { deriveId } from '../../platform/secret/id.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import { findMissedRings, findNextTimes, NEVER_AGAIN } from './due/next-times.ts';
import type { DueOrder, DueReminder, DueRepo, DueSnooze } from './due/repo.ts';
import type { ReminderRepo } from './repo.ts';

/** Small, so that other requests of this process do not wait for a batch. */
const BATCH = 6;
/** While many reminders ring, the pause after a batch is the time of the batch multiplied by this factor. */
const PAUSE_FACTOR = 3;

/** One ring of a reminder, from which a notification is made. */
type Ring = {
  userId: string;
  id: string;
  noteId: string;
  reminderId: string;
  kind: 'lead' | 'due' | 'snooze';
  occurrenceAt: Date;
  createdAt: Date;
};

/** Makes notifications of rings, in their transaction. */
export type PublishRings = (tx: Tx, rings: readonly Ring[]) => Promise<void>;

type Dependencies = {
  /** Pipelined: statements that do not depend on each other are sent together. */
  database: Transactor;
  due: DueRepo;
  reminders: Pick<ReminderRepo, 'reschedule'>;
  publish: PublishRings;
  log: Pick<Logger, 'warn'>;
  /** Called after the commit. */
  onRung?: ((dueAt: Date) => void) | undefined;
};

/**
 * Rings due reminders. The notification, its delivery and the next time are written in the transaction that locks the
 * reminder, so a dying worker leaves all of it or nothing.
 */
export const createReminderSource = ({ database, due, reminders, publish, log, onRung }: Dependencies): WorkSource => {
  // Alternates while many are due, so that thousands of one instant do not delay later reminders of other people.
  let order: DueOrder = 'oldest';
  /** A reminder whose times cannot be computed never rings again: it would stay due and block all others. */
  const compute = (reminder: DueReminder, now: Date) => {
    const { userId, id, meta } = reminder;
    try {
      const rings = isAccountOpen(reminder) ? toNotifications(reminder, now) : [];
      return { rings, next: { userId, id, ...findNextTimes(meta, now) } };
    } catch (error) {
      log.warn({ err: error, reminder: id }, 'The times of a reminder cannot be computed: it rings no more.');
      return { rings: [], next: { userId, id, ...NEVER_AGAIN } };
    }
  };

  /** Returns whether more may be due. */
  const ring = (now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      const [claimed, snoozes] = await Promise.all([
        due.claimReminders(tx, now, BATCH, order),
        due.claimSnoozes(tx, now, BATCH, order),
        due.commitAsynchronously(tx),
      ]);
      const computed = claimed.map((reminder) => compute(reminder, now));
      const notifications = [
        ...snoozes.filter(isAccountOpen).map((snooze) => toSnoozeNotification(snooze, now)),
        ...computed.flatMap(({ rings }) => rings),
      ];
      const moved = computed.map(({ next }) => next);
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
      const isMore = await ring(now);
      order = isMore && order === 'oldest' ? 'newest' : 'oldest';
      if (!isMore) return 0;
      await sleep((performance.now() - startedAt) * PAUSE_FACTOR);
      return BATCH;
    },
  };
};

const isAccountOpen = ({ isShut }: { isShut: boolean }) => !isShut;

const toNotifications = ({ userId, id, noteId, meta, dueAt }: DueReminder, now: Date): Ring[] =>
  findMissedRings(meta, dueAt, now).map(({ kind, at, occurrenceAt }) => ({
    userId,
    id: deriveId(at, `${id} ${kind} ${occurrenceAt.toISOString()}`),
    noteId,
    reminderId: id,
    kind,
    occurrenceAt,
    createdAt: now,
  }));

const toSnoozeNotification = ({ userId, noteId, reminderId, fireAt }: DueSnooze, now: Date): Ring => ({
  userId,
  id: deriveId(fireAt, `${reminderId} snooze`),
  noteId,
  reminderId,
  kind: 'snooze',
  occurrenceAt: fireAt,
  createdAt: now,
});
