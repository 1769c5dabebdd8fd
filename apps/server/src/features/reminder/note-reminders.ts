import { findReminderFault } from '@pinlife/contract/reminder/check';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { isSameMeta } from '@pinlife/contract/reminder/same-meta';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Tx } from '../../db/pool.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { newId } from '../../platform/secret/id.ts';
import { toReminder } from './dto.ts';
import { findNextTimes, NEVER_AGAIN, type NextTimes } from './due/next-times.ts';
import type { ReminderRepo, ReminderRow } from './repo.ts';
import type { Snooze, SnoozeRepo } from './snooze-repo.ts';

export type NoteReminderDependencies = {
  reminders: ReminderRepo;
  snoozes: Pick<SnoozeRepo, 'put'>;
  users: { findTimezone(tx: Tx, userId: string): Promise<string> };
  notifications: { forgetLeads(tx: Tx, userId: string, reminderId: string): Promise<void> };
  /** A note stores whether it has reminders. */
  notes: { markReminders(tx: Tx, userId: string, noteId: string): Promise<void> };
  /** Wakes the workers, because a reminder may be due earlier than they expect. */
  wake(tx: Tx): Promise<void>;
};

type ReminderKey = { userId: string; noteId: string; id: string };
type ReminderOfNote = ReminderKey & { done: boolean };

/** As parsed: defaults are filled in, the time zone may be missing. */
export type ReminderMetaParsed = Omit<ReminderMeta, 'timezone'> & { timezone?: string | undefined };

/** A reminder in a saved note. With a known id, that reminder is kept or changed. */
type WantedReminder = { _id?: string | undefined; meta: ReminderMetaParsed };

/** `reminder` of the note is set separately. */
type ImportedReminder = { id: string; noteId: string; meta: ReminderMeta; isSilent: boolean };

type Edited = { reminder: Reminder; isChanged: boolean };

/** Writes one reminder: fills in the time zone, refuses an impossible one, and computes its next times. */
const createReminderWriter = ({
  reminders,
  users,
  notifications,
}: Pick<NoteReminderDependencies, 'reminders' | 'users' | 'notifications'>) => {
  const complete = async (
    tx: Tx,
    userId: string,
    meta: ReminderMetaParsed,
    known?: ReminderMeta,
  ): Promise<ReminderMeta> => {
    const { timezone = known?.timezone ?? (await users.findTimezone(tx, userId)), ...rest } = meta;
    return { ...rest, timezone };
  };

  const nextTimesOf = (meta: ReminderMeta, { done }: ReminderOfNote, now: Date): NextTimes =>
    done ? NEVER_AGAIN : findNextTimes(meta, now);

  const insert = async (tx: Tx, key: ReminderOfNote, input: ReminderMetaParsed, now: Date): Promise<Reminder> => {
    const meta = await complete(tx, key.userId, input);
    refuseImpossible(meta, now);
    const next = nextTimesOf(meta, key, now);
    await reminders.insert(tx, { ...key, meta, ...next }, now);
    return toReminder(key.id, meta, next.nextAt);
  };

  /** An unchanged reminder is kept as it is, even if it is in the past. */
  const edit = async (
    tx: Tx,
    key: ReminderOfNote,
    row: ReminderRow,
    input: ReminderMetaParsed,
    now: Date,
  ): Promise<Edited> => {
    const meta = await complete(tx, key.userId, input, row.meta);
    if (isSameMeta(meta, row.meta)) return { reminder: toReminder(row.id, row.meta, row.next_at), isChanged: false };
    refuseImpossible(meta, now);
    const next = nextTimesOf(meta, key, now);
    await reminders.replaceMeta(tx, key.userId, key.id, meta, next);
    await notifications.forgetLeads(tx, key.userId, key.id);
    return { reminder: toReminder(key.id, meta, next.nextAt), isChanged: true };
  };

  return { insert, edit };
};

export type NoteReminders = ReturnType<typeof createNoteReminders>;

/** Saves the reminders of a note in the transaction that changes the note. */
export const createNoteReminders = (dependencies: NoteReminderDependencies) => {
  const { reminders, snoozes, users, notifications, notes, wake } = dependencies;
  const { insert, edit } = createReminderWriter({ reminders, users, notifications });

  const getIn = async (tx: Tx, { userId, noteId, id }: ReminderKey): Promise<ReminderRow> => {
    const row = (await reminders.lockOfNote(tx, userId, noteId)).find((reminder) => reminder.id === id);
    if (!row) throw new AppError('not_found');
    return row;
  };

  /** Updates the note's `reminder` flag and wakes the workers. */
  const afterChange = async (tx: Tx, { userId, noteId }: Omit<ReminderKey, 'id'>) => {
    await notes.markReminders(tx, userId, noteId);
    await wake(tx);
  };

  const list = async (tx: Tx, userId: string, noteId: string): Promise<Reminder[]> =>
    (await reminders.lockOfNote(tx, userId, noteId)).map(toReminderOf);

  return {
    list,

    async add(tx: Tx, key: ReminderOfNote, input: ReminderMetaParsed, now: Date): Promise<Reminder> {
      const current = await reminders.lockOfNote(tx, key.userId, key.noteId);
      if (current.length >= NOTE_REMINDERS_MAX) throw new AppError('too_many_reminders');
      const reminder = await insert(tx, key, input, now);
      await afterChange(tx, key);
      return reminder;
    },

    async change(tx: Tx, key: ReminderOfNote, input: ReminderMetaParsed, now: Date): Promise<Edited> {
      const edited = await edit(tx, key, await getIn(tx, key), input, now);
      if (edited.isChanged) await afterChange(tx, key);
      return edited;
    },

    async remove(tx: Tx, key: ReminderKey): Promise<void> {
      await getIn(tx, key);
      await reminders.delete(tx, key.userId, [key.id]);
      await afterChange(tx, key);
    },

    /** Replaces the reminders of a note. Returns the previous ones, or null if nothing changed. */
    async replace(
      tx: Tx,
      note: Omit<ReminderOfNote, 'id'>,
      wanted: readonly WantedReminder[],
      now: Date,
    ): Promise<Reminder[] | null> {
      const rows = await reminders.lockOfNote(tx, note.userId, note.noteId);
      const current = new Map(rows.map((row) => [row.id, row]));
      const keptIds = new Set(wanted.map(({ _id }) => _id));
      const removed = [...current.keys()].filter((id) => !keptIds.has(id));
      await reminders.delete(tx, note.userId, removed);
      let isChanged = removed.length > 0;
      // Reminders of one instant are listed by id, and ids of one millisecond have random order.
      const newIds = wanted.map(newId).sort();
      for (const [index, { _id = '', meta }] of wanted.entries()) {
        const currentReminder = current.get(_id);
        if (currentReminder)
          isChanged = (await edit(tx, { ...note, id: _id }, currentReminder, meta, now)).isChanged || isChanged;
        else {
          await insert(tx, { ...note, id: newIds[index] ?? newId() }, meta, now);
          isChanged = true;
        }
      }
      if (!isChanged) return null;
      await afterChange(tx, note);
      return rows.map(toReminderOf);
    },

    /** Inserts reminders of imported notes: those in the past are kept, and do not ring. */
    async addAll(tx: Tx, userId: string, imported: readonly ImportedReminder[], now: Date): Promise<void> {
      if (imported.length === 0) return;
      const rows = imported.map(({ isSilent, ...reminder }) => ({
        ...reminder,
        ...(isSilent ? NEVER_AGAIN : findNextTimes(reminder.meta, now)),
      }));
      await reminders.insertAll(tx, userId, rows, now);
      await wake(tx);
    },

    async snooze(tx: Tx, snooze: Snooze): Promise<void> {
      await snoozes.put(tx, snooze);
      await wake(tx);
    },

    silence: (tx: Tx, userId: string, noteId: string): Promise<void> => reminders.silenceNote(tx, userId, noteId),

    /** Computes the next times of a note that is no longer done or deleted. */
    async resume(tx: Tx, userId: string, noteId: string, now: Date): Promise<void> {
      const rows = await reminders.lockOfNote(tx, userId, noteId);
      await reminders.reschedule(
        tx,
        rows.map((row) => ({ userId, id: row.id, ...findNextTimes(row.meta, now) })),
      );
      if (rows.length > 0) await wake(tx);
    },
  };
};

const toReminderOf = ({ id, meta, next_at }: ReminderRow): Reminder => toReminder(id, meta, next_at);

/** The same checks as in the form. */
const refuseImpossible = (meta: ReminderMeta, now: Date): void => {
  const fault = findReminderFault(meta, now);
  if (fault) throw new AppError(fault);
};
