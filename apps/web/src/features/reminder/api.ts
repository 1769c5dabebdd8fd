import type { Note } from '@pinlife/contract/note/schema';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '../../entities/event/keys.ts';
import { findShownNote } from '../../entities/note/outbox/display/find-shown-note.ts';
import { submitChange } from '../../entities/note/outbox/outbox.ts';
import type { Outcome } from '../../entities/note/outbox/queue/entry.ts';
import { localReminderId, type ShownNote } from '../../entities/note/outbox/queue/entry.ts';
import { type DraftReminder, draftOf, isSameReminder } from '../../entities/reminder/draft-reminder.ts';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createId } from '../../lib/api/create-id.ts';
import { sentenceFor, t } from '../../lib/i18n/i18n.ts';
import { saveFile } from '../../lib/screen/save-file.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { offerPushLater } from '../push/loader.ts';

type ListChange = (reminders: readonly Reminder[]) => Reminder[];

/** Sets the reminders of a note, as an edit of the version that is shown. */
const setReminders = (client: QueryClient, note: ShownNote, change: ListChange): Promise<Outcome> => {
  const { _id: id, version, onTopOf } = note;
  const reminders = change(note.reminders);
  const sent = reminders.map(({ _id, meta: { id: _known, ...meta } }) => ({ _id, meta }));
  return submitChange(client, { kind: 'update', id, version, onTopOf, changes: { reminders: sent } }, { reminders });
};

/** Changes one reminder of a note. After a conflict the change is applied to the newer note. */
const changeReminders = async (client: QueryClient, noteId: string, change: ListChange): Promise<void> => {
  const note = findShownNote(client, noteId);
  if (!note) throw new ApiError(404, 'not_found', '');
  try {
    await setReminders(client, note, change);
  } catch (error) {
    const { code, data } = error as Partial<ApiError>;
    if (code !== 'note_changed' || !data) throw error;
    await setReminders(client, data as Note, change);
  }
  client.invalidateQueries({ queryKey: eventKeys.all });
};

type Rule = { meta: ReminderMeta; nextAt: string };
/** `edited`: the reminder as the person has seen it; without it a new one is added. */
type SavedReminder = Rule & { edited?: DraftReminder | undefined };

const reminderOf = (_id: string, { meta, nextAt }: Rule): Reminder => ({ _id, meta: { ...meta, id: _id }, nextAt });

/**
 * Changes a reminder of a cached note. After a conflict it is applied to the newer note, unless the reminder itself has
 * changed: the new rule was based on the old one.
 */
export const changeReminder = (client: QueryClient, noteId: string, seen: DraftReminder, rule: Rule): Promise<void> =>
  changeReminders(client, noteId, (reminders) => {
    const there = reminders.find(({ _id }) => _id === seen._id);
    // Deleted meanwhile, or saved under another id.
    if (!there) throw new ApiError(404, 'not_found', '');
    if (!isSameReminder(seen, draftOf(there))) throw new ApiError(412, 'note_changed', '');
    return reminders.map((one) => (one === there ? reminderOf(one._id, rule) : one));
  });

const saveReminder = (client: QueryClient, noteId: string, { edited, ...rule }: SavedReminder): Promise<void> => {
  if (edited) return changeReminder(client, noteId, edited, rule);
  const added = reminderOf(localReminderId(createId()), rule);
  return changeReminders(client, noteId, (reminders) => [...reminders, added]);
};

export const useSaveReminder = (noteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saved: SavedReminder) => saveReminder(client, noteId, saved),
    onSuccess: () => offerPushLater(client),
    onError: (error, { edited }) => {
      const situation = edited === undefined ? 'reminder.addFailed' : 'reminder.updateFailed';
      showToast({ kind: 'error', text: sentenceFor(error, situation) });
    },
  });
};

/** Removes a reminder at once, and restores it if the server refuses. */
export const useDeleteReminder = (noteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Reminder) =>
      changeReminders(client, noteId, (reminders) => reminders.filter((other) => other._id !== _id)),
    onSuccess: () => showToast({ kind: 'success', text: t('reminder.deleted') }),
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'reminder.deleteFailed') }),
  });
};

/** Hands a reminder to the calendar program of the device, as a file. */
export const useExportReminder = (noteId: string) =>
  useMutation({
    mutationFn: (id: string) => call('exportReminder', { params: { noteId, id } }),
    onSuccess: ({ ics }) => saveFile(new Blob([ics], { type: 'text/calendar;charset=utf-8' }), 'reminder.ics'),
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'reminder.toCalendarFailed') }),
  });
