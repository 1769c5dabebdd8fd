import { DAY_MS, MINUTE_SECONDS } from '@pinlife/contract/durations';
import { SNOOZE_MAX_DAYS, SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { NotificationAction, NotificationOutcome } from '@pinlife/contract/notification/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteService } from '../note/service.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import type { NotificationRepo, NotificationRow } from './repo.ts';

/** The accepted difference between the clocks of device and server. */
const CLOCK_SLACK_MS = 60_000;

type Dependencies = {
  database: Transactor;
  notifications: Pick<NotificationRepo, 'find' | 'markRead' | 'hasSnoozeRung'>;
  notes: Pick<NoteService, 'setDone'> & Pick<NoteWriter, 'lock'>;
  reminders: Pick<NoteReminders, 'snooze'>;
  live: Pick<LiveBus, 'publishRead'>;
  clock: Clock;
};

type SnoozeRequest = Pick<NotificationAction, 'action' | 'until' | 'inSeconds'>;

export type NotificationActions = ReturnType<typeof createNotificationActions>;

/** The actions of a notification that do not open its note. Each is idempotent. */
export const createNotificationActions = (dependencies: Dependencies) => {
  const { database, notifications, notes, reminders, live, clock } = dependencies;

  const snooze = (tx: Tx, userId: string, { id, note_id, reminder_id }: NotificationRow, fireAt: Date) =>
    reminders.snooze(tx, { userId, id, noteId: note_id, reminderId: reminder_id, fireAt });

  /** Whether the snooze has already rung since `until`: then this is a repeated request. */
  const hasRung = async (
    tx: Tx,
    userId: string,
    { reminder_id }: NotificationRow,
    { until }: SnoozeRequest,
  ): Promise<boolean> =>
    until !== undefined &&
    notifications.hasSnoozeRung(tx, userId, reminder_id, new Date(Date.parse(until) - CLOCK_SLACK_MS));

  return async (author: Author, id: string, wish: SnoozeRequest): Promise<NotificationOutcome> => {
    const { userId } = author;
    const { action } = wish;
    const fireAt = action === 'snooze' ? readUntil(wish, clock.now()) : null;
    const notification = await notifications.find(userId, id);
    if (!notification) throw new AppError('not_found');
    if (action === 'done') await notes.setDone(author, notification.note_id, true);
    const read = await database.transaction(async (tx) => {
      if (fireAt) {
        const note = await notes.lock(tx, userId, notification.note_id);
        if (!note) throw new AppError('not_found');
        if (note.done) throw new AppError('note_done');
        if (!(await hasRung(tx, userId, notification, wish))) await snooze(tx, userId, notification, fireAt);
      }
      return notifications.markRead(tx, userId, [id], clock.now());
    });
    if (read > 0) live.publishRead(userId);
    return { id, action, until: fireAt?.toISOString() ?? null };
  };
};

const readUntil = ({ until, inSeconds }: SnoozeRequest, now: Date): Date => {
  const seconds = inSeconds ?? (until === undefined ? SNOOZE_MINUTES * MINUTE_SECONDS : null);
  const fireAt = seconds === null ? new Date(until ?? now) : new Date(now.getTime() + seconds * 1000);
  const isInReach = fireAt > now && fireAt.getTime() - now.getTime() <= SNOOZE_MAX_DAYS * DAY_MS;
  if (!isInReach) throw new AppError('snooze_invalid', { field: 'until' });
  return fireAt;
};
